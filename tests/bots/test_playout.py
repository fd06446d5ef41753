"""Random play: it ends, it can be cut, and it counts questions that have a choice."""

from __future__ import annotations

from baston.bots.playout import playout
from baston.games import game_named
from baston.kernel.rng import Rng

NIM = game_named("nim")


def test_play_goes_on_to_the_end() -> None:
    state = NIM.new(NIM.setup(4, {}), 3)
    assert playout(NIM, state, Rng(1)) > 10
    assert state.over
    assert state.decision is None


def test_play_stops_after_so_many_questions() -> None:
    state = NIM.new(NIM.setup(2, {"heaps": "30,30"}), 3)
    assert playout(NIM, state, Rng(1), 5) == 5
    assert not state.over


def test_a_finished_game_is_left_as_it_is() -> None:
    state = NIM.new(NIM.setup(2, {}), 3)
    playout(NIM, state, Rng(1))
    digest = NIM.digest(state)
    assert playout(NIM, state, Rng(2)) == 0
    assert NIM.digest(state) == digest


def test_the_same_chance_plays_the_same_game() -> None:
    ends = []
    for seed in (1, 1, 2):
        state = NIM.new(NIM.setup(3, {"heaps": "20,20"}), 3)
        playout(NIM, state, Rng(seed))
        ends.append(NIM.digest(state))
    assert ends[0] == ends[1] != ends[2]
