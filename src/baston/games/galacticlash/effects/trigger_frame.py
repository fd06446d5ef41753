"""What a triggered ability knows of the event that has set it off; `me.subject` is the unit it happens to."""

from __future__ import annotations

from baston.kernel.frame import Frame


def pack_event(me: Frame, wounds: int, seat: int) -> None:
    """Let it know the wounds that a player was dealt, else 0, and the seat that the event is about."""
    me.memo = [wounds, seat + 1]


def wounds_dealt(me: Frame) -> int:
    """How many combat wounds the player was dealt (HITS)."""
    return me.memo[0]


def event_seat(me: Frame) -> int:
    """The seat, from 0, that the event is about: attacked (ATTACKS), dealt wounds (HITS), else in control."""
    return me.memo[1] - 1
