"""The processes behind the event loop: who gets which, and that none is waited for in vain."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from baston.server.processes.pool import RECENT, TRIES, ProcessPool
from baston.worker import WorkerLost
from tests.test_worker import PATIENCE, is_gone, large, pid, sleep


def made(folder: Path) -> Path:
    folder.mkdir()
    return folder


def meet(folder: Path) -> int:
    """Waits for another one that comes into the folder."""
    (folder / str(os.getpid())).touch()
    while len([*folder.iterdir()]) < 2:
        time.sleep(0.01)
    return os.getpid()


def die(file: Path) -> int:
    """Not if it has been tried before as often as may be, less once."""
    with file.open("ab") as tries:
        tries.write(b".")
        if tries.tell() < TRIES:
            tries.flush()
            os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die_always(_: object) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(_: object) -> None:
    raise ZeroDivisionError


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    """Two processes at most."""
    pool = ProcessPool(2)
    yield pool
    pool.close()


async def both_known(pool: ProcessPool, folder: Path) -> tuple[int, int]:
    """The processes that know a and b."""
    return await asyncio.gather(pool.run(meet, folder, "a"), pool.run(meet, folder, "b"))


def test_who_comes_again_gets_the_same_process_if_it_is_idle(pool: ProcessPool, tmp_path: Path) -> None:
    async def act() -> None:
        both = await both_known(pool, made(tmp_path / "met"))
        for of in "abbaab":
            assert await pool.run(pid, None, of) == both["ab".index(of)]
        begun = made(tmp_path / "begun")
        long = asyncio.create_task(pool.run(meet, begun, "a"))
        while not any(begun.iterdir()):
            await asyncio.sleep(0.01)
        assert await pool.run(pid, None, "a") == both[1], "nobody waits as long as one is idle"
        (begun / "other").touch()
        assert await long == both[0]

    asyncio.run(act())


def test_whom_it_has_not_worked_for_lately_a_process_does_not_know(pool: ProcessPool, tmp_path: Path) -> None:
    async def act() -> None:
        both = await both_known(pool, made(tmp_path / "met"))
        last = [await pool.run(pid, None, n) for n in range(2 * RECENT)][-1]
        assert await pool.run(pid, None, "ab"[both.index(last)]) != last

    asyncio.run(act())


def test_a_process_that_dies_is_replaced(pool: ProcessPool, tmp_path: Path) -> None:
    assert asyncio.run(pool.run(die, tmp_path / "tries")) > 0
    with pytest.raises(WorkerLost):
        asyncio.run(pool.run(die_always, None))
    assert asyncio.run(pool.run(pid, None)) > 0


def test_what_a_task_raises_is_told_once(pool: ProcessPool) -> None:
    with pytest.raises(ZeroDivisionError):
        asyncio.run(pool.run(fail, None))
    assert asyncio.run(pool.run(pid, None)) > 0


@pytest.mark.parametrize("task", [sleep, large], ids=["in thought", "in the middle of its answer"])
def test_closing_waits_for_nobody(task: Callable[[int], object]) -> None:
    pool = ProcessPool(1)

    async def act() -> int:
        number = await pool.run(pid, None)
        under_way = asyncio.create_task(pool.run(task, 10 * PATIENCE))
        waiting = asyncio.create_task(pool.run(pid, None))
        await asyncio.sleep(0.1)
        pool.close()
        first, second, late = await asyncio.gather(
            under_way, waiting, pool.run(pid, None), return_exceptions=True
        )
        assert isinstance(late, asyncio.CancelledError)
        # On a fast machine the large answer is there by then, and what waited for its process goes on.
        is_answered = task is large and isinstance(first, bytes)
        assert is_answered or isinstance(second, asyncio.CancelledError)
        assert task is large or isinstance(first, asyncio.CancelledError)
        return number

    assert is_gone(asyncio.run(act()))
