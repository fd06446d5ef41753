"""The bot that searches a tree: information-set Monte Carlo tree search, root-parallel."""

from __future__ import annotations

from time import perf_counter
from typing import Final, cast

from baston.bots.greedy import ALWAYS
from baston.bots.monte_carlo import MonteCarlo
from baston.bots.root_parallel import RootParallelSearch, SearchTask
from baston.bots.signals import handle_signals
from baston.bots.softmax import Softmax
from baston.bots.tree import Tree
from baston.bots.workers import SearchWorkers
from baston.kernel.effect import S
from baston.kernel.frame import END, NOBODY
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

TEMPERATURE: Final = 60  # of the answers without a search
APART: Final = 0x5BD1E995  # from the seeds of the answers themselves


class Ismcts(MonteCarlo):
    """Takes the option that was visited most in all trees together.

    What grew behind it is kept until the seat is asked again, and reused if the answer has told the seat
    nothing new: those trees are all that a choice depends on besides what every bot's does.

    One tree grows in this process, or one in each of several `processes`: side by side, with the same number
    of rollouts in all, or each for as long as the budget says. They start at the first choice, which waits
    for them whatever its budget.

    It searches in `percent` of a hundred decisions; in the others it answers as `softmax:60` does.
    """

    processes: int
    percent: int
    _unsearched: Softmax
    _search: RootParallelSearch
    _workers: SearchWorkers | None
    _taken: dict[int, int]  # the last answer by seat

    def __init__(
        self,
        name: str,
        rollouts: int,
        seconds: float = 0.0,
        depth: int = END,
        processes: int = 1,
        percent: int = ALWAYS,
    ) -> None:
        super().__init__(name, rollouts, seconds, depth)
        self.processes = processes
        self.percent = percent
        self._unsearched = Softmax(f"softmax:{TEMPERATURE}", TEMPERATURE)
        self._search = RootParallelSearch(depth)
        self._workers = SearchWorkers(processes, depth) if processes > 1 else None
        self._taken = {}

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        """Return the option visited most in all trees; a single candidate is taken without a search."""
        options = game.search.candidates(state)
        if len(options) == 1:
            return options[0]
        if self.percent < ALWAYS and Rng(seed ^ APART).below(ALWAYS) >= self.percent:
            self._taken[seat] = NOBODY  # nothing has grown behind this answer
            return self._unsearched.choose(game, state, seat, seed)
        task = SearchTask(seat, seed, self._taken.get(seat, NOBODY), self.rollouts, self.seconds)
        if self._workers is None:
            visits = self._search.search(cast("Game[State]", game), state, task)
        else:
            visits = self._workers.search(cast("Game[State]", game), state, task)
        self._taken[seat] = options[visits.index(max(visits))]
        return self._taken[seat]

    def action_value(self, game: Game[S], state: S, seat: int, option: int, seed: int) -> float:
        """Return what an option of the seat's current decision is worth to it, from −1 to 1.

        The mean of the simulations behind the option, within the budget of one decision; the state stays as
        it is. Like `choose`, it depends on what the seat can see. Under one seed all options meet the same
        determinizations.
        """
        end = perf_counter() + self.seconds
        rng = Rng(seed)
        tree = Tree(cast("Game[State]", game), state, seat, self.depth)
        root = tree.root
        sampler = game.search.sampler(state, seat)
        while root.visits == 0 or (
            root.visits < self.rollouts if self.rollouts > 0 else perf_counter() < end
        ):
            sample = sampler.draw(rng.next32())
            game.answer(sample, option)
            tree.simulate(sample, rng)
            handle_signals()
        return root.value_sum / root.visits
