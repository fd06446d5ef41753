"""Axial coordinates (q, r) of flat-top hexes: q is the column, r + q/2 the height, growing downward."""

from __future__ import annotations

from typing import Final

Offset = tuple[int, int]

DIRECTIONS: Final[tuple[Offset, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
TURNS: Final = len(DIRECTIONS)  # sixths of a turn, counterclockwise


def distance(a: Offset, b: Offset) -> int:
    """The number of steps between two hexes of a plane without edges."""
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def moved(a: Offset, direction: int, steps: int = 1) -> Offset:
    """The hex that lies `steps` steps away in a direction."""
    dq, dr = DIRECTIONS[direction]
    return (a[0] + steps * dq, a[1] + steps * dr)


def turned(offset: Offset, turns: int) -> Offset:
    """The offset turned about (0, 0) by sixths of a turn, in the order of DIRECTIONS."""
    q, r = offset
    for _ in range(turns % TURNS):
        q, r = q + r, -q
    return (q, r)
