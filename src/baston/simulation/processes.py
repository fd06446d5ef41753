"""The runner that runs tasks in several processes of this machine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import wait
from typing import cast

from baston.kernel.game import Refusal
from baston.simulation.runner import Result, Runner, Task
from baston.worker import Worker, WorkerLost


class Processes(Runner):
    """Runs tasks in so many processes, each started when there is a task for it."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._idle: list[Worker] = []
        self._busy: list[Worker] = []

    def map(self, function: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[Result]:
        # Not at the end: who is interrupted drops the generator, and a second interrupt that struck while it
        # ends could not be caught: a traceback would be shown.
        """Yield the results as they come, as `Runner.map` says.

        Raises what the function raises, and Refusal "worker-lost" if a process has died.
        """
        _stop(self._busy)  # what they work at is not wanted any more
        coming = iter(tasks)
        try:
            while True:
                for task in islice(coming, self._jobs - len(self._busy)):
                    worker = self._idle.pop() if self._idle else Worker()
                    self._busy.append(worker)
                    worker.submit(function, task)
                if not self._busy:
                    return
                ready = wait([worker.pipe for worker in self._busy])
                for worker in [worker for worker in self._busy if worker.pipe in ready]:
                    result = cast("Result", worker.result())
                    self._busy.remove(worker)
                    self._idle.append(worker)
                    yield result
        except WorkerLost as error:
            raise Refusal("worker-lost") from error

    def close(self) -> None:
        """Kill the processes, even in the middle of their tasks."""
        _stop(self._busy)
        _stop(self._idle)


def _stop(workers: list[Worker]) -> None:
    while workers:
        workers.pop().stop()
