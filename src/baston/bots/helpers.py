"""Processes that grow trees side by side: each always the same ones, so that it can keep them."""

from __future__ import annotations

import os
import signal
from threading import Thread
from typing import TYPE_CHECKING, Final

from baston.bots.forest import TREES, Forest, Task
from baston.kernel.game import Game
from baston.kernel.state import State
from baston.kernel.text import Json

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


class Helpers:
    """So many processes, started when there is something to grow."""

    processes: int
    depth: int
    _pools: list[ProcessPoolExecutor]

    def __init__(self, processes: int, depth: int) -> None:
        self.processes = processes
        self.depth = depth
        self._pools = []

    def grow(self, game: Game[State], state: State, task: Task) -> list[int]:
        """As a forest of all trees grows. Raises BrokenProcessPool if a process has died."""
        if not self._pools:
            self._pools = [self._started(n) for n in range(self.processes)]
        saved = game.save(state)  # states of the compiled engine do not pickle
        what = (task.seat, task.seed, task.taken, task.playouts, task.seconds)
        growing = [pool.submit(_grow, type(game), saved, what) for pool in self._pools]
        visits = [0] * len(game.weighed(state))
        for grown in growing:
            for i, count in enumerate(grown.result()):
                visits[i] += count
        return visits

    def _started(self, n: int) -> ProcessPoolExecutor:
        """Of all trees, one in so many is grown in each process."""
        from concurrent.futures import ProcessPoolExecutor
        from multiprocessing import get_context

        numbers = list(range(n, TREES, self.processes))
        pool = ProcessPoolExecutor(1, get_context("spawn"), _settle_in, (numbers, self.depth))
        pool.submit(_ready).result()
        return pool


_forests: Final[list[Forest]] = []  # of this process: one
_games: Final[dict[type[Game[State]], Game[State]]] = {}


def _settle_in(numbers: list[int], depth: int) -> None:
    """In each process: leave interrupts to the first one, and end with it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    _forests.append(Forest(numbers, depth))


def _end_with_parent() -> None:
    from multiprocessing import parent_process

    parent = parent_process()
    assert parent is not None, "this process was started by another one"
    parent.join()
    os._exit(0)


def _ready() -> None:
    """Answers once the process has started."""


def _grow(
    kind: type[Game[State]], saved: dict[str, Json], what: tuple[int, int, int, int, float]
) -> list[int]:
    if kind not in _games:
        _games[kind] = kind()
    game = _games[kind]
    return _forests[0].grow(game, game.load(saved), Task(*what))
