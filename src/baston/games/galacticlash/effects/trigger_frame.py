"""What a triggered ability knows of the event that has set it off; `me.subject` is the unit it happens to."""

from __future__ import annotations

from baston.kernel.frame import Frame


def pack_event(me: Frame, wounds: int, seat: int) -> None:
    """Tell a triggered effect the wounds dealt to a player, else 0, and the seat that the event is about."""
    me.memo = [wounds, seat + 1]


def wounds_dealt(me: Frame) -> int:
    """How many combat wounds the player was dealt by the event HITS."""
    return me.memo[0]


def event_seat(me: Frame) -> int:
    """The seat, from 0, that the event is about: attacked (ATTACKS), wounded (HITS), else the controller."""
    return me.memo[1] - 1
