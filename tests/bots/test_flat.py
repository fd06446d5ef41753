"""Flat Monte Carlo: it sees a win, keeps to its budget, and depends on its seed alone."""

from __future__ import annotations

from baston.bots.flat import Flat
from baston.bots.naming import bot_named
from tests.bots.counting import begun


def test_the_last_counters_are_taken() -> None:
    game, state, seat = begun("2")
    endgame = game.load(game.save(state) | {"token": [0, 0]})  # both tokens are spent
    assert all(Flat("flat:20", 20).choose(game, endgame, seat, seed) == 3 for seed in range(20))


def test_playouts_are_as_many_as_the_budget_says() -> None:
    game, state, seat = begun("3,4,5")
    Flat("flat:20", 20).choose(game, state, seat, 1)
    assert game.copies == 20


def test_each_round_of_options_has_a_world_of_its_own() -> None:
    game, state, seat = begun("3,4,5")
    Flat("flat:20", 20).choose(game, state, seat, 1)
    assert game.worlds == 7


def test_a_budget_smaller_than_the_options_is_kept() -> None:
    game, state, seat = begun("3,4,5")
    assert state.decision is not None
    assert Flat("flat:1", 1).choose(game, state, seat, 1) in state.decision.options
    assert game.copies == 1


def test_a_budget_of_time_is_used_for_many_playouts() -> None:
    game, state, seat = begun("3,4,5")
    assert state.decision is not None
    assert bot_named("flat:0.05s").choose(game, state, seat, 1) in state.decision.options
    few = game.copies
    bot_named("flat:0.5s").choose(game, state, seat, 1)
    assert game.copies - few > few >= 1


def test_a_playout_may_be_cut_and_judged_by_insight() -> None:
    game, state, seat = begun("3,4,5")
    assert state.decision is not None
    assert Flat("flat", 30, depth=2).choose(game, state, seat, 1) in state.decision.options


def test_the_same_seed_chooses_the_same() -> None:
    game, state, seat = begun("9,9,9,9")
    chosen = [Flat("flat:9", 9).choose(game, state, seat, seed) for seed in range(20)]
    assert chosen == [Flat("flat:9", 9).choose(game, state, seat, seed) for seed in range(20)]
    assert len(set(chosen)) > 1
