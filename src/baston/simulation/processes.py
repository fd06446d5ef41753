"""Several processes of this machine carry out the tasks.

Each has a line of its own: one that is ended in the middle of a word takes nobody else's line with it, as it
would in a pool of `concurrent.futures`, whose processes share one.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import TYPE_CHECKING, TypeAlias, cast

from baston.kernel.game import Refusal
from baston.simulation.runner import Result, Runner, Task

if TYPE_CHECKING:
    Work: TypeAlias = tuple[Callable[[object], object], object]
    Answer: TypeAlias = tuple[object, Exception | None]
    Line: TypeAlias = Connection[Work, Answer]


class Processes(Runner):
    """So many processes of this machine, which end with this one, however it ends."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._workers: dict[Line, BaseProcess] = {}

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        coming = iter(tasks)
        busy: set[Line] = set()
        try:
            while True:
                while len(busy) < self._jobs:
                    try:
                        task = next(coming)
                    except StopIteration:
                        break
                    line = self._free(busy)
                    busy.add(line)
                    line.send((cast("Callable[[object], object]", function), task))
                if not busy:
                    return
                ready = wait(busy)
                for line in [line for line in busy if line in ready]:
                    result, error = line.recv()
                    busy.remove(line)
                    if error is not None:
                        raise error
                    yield cast("Result", result)
        except (EOFError, BrokenPipeError, ConnectionResetError) as error:
            raise Refusal("worker-lost") from error
        finally:
            for line in busy:  # what they work at is not wanted any more
                self._end(line)

    def close(self) -> None:
        """End the processes, in the middle of their tasks if they have any."""
        for line in [*self._workers]:
            self._end(line)

    def _free(self, busy: set[Line]) -> Line:
        """The line of a process that has nothing to do; there are fewer busy ones than there may be."""
        for line in self._workers:
            if line not in busy:
                return line
        # Spawned, not forked: the same on every platform, and no lock is inherited.
        context = multiprocessing.get_context("spawn")
        line, its_end = context.Pipe()
        worker = context.Process(target=_work, args=(its_end,), daemon=True)
        worker.start()
        its_end.close()  # so that the line is dead when the process is
        self._workers[line] = worker
        return line

    def _end(self, line: Line) -> None:
        worker = self._workers.pop(line)
        worker.kill()
        worker.join()
        line.close()


def _work(line: Connection[Answer, Work]) -> None:
    """Carry out tasks until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are left to the parent
    Thread(target=_end_with_the_parent, daemon=True).start()
    while True:
        try:
            function, task = line.recv()
        except EOFError:
            return
        try:
            answer: Answer = (function(task), None)
        except Exception as error:  # the parent raises it
            answer = (None, error)
        line.send(answer)


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
