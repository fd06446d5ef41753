"""Where a game turned: answers that gave much away, and what changed much without the seat's doing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from baston.analysis.decisions import DecisionAnalysis

# Of the score, from −1 to 1: five and ten points of the chance to win. Two searches of one decision in
# different determinizations differ by one or two.
MISTAKE: Final = 0.1
SWING: Final = 0.2
MOST: Final = 4  # of each kind


@dataclass(frozen=True)
class End:
    """The end of the game: the number of answers before it, and its value for the seat."""

    count: int
    value: float


@dataclass(frozen=True)
class TurningPoint:
    """An answer, or what came between two of them, that changed the value of the game much.

    A "mistake": the answer given after `count` answers was worth so much less than the best, a `change` below
    0. A "swing": what others and chance did, between the seat's last answer and `count` answers, changed the
    value of the game for it.
    """

    count: int
    kind: Literal["mistake", "swing"]
    change: float


def turning_points(decisions: Sequence[DecisionAnalysis], end: End | None) -> list[TurningPoint]:
    """Return the largest mistakes and swings, in the order of the game."""
    mistakes = [TurningPoint(one.count, "mistake", -one.loss) for one in decisions if one.loss >= MISTAKE]
    after = [(one.count, one.best_value) for one in decisions[1:]]
    if end is not None:
        after.append((end.count, end.value))
    swings = [
        TurningPoint(count, "swing", value - decision.taken_value)
        for decision, (count, value) in zip(decisions, after, strict=False)
        if abs(value - decision.taken_value) >= SWING
    ]
    return sorted(_largest(mistakes) + _largest(swings), key=lambda point: point.count)


def _largest(found: list[TurningPoint]) -> list[TurningPoint]:
    return sorted(found, key=lambda point: -abs(point.change))[:MOST]


def chance_of(value: float) -> float:
    """Return a value, from −1 to 1, as the chance to win, from 0 to 1."""
    return (value + 1) / 2


def win_percent(value: float) -> int:
    """Return a value, from −1 to 1, as the chance to win, in percent."""
    return round(100 * chance_of(value))
