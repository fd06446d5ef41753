"""What a choice among the cards of a hand carries from one card to the next."""

from __future__ import annotations

from baston.kernel.frame import Frame


def cards_left(me: Frame) -> int:
    """How many more cards may be planned or discarded."""
    return me.memo[0]


def set_cards_left(me: Frame, left: int) -> None:
    """So many more cards may be planned or discarded."""
    me.memo = [left]
