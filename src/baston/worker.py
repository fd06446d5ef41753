"""Processes that work for this one, and end with it, however it ends.

Each has a line of its own: one that is ended in the middle of a word takes nobody else's line with it, as it
would in a pool of `concurrent.futures`, whose processes share one.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from threading import Thread
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

if TYPE_CHECKING:
    Work: TypeAlias = tuple[Callable[[object], object], object]
    Answer: TypeAlias = tuple[object, Exception | None]
    Line: TypeAlias = Connection[Work, Answer]

Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerLost(Exception):
    """The process has ended, in the middle of a task or before."""


class Worker:
    """A process that carries out tasks, until it is ended or nobody has this object any more.

    `line`: has something to be read once a task is done, for `multiprocessing.connection.wait`.
    """

    line: Line

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every platform; no lock is inherited
        with _without_interrupts():
            self.line, its_end = context.Pipe()
            process = context.Process(target=_work, args=(its_end,))
            process.start()
            its_end.close()  # so that the line is dead when the process is
            self._finalize = Finalize(self, _end, (process,), exitpriority=0)

    def begin(self, function: Callable[[Task], object], task: Task) -> None:
        """Hand over a task; its result must be fetched before the next. Both can be pickled.

        Raises WorkerLost.
        """
        try:
            self.line.send((cast("Callable[[object], object]", function), task))
        except OSError as error:
            raise WorkerLost from error

    def result(self) -> object:
        """What the function has given, once it is done. Raises what it raised, and WorkerLost."""
        try:
            result, error = self.line.recv()
        except (EOFError, OSError) as lost:
            raise WorkerLost from lost
        if error is not None:
            raise error
        return result

    def carry_out(self, function: Callable[[Task], Result], task: Task) -> Result:
        """Both in one."""
        self.begin(function, task)
        return cast("Result", self.result())

    def end(self) -> None:
        """End the process, in the middle of its task if it has one. It may have ended before."""
        self._finalize()


def end_with_parent() -> None:
    """From now on: when the process that started this one is gone, this one ends."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this process was started by another one"
    parent.join()
    os._exit(0)


def _end(process: BaseProcess) -> None:
    """Its line stays open: another thread may be reading it, and reads its end now."""
    process.kill()
    process.join()


def _work(line: Connection[Answer, Work]) -> None:
    """Carry out tasks until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are left to the parent
    end_with_parent()
    while True:
        try:
            function, task = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Answer = (function(task), None)
        except Exception as error:  # the parent raises it
            answer = (None, error)
        try:
            line.send(answer)
        except OSError:
            return


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Whoever is started now is deaf to Ctrl-C from its first moment on."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # to start it later would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
