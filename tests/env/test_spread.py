"""Lanes in several processes are the same lanes."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from baston.env.spread import ProcessLost, Spread
from baston.env.vector import Lanes
from tests.env.tables import NAMES, TABLES, Options


@contextmanager
def ended(lanes: Lanes) -> Iterator[Lanes]:
    """The lanes, and at the end an end of their processes."""
    try:
        yield lanes
    finally:
        lanes.close()


def check_same(one: Lanes, other: Lanes) -> None:
    assert (one.observations == other.observations).all()
    assert one.options.tolist() == other.options.tolist()
    assert one.seats.tolist() == other.seats.tolist()
    assert one.ended.tolist() == other.ended.tolist()
    assert one.rewards.tolist() == other.rewards.tolist()


def check_same_play(one: Lanes, other: Lanes, steps: int) -> int:
    """Both are stepped alike, by chance; how many games have ended."""
    chance, games = np.random.default_rng(1), 0
    for _ in range(steps):
        actions = chance.integers(one.options)
        for lanes in (one, other):
            lanes.step(actions)
        check_same(one, other)
        games += int(one.ended.sum())
    return games


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_processes_change_nothing(name: str, players: int, options: Options) -> None:
    alone = Lanes(name, 5, players, seed=7, **options)
    with ended(Lanes(name, 5, players, seed=7, processes=2, **options)) as spread:
        check_same(alone, spread)
        check_same_play(alone, spread, 25)
        assert (alone.masks() == spread.masks()).all()


def points_and_scores(before: list[int], after: list[int], scores: list[float] | None) -> list[float]:
    return [now - then + 10 * sum(scores or []) for then, now in zip(before, after, strict=True)]


@pytest.mark.parametrize("processes", [2, 4])
@pytest.mark.parametrize("bots", [{}, {1: "uniform"}, {1: "uniform", 2: "greedy"}])
def test_games_are_numbered_alike_in_any_number_of_processes(processes: int, bots: dict[int, str]) -> None:
    """Also those that bots end, one after another, before anybody is asked."""

    def made(processes: int) -> Lanes:
        return Lanes("nim", 7, 3, 1, bots, points_and_scores, processes, heaps="1,2")

    alone = made(1)
    with ended(made(processes)) as spread:
        assert check_same_play(alone, spread, 30) > 20
        for lanes in (alone, spread):
            lanes.reset(40)
        check_same(alone, spread)
        assert check_same_play(alone, spread, 10) > 5


def test_lanes_go_on_from_lanes_of_other_processes() -> None:
    alone = Lanes("smashup", 4, seed=3, opponents={1: "uniform"}, rewards="points")
    kept = []
    with ended(Lanes("smashup", 4, 2, 3, {1: "uniform"}, "points", 2)) as spread:
        check_same_play(alone, spread, 12)
        for lanes in (alone, spread):
            lanes.fork(0, [1, 3], seed=8)
            lanes.fork(3, [2], seed=5, exact=True)
            kept.append(lanes.save(1))
        assert kept[0] == kept[1]
        check_same_play(alone, spread, 4)
        for lanes in (alone, spread):
            lanes.load(3, kept[0])
        check_same_play(alone, spread, 6)


def test_they_are_pickled_with_their_processes() -> None:
    with ended(Lanes("nim", 4, seed=4, opponents={1: "greedy"}, processes=2)) as spread:
        spread.step(np.zeros(4, np.int64))
        with ended(pickle.loads(pickle.dumps(spread))) as twin:
            assert isinstance(twin._batch, Spread)
            check_same(spread, twin)
            check_same_play(spread, twin, 8)


def test_a_process_that_has_died_is_told_and_not_waited_for() -> None:
    with ended(Lanes("nim", 4, processes=2)) as spread:
        assert isinstance(spread._batch, Spread)
        os.kill(spread._batch._workers[1]._pid, signal.SIGKILL)
        for _ in range(2):
            with pytest.raises(ProcessLost, match="a process of the lanes has ended"):
                spread.step(np.zeros(4, np.int64))
        with pytest.raises(ProcessLost):
            spread.save(0)


def test_nothing_is_left_of_the_memory_that_they_share() -> None:
    maps = Path("/proc/self/maps")  # of this process: others make lanes in the same place at the same time
    if not maps.is_file():
        pytest.skip("no /proc, which tells what memory is a file that has been deleted")
    with ended(Lanes("nim", 2, processes=2)):
        shared = [line for line in maps.read_text().splitlines() if "baston-lanes-" in line]
        assert shared
        assert all(line.endswith("(deleted)") for line in shared)


@pytest.mark.parametrize("processes", [0, -1, 4])
def test_there_is_a_lane_for_each_process(processes: int) -> None:
    with pytest.raises(
        ValueError, match=f"processes must be from 1 to 3, the number of lanes, not {processes}"
    ):
        Lanes("nim", 3, processes=processes)
