"""How sure a share of points is: Wilson's interval, with the pair of games as its unit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baston.simulation.wilson import Z95, wilson

ONCE: Final = Z95  # deviations of a normal variable, for 95 % at one look
# The same for up to ten looks, of which none may err: Pocock, "Group sequential methods" (1977), α = 0.05.
REPEATED: Final = 2.555


def interval(points: float, games: int, spread: float = 1.0, deviations: float = ONCE) -> tuple[float, float]:
    """Return Wilson's interval of a share of points, in games of which `spread` count as one."""
    return wilson(points / spread, games / spread, deviations)


def spread_of(pairs: Sequence[float]) -> float:
    """Return how much more pairs of games vary than two games without a link do, from 1 to 2.

    2: both games of a pair always go the same way, so that a pair tells no more than one game. Where games of
    a pair even each other out it would be less than 1; this is not relied on.
    """
    p = sum(pairs) / len(pairs)
    if len(pairs) < 2 or p in (0.0, 1.0):
        return 1.0
    variance = sum((share - p) ** 2 for share in pairs) / (len(pairs) - 1)
    return min(2.0, max(1.0, variance / (p * (1 - p) / 2)))
