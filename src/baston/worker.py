"""Processes that work for this one, and end with it, however it ends.

Each has a pipe of its own: one that is killed in the middle of a message breaks no other's pipe, as it would
in a pool of `concurrent.futures`, whose processes share one.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.util import Finalize
from threading import Thread
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar, cast

if TYPE_CHECKING:
    Work: TypeAlias = tuple[Callable[[object], object], object]
    Answer: TypeAlias = tuple[object, Exception | None]
    Pipe: TypeAlias = Connection[Work, Answer]

ROUNDS: Final = 10  # of waiting for a deadline, on a machine that has other work
PROCESSOR_TIME: Final = 2  # the kind of clock that Linux has of each process, in the last bits of its number
Task = TypeVar("Task")
Result = TypeVar("Result")


class WorkerLost(Exception):
    """Raised when the process has ended, in the middle of a task or before."""


class WorkerLate(Exception):
    """Raised when a task has taken too long, and was ended with its process."""


class Worker:
    """A process that runs tasks, until it is stopped or this object is collected.

    `pipe` can be read from once a task is done, for `multiprocessing.connection.wait`.
    """

    pipe: Pipe
    _pid: int

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")  # the same on every platform; no lock is inherited
        with _without_interrupts():
            self.pipe, its_end = context.Pipe()
            process = context.Process(target=_work, args=(its_end,))
            process.start()
            self._pid = process.pid or 0
            its_end.close()  # so that the pipe is dead when the process is
            self._finalize = Finalize(self, _kill, (process,), exitpriority=0)

    def submit(self, function: Callable[[Task], object], task: Task) -> None:
        """Send a task; fetch its result before sending the next one.

        Function and task must be picklable. Raises WorkerLost if the process has ended.
        """
        try:
            self.pipe.send((cast("Callable[[object], object]", function), task))
        except OSError as error:
            raise WorkerLost from error

    def result(self) -> object:
        """Wait for the function to return and return its result; raise what it raises.

        Raises WorkerLost if the process has ended.
        """
        try:
            result, error = self.pipe.recv()
        except (EOFError, OSError) as lost:
            raise WorkerLost from lost
        if error is not None:
            raise error
        return result

    def run(self, function: Callable[[Task], Result], task: Task, deadline: float | None = None) -> Result:
        """Submit a task and wait for its result; raise what the function raises.

        Raises WorkerLost if the process has ended; WorkerLate if it has worked for `deadline` seconds without
        a result: then it is killed. What it waits for a busy machine is not counted, up to ten times as long.
        """
        before = self._seconds_worked()
        self.submit(function, task)
        for rounds in range(ROUNDS):
            if self.pipe.poll(deadline):
                break
            assert deadline is not None, "without one, it is waited for"
            if self._seconds_worked() - before >= deadline or rounds == ROUNDS - 1:
                self.stop()
                raise WorkerLate
        return cast("Result", self.result())

    def _seconds_worked(self) -> float:
        """Return the processor time that the process has taken; where no other's can be told, the time."""
        if sys.platform != "linux":
            return time.monotonic()
        try:
            return time.clock_gettime(~self._pid << 3 | PROCESSOR_TIME)
        except OSError:
            return 0.0  # it has ended

    def stop(self) -> None:
        """Kill the process, even in the middle of a task; nothing happens if it has ended."""
        self._finalize()


def end_with_parent() -> None:
    """Make this process end as soon as the one that started it is gone."""
    Thread(target=_wait_for_parent, daemon=True).start()


def _wait_for_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "this process was started by another one"
    parent.join()
    os._exit(0)


def _kill(process: BaseProcess) -> None:
    """Kill the process. Its pipe stays open: another thread may be reading from it, and reads its end now."""
    process.kill()
    process.join()


def _work(pipe: Connection[Answer, Work]) -> None:
    """Run tasks until there are no more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # interrupts are left to the parent
    end_with_parent()
    while True:
        try:
            function, task = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Answer = (function(task), None)
        except Exception as error:  # the parent raises it
            answer = (None, error)
        try:
            pipe.send(answer)
        except OSError:
            return


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """Keep Ctrl-C from whatever process is started meanwhile, from its first moment on."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # to start it later would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
