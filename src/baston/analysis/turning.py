"""Where a game turned: answers that gave much away, and what changed much without the seat's doing."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from baston.analysis.decisions import Moment

# Of the score, from −1 to 1: five and ten points of the chance to win. Two searches of one decision in
# different worlds differ by one or two.
MISTAKE: Final = 0.1
SWING: Final = 0.2
MOST: Final = 4  # of each kind


@dataclass(frozen=True)
class End:
    """The end of the game: the answers before it, and what it is worth to the seat."""

    count: int
    worth: float


@dataclass(frozen=True)
class Turning:
    """A turning point.

    A "mistake": the answer given after `count` answers was worth so much less than the best, a `change` below
    0. A "swing": what others and chance did, between the seat's last answer and `count` answers, changed what
    the game is worth to it.
    """

    count: int
    kind: Literal["mistake", "swing"]
    change: float


def turning_points(moments: Sequence[Moment], end: End | None) -> list[Turning]:
    """The largest mistakes and swings, in the order of the game."""
    mistakes = [Turning(one.count, "mistake", -one.loss) for one in moments if one.loss >= MISTAKE]
    after = [(one.count, one.best_worth) for one in moments[1:]]
    if end is not None:
        after.append((end.count, end.worth))
    swings = [
        Turning(count, "swing", worth - moment.taken_worth)
        for moment, (count, worth) in zip(moments, after, strict=False)
        if abs(worth - moment.taken_worth) >= SWING
    ]
    return sorted(_largest(mistakes) + _largest(swings), key=lambda turning: turning.count)


def _largest(found: list[Turning]) -> list[Turning]:
    return sorted(found, key=lambda turning: -abs(turning.change))[:MOST]


def chance(worth: float) -> int:
    """A worth as the chance to win, in percent."""
    return round(50 * (worth + 1))
