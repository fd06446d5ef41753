"""Who carries out tasks: this process, several of them, or (see `cluster`) several machines."""

from __future__ import annotations

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from threading import Thread
from types import TracebackType
from typing import TypeVar

from baston.kernel.game import Refusal

Task = TypeVar("Task")
Result = TypeVar("Result")


class Runner(ABC):
    """Applies a function to tasks. As a context manager it ends what it has started."""

    @abstractmethod
    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """The results as they come, in any order: they say themselves what they are of.

        The function is one of a module, tasks and results can be pickled. Tasks are taken one by one, shortly
        before they are begun: a generator may look at the results so far. Raises what the function raises,
        and Refusal if whoever carries out the tasks is lost for good.
        """

    @abstractmethod
    def close(self) -> None:
        """End what was started; tasks that have not been done are dropped."""

    def __enter__(self) -> Runner:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Here(Runner):
    """This process alone."""

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        return map(function, tasks)

    def close(self) -> None:
        """There is nothing to end."""


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


def runner_for(jobs: int, tasks: int, ray: str | None = None) -> Runner:
    """Who carries out so many tasks: at most so many processes, or with `ray` a cluster (`cluster.Cluster`).

    Raises Refusal if there is no such cluster.
    """
    if ray is not None:
        from baston.simulation.cluster import Cluster

        return Cluster(ray, jobs)
    processes = min(jobs, tasks, 4 * (os.cpu_count() or 1))
    return Here() if processes <= 1 else Processes(processes)


def _attend_to_the_parent() -> None:
    """Leave interrupts to the parent, and end when it does, even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
