"""Several processes of this machine carry out the tasks."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from threading import Thread

from baston.kernel.game import Refusal
from baston.simulation.runner import Result, Runner, Task


class Processes(Runner):
    """So many processes of this machine, which end with this one, however it ends."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        # Spawned, not forked: the same on every platform, and no lock is inherited.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, context, _attend_to_the_parent)

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        coming = iter(tasks)
        running: set[Future[Result]] = set()
        try:
            while True:
                for task in islice(coming, self._jobs + 1 - len(running)):  # one waits for who is ready first
                    running.add(self._pool.submit(function, task))
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise Refusal("worker-lost") from error

    def close(self) -> None:
        """End the processes, in the middle of their tasks if they have any."""
        for process in multiprocessing.active_children():
            process.terminate()
        self._pool.shutdown(cancel_futures=True)


def _attend_to_the_parent() -> None:
    """Leave interrupts to the parent, and end when it does, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
