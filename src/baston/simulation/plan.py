"""What is simulated. Game i depends on the seed and on i alone, so that whoever plays it changes nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import baston
from baston.kernel.game import Setup
from baston.kernel.rng import Rng

LONGEST: Final = {"uniform": 100, "greedy": 10}  # games of a part if no bot is slower; else one
EVENLY: Final = 64  # parts of a short run at least, for all processes to have some
MOST: Final = 10_000  # parts at most: each is a file


@dataclass(frozen=True)
class Plan:
    """A run: so many games of a set-up between bots, named by seat. `events`: turns and cards are kept.

    `times`: so many games in a row have the same deal. `version` is the baston that made the plan; no other
    one may play it, as its bots may choose otherwise.
    """

    game: str
    setup: Setup
    seats: list[str]
    seed: int
    games: int
    events: bool = False
    times: int = 1
    version: str = baston.__version__


@dataclass(frozen=True)
class Part:
    """The games from `start` to `stop` − 1, played and kept together."""

    number: int
    start: int
    stop: int


def game_seed(seed: int, i: int) -> int:
    """Return the seed of game `i` (from 0): 53 bits, so that it is a whole number in JSON too."""
    rng = Rng(Rng(seed).next32() | i << 32)
    return rng.next32() << 21 | rng.next32() >> 11


def deal_seed(plan: Plan, i: int) -> int:
    """Return the seed of the deal of game `i`, which games that repeat it share."""
    return game_seed(plan.seed, i // plan.times)


def parts(plan: Plan) -> list[Part]:
    """Return the parts of a run, in order. They depend on the plan alone: a run that goes on has the same."""
    longest = min(LONGEST.get(name, 1) for name in plan.seats)
    size = max(min(longest, -(-plan.games // EVENLY)), -(-plan.games // MOST))
    starts = range(0, plan.games, size)
    return [Part(n, start, min(start + size, plan.games)) for n, start in enumerate(starts)]
