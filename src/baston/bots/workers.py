"""Root-parallel search in several processes: each always grows the same tree, so that it can keep it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from baston.bots.root_parallel import RootParallelSearch, SearchTask
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.kernel.text import Json

if TYPE_CHECKING:
    from baston.worker import Worker


class SearchWorkers:
    """Searches in so many processes, started at the first search."""

    processes: int
    depth: int
    _workers: list[Worker]

    def __init__(self, processes: int, depth: int) -> None:
        self.processes = processes
        self.depth = depth
        self._workers = []

    def search(self, game: Game[State], state: State, task: SearchTask) -> list[int]:
        """Return the visits of each option in all trees, as `RootParallelSearch.search` does for one.

        Raises Refusal "worker-lost" if a process has died.
        """
        from baston.worker import WorkerLost

        saved = game.save(state)  # states of the compiled engine do not pickle
        what = (type(game), saved, (task.seat, task.seed, task.taken, task.rollouts, task.seconds))
        visits = [0] * len(game.search.candidates(state))
        try:
            self._start()
            for worker in self._workers:
                worker.submit(_search, what)
            for worker in self._workers:
                for i, count in enumerate(cast("list[int]", worker.result())):
                    visits[i] += count
        except WorkerLost as error:
            self._stop()
            raise Refusal("worker-lost") from error
        except BaseException:
            self._stop()  # nobody waits for their results any more
            raise
        return visits

    def _start(self) -> None:
        """Start the processes that are missing; each grows the tree of its number."""
        from baston.worker import Worker

        for n in range(len(self._workers), self.processes):
            worker = Worker()
            worker.run(_set_up, (self.depth, n, self.processes))
            self._workers.append(worker)

    def _stop(self) -> None:
        for worker in self._workers:
            worker.stop()
        self._workers = []


_searches: Final[list[RootParallelSearch]] = []  # of this process: one
_games: Final[dict[type[Game[State]], Game[State]]] = {}


def _set_up(tree: tuple[int, int, int]) -> None:
    """Set how deep the rollouts of this process go, and which of how many trees it grows."""
    _searches.append(RootParallelSearch(*tree))


def _search(what: tuple[type[Game[State]], dict[str, Json], tuple[int, int, int, int, float]]) -> list[int]:
    kind, saved, task = what
    if kind not in _games:
        _games[kind] = kind()
    game = _games[kind]
    return _searches[0].search(game, game.load(saved), SearchTask(*task))
