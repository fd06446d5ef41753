"""What a Push, Pull, Force or Fear carries from step to step; only this module knows how its frame is packed.

`me.card` is the champion whose doing it is, `me.subject` the one that is displaced.
"""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.constants import FEAR, FORCE
from baston.games.superfantasybrawl.hexes.grid import NO_ROW
from baston.kernel.frame import Frame

_WAY: Final = 0
_LEFT: Final = 1
_DIRECTION: Final = 2  # not of a Force, whose way is that of a movement
_OUTCOME: Final = 3


def pack_straight(me: Frame, way: int, distance: int, direction: int) -> None:
    """Let it be a PUSH or PULL by `distance` hexes in a direction of the grid."""
    me.memo = [way, distance, direction, 0]


def pack_force(me: Frame, most: int) -> None:
    """Let it be a Force of up to `most` hexes."""
    me.memo = [FORCE, most]


def pack_fear(me: Frame, distance: int) -> None:
    """Let it be a Fear of `distance` hexes, in a direction that is still to be chosen."""
    me.memo = [FEAR, distance, NO_ROW, 0]


def way_of(me: Frame) -> int:
    """How the champion is displaced: PUSH, PULL, FORCE or FEAR."""
    return me.memo[_WAY]


def hexes_left(me: Frame) -> int:
    """The hexes by which it is still to be displaced."""
    return me.memo[_LEFT]


def set_hexes_left(me: Frame, left: int) -> None:
    """So many hexes are left."""
    me.memo[_LEFT] = left


def direction_of(me: Frame) -> int:
    """The direction of the grid in which it goes; NO_ROW while a Fear has none yet."""
    return me.memo[_DIRECTION]


def set_direction(me: Frame, direction: int) -> None:
    """Let it flee in this direction."""
    me.memo[_DIRECTION] = direction


def outcome_of(me: Frame) -> int:
    """What is reported: of a Push or Pull the damage that it has done, of a Fear the hexes that were fled."""
    return me.memo[_OUTCOME]


def set_damage_done(me: Frame, damage: int) -> None:
    """A Push or Pull has done so much damage."""
    me.memo[_OUTCOME] = damage


def add_hexes_fled(me: Frame, hexes: int) -> None:
    """So many more hexes have been fled."""
    me.memo[_OUTCOME] += hexes
