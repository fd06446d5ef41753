"""What a movement carries from step to step; only this module knows how its frame is packed.

There are two kinds, the ordinary `movement` and the one hex by hex of `crossing`: they differ in one slot.
`me.subject` is the champion that moves, `me.player` the seat that chooses its way.
"""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.constants import MOVE
from baston.games.superfantasybrawl.hexes.grid import NO_ROW
from baston.kernel.frame import Frame

_WAY: Final = 0
_LEFT: Final = 1
_FREELY: Final = 2  # 1: so it goes
_ROW: Final = 3  # of an ordinary movement: its direction + 1, 0 for any
_REACHED: Final = 3  # of a crossing: a hex
_ENTERS: Final = 4  # 1: it comes in from the Gate
_GONE: Final = 5
_CROSSED: Final = 6  # from here on


def pack_movement(me: Frame, way: int, most: int, freely: bool, enters: bool) -> None:
    """Let the frame be a movement of up to `most` hexes: MOVE, DASH, JUMP, SWOOP or FORCE."""
    me.memo = [way, most, 1 if freely else 0, 0, 1 if enters else 0, 0]


def pack_crossing(me: Frame, most: int, hex: int, enters: bool) -> None:
    """Let the frame be a crossing of up to `most` hexes that begins on a hex, or on the Gate."""
    me.memo = [MOVE, most, 0, hex, 1 if enters else 0, 0]


def way_of(me: Frame) -> int:
    """How the champion moves: MOVE, DASH, JUMP, SWOOP or FORCE."""
    return me.memo[_WAY]


def moves_left(me: Frame) -> int:
    """How many more hexes may be gone at most."""
    return me.memo[_LEFT]


def goes_freely(me: Frame) -> bool:
    """Whether neither champions nor traps hinder the movement (SFB-346)."""
    return me.memo[_FREELY] == 1


def direction_of(me: Frame) -> int:
    """The direction of the row in which a Dash or Swoop goes on; NO_ROW before it has begun."""
    return me.memo[_ROW] - 1


def set_direction(me: Frame, direction: int) -> None:
    """Confine a Dash or Swoop to its row from now on, either way."""
    assert direction != NO_ROW, "it has gone along a row"
    me.memo[_ROW] = direction + 1


def hex_reached(me: Frame) -> int:
    """The hex that a crossing has reached so far; the champion itself follows when it ends."""
    return me.memo[_REACHED]


def cross_to(me: Frame, hex: int) -> None:
    """Let a crossing go on by one hex; the champion does not follow yet."""
    me.memo[_REACHED] = hex
    me.memo[_LEFT] -= 1
    me.memo[_GONE] += 1


def enters_arena(me: Frame) -> bool:
    """Whether the champion comes in from its Gate, and has not done so yet (SFB-150)."""
    return me.memo[_ENTERS] == 1


def set_entered(me: Frame) -> None:
    """Remember that the champion is in the arena now."""
    me.memo[_ENTERS] = 0


def hexes_gone(me: Frame) -> int:
    """How many hexes have been gone so far."""
    return me.memo[_GONE]


def go(me: Frame, hexes: int) -> None:
    """Add to the hexes gone, and take as many off those left."""
    me.memo[_GONE] += hexes
    me.memo[_LEFT] -= hexes


def end_after(me: Frame, hexes: int) -> None:
    """Add to the hexes gone, and leave none."""
    me.memo[_GONE] += hexes
    me.memo[_LEFT] = 0


def champions_crossed(me: Frame) -> list[int]:
    """The champions passed through so far, in order, each once (SFB-238)."""
    return me.memo[_CROSSED:]


def add_crossed(me: Frame, champion: int) -> None:
    """Remember a champion passed through, unless it is remembered already."""
    if champion not in me.memo[_CROSSED:]:
        me.memo.append(champion)


# What a movement reports to the effect that has begun it: `frame.done` of that one.


def report_of(me: Frame) -> list[int]:
    """What a movement reports: the number of hexes gone, then the champions passed through."""
    return me.memo[_GONE:]


def hexes_reported(done: list[int]) -> int:
    """The number of hexes gone that a movement has reported; 0 if there was none."""
    return done[0] if done else 0


def champions_reported(done: list[int]) -> list[int]:
    """The champions that a movement has reported as passed through, in order (SFB-238)."""
    return done[1:]
