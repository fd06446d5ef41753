"""Lanes are the same games as one by one."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from baston.env.encoding import Encoding
from baston.env.vector import IllegalAction, Lanes
from tests.env.tables import NAMES, TABLES, Options


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_lanes_are_the_games_of_their_seeds(name: str, players: int, options: Options) -> None:
    lanes = Lanes(name, 3, players, seed=7, **options)
    encoding, game = Encoding(lanes.game), lanes.game
    alone = [game.new(lanes.setup, 7 + lane) for lane in range(3)]
    chance = np.random.default_rng(1)
    for _ in range(12):
        for lane, state in enumerate(alone):
            assert state.decision is not None
            assert lanes.seats[lane] == state.decision.player
            assert (lanes.observations[lane] == encoding.observation(state, state.decision.player)).all()
            assert (lanes.masks()[lane] == encoding.mask(state, state.decision.player)).all()
        actions = chance.integers(lanes.options)
        lanes.step(actions)
        for state, action in zip(alone, actions, strict=True):
            assert state.decision is not None
            game.answer(state, state.decision.options[action])
        assert not lanes.ended.any()


def test_a_game_that_is_over_gives_its_rewards_once_and_is_followed_by_the_next_seed() -> None:
    lanes = Lanes("nim", 2, seed=1)
    chance = np.random.default_rng(1)
    for _ in range(200):
        lanes.step(chance.integers(lanes.options))
        assert (np.abs(lanes.rewards).sum(1) > 0).tolist() == lanes.ended.tolist()
        if lanes.ended.any():
            break
    lane = int(np.argmax(lanes.ended))
    assert sorted(lanes.rewards[lane]) == [-1.0, 1.0]
    fresh = lanes.game.new(lanes.setup, 3)
    assert fresh.decision is not None
    seen = Encoding(lanes.game).observation(fresh, fresh.decision.player)
    assert (lanes.observations[lane] == seen).all()


def test_an_illegal_action_is_named_and_moves_no_lane() -> None:
    lanes = Lanes("smashup", 3)
    before = lanes.observations.copy()
    many = int(lanes.options[1])
    for wrong in (many, -1):
        with pytest.raises(IllegalAction, match=f"lane 1: {wrong} is not one of {many} actions"):
            lanes.step(np.array([0, wrong, 0]))
    assert (lanes.observations == before).all()


@pytest.mark.parametrize(
    "actions", [np.array([0]), np.int64(0), np.zeros((3, 1), np.int64), np.zeros(3), np.zeros(4, np.int64)]
)
def test_actions_that_are_not_one_by_lane_move_no_lane(actions: NDArray[np.int64]) -> None:
    lanes = Lanes("smashup", 3)
    before = lanes.observations.copy()
    with pytest.raises(ValueError, match="actions must be 3 integers, one by lane"):
        lanes.step(actions)
    assert (lanes.observations == before).all()


def test_there_must_be_a_lane() -> None:
    with pytest.raises(ValueError, match="there must be a lane, not 0"):
        Lanes("nim", 0)


def test_observations_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        Lanes("nim", 1).observations[0, 0] = 1


def test_a_reset_makes_the_same_games_again() -> None:
    lanes = Lanes("smashup", 2, seed=5)
    before = lanes.observations.copy()
    lanes.step(np.zeros(2, np.int64))
    lanes.reset(5)
    assert (lanes.observations == before).all()
