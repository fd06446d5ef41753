"""A seat that looks at a table to write down what it sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32

from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.kernel.column import Column, filled
from baston.kernel.observation import Sheet, relative
from baston.kernel.sight import has_seen

# More places where a known card lies.
IN_BASE_DECK: Final = 4
IN_BASE_DISCARD: Final = 5


class Look:
    """A seat that looks at a table, and the sheet on which it writes."""

    table: Table
    seat: int
    sheet: Sheet
    whose: list[int]  # by seat: which one it is, counted from this one
    rows: list[int]  # by place: its row among the bases, from 1; 0 of one that is not in play
    written: Column  # by handle: its row in `in_play` or `slots`, from 1, once that has been written

    def __init__(self, table: Table, seat: int, sheet: Sheet) -> None:
        self.table = table
        self.seat = seat
        self.sheet = sheet
        self.whose = [relative(other, seat, table.players) for other in range(table.players)]
        self.rows = [0] * FIRST_BASE
        for row, place in enumerate(table.places):
            self.rows[place] = row + 1
        self.written = filled(0, len(table.what))
        self._in_play: i32 = 0
        self._slots: i32 = 0

    def sees(self, card: int) -> bool:
        """Whether the seat knows which card this is."""
        return has_seen(self.table.seen, card, self.seat)

    def card(self, card: int) -> int:
        """The number of the printed card of a handle; 0 if the seat does not know it."""
        return self.table.what[card] if self.sees(card) else 0

    def lies(self, card: int) -> None:
        """Record that the next row of the part `in_play` is about this card."""
        self._in_play += 1
        self.written[card] = self._in_play

    def has(self, slot: int) -> None:
        """Record that the next row of the part `slots` is about this slot."""
        self._slots += 1
        self.written[slot] = self._slots

    def row(self, place: int) -> int:
        """The row of a place, from 1; 0 for a zone, which has no row."""
        return self.rows[place] if place > 0 else 0
