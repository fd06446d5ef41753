"""What happens at a table before its game: seats are taken and given back, and then it starts."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from baston.bots import bot_named
from baston.server.matches.restoring import seats_of_browser
from baston.server.protocol import Join
from baston.server.refusals import Refused
from baston.server.storage.rows import BOT, OPEN, PERSON, RISE, SIT, START, Entry, SeatRow, TableRow

FILL_LEVEL: Final = "normal"  # the level of bots that take seats nobody has taken


class Seating(Struct, frozen=True):
    """Entries to be kept, and who sits where once they are."""

    entries: list[Entry]
    seats: list[SeatRow]

    @property
    def starts(self) -> bool:
        """Does the game start with it?"""
        return self.entries[-1].kind == START


class Lobby:
    """A table and its seats as they are; entries are made ready here, and count once they are kept.

    `number` counts the entries so far.
    """

    def __init__(self, table: TableRow, seats: list[SeatRow], number: int) -> None:
        self._table = table
        self._seats = seats
        self._number = number

    def prepare_join(self, browser: str, wish: Join, name: str, now: float) -> Seating:
        """The browser takes an open seat; the game starts with the last one.

        Raises Refused: "started", "invite-wrong", "seat-taken", "table-full".
        """
        self._check_not_started()
        if not self._table.listed and wish.invite != self._table.invite:
            raise Refused("invite-wrong", 403)
        free = self._open_seats()
        if wish.seat is not None and wish.seat not in free:
            raise Refused("seat-taken", 409)
        if not free:
            raise Refused("table-full", 409)
        seat = SeatRow(free[0] if wish.seat is None else wish.seat, PERSON, browser, name)
        return self._seating(SIT, [seat], now, starts=len(free) == 1)

    def prepare_leave(self, browser: str, now: float) -> Seating:
        """The browser gives its seats back. Raises Refused: "not-your-seat", "started"."""
        own = seats_of_browser(self._seats, browser)
        if not own:
            raise Refused("not-your-seat", 403)
        self._check_not_started()
        return self._seating(RISE, [SeatRow(seat, OPEN) for seat in own], now)

    def prepare_start(self, browser: str, now: float) -> Seating:
        """The game starts; bots take the open seats. Raises Refused: "not-the-host", "started"."""
        if browser != self._table.host:
            raise Refused("not-the-host", 403)
        self._check_not_started()
        bot = bot_named(FILL_LEVEL).name
        seats = [SeatRow(seat, BOT, None, "", FILL_LEVEL, bot) for seat in self._open_seats()]
        return self._seating(SIT, seats, now, starts=True)

    def _check_not_started(self) -> None:
        if self._table.started is not None:
            raise Refused("started", 409)

    def _open_seats(self) -> list[int]:
        return [seat.seat for seat in self._seats if seat.kind == OPEN]

    def _seating(self, kind: str, seats: list[SeatRow], now: float, starts: bool = False) -> Seating:
        entries = [Entry(self._number, kind, seat.seat, 0, None, now) for seat in seats[:1]]
        if starts:
            entries.append(Entry(self._number + len(entries), START, 0, 0, None, now))
        return Seating(entries, seats)
