"""A number measured in many games, and how far it can be trusted: means, shares, medians."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, sqrt
from statistics import median

from baston.simulation.wilson import Z95, wilson


@dataclass(frozen=True)
class Measure:
    """A value with its 95 % interval, from so many games, or of whatever `games` counts.

    Shares are from 0 to 1. `id` names what it is of, where a figure has several; `other`, against whom.
    """

    id: str
    value: float
    low: float
    high: float
    games: int
    other: str = ""


def mean(id: str, values: Sequence[float]) -> Measure:
    """Return the mean of what each game has; one game says nothing of how it varies."""
    count = len(values)
    value = sum(values) / count
    spread = sum([(each - value) ** 2 for each in values]) / max(1, count - 1)
    half = Z95 * sqrt(spread / count)
    return Measure(id, value, value - half, value + half, count)


def share(id: str, count: int, games: int) -> Measure:
    """Return the share of games that something is true of."""
    return Measure(id, count / games, *wilson(count, games), games)


def ratio(id: str, parts: Sequence[float], wholes: Sequence[float]) -> Measure:
    """Return what share the parts of all games are of the wholes of all games, which hang together by game.

    The interval is that of a ratio of means (the delta method).
    """
    count, whole = len(parts), sum(wholes)
    value = sum(parts) / whole
    off = [part - value * of for part, of in zip(parts, wholes, strict=True)]
    half = Z95 * sqrt(sum([each * each for each in off]) * count / max(1, count - 1)) / whole
    return Measure(id, value, max(0.0, value - half), min(1.0, value + half), count)


def middle(id: str, values: Sequence[float]) -> Measure:
    """Return the median; its interval lies between two of the values in order (by signs)."""
    ordered = sorted(values)
    count = len(ordered)
    half = Z95 * sqrt(count) / 2
    low = ordered[max(0, floor((count - 1) / 2 - half))]
    high = ordered[min(count - 1, ceil((count - 1) / 2 + half))]
    return Measure(id, median(ordered), low, high, count)


def longest(id: str, values: Sequence[float]) -> Measure:
    """Return the longest of all: of these games, so that nothing is uncertain."""
    value = max(values)
    return Measure(id, value, value, value, len(values))
