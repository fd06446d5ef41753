"""How far a share can be trusted: intervals, chances, and what so many games can show at all.

Sources: S. Holm, "A simple sequentially rejective multiple test procedure" (1979); A. Agresti and B. Caffo,
"Simple and effective confidence intervals for proportions and differences of proportions result from adding
two successes and two failures" (2000).
"""

from __future__ import annotations

from math import erfc, sqrt
from statistics import NormalDist
from typing import Final

from baston.simulation.wilson import ERROR

POWER: Final = 0.8  # what is said to be detectable is found so often


def two_sided(z: float) -> float:
    """Return how probable it is to be at least `z` standard errors away from 0, on either side."""
    return erfc(abs(z) / sqrt(2))


def holm(chances: list[float]) -> list[float]:
    """Adjust probabilities of error for being looked at together (Holm), in the same order."""
    adjusted = [1.0] * len(chances)
    largest = 0.0
    order = sorted(range(len(chances)), key=chances.__getitem__)
    for rank, place in enumerate(order):
        largest = max(largest, min(1.0, chances[place] * (len(chances) - rank)))
        adjusted[place] = largest
    return adjusted


def detectable(games: int, fair: float, comparisons: int) -> float:
    """Return the smallest true distance from the fair share that is found four times in five.

    `games` are those of each of so many shares that are compared at once.
    """
    normal = NormalDist()
    needed = normal.inv_cdf(1 - ERROR / (2 * comparisons)) + normal.inv_cdf(POWER)
    return needed * sqrt(fair * (1 - fair) / games)


def difference(
    strata: list[tuple[int, int, int, int]],
) -> tuple[float, float]:
    """Return how much higher a share is with something than without it, and the standard error of that.

    A stratum is (wins with, games with, wins without, games without); strata weigh as Mantel and Haenszel
    weigh them, and one without games on either side weighs nothing. The error is Agresti and Caffo's.
    """
    total = gap = variance = 0.0
    for wins, games, other_wins, other_games in strata:
        if not games or not other_games:
            continue
        weight = games * other_games / (games + other_games)
        total += weight
        gap += weight * (wins / games - other_wins / other_games)
        variance += weight * weight * (_variance(wins, games) + _variance(other_wins, other_games))
    return (gap / total, sqrt(variance) / total) if total else (0.0, 1.0)


def _variance(wins: int, games: int) -> float:
    """The variance of a share, with one game won and one lost added."""
    share = (wins + 1) / (games + 2)
    return share * (1 - share) / (games + 2)
