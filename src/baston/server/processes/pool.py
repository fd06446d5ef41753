"""Processes that do what would hold up the event loop, each going on with those it has worked for before."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Final, TypeVar

from baston.worker import Worker, WorkerLost

TRIES: Final = 3
RECENT: Final = 8  # those that a process keeps something for
Task = TypeVar("Task")
Result = TypeVar("Result")


class PooledProcess:
    """A process, and whom it has worked for, the last one last."""

    def __init__(self, nice: int) -> None:
        self.worker = Worker()
        self.worker.run(_leave_room, nice)
        self.recent: deque[Hashable] = deque(maxlen=RECENT)


class ProcessPool:
    """So many processes, started when there is something to do.

    The higher `nice` is, the more they leave the machine to others.
    """

    def __init__(self, processes: int, nice: int = 0) -> None:
        self._nice = nice
        self._threads = ThreadPoolExecutor(processes)  # each waits for one process
        self._idle: list[PooledProcess] = []  # the one that has waited longest first
        self._busy: list[PooledProcess] = []
        self._taking = Lock()
        self._is_closed = False

    async def run(self, function: Callable[[Task], Result], task: Task, of: Hashable | None = None) -> Result:
        """What the function makes of the task, by the process that has worked for `of` lately if it is idle.

        Raises what the function raises, WorkerLost if processes keep dying, CancelledError once it is closed.
        """
        for left in reversed(range(TRIES)):
            if self._is_closed:
                break
            try:
                return await asyncio.wrap_future(
                    self._threads.submit(self._run_in_thread, function, task, of)
                )
            except WorkerLost:
                if not left and not self._is_closed:
                    raise
        raise asyncio.CancelledError  # as those are told who are waiting

    def _run_in_thread(self, function: Callable[[Task], Result], task: Task, of: Hashable | None) -> Result:
        """In a thread. A process whose task fails is not used again."""
        process = self._take_idle(of) or PooledProcess(self._nice)
        self._busy.append(process)
        try:
            if self._is_closed:
                process.worker.stop()
            result = process.worker.run(function, task)
        finally:
            self._busy.remove(process)
        if of is not None:
            process.recent.append(of)
        self._idle.append(process)
        return result

    def _take_idle(self, of: Hashable | None) -> PooledProcess | None:
        with self._taking:
            if not self._idle:
                return None
            process = next((one for one in self._idle if of in one.recent), self._idle[0])
            self._idle.remove(process)
        if of in process.recent:
            process.recent.remove(of)
        return process

    def close(self) -> None:
        """End the processes, in the middle of their tasks if they have any."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._idle + self._busy:
            process.worker.stop()


def _leave_room(nice: int) -> None:
    if nice and sys.platform != "win32":
        os.nice(nice)
