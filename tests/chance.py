"""How far counts may stray from what is expected before chance is no excuse."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Hashable, Mapping, Sequence
from math import exp, sqrt
from typing import TypeVar

K = TypeVar("K", bound=Hashable)

FAR = 5.0  # standard deviations: one honest sample in about three million is further off


def chi_squared_limit(freedom: int) -> float:
    """The chi-squared that an honest sample practically never exceeds (after Wilson and Hilferty)."""
    if freedom == 0:
        return 1e-9
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + FAR * spread**0.5) ** 3)


def chi_squared(counts: Mapping[K, int], weights: Mapping[K, int]) -> float:
    """How far the counts stray from what the weights let expect; infinite if something was impossible."""
    if not set(counts) <= set(weights):
        return float("inf")
    drawn, whole = sum(counts.values()), sum(weights.values())
    expected = {key: drawn * weight / whole for key, weight in weights.items()}
    return sum((counts.get(key, 0) - wanted) ** 2 / wanted for key, wanted in expected.items())


def kolmogorov_smirnov(one: Sequence[float], other: Sequence[float]) -> float:
    """The p-value by which two samples are of one distribution: small where they can be told apart.

    It is the asymptotic one, which ties only make larger.
    """
    first, second = sorted(one), sorted(other)
    furthest = max(
        abs(bisect_right(first, x) / len(first) - bisect_right(second, x) / len(second))
        for x in first + second
    )
    size = sqrt(len(first) * len(second) / (len(first) + len(second)))
    reach = (size + 0.12 + 0.11 / size) * furthest  # after Stephens
    if reach < 0.2:
        return 1.0  # where the series converges too slowly
    return min(1.0, 2 * sum((-1.0) ** (n - 1) * exp(-2 * (n * reach) ** 2) for n in range(1, 101)))
