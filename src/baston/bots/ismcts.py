"""Information-set Monte Carlo tree search, in a fixed number of trees that processes may share out."""

from __future__ import annotations

from time import perf_counter
from typing import cast

from baston.bots.monte_carlo import Sampling
from baston.bots.root_parallel import TREES, Forest, Task
from baston.bots.tree import Tree
from baston.bots.workers import Helpers
from baston.kernel.effect import S
from baston.kernel.frame import END, NOBODY
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State


class Ismcts(Sampling):
    """The option that was taken most often in all trees is the answer.

    What grew behind it is kept until the seat is asked again, and gone on with if the answer has told it
    nothing new: what was thought before is all that a choice depends on besides what every bot's does.

    With several `processes` trees grow side by side, as many as there are at most, and a budget of playouts
    gives the same answers. They start at the first choice, which waits for them whatever its budget.
    """

    processes: int
    _forest: Forest
    _helpers: Helpers | None
    _taken: dict[int, int]  # the last answer by seat

    def __init__(
        self, name: str, playouts: int, seconds: float = 0.0, depth: int = END, processes: int = 1
    ) -> None:
        super().__init__(name, playouts, seconds, depth)
        self.processes = processes
        self._forest = Forest(list(range(TREES)), depth)
        self._helpers = Helpers(min(processes, TREES), depth) if processes > 1 else None
        self._taken = {}

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        options = game.weighed(state)
        if len(options) == 1:
            return options[0]
        task = Task(seat, seed, self._taken.get(seat, NOBODY), self.playouts, self.seconds)
        if self._helpers is None:
            visits = self._forest.grow(cast("Game[State]", game), state, task)
        else:
            visits = self._helpers.grow(cast("Game[State]", game), state, task)
        self._taken[seat] = options[visits.index(max(visits))]
        return self._taken[seat]

    def forecast(self, game: Game[S], state: S, seat: int, option: int, seed: int) -> float:
        """What an option of the seat's present decision is worth to it, from −1 to 1, as the search sees it.

        The mean of what lies behind the option, within the budget of one decision; the state stays as it is.
        Like `choose`, it depends on what the seat can see. Under one seed all options meet the same worlds.
        """
        end = perf_counter() + self.seconds
        rng = Rng(seed)
        tree = Tree(cast("Game[State]", game), state, seat, self.depth)
        root = tree.root
        while root.visits == 0 or (
            root.visits < self.playouts if self.playouts > 0 else perf_counter() < end
        ):
            world = game.determinize(state, seat, rng.next32())
            game.answer(world, option)
            tree.simulate(world, rng)
        return root.total / root.visits
