"""What the printed movement of an action has reported, carried on to the action's own text."""

from __future__ import annotations

from baston.games.superfantasybrawl.moving.movement_frame import champions_reported
from baston.kernel.frame import Frame


def carry_report(frame: Frame, done: list[int]) -> None:
    """Give an effect that begins what the movement before it reported."""
    frame.memo = done[:]


def hand_on_report(me: Frame, frame: Frame) -> None:
    """Give an effect that begins the movement report that `me` has."""
    frame.memo = me.memo[:]


def champions_crossed(me: Frame) -> list[int]:
    """The champions that the printed movement has passed through, in order (SFB-238)."""
    return champions_reported(me.memo)
