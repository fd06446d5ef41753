"""Elo by maximum likelihood: the model of Bradley and Terry (1952), draws as half a win and half a loss.

Differences of 400 are odds of ten to one. Ratings have the mean 0, as only their differences mean something.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from baston.league.intervals import ONCE

LOGIT: Final = 400 / log(10)  # Elo points in one unit of log odds
LEAST: Final = 0.5  # points that a bot is given against another which it never took one from
STEP: Final = 1.0  # log odds by which a rating is moved at once, at most
CLOSE: Final = 1e-10
Matrix = list[list[float]]


@dataclass(frozen=True)
class Meeting:
    """Games between two bots, and the points that the first has got in them.

    `spread` is by how much their results vary more than those of games without a link.
    """

    first: int
    second: int
    games: int
    points: float
    spread: float = 1.0

    def finite(self) -> float:
        """Return the first bot's points, at least half a one and at most all but half a one.

        With none or all of them the ratings would be infinitely far apart.
        """
        return min(max(self.points, LEAST), self.games - LEAST)


@dataclass(frozen=True)
class Ratings:
    """The ratings of the bots, by number, with what their intervals are made of."""

    elo: list[float]
    covariance: Matrix

    def half_width(self, bot: int) -> float:
        """Return half the width of the 95 % interval of a bot's rating, in Elo."""
        return ONCE * sqrt(self.covariance[bot][bot])

    def lead(self, bot: int, other: int) -> tuple[float, float]:
        """Return by how much Elo one bot leads another, and half the width of the 95 % interval of that."""
        c = self.covariance
        variance = c[bot][bot] + c[other][other] - 2 * c[bot][other]
        return self.elo[bot] - self.elo[other], ONCE * sqrt(max(variance, 0.0))


def rated(bots: int, meetings: Sequence[Meeting]) -> Ratings:
    """Return the ratings that make these results the likeliest; games must link every two bots.

    The covariance is that of the information matrix, each meeting's share of it raised by its spread.
    """
    logits = [0.0] * bots
    while True:
        gradient, information, _ = _slopes(logits, meetings)
        inverse = _inverse(_grounded(information))
        steps = [sum(inverse[i][j] * gradient[j] for j in range(bots)) for i in range(bots)]
        largest = max(map(abs, steps))
        scale = min(1.0, STEP / largest) if largest > 0 else 1.0
        logits = [logit + scale * step for logit, step in zip(logits, steps, strict=True)]
        if largest < CLOSE:
            break
    _, information, noise = _slopes(logits, meetings)
    inverse = _inverse(_grounded(information))
    covariance = _product(_product(inverse, noise), inverse)
    mean = sum(logits) / bots
    return Ratings(
        [LOGIT * (logit - mean) for logit in logits],
        [[LOGIT * LOGIT * value for value in row] for row in covariance],
    )


def _slopes(logits: Sequence[float], meetings: Sequence[Meeting]) -> tuple[list[float], Matrix, Matrix]:
    """The gradient of the log likelihood, its information, and the variance of the gradient."""
    bots = len(logits)
    gradient = [0.0] * bots
    information = [[0.0] * bots for _ in range(bots)]
    noise = [[0.0] * bots for _ in range(bots)]
    for met in meetings:
        one, other = met.first, met.second
        expected = 1 / (1 + exp(logits[other] - logits[one]))
        gradient[one] += met.finite() - met.games * expected
        gradient[other] -= met.finite() - met.games * expected
        told = met.games * expected * (1 - expected)
        for matrix, value in ((information, told), (noise, told * met.spread)):
            matrix[one][one] += value
            matrix[other][other] += value
            matrix[one][other] -= value
            matrix[other][one] -= value
    return gradient, information, noise


def _grounded(information: Matrix) -> Matrix:
    """The information with that of a mean of 0, without which it has no inverse."""
    bots = len(information)
    return [[value + 1 / bots for value in row] for row in information]


def _product(one: Matrix, other: Matrix) -> Matrix:
    columns = list(zip(*other, strict=True))
    return [[sum(x * y for x, y in zip(row, column, strict=True)) for column in columns] for row in one]


def _inverse(matrix: Matrix) -> Matrix:
    """The inverse by Gauss and Jordan, without pivots: the matrix is symmetric and positive definite."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in range(size):
            if j != i:
                factor = rows[j][i]
                rows[j] = [x - factor * y for x, y in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
