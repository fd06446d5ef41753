"""Before the game: who may sit down, get up and begin, and what is kept of it."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from baston.server.protocol import Join
from baston.server.refusals import Refused
from baston.server.storage.rows import (
    BOT,
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


# ---- nonces

FAIR: Final = msgspec.structs.replace(TABLE, secret="0f" * 32)
ADDS: Final = [SeatRow(0, PERSON, "ada", "Ada", nonce=""), SeatRow(1, BOT), SeatRow(2, OPEN)]
A, B = "a1" * 32, "b2" * 32


def seated(seats: list[SeatRow], *changed: SeatRow) -> list[SeatRow]:
    """The seats after a seating."""
    return [*{seat.seat: seat for seat in [*seats, *changed]}.values()]


def test_the_game_starts_when_all_seats_are_taken_and_all_nonces_are_there() -> None:
    joined = Lobby(FAIR, ADDS, 0).prepare_join("bob", Join("Bob", "invite", adds_nonce=True), "Bob", NOW)
    assert not joined.starts
    assert joined.seats[0].nonce == ""
    seats = seated(ADDS, *joined.seats)
    assert Lobby(FAIR, seats, 1).is_overdue
    first = Lobby(FAIR, seats, 1).prepare_nonce("bob", 2, B, NOW)
    assert (first.entries, first.starts) == ([Entry(1, NONCE, 2, 0, None, NOW)], False)
    seats = seated(seats, *first.seats)
    last = Lobby(FAIR, seats, 2).prepare_nonce("ada", 0, A, NOW)
    assert [entry.kind for entry in last.entries] == [NONCE, START]
    assert [seat.nonce for seat in seated(seats, *last.seats)] == [A, None, B]


def test_a_nonce_that_is_there_already_does_not_start_a_table_with_open_seats() -> None:
    seating = Lobby(FAIR, ADDS, 0).prepare_nonce("ada", 0, A, NOW)
    assert not seating.starts
    seats = seated(ADDS, *seating.seats)
    assert not Lobby(FAIR, seats, 1).is_overdue
    assert Lobby(FAIR, seats, 1).prepare_join("bob", INVITED, "Bob", NOW).starts, "he adds none"


@pytest.mark.parametrize(
    ("browser", "seat", "nonce", "why"),
    [
        ("bob", 0, A, "not-your-seat"),
        ("ada", 1, A, "not-your-seat"),
        ("ada", 9, A, "not-your-seat"),
        ("ada", 0, A[:-1], "nonce-form"),
        ("ada", 0, A.upper(), "nonce-form"),
        ("ada", 0, A[:-1] + "\n", "nonce-form"),
        ("ada", 0, "", "nonce-form"),
        ("ada", 0, "-", "nonce-form"),
    ],
)
def test_what_is_no_nonce_of_an_own_seat_is_refused(browser: str, seat: int, nonce: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        Lobby(FAIR, ADDS, 0).prepare_nonce(browser, seat, nonce, NOW)


def test_a_nonce_is_given_once_before_the_start_by_who_said_so() -> None:
    given = [SeatRow(0, PERSON, "ada", nonce=A), *ADDS[1:]]
    silent = [SeatRow(0, PERSON, "ada"), *ADDS[1:]]
    for seats in (given, silent):
        with pytest.raises(Refused, match="nonce-given"):
            Lobby(FAIR, seats, 0).prepare_nonce("ada", 0, B, NOW)
    begun = msgspec.structs.replace(FAIR, started=1.0)
    with pytest.raises(Refused, match="started"):
        Lobby(begun, ADDS, 0).prepare_nonce("ada", 0, A, NOW)


def test_who_gets_up_takes_the_nonce_along() -> None:
    given = [SeatRow(0, PERSON, "ada", nonce=A), *ADDS[1:]]
    assert Lobby(FAIR, given, 0).prepare_leave("ada", NOW).seats == [SeatRow(0, OPEN)]


def test_the_host_s_start_waits_for_nonces_and_does_nothing_twice() -> None:
    filled = Lobby(FAIR, ADDS, 0).prepare_start("ada", NOW)
    assert not filled.starts
    seats = seated(ADDS, *filled.seats)
    again = Lobby(FAIR, seats, 1).prepare_start("ada", NOW)
    assert (again.entries, again.seats, again.starts) == ([], [], False)
    overdue = Lobby(FAIR, seats, 1).prepare_overdue_start(NOW)
    assert (overdue.entries, overdue.starts) == ([Entry(1, START, 0, 0, None, NOW)], True)


def test_at_a_table_from_before_there_were_secrets_nobody_waits_for_a_nonce() -> None:
    seats = [SeatRow(0, PERSON, "ada"), SeatRow(1, BOT), SeatRow(2, OPEN)]
    assert (
        Lobby(TABLE, seats, 0).prepare_join("bob", Join("Bob", "invite", adds_nonce=True), "Bob", NOW).starts
    )
