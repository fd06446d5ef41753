"""A table before its game: seats are taken and given back, nonces added, then the game starts."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from baston.bots import bot_named
from baston.kernel.fair_deal import is_hex
from baston.server.protocol import Join
from baston.server.refusals import Refused
from baston.server.storage.rows import (
    BOT,
    DECLINE,
    NONCE,
    OPEN,
    PERSON,
    RISE,
    SIT,
    START,
    Entry,
    SeatRow,
    TableRow,
)
from baston.server.tables.table_info import seats_of_browser

FILL_LEVEL: Final = "normal"  # the level of the bots that take the open seats when the host starts


class Seating(Struct, frozen=True):
    """Entries to be stored, and the seats that change with them."""

    entries: list[Entry]
    seats: list[SeatRow]

    @property
    def starts(self) -> bool:
        """Whether the game starts with these entries."""
        return bool(self.entries) and self.entries[-1].kind == START


class Lobby:
    """Prepares the entries that change who sits where. It changes nothing itself: entries count once stored.

    The game starts with the entry after which no seat is open and no nonce is awaited. `number` is that of
    the next entry.
    """

    def __init__(self, table: TableRow, seats: list[SeatRow], number: int) -> None:
        self._table = table
        self._seats = seats
        self._number = number

    def prepare_join(self, browser: str, request: Join, name: str, now: float) -> Seating:
        """Return the seating in which the browser takes an open seat, or those that it was asked to take.

        Raises Refused: "started" (the game has begun), "table-closed", "invite-wrong" (the table is not
        listed and the link's secret is wrong), "seat-taken" (somebody has that seat), "table-full" (no seat
        is open), "seats-kept" (none but for others, who are asked).
        """
        self._check_can_change()
        nonce = "" if request.adds_nonce and self._table.secret else None
        asked = self._asked_of(browser)
        if asked:
            taken = [SeatRow(seat.seat, PERSON, browser, seat.name or name, nonce=nonce) for seat in asked]
            return self._seating(SIT, taken, now)
        if not self._table.listed and request.invite != self._table.invite:
            raise Refused("invite-wrong", 403)
        open_seats = self._open_seats()
        if request.seat is not None and request.seat not in open_seats:
            raise Refused("seat-taken", 409)
        if not open_seats:
            raise Refused("table-full", 409)
        free = [seat for seat in open_seats if not self._seats[seat].is_kept]
        if not free or (request.seat is not None and request.seat not in free):
            raise Refused("seats-kept", 409)
        number = free[0] if request.seat is None else request.seat
        return self._seating(SIT, [SeatRow(number, PERSON, browser, name, nonce=nonce)], now)

    def prepare_decline(self, browser: str, now: float) -> Seating:
        """Return the seating in which anybody may take the seats that were kept for the browser.

        Raises Refused: "not-invited" (none is), "started" (the game has begun), "table-closed".
        """
        kept = [seat for seat in self._asked_of(browser) if seat.is_kept]
        if not kept:
            raise Refused("not-invited", 403)
        self._check_can_change()
        return self._seating(DECLINE, [replace(seat, declined=True) for seat in kept], now)

    def prepare_leave(self, browser: str, now: float) -> Seating:
        """Return the seating that opens the browser's seats again.

        Raises Refused: "not-your-seat" (the browser has none), "started" (the game has begun),
        "table-closed".
        """
        own = seats_of_browser(self._seats, browser)
        if not own:
            raise Refused("not-your-seat", 403)
        self._check_can_change()
        return self._seating(RISE, [SeatRow(seat, OPEN) for seat in own], now)

    def prepare_start(self, browser: str, now: float) -> Seating:
        """Return the seating that puts bots in the open seats; nothing where there are none.

        Raises Refused: "not-the-host" (another browser made the table), "started" (the game has begun),
        "table-closed".
        """
        if browser != self._table.host:
            raise Refused("not-the-host", 403)
        self._check_can_change()
        bot = bot_named(FILL_LEVEL).name
        seats = [SeatRow(seat, BOT, None, "", FILL_LEVEL, bot) for seat in self._open_seats()]
        return self._seating(SIT, seats, now)

    def prepare_nonce(self, browser: str, seat: int, nonce: str, now: float) -> Seating:
        """Return the seating in which the seat's nonce is there.

        Raises Refused: "not-your-seat" (another browser's), "started" (the game has begun), "table-closed",
        "nonce-form" (not 64 hexadecimal digits), "nonce-given" (the seat has one, or said that it adds none).
        """
        if seat not in seats_of_browser(self._seats, browser):
            raise Refused("not-your-seat", 403)
        self._check_can_change()
        if not is_hex(nonce):
            raise Refused("nonce-form")
        if not self._seats[seat].awaits_nonce:
            raise Refused("nonce-given", 409)
        return self._seating(NONCE, [replace(self._seats[seat], nonce=nonce)], now)

    def prepare_overdue_start(self, now: float) -> Seating:
        """Return the seating that starts the game without the nonces that are missing."""
        return Seating([Entry(self._number, START, 0, 0, None, now)], [])

    @property
    def is_overdue(self) -> bool:
        """Whether nothing is missing for the start but nonces."""
        waits = any(seat.awaits_nonce for seat in self._seats)
        is_waiting = self._table.started is None and self._table.closed is None
        return is_waiting and waits and not self._open_seats()

    def _check_can_change(self) -> None:
        if self._table.closed is not None:
            raise Refused("table-closed", 409)
        if self._table.started is not None:
            raise Refused("started", 409)

    def _asked_of(self, browser: str) -> list[SeatRow]:
        return [seat for seat in self._seats if seat.kind == OPEN and seat.asked == browser]

    def _open_seats(self) -> list[int]:
        return [seat.seat for seat in self._seats if seat.kind == OPEN]

    def _seating(self, kind: str, seats: list[SeatRow], now: float) -> Seating:
        entries = [Entry(self._number, kind, seat.seat, 0, None, now) for seat in seats[:1]]
        after = {seat.seat: seat for seat in [*self._seats, *seats]}.values()
        if entries and not any(seat.kind == OPEN or seat.awaits_nonce for seat in after):
            entries.append(Entry(self._number + len(entries), START, 0, 0, None, now))
        return Seating(entries, seats)
