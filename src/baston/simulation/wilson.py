"""How sure a share of games is: E. B. Wilson, "Probable inference" (1927)."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

ERROR: Final = 0.05  # an interval misses the true share so often, at most
Z95: Final = NormalDist().inv_cdf(1 - ERROR / 2)  # deviations of a normal variable


def wilson(points: float, games: float, deviations: float = Z95) -> tuple[float, float]:
    """Return the interval of a share of points, within 0 to 1; without games all of it.

    A draw counts half a point, which varies less than a win and a loss: the interval is then too wide.
    """
    if games == 0:
        return 0.0, 1.0
    share, spread = points / games, deviations * deviations / games
    middle = share + spread / 2
    half = deviations * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))
