"""A table before its game: seats are taken and given back, then the game starts."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from baston.bots import bot_named
from baston.server.protocol import Join
from baston.server.refusals import Refused
from baston.server.storage.rows import BOT, OPEN, PERSON, RISE, SIT, START, Entry, SeatRow, TableRow
from baston.server.tables.table_info import seats_of_browser

FILL_LEVEL: Final = "normal"  # the level of the bots that take the open seats when the host starts


class Seating(Struct, frozen=True):
    """Entries to be stored, and the seats that change with them."""

    entries: list[Entry]
    seats: list[SeatRow]

    @property
    def starts(self) -> bool:
        """Whether the game starts with these entries."""
        return self.entries[-1].kind == START


class Lobby:
    """Prepares the entries that change who sits where. It changes nothing itself: entries count once stored.

    `number` is that of the next entry.
    """

    def __init__(self, table: TableRow, seats: list[SeatRow], number: int) -> None:
        self._table = table
        self._seats = seats
        self._number = number

    def prepare_join(self, browser: str, request: Join, name: str, now: float) -> Seating:
        """Return the seating in which the browser takes an open seat; the last one starts the game.

        Raises Refused: "started" (the game has begun), "invite-wrong" (the table is not listed and the link's
        secret is wrong), "seat-taken" (somebody has that seat), "table-full" (no seat is open).
        """
        self._check_not_started()
        if not self._table.listed and request.invite != self._table.invite:
            raise Refused("invite-wrong", 403)
        open_seats = self._open_seats()
        if request.seat is not None and request.seat not in open_seats:
            raise Refused("seat-taken", 409)
        if not open_seats:
            raise Refused("table-full", 409)
        seat = SeatRow(open_seats[0] if request.seat is None else request.seat, PERSON, browser, name)
        return self._seating(SIT, [seat], now, starts=len(open_seats) == 1)

    def prepare_leave(self, browser: str, now: float) -> Seating:
        """Return the seating that opens the browser's seats again.

        Raises Refused: "not-your-seat" (the browser has none), "started" (the game has begun).
        """
        own = seats_of_browser(self._seats, browser)
        if not own:
            raise Refused("not-your-seat", 403)
        self._check_not_started()
        return self._seating(RISE, [SeatRow(seat, OPEN) for seat in own], now)

    def prepare_start(self, browser: str, now: float) -> Seating:
        """Return the seating that starts the game, with bots in the open seats.

        Raises Refused: "not-the-host" (another browser made the table), "started" (the game has begun).
        """
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
