"""Before the game: who may sit down, get up and begin, and what is kept of it."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from baston.server.protocol import Join
from baston.server.refusals import Refused
from baston.server.storage.rows import BOT, OPEN, PERSON, RISE, SIT, START, Entry, SeatRow, TableRow
from baston.server.tables.lobby import Lobby

TABLE: Final = TableRow("t", "nim", 1, 3, {}, "1", "salt", "invite", False, "ada", 0.0)
SEATS: Final = [SeatRow(0, PERSON, "ada", "Ada"), SeatRow(1, OPEN), SeatRow(2, OPEN)]
INVITED: Final = Join("Bob", "invite")
NOW: Final = 5.0


def refused(lobby: Lobby, browser: str, wish: Join) -> str:
    """Why the browser cannot sit down."""
    with pytest.raises(Refused) as refusal:
        lobby.prepare_join(browser, wish, wish.name, NOW)
    return refusal.value.key


def test_who_is_invited_takes_the_first_open_seat_or_the_one_wished_for() -> None:
    lobby = Lobby(TABLE, SEATS, 7)
    first = lobby.prepare_join("bob", INVITED, "Bob", NOW)
    assert first.seats == [SeatRow(1, PERSON, "bob", "Bob")]
    assert (first.entries, first.starts) == ([Entry(7, SIT, 1, 0, None, NOW)], False)
    assert lobby.prepare_join("bob", Join("Bob", "invite", 2), "Bob", NOW).seats[0].seat == 2


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    seating = Lobby(TABLE, [*SEATS[:2], SeatRow(2, BOT)], 7).prepare_join("bob", INVITED, "Bob", NOW)
    assert seating.starts
    assert [(entry.number, entry.kind) for entry in seating.entries] == [(7, SIT), (8, START)]


def test_nobody_sits_down_without_an_invitation_unless_the_table_is_listed() -> None:
    assert refused(Lobby(TABLE, SEATS, 0), "bob", Join("Bob")) == "invite-wrong"
    listed = msgspec.structs.replace(TABLE, listed=True)
    assert Lobby(listed, SEATS, 0).prepare_join("bob", Join("Bob"), "Bob", NOW).seats[0].browser == "bob"


def test_nobody_sits_down_where_somebody_sits_or_when_the_game_has_begun() -> None:
    assert refused(Lobby(TABLE, SEATS, 0), "bob", Join("Bob", "invite", 0)) == "seat-taken"
    assert refused(Lobby(TABLE, SEATS[:1], 0), "bob", INVITED) == "table-full"
    begun = msgspec.structs.replace(TABLE, started=1.0)
    assert refused(Lobby(begun, SEATS, 0), "bob", INVITED) == "started"


def test_who_gets_up_gives_all_own_seats_back() -> None:
    seats = [SEATS[0], SeatRow(1, PERSON, "bob"), SeatRow(2, PERSON, "ada")]
    seating = Lobby(TABLE, seats, 3).prepare_leave("ada", NOW)
    assert seating.seats == [SeatRow(0, OPEN), SeatRow(2, OPEN)]
    assert (seating.entries, seating.starts) == ([Entry(3, RISE, 0, 0, None, NOW)], False)
    with pytest.raises(Refused, match="not-your-seat"):
        Lobby(TABLE, seats, 3).prepare_leave("eve", NOW)


def test_the_host_begins_and_bots_take_the_open_seats() -> None:
    lobby = Lobby(TABLE, SEATS, 3)
    seating = lobby.prepare_start("ada", NOW)
    assert seating.starts
    assert [(seat.seat, seat.kind, seat.level) for seat in seating.seats] == [
        (1, BOT, "normal"),
        (2, BOT, "normal"),
    ]
    with pytest.raises(Refused, match="not-the-host"):
        lobby.prepare_start("bob", NOW)
