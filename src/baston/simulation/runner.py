"""What a runner is, which runs tasks somewhere; the one that runs them in this process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


class Runner(ABC):
    """Applies a function to tasks. As a context manager it stops what it has started."""

    @abstractmethod
    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the results as they come, in any order: they say themselves which task they are of.

        The function is one of a module, tasks and results can be pickled. Tasks are taken one by one, shortly
        before they are begun: a generator may look at the results so far. Raises what the function raises,
        and Refusal if the processes or machines that run the tasks are lost for good.
        """

    @abstractmethod
    def close(self) -> None:
        """Stop what was started; tasks that have not been done are dropped."""

    def __enter__(self) -> Runner:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Here(Runner):
    """Runs the tasks in this process."""

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        """Yield the results one after another, in the order of the tasks; raises what the function raises."""
        return map(function, tasks)

    def close(self) -> None:
        """Do nothing: nothing was started."""
