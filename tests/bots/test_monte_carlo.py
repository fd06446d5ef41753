"""Bots that use rollouts: they see a win, keep to their budget, and depend on their seed alone."""

from __future__ import annotations

from typing import Final

import pytest

from baston.bots.flat import Flat
from baston.bots.ismcts import Ismcts
from baston.bots.monte_carlo import MonteCarlo
from baston.bots.registry import bot_named
from tests.bots.counting import Slow, begun

KINDS: Final = (Flat, Ismcts)


@pytest.mark.parametrize("kind", KINDS)
def test_the_last_counters_are_taken(kind: type[MonteCarlo]) -> None:
    game, state, seat = begun("2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})  # both tokens are spent
    assert all(kind("bot", 40).choose(game, endgame, seat, seed) == 3 for seed in range(20))


@pytest.mark.parametrize("kind", KINDS)
def test_a_budget_smaller_than_the_options_is_kept(kind: type[MonteCarlo]) -> None:
    game, state, seat = begun("3,4,5")
    assert state.decision is not None
    assert kind("bot", 1).choose(game, state, seat, 1) in state.decision.options
    assert game.samples <= 2  # a tree keeps one


@pytest.mark.parametrize("name", ["flat", "ismcts"])
def test_a_budget_of_time_is_used_for_many_rollouts(name: str) -> None:
    game, state, seat = begun("3,4,5")
    assert state.decision is not None
    assert bot_named(f"{name}:1").choose(game, state, seat, 1) in state.decision.options
    few = game.samples
    assert bot_named(f"{name}:0.5s").choose(game, state, seat, 1) in state.decision.options
    assert game.samples - few > few >= 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_budget_of_time_holds_for_all_that_a_bot_does(kind: type[MonteCarlo]) -> None:
    """A determinization takes 20 ms at least, so that a tenth of a second has room for five."""
    inner, state, seat = begun("3,4,5")
    game = Slow(inner)
    bot = kind("bot", 0, seconds=5 * Slow.SECONDS)
    bot.choose(game, state, seat, 1)
    assert 1 <= inner.samples <= 5


@pytest.mark.parametrize("kind", KINDS)
def test_a_rollout_may_stop_early_and_be_evaluated(kind: type[MonteCarlo]) -> None:
    game, state, seat = begun("3,4,5")
    assert state.decision is not None
    assert kind("bot", 30, depth=2).choose(game, state, seat, 1) in state.decision.options


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_chooses_the_same(kind: type[MonteCarlo]) -> None:
    game, state, seat = begun("9,9,9,9")
    chosen = [kind("bot", 9).choose(game, state, seat, seed) for seed in range(20)]
    assert chosen == [kind("bot", 9).choose(game, state, seat, seed) for seed in range(20)]
    assert len(set(chosen)) > 1
