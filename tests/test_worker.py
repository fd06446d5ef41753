"""Processes that work for this one: what a task gives or raises comes back, none outlives who wants it."""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from baston.kernel.game import Refusal
from baston.worker import Worker, WorkerLost

PATIENCE = 20  # seconds
LARGE = 50_000_000  # bytes: more than a pipe holds while nobody reads
ALONE = """
from baston.worker import Worker
from tests.test_worker import own_worker

if __name__ == "__main__":
    worker = Worker()
    print(*worker.run(own_worker, None), flush=True)
    {then}
"""
THEN = {"it goes on": "input()", "it ends": "pass", "it fails": "1 / 0"}
_held: list[Worker] = []


@pytest.fixture
def worker() -> Iterator[Worker]:
    """A worker that is ended."""
    worker = Worker()
    yield worker
    worker.stop()


def pid(_: object) -> int:
    return os.getpid()


def sleep(seconds: int) -> None:
    time.sleep(seconds)


def large(_: object) -> bytes:
    return bytes(LARGE)


def refuse(reason: str) -> None:
    raise Refusal("bad-rule", rule=reason)


def die(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def own_worker(_: object) -> tuple[int, int]:
    """The process and one that works for it."""
    _held.append(Worker())
    return os.getpid(), _held[0].run(pid, None)


def is_gone(pid: int) -> bool:
    """Does the process end within reasonable time?"""
    stat, deadline = Path(f"/proc/{pid}/stat"), time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        with suppress(FileNotFoundError, ProcessLookupError):
            if stat.read_text().rpartition(")")[2].split()[0] != "Z":
                time.sleep(0.02)
                continue
        return True
    return False


def test_one_process_carries_out_all_tasks_and_is_another_one(worker: Worker) -> None:
    pids = {worker.run(pid, None) for _ in range(3)}
    assert len(pids) == 1
    assert os.getpid() not in pids


def test_what_a_task_raises_is_raised_here_and_the_worker_goes_on(worker: Worker) -> None:
    with pytest.raises(Refusal) as raised:
        worker.run(refuse, "x")
    assert (raised.value.key, raised.value.values) == ("bad-rule", {"rule": "x"})
    assert worker.run(pid, None) > 0


def test_a_worker_that_has_ended_is_noticed(worker: Worker) -> None:
    with pytest.raises(WorkerLost):
        worker.run(die, None)
    with pytest.raises(WorkerLost):
        worker.run(pid, None)


@pytest.mark.parametrize("task", [sleep, large], ids=["in thought", "in the middle of its answer"])
def test_a_worker_is_ended_at_once_whatever_it_does_and_the_others_go_on(
    worker: Worker, task: Callable[[int], object]
) -> None:
    ended = Worker()
    number = ended.run(pid, None)
    ended.submit(task, PATIENCE * 10)
    ended.pipe.poll(1)  # of a large answer it has begun to send, and cannot go on
    ended.stop()
    assert is_gone(number)
    with pytest.raises(WorkerLost):
        ended.result()
    assert worker.run(pid, None) > 0


def test_a_worker_that_nobody_has_any_more_ends() -> None:
    worker = Worker()
    number = worker.run(pid, None)
    del worker
    gc.collect()
    assert is_gone(number)


def test_a_worker_is_deaf_to_interrupts_from_its_first_moment_on() -> None:
    before = multiprocessing.active_children()
    worker = Worker()
    (process,) = [one for one in multiprocessing.active_children() if one not in before]
    for _ in range(2):
        os.kill(process.pid or 0, signal.SIGINT)
        assert worker.run(pid, None) == process.pid
    worker.stop()


@pytest.mark.parametrize("then", THEN)
def test_workers_and_theirs_end_with_the_process_that_has_them(then: str) -> None:
    code = ALONE.format(then=THEN[then])
    parent = subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert parent.stdout is not None
    pids = [int(number) for number in parent.stdout.readline().split()]
    assert len(set(pids)) == 2
    if then == "it goes on":
        parent.kill()
    parent.communicate(timeout=PATIENCE)
    assert all(is_gone(number) for number in pids)
