"""Who carries out tasks: this process, several of them (`processes`), or several machines (`cluster`)."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import TypeVar

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


def runner_for(jobs: int, tasks: int, ray: str | None = None) -> Runner:
    """Who carries out so many tasks: at most so many processes, or with `ray` a cluster (`cluster.Cluster`).

    Raises Refusal if there is no such cluster.
    """
    if ray is not None:
        from baston.simulation.cluster import Cluster

        return Cluster(ray, jobs)
    processes = min(jobs, tasks, 4 * (os.cpu_count() or 1))
    if processes <= 1:
        return Here()
    from baston.simulation.processes import Processes

    return Processes(processes)
