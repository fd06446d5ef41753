"""Processes that grow trees side by side: each always the same ones, so that it can keep them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from baston.bots.root_parallel import TREES, Forest, Task
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.kernel.text import Json

if TYPE_CHECKING:
    from baston.worker import Worker


class Helpers:
    """So many processes, started when there is something to grow."""

    processes: int
    depth: int
    _workers: list[Worker]

    def __init__(self, processes: int, depth: int) -> None:
        self.processes = processes
        self.depth = depth
        self._workers = []

    def grow(self, game: Game[State], state: State, task: Task) -> list[int]:
        """As a forest of all trees grows. Raises Refusal "worker-lost" if a process has died."""
        from baston.worker import WorkerLost

        saved = game.save(state)  # states of the compiled engine do not pickle
        what = (type(game), saved, (task.seat, task.seed, task.taken, task.playouts, task.seconds))
        visits = [0] * len(game.weighed(state))
        try:
            self._start()
            for worker in self._workers:
                worker.begin(_grow, what)
            for worker in self._workers:
                for i, count in enumerate(cast("list[int]", worker.result())):
                    visits[i] += count
        except WorkerLost as error:
            self._end()
            raise Refusal("worker-lost") from error
        except BaseException:
            self._end()  # nobody wants to hear any more what they find
            raise
        return visits

    def _start(self) -> None:
        """Of all trees, one in so many is grown in each process."""
        from baston.worker import Worker

        for n in range(len(self._workers), self.processes):
            worker = Worker()
            worker.carry_out(_settle_in, (list(range(n, TREES, self.processes)), self.depth))
            self._workers.append(worker)

    def _end(self) -> None:
        for worker in self._workers:
            worker.end()
        self._workers = []


_forests: Final[list[Forest]] = []  # of this process: one
_games: Final[dict[type[Game[State]], Game[State]]] = {}


def _settle_in(trees: tuple[list[int], int]) -> None:
    """Which trees this process grows, and how deep their playouts go."""
    _forests.append(Forest(*trees))


def _grow(what: tuple[type[Game[State]], dict[str, Json], tuple[int, int, int, int, float]]) -> list[int]:
    kind, saved, task = what
    if kind not in _games:
        _games[kind] = kind()
    game = _games[kind]
    return _forests[0].grow(game, game.load(saved), Task(*task))
