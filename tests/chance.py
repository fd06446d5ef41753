"""How far counts may stray from what is expected before chance is no excuse."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
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
