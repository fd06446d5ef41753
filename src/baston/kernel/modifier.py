"""Lasting changes to a number or a permission, and when they end.

A modifier is never changed once made; copies of a state share it. What holds only while a card is in play is
computed when it is read and never stored.
"""

from __future__ import annotations

from typing import Final

from baston.kernel.text import BrokenSave, Json, ints

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

    def save(self) -> list[Json]:
        """Return the modifier as a list of its five numbers, in the order of its constructor."""
        return [self.kind, self.amount, self.thing, self.until, self.source]

    @staticmethod
    def load(saved: Json) -> Modifier:
        """Restore a modifier from what `save` returned. Raises BrokenSave if it is none."""
        numbers = ints(saved)
        if len(numbers) != 5:
            raise BrokenSave(f"{saved!r} is no modifier")
        return Modifier(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])


def still(lasting: list[Modifier], ended: int) -> list[Modifier]:
    """Return the modifiers that last beyond the moment `ended`, such as END_OF_TURN."""
    return [m for m in lasting if m.until != ended]
