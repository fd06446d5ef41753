"""Rollouts go to the end or stop before, count questions that have a choice, and may be greedy."""

from __future__ import annotations

from dataclasses import replace

import pytest

from baston.bots import bot_named
from baston.bots.bot import value_of
from baston.bots.rollout import RANDOM_ONE_IN, rollout, rollout_end_turn
from baston.games import game_named
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.wrapped import Wrapped

NIM = game_named("nim")


def test_a_rollout_goes_on_to_the_end() -> None:
    state = NIM.new(NIM.setup(4, {}), 3)
    assert rollout(NIM, state, Rng(1)) > 10
    assert state.over
    assert state.decision is None


def test_a_rollout_stops_after_so_many_choices() -> None:
    state = NIM.new(NIM.setup(2, {"heaps": "30,30"}), 3)
    assert rollout(NIM, state, Rng(1), 5) == 5
    assert not state.over


def test_a_finished_game_is_left_as_it_is() -> None:
    state = NIM.new(NIM.setup(2, {}), 3)
    rollout(NIM, state, Rng(1))
    digest = NIM.digest(state)
    assert rollout(NIM, state, Rng(2)) == 0
    assert NIM.digest(state) == digest


def test_the_same_chance_plays_the_same_game() -> None:
    ends = []
    for seed in (1, 1, 2):
        state = NIM.new(NIM.setup(3, {"heaps": "20,20"}), 3)
        rollout(NIM, state, Rng(seed))
        ends.append(NIM.digest(state))
    assert ends[0] == ends[1] != ends[2]


def test_a_greedy_rollout_takes_what_looks_best_but_for_a_random_option_now_and_then() -> None:
    game = game_named("smashup")
    start = game.new(game.setup(2, {}), 3)
    rollout(game, start, Rng(1), 10)
    assert start.decision is not None
    options, seat = start.decision.options, start.decision.player

    def shares(width: int) -> float:
        """How often what was answered looks no worse than all other options."""
        found = []
        for seed in range(400):
            state = game.copy(start)
            rollout(game, state, Rng(seed), 1, width)
            found.append(value_of(game, state, seat))
        return found.count(max(found)) / len(found)

    assert len(options) > 5
    assert abs(shares(99) - (1 - 1 / RANDOM_ONE_IN)) < 0.05
    assert shares(4) > 2 * shares(1)


def test_a_rollout_stops_where_a_turn_begins() -> None:
    game = game_named("galacticlash")
    state = game.new(game.setup(2, {}), 3)
    rollout(game, state, Rng(1), 5)
    turns = game.turns(state)
    assert turns is not None
    assert rollout_end_turn(game, state) == turns + game.search.tuning.rollout_turns > turns
    assert rollout(game, state, Rng(1), END, 1, turns) == 0
    assert rollout(game, state, Rng(1), END, 1, turns + 3) > 3
    assert game.turns(state) == turns + 3
    assert not state.over


class Ahead(Wrapped):
    """Remembers the latest turn in which something was answered."""

    def __init__(self, inner: Game[State], turns: int) -> None:
        super().__init__(inner)
        self.search.tuning = replace(inner.search.tuning, rollout_turns=turns)
        self.latest = -1

    def answer(self, state: State, option: int) -> None:
        turns = self.turns(state)
        assert turns is not None
        self.latest = max(self.latest, turns)
        super().answer(state, option)


@pytest.mark.parametrize("bot", ["flat:60", "ismcts:60"])
def test_rollouts_look_as_many_turns_ahead_as_the_game_says(bot: str) -> None:
    inner = game_named("galacticlash")
    state = inner.new(inner.setup(2, {}), 3)
    rollout(inner, state, Rng(1), 60)
    decision, turns = state.decision, inner.turns(state)
    assert decision is not None
    assert turns is not None
    for ahead in (1, 2, 3):
        game = Ahead(inner, ahead)
        bot_named(bot).choose(game, state, decision.player, 1)
        assert game.latest == turns + ahead - 1


def test_rollouts_of_a_game_without_turns_have_no_last_turn() -> None:
    assert rollout_end_turn(NIM, NIM.new(NIM.setup(2, {}), 3)) == END
