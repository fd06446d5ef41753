"""How a policy does against uniform play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from baston.env.encoding import Numbers
from baston.env.vector import Lanes
from baston.simulation.wilson import wilson
from examples.train_smashup.sight import Sight, masks

MOST: Final = 3_000  # decisions in a game: some cards let a player act without end; random play needs 320

Choose = Callable[[Numbers, NDArray[np.bool_]], NDArray[np.int64]]  # actions, from what is seen and is legal


@dataclass(frozen=True)
class Trial:
    """Games against uniform. Only games that the policy has won alone are counted as won."""

    won: int
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Of 95 %."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} of {self.games:,} games against uniform ({low:.1%} to {high:.1%})"


def trial(choose: Choose, games: int, seed: int) -> Trial:
    """One game in each lane; the policy has the first seat in every second one."""
    lanes = Lanes("smashup", games, seed=seed)
    sight, chance = Sight(lanes.encoding), np.random.default_rng(seed)
    mine = np.arange(games) % 2
    going, won = np.ones(games, np.bool_), 0
    for _ in range(MOST):
        actions = chance.integers(lanes.options)
        asked = going & (lanes.seats == mine)
        if asked.any():
            actions[asked] = choose(sight.read(lanes)[asked], masks(lanes)[asked])
        lanes.step(actions)
        over = np.flatnonzero(going & lanes.ended)
        won += int((lanes.rewards[over, mine[over]] > lanes.rewards[over, 1 - mine[over]]).sum())
        going[over] = False
        if not going.any():
            break
    return Trial(won, games)
