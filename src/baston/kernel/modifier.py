"""Lasting changes to a number or a permission, and when they end.

A modifier is never changed once made; copies of a state share it. What holds only while a card is in play is
computed when it is read and never stored.
"""

from __future__ import annotations

from typing import Final

END_OF_TURN: Final = 0
START_OF_TURN: Final = 16  # + seat: until that seat's next turn begins
END_OF_SEAT_TURN: Final = 32  # + seat: until the end of that seat's next turn


class Modifier:
    """A change of `kind` by `amount`, on `thing` (a handle or a seat), until a moment; `source` made it."""

    kind: int
    amount: int
    thing: int
    until: int
    source: int

    def __init__(self, kind: int, amount: int, thing: int, until: int, source: int = 0) -> None:
        self.kind = kind
        self.amount = amount
        self.thing = thing
        self.until = until
        self.source = source

    def save(self) -> list[int]:
        return [self.kind, self.amount, self.thing, self.until, self.source]


def still(lasting: list[Modifier], ended: int) -> list[Modifier]:
    """Those that go on after the moment `ended`."""
    return [m for m in lasting if m.until != ended]
