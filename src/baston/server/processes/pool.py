"""A pool of processes for what would block the event loop. Clients get the process they had before."""

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
RECENT: Final = 8  # clients whose data a process keeps in memory
Task = TypeVar("Task")
Result = TypeVar("Result")


class PooledProcess:
    """A process, and the clients it has served, the most recent last."""

    def __init__(self, nice: int, prepare: Callable[[None], None] | None) -> None:
        self.worker = Worker()
        self.worker.run(_leave_room, nice)
        if prepare is not None:
            self.worker.run(prepare, None)
        self.recent: deque[Hashable] = deque(maxlen=RECENT)


class ProcessPool:
    """A pool of at most so many processes, started on demand. `nice` is their niceness, from 0 to 19.

    `prepare`, picklable, is what each process does before its first task.
    """

    def __init__(self, processes: int, nice: int = 0, prepare: Callable[[None], None] | None = None) -> None:
        self._nice = nice
        self._prepare = prepare
        self._threads = ThreadPoolExecutor(processes)  # each thread waits for one process
        self._idle: list[PooledProcess] = []  # the longest idle first
        self._busy: list[PooledProcess] = []
        self._taking = Lock()
        self._is_closed = False
        self.is_failing = False  # the process that had a task last has died

    async def run(
        self,
        function: Callable[[Task], Result],
        task: Task,
        client: Hashable | None = None,
        deadline: float | None = None,
    ) -> Result:
        """Return the function's result for the task, from the process that `client` had last if it is idle.

        Function and task must be picklable. Raises what the function raises, WorkerLost if processes keep
        dying, WorkerLate if one had no result after `deadline` seconds of work (and is killed),
        CancelledError once the pool is closed.
        """
        for tries_left in reversed(range(TRIES)):
            if self._is_closed:
                break
            try:
                result = await asyncio.wrap_future(
                    self._threads.submit(self._run_in_thread, function, task, client, deadline)
                )
                self.is_failing = False
                return result
            except WorkerLost:
                self.is_failing = True
                if not tries_left and not self._is_closed:
                    raise
        raise asyncio.CancelledError  # as for tasks that wait when it is closed

    def _run_in_thread(
        self,
        function: Callable[[Task], Result],
        task: Task,
        client: Hashable | None,
        deadline: float | None,
    ) -> Result:
        """Run the task and wait for it, in a thread. A process whose task fails is not used again."""
        process = self._take_idle(client) or PooledProcess(self._nice, self._prepare)
        self._busy.append(process)
        try:
            if self._is_closed:
                process.worker.stop()
            result = process.worker.run(function, task, deadline)
        finally:
            self._busy.remove(process)
        if client is not None:
            process.recent.append(client)
        self._idle.append(process)
        return result

    def _take_idle(self, client: Hashable | None) -> PooledProcess | None:
        with self._taking:
            if not self._idle:
                return None
            process = next((one for one in self._idle if client in one.recent), self._idle[0])
            self._idle.remove(process)
        if client in process.recent:
            process.recent.remove(client)
        return process

    def close(self) -> None:
        """Kill the processes, even in the middle of a task."""
        self._is_closed = True
        self._threads.shutdown(wait=False, cancel_futures=True)
        for process in self._idle + self._busy:
            process.worker.stop()


def _leave_room(nice: int) -> None:
    if nice and sys.platform != "win32":
        os.nice(nice)
