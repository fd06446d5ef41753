"""What a browser may know of a table, and which seats are its own."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final, Literal

from msgspec import UNSET, UnsetType

from baston.bots.levels import rung_of
from baston.games import game_named
from baston.guests.fault import KINDS
from baston.server.matches.chance import commitment_of
from baston.server.matches.departures import Departures
from baston.server.matches.restore import has_earlier_rules
from baston.server.protocol import Result, Seat, Table, Words
from baston.server.refusals import translate
from baston.server.storage.rows import BOT, OPEN, PERSON, SeatRow, TableRow
from baston.server.tables.following import next_level

LONGEST_NAME: Final = 40


def seats_of_browser(seats: list[SeatRow], browser: str | None) -> list[int]:
    """Return the seats, from 0, that the browser (the id in a cookie) holds; none if it is None."""
    return [seat.seat for seat in seats if browser is not None and seat.browser == browser]


def knows(table: TableRow, seats: list[SeatRow], browser: str | None) -> bool:
    """Whether the browser has made the table, sits there, or has been asked to."""
    if browser is None:
        return False
    return browser == table.host or any(browser in (seat.browser, seat.asked) for seat in seats)


def you_seat(seats: list[SeatRow], browser: str | None) -> int | None:
    """Return the seat, from 0, that the browser's page calls "You": its only one, if nameless; else None."""
    own = seats_of_browser(seats, browser)
    return own[0] if len(own) == 1 and not seats[own[0]].name else None


def clean_name(name: str) -> str:
    """Return a name as it is shown: on one line, without invisible characters, cut to 40 characters."""
    return " ".join("".join(x if x.isprintable() else " " for x in name).split())[:LONGEST_NAME]


def table_info(
    table: TableRow,
    seats: list[SeatRow],
    browser: str | None,
    connected: AbstractSet[str | None],
    departures: Departures,
    closed: Words | None = None,
) -> Table:
    """Return the table as this browser may know it; `closed` is the reason why its rules do not let it go on.

    `connected` are the ids of the browsers that are at the table.
    """
    over, started = table.result is not None, table.started is not None
    is_member = browser is not None and (browser == table.host or bool(seats_of_browser(seats, browser)))
    return Table(
        id=table.id,
        game=table.game,
        players=table.players,
        options=table.options,
        terms=table.terms,
        seats=_seats(table, seats, browser, connected, departures),
        listed=table.listed,
        host=browser == table.host,
        started=started,
        over=over,
        created=table.created,
        commitment=commitment_of(table),
        invite=table.invite if is_member else None,
        seed=(table.seed or None) if over else None,
        salt=(table.salt or None) if over else None,
        result=Result(**table.result) if table.result is not None else None,
        rules=table.rules,
        earlier=started and has_earlier_rules(game_named(table.game), table),
        closed=why_closed(table) or closed,
        secret=(table.secret or None) if over else None,
        nonces=[seat.nonce or None for seat in seats] if over and table.secret else [],
        rematch=table.rematch if seats_of_browser(seats, browser) else None,
    )


def why_closed(table: TableRow) -> Words | None:
    """Return the sentence of who runs the server and has closed the table; None if it is not closed."""
    if table.closed is None:
        return None
    return Words(*(translate("closed-why", why=table.closed) if table.closed else translate("closed")))


def _seats(
    table: TableRow,
    seats: list[SeatRow],
    browser: str | None,
    connected: AbstractSet[str | None],
    departures: Departures,
) -> list[Seat]:
    started = table.started is not None
    return [
        _seat(seat, browser, connected, departures, started, _next_level(seat, table, seats))
        for seat in seats
    ]


def _seat(
    seat: SeatRow,
    browser: str | None,
    connected: AbstractSet[str | None],
    departures: Departures,
    started: bool,
    next_level: str | UnsetType,
) -> Seat:
    kinds: dict[str, Literal["person", "bot", "open"]] = {PERSON: "person", BOT: "bot", OPEN: "open"}
    return Seat(
        seat=seat.seat,
        kind=kinds[seat.kind],
        name=seat.name,
        level=seat.level,
        connected=seat.kind == BOT or (seat.browser is not None and seat.browser in connected),
        mine=browser is not None and seat.browser == browser,
        conceded=seat.seat in departures.conceded,
        timed_out=seat.seat in departures.timed_out,
        stand_in=seat.seat in departures.away,
        awaits_nonce=seat.awaits_nonce and not started,
        asked=_asked(seat, browser) if seat.kind == OPEN else None,
        fault=_fault(departures.faults.get(seat.seat, 0)),
        next_level=next_level,
    )


def _next_level(seat: SeatRow, table: TableRow, seats: list[SeatRow]) -> str | UnsetType:
    if seat.level is None or rung_of(seat.level) == 0 or table.result is None:
        return UNSET
    return next_level(seat.level, table, seats)


def _fault(number: int) -> Words | UnsetType:
    return Words(*translate(f"fault-{KINDS[number - 1]}")) if 0 < number <= len(KINDS) else UNSET


def _asked(seat: SeatRow, browser: str | None) -> Literal["waits", "you", "declined"] | None:
    if seat.asked is None:
        return None
    if seat.declined:
        return "declined"
    return "you" if seat.asked == browser else "waits"
