"""Whoever carries out tasks: every task is done once, and nothing is left running."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from baston.kernel.game import Refusal
from baston.simulation.processes import Processes
from baston.simulation.runner import Here, Runner

ORPHANS = """
import os, sys, time
from baston.simulation.processes import Processes
from tests.simulation.test_runner import sleep

if __name__ == "__main__":
    for pid in Processes(2).map(sleep, [0, 0, 60, 60]):
        print(pid, flush=True)
"""


def square(number: int) -> tuple[int, int]:
    return number, number * number


def sleep(seconds: int) -> int:
    time.sleep(seconds)
    return os.getpid()


def fail(number: int) -> int:
    raise Refusal("bad-rule", rule=str(number))


def die(_: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def is_running(pid: int) -> bool:
    """Is there such a process, and not only what is left of one?"""
    stat = Path(f"/proc/{pid}/stat")
    return stat.exists() and stat.read_text().rpartition(")")[2].split()[0] != "Z"


@pytest.mark.parametrize("make", [Here, lambda: Processes(2)], ids=["here", "processes"])
def test_every_task_is_done_once(make: type[Here]) -> None:
    runner: Runner = make()
    with runner:
        assert sorted(runner.map(square, range(50))) == [(n, n * n) for n in range(50)]
        assert sorted(runner.map(square, [7])) == [(7, 49)]  # workers serve again


def test_tasks_are_taken_as_they_are_needed() -> None:
    taken: list[int] = []

    def tasks() -> Iterator[int]:
        for number in range(100):
            taken.append(number)
            yield number

    with Processes(2) as runner:
        next(runner.map(square, tasks()))
        assert len(taken) <= 4


def test_what_was_under_way_is_not_taken_for_the_next_tasks() -> None:
    with Processes(2) as runner:
        assert next(runner.map(square, range(100))) in {(0, 0), (1, 1)}
        assert sorted(runner.map(square, [7, 8, 9])) == [(7, 49), (8, 64), (9, 81)]


def test_what_a_task_raises_comes_out() -> None:
    with Processes(2) as runner, pytest.raises(Refusal) as raised:
        list(runner.map(fail, [3]))
    assert raised.value.values == {"rule": "3"}


def test_a_process_that_is_killed_is_noticed() -> None:
    with Processes(2) as runner, pytest.raises(Refusal) as raised:
        list(runner.map(die, [1]))
    assert raised.value.key == "worker-lost"


def test_leaving_early_ends_tasks_under_way() -> None:
    with Processes(2) as runner:
        pids = [next(runner.map(sleep, [0, 60, 60, 60]))]
    deadline = time.monotonic() + 10
    while any(is_running(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(is_running(pid) for pid in pids)


def test_processes_end_with_a_parent_that_is_killed() -> None:
    parent = subprocess.Popen([sys.executable, "-c", ORPHANS], stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    pids = {int(parent.stdout.readline()) for _ in range(2)}
    parent.kill()
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + 10
    while any(is_running(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(is_running(pid) for pid in pids)
