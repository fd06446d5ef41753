"""What strangers write is read in processes of their own, with a deadline and so much memory.

Before it stand the size of a body (`request_max_body_size`), its shape (`access.shapes`), and the caps of
each reader (`kernel.toml`, the decks of Galacti'Clash). A reader that yet takes more time or memory than it
may is ended here, and its request refused; the event loop goes on meanwhile.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final, TypeVar

from baston.games import GAMES, game_named
from baston.kernel.game import Refusal, Setup
from baston.locales import read_catalogs
from baston.server.processes.pool import ProcessPool
from baston.server.refusals import Refused
from baston.worker import WorkerLate, WorkerLost

PROCESSES: Final = 2  # of each worker, started on demand: one that is being ended holds nobody up
DEADLINE: Final = 1.0  # seconds of the processor
MEMORY: Final = 512 * 1024 * 1024  # bytes that a process may have
MOST_WAITING: Final = 100
SHORT: Final = 200  # characters of all options of a table, in which nothing can take long
Task = TypeVar("Task")
Result = TypeVar("Result")


class Sandbox:
    """A few processes that read and compute what strangers write.

    There are PROCESSES without a number. A task may take `deadline` seconds of the processor, DEADLINE
    without one; of more than `most_waiting` at once the last are refused, MOST_WAITING without a number.
    """

    def __init__(
        self, processes: int | None = None, deadline: float | None = None, most_waiting: int | None = None
    ) -> None:
        self._pool = ProcessPool(processes or PROCESSES, prepare=_prepare)
        self._deadline = deadline
        self._most_waiting = most_waiting
        self._waiting = 0

    async def run(self, function: Callable[[Task], Result], task: Task) -> Result:
        """Return the function's result for the task, both picklable, from another process.

        Raises the Refusal that the function raises; Refused: "too-long" (it took more time or memory than it
        may), "too-busy" (too many wait already).
        """
        if self._waiting >= (self._most_waiting or MOST_WAITING):
            raise Refused("too-busy", 503, seconds=1)
        self._waiting += 1
        try:
            result = await self._pool.run(_run, (function, task), deadline=self._deadline or DEADLINE)
        except (WorkerLate, WorkerLost, MemoryError) as error:
            raise Refused("too-long") from error
        finally:
            self._waiting -= 1
        if isinstance(result, Refusal):
            raise result
        return result

    async def setup(self, game: str, players: int, options: dict[str, str]) -> Setup:
        """Return the setup of a game with these options, as `Game.setup`, which refuses what is wrong.

        Options that are short altogether are read here: in 200 characters is no file, and all that reads
        options is linear (docs/decisions/0028).

        Raises Refusal as `Game.setup`; Refused as `run`.
        """
        if sum(len(name) + len(value) for name, value in options.items()) <= SHORT:
            return game_named(game).setup(players, options)
        return await self.run(_setup, (game, players, options))

    def close(self) -> None:
        """Kill the processes, whatever they do."""
        self._pool.close()


def _setup(task: tuple[str, int, dict[str, str]]) -> Setup:
    game, players, options = task
    return game_named(game).setup(players, options)


def _run(task: tuple[Callable[[Task], Result], Task]) -> Result | Refusal:
    """A refusal is a result, since a process whose task fails is not used again."""
    function, argument = task
    try:
        return function(argument)
    except Refusal as refusal:
        return refusal


def _prepare(_: None) -> None:
    """Load what takes long, before any deadline, and let the process have no more than its memory."""
    read_catalogs()
    for game in GAMES:
        game_named(game).setup(2, {})
    if sys.platform == "linux":  # others have no such limit, or do not keep it
        import resource

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
