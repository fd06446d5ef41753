"""Lanes are the same games as one by one."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray

from baston.env.encoding import Encoding
from baston.env.vector import IllegalAction, Lanes
from baston.kernel.game import Refusal
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


def played(lanes: Lanes, steps: int, seed: int = 1) -> Lanes:
    """The lanes after so many steps of random play."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        lanes.step(chance.integers(lanes.options))
    return lanes


def digest(lanes: Lanes, lane: int) -> str:
    return lanes.game.digest(lanes._batch.state(lane))


# Lanes that go on from others.


def test_a_fork_is_a_world_that_the_asked_seat_cannot_tell_from_the_true_one() -> None:
    lanes = played(Lanes("smashup", 5, seed=3), 20)
    lanes.fork(0, [1, 2, 3], seed=8)
    for lane in (1, 2, 3):
        assert (lanes.observations[lane] == lanes.observations[0]).all()
        assert (lanes.seats[lane], lanes.options[lane]) == (lanes.seats[0], lanes.options[0])
    assert len({digest(lanes, lane) for lane in range(4)}) == 4
    twin = played(Lanes("smashup", 5, seed=3), 20)
    twin.fork(0, [1, 2, 3], seed=8)
    assert [digest(twin, lane) for lane in range(5)] == [digest(lanes, lane) for lane in range(5)]


def test_worlds_that_a_seat_cannot_tell_apart_are_forked_alike() -> None:
    lanes = played(Lanes("smashup", 4, seed=3), 20)
    lanes.fork(0, [1], seed=8)
    assert digest(lanes, 0) != digest(lanes, 1)
    for lane in (0, 1):
        lanes.fork(lane, [2 + lane], seed=5)
    assert digest(lanes, 2) == digest(lanes, 3)


def test_an_exact_fork_is_the_true_game_but_for_the_chance_to_come() -> None:
    lanes = played(Lanes("smashup", 3, seed=3), 20)
    lanes.fork(0, [1, 2], seed=8, exact=True)
    true, *forks = (lanes.game.save(lanes._batch.state(lane)) for lane in range(3))
    assert len({str(saved["rng"]) for saved in (true, *forks)}) == 3
    assert all(fork | {"rng": true["rng"]} == true for fork in forks)


def test_a_lane_is_saved_and_loaded_where_one_wishes() -> None:
    lanes = played(Lanes("smashup", 2, seed=3, opponents={1: "uniform"}), 9)
    saved = json.loads(json.dumps(lanes.save(0)))
    played(lanes, 5)
    other = Lanes("smashup", 2, seed=90, opponents={1: "uniform"})
    for one in (lanes, other):
        one.load(1, saved)
    actions = np.zeros(2, np.int64)
    for _ in range(6):
        assert (lanes.observations[1] == other.observations[1]).all()
        for one in (lanes, other):
            one.step(actions)
    assert digest(lanes, 1) == digest(other, 1), "the bot draws the same too"


def test_what_is_no_game_of_these_lanes_is_not_loaded() -> None:
    lanes = Lanes("nim", 1)
    before = digest(lanes, 0)
    for broken in ({}, lanes.save(0) | {"state": {}}, Lanes("nim", 1, players=3).save(0)):
        with pytest.raises(Refusal):
            lanes.load(0, broken)
    assert digest(lanes, 0) == before


@pytest.mark.parametrize("again", [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))])
@pytest.mark.parametrize("rewards", ["score", "points"])
def test_lanes_are_copied_with_all_their_games(again: Callable[[Lanes], Lanes], rewards: str) -> None:
    lanes = played(Lanes("nim", 3, seed=4, opponents={1: "greedy"}, rewards=rewards), 4)
    twin = again(lanes)
    assert (twin.rewards == lanes.rewards).all()
    assert (twin.ended == lanes.ended).all()
    for _ in range(12):
        for one in (lanes, twin):
            one.step(np.zeros(3, np.int64))
        assert (twin.observations == lanes.observations).all()
        assert (twin.rewards == lanes.rewards).all()
        assert (twin.ended == lanes.ended).all()


# Opponents.


@pytest.mark.parametrize("bot", ["uniform", "greedy", "flat:4", "ismcts:4"])
def test_bots_answer_for_their_seats_within_a_step(bot: str) -> None:
    lanes, same = (Lanes("smashup", 2, 3, seed=1, opponents={0: bot, 2: "uniform"}) for _ in range(2))
    for _ in range(4):
        assert lanes.seats.tolist() == [1, 1]
        for one in (lanes, same):
            one.step(np.zeros(2, np.int64))
        assert (lanes.observations == same.observations).all()


def test_a_game_that_a_bot_ends_is_ended_in_the_step_before() -> None:
    lanes = Lanes("nim", 8, seed=1, opponents={1: "uniform"}, heaps="3,4")
    results = set()
    for _ in range(60):
        lanes.step(np.zeros(8, np.int64))
        assert (lanes.seats == 0).all()
        assert (np.abs(lanes.rewards).sum(1) == 2 * lanes.ended).all()
        results |= {float(reward) for reward in lanes.rewards[lanes.ended, 0]}
    assert results == {-1.0, 1.0}


def test_a_game_that_bots_end_before_anybody_else_is_asked_is_passed_over() -> None:
    lanes = Lanes("nim", 4, players=3, seed=1, opponents={1: "uniform", 2: "uniform"}, heaps="1")
    for _ in range(20):
        assert not lanes.ended.any() or (lanes.rewards[lanes.ended].sum(1) == -1.0).all()
        lanes.step(np.zeros(4, np.int64))
        assert (lanes.seats == 0).all()


def test_seats_that_bots_cannot_have_are_refused() -> None:
    for seats in ([0, 1], [2], [-1]):
        with pytest.raises(ValueError, match="opponents must leave one of the seats 0 to 1"):
            Lanes("nim", 1, opponents=dict.fromkeys(seats, "uniform"))
    with pytest.raises(Refusal):
        Lanes("nim", 1, opponents={1: "deep thought"})


# Rewards and compact observations.


def test_rewards_may_be_points_gained_or_anything_made_of_them() -> None:
    def twice(before: list[int], after: list[int], scores: list[float] | None) -> list[float]:
        return [2.0 * after[0], 7.0]

    lanes = Lanes("smashup", 2, seed=1, rewards="points")
    doubled = Lanes("smashup", 2, seed=1, rewards=twice)
    sums, chance = np.zeros((2, 2)), np.random.default_rng(1)
    for _ in range(300):
        actions = chance.integers(lanes.options)
        standing = [lanes.game.points(lanes._batch.state(lane)) for lane in range(2)]
        for one in (lanes, doubled):
            one.step(actions)
        if lanes.ended.any():
            break
        sums += lanes.rewards
        now = [lanes.game.points(lanes._batch.state(lane)) for lane in range(2)]
        assert (lanes.rewards == np.array(now) - np.array(standing)).all()
        assert sums.tolist() == now
        assert doubled.rewards.tolist() == [[2.0 * points[0], 7.0] for points in now]
    lane = int(np.argmax(lanes.ended))
    assert max(sums[lane] + lanes.rewards[lane]) >= 15, "the last points are gained in the last step"
    lanes.reset(1)
    assert not lanes.rewards.any()


def test_a_reward_is_told_the_scores_where_a_game_has_ended() -> None:
    told: list[list[float] | None] = []

    def reward(before: list[int], after: list[int], scores: list[float] | None) -> list[float]:
        told.append(scores)
        return scores or [0.0, 0.0]

    lanes, scored = Lanes("nim", 2, seed=1, rewards=reward), Lanes("nim", 2, seed=1)
    chance = np.random.default_rng(1)
    for _ in range(60):
        actions = chance.integers(lanes.options)
        for one in (lanes, scored):
            one.step(actions)
        assert (lanes.rewards == scored.rewards).all()
    assert None in told
    assert [1.0, -1.0] in told
    with pytest.raises(ValueError, match='not "fame"'):
        Lanes("nim", 1, rewards="fame")


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_compact_observations_have_the_options_in_use_and_no_more(
    name: str, players: int, options: Options
) -> None:
    lanes = played(Lanes(name, 3, players, seed=7, **options), 6)
    table, rows, first = lanes.compact()
    assert np.shares_memory(table, lanes.observations)
    assert len(rows) == lanes.options.sum()
    for lane in range(3):
        seen = lanes.observations[lane]
        there = lanes.encoding.table(seen, "options")
        count = int(lanes.options[lane])
        assert (rows[first[lane] : first[lane] + count] == there[:count]).all()
        assert not there[count:].any()
        assert (np.concatenate([table[lane], there.reshape(-1)]) == seen).all()
