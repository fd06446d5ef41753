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
    """Let the frame be a PUSH or PULL of exactly `distance` hexes in a direction of the grid."""
    me.memo = [way, distance, direction, 0]


def pack_force(me: Frame, most: int) -> None:
    """Let the frame be a Force of up to `most` hexes."""
    me.memo = [FORCE, most]


def pack_fear(me: Frame, distance: int) -> None:
    """Let the frame be a Fear of `distance` hexes, or fewer, in a direction still to be chosen."""
    me.memo = [FEAR, distance, NO_ROW, 0]


def way_of(me: Frame) -> int:
    """How the champion is displaced: PUSH, PULL, FORCE or FEAR."""
    return me.memo[_WAY]


def hexes_left(me: Frame) -> int:
    """How many hexes the champion is still to be displaced."""
    return me.memo[_LEFT]


def set_hexes_left(me: Frame, left: int) -> None:
    """Set how many hexes are left."""
    me.memo[_LEFT] = left


def direction_of(me: Frame) -> int:
    """The direction of the grid in which the champion goes; NO_ROW while a Fear has none yet."""
    return me.memo[_DIRECTION]


def set_direction(me: Frame, direction: int) -> None:
    """Let the champion flee in this direction."""
    me.memo[_DIRECTION] = direction


def outcome_of(me: Frame) -> int:
    """What is reported: the damage that a Push or Pull has done, or the number of hexes fled by a Fear."""
    return me.memo[_OUTCOME]


def set_damage_done(me: Frame, damage: int) -> None:
    """Record how much damage the Push or Pull has done."""
    me.memo[_OUTCOME] = damage


def add_hexes_fled(me: Frame, hexes: int) -> None:
    """Add to the number of hexes fled."""
    me.memo[_OUTCOME] += hexes
