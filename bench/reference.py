"""The bot that later searches are measured against: the tree search as it first was.

It grew two trees one after the other, each with half of the budget, and explored less. Priors, widening and
rollouts are today's code, which does what it did then; but in Galacti'Clash rollouts judged an answer at
once, not at the end of its turn.
"""

from __future__ import annotations

from typing import Final, cast

from baston.bots.bot import Bot
from baston.bots.monte_carlo import TUNED
from baston.bots.registry import budget_in
from baston.bots.root_parallel import RootParallelSearch, SearchTask
from baston.kernel.effect import S
from baston.kernel.frame import NOBODY
from baston.kernel.game import Game
from baston.kernel.state import State

NAME: Final = "reference"
TREES: Final = 2
EXPLORATION: Final = 0.2


class Reference(Bot):
    """`reference:0.1s` or `reference:400`: the option visited most in both trees."""

    def __init__(self, name: str) -> None:
        """Raises Refusal, "bad-budget"."""
        super().__init__(name)
        self._rollouts, self._seconds = budget_in(NAME, name.partition(":")[2])
        self._trees = [RootParallelSearch(TUNED, n, TREES, EXPLORATION) for n in range(TREES)]
        self._taken: dict[int, int] = {}  # the last answer by seat

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        """Return the option visited most in both trees; a single candidate is taken without a search."""
        options = game.search.candidates(state)
        if len(options) == 1:
            return options[0]
        taken = self._taken.get(seat, NOBODY)
        task = SearchTask(seat, seed, taken, self._rollouts, self._seconds / TREES)
        found = [tree.search(cast("Game[State]", game), state, task) for tree in self._trees]
        visits = [sum(of_option) for of_option in zip(*found, strict=True)]
        self._taken[seat] = options[visits.index(max(visits))]
        return self._taken[seat]
