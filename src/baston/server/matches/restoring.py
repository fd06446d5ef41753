"""Tables as browsers may know them, and from what is kept of them to the match."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final, Literal

from baston.games import game_named
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.record import commitment_to
from baston.kernel.state import State
from baston.server.matches.departures import Departures
from baston.server.matches.match import Match
from baston.server.protocol import Result, Seat, Table, Words
from baston.server.refusals import Refused
from baston.server.storage.rows import BOT, LOBBY, OPEN, PERSON, SeatRow, StoredTable, TableRow

LONGEST_NAME: Final = 40


def seats_of_browser(seats: list[SeatRow], browser: str | None) -> list[int]:
    """The seats that the browser holds."""
    return [seat.seat for seat in seats if browser is not None and seat.browser == browser]


def you_seat(seats: list[SeatRow], browser: str | None) -> int | None:
    """The seat that the browser's plates call "You": the only one that it holds, if that has no name."""
    own = seats_of_browser(seats, browser)
    return own[0] if len(own) == 1 and not seats[own[0]].name else None


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, nothing invisible, not too long."""
    return " ".join("".join(x if x.isprintable() else " " for x in name).split())[:LONGEST_NAME]


def table_info(
    table: TableRow,
    seats: list[SeatRow],
    browser: str | None,
    here: AbstractSet[str | None],
    standing: Departures,
    closed: Words | None = None,
) -> Table:
    """The table as this browser may know it; `here` are the browsers that are connected."""
    over = table.result is not None
    knows = browser is not None and (browser == table.host or bool(seats_of_browser(seats, browser)))
    return Table(
        id=table.id,
        game=table.game,
        players=table.players,
        options=table.options,
        terms=table.terms,
        seats=[_seat(seat, browser, here, standing) for seat in seats],
        listed=table.listed,
        host=browser == table.host,
        started=table.started is not None,
        over=over,
        created=table.created,
        commitment=commitment_to(int(table.seed), table.salt),
        invite=table.invite if knows else None,
        seed=table.seed if over else None,
        salt=table.salt if over else None,
        result=Result(**table.result) if table.result is not None else None,
        rules=table.rules,
        earlier=table.started is not None and has_earlier_rules(game_named(table.game), table),
        closed=closed,
    )


def _seat(seat: SeatRow, browser: str | None, here: AbstractSet[str | None], standing: Departures) -> Seat:
    kinds: dict[str, Literal["person", "bot", "open"]] = {PERSON: "person", BOT: "bot", OPEN: "open"}
    return Seat(
        seat=seat.seat,
        kind=kinds[seat.kind],
        name=seat.name,
        level=seat.level,
        connected=seat.kind == BOT or (seat.browser is not None and seat.browser in here),
        mine=browser is not None and seat.browser == browser,
        conceded=seat.seat in standing.conceded,
        timed_out=seat.seat in standing.timed_out,
        stand_in=seat.seat in standing.away,
    )


def new_match(game: Game[State], table: TableRow, seats: list[SeatRow], number: int, started: float) -> Match:
    """The match at its beginning.

    Raises Refused: "rules-gone" if it was begun under later rules; Refusal if the game refuses its setup.
    """
    if table.rules > game.rules_version:
        raise Refused("rules-gone", 409, rules=table.rules, ours=game.rules_version)
    setup = game.setup_again(Setup(table.players, table.options))
    return Match(game, setup, int(table.seed), seats, table.terms, number, started)


def restore_match(game: Game[State], kept: StoredTable) -> Match | None:
    """The match where its record leaves it; None if it has not started.

    Raises Refused: "rules-gone", "not-replayed", and "rules-parted" if today's rules lead elsewhere than the
    earlier ones that it was begun under.
    """
    if kept.table.started is None:
        return None
    lobby = [entry for entry in kept.entries if entry.kind in LOBBY]
    count = 0
    try:
        match = new_match(game, kept.table, kept.seats, len(lobby), kept.table.started)
        for entry in kept.entries[len(lobby) :]:
            count = len(match.answers)
            match.apply(entry)
    except Refusal as refusal:
        if not has_earlier_rules(game, kept.table):
            raise
        rules, ours = kept.table.rules, game.rules_version
        raise Refused("rules-parted", 409, rules=rules, ours=ours, answer=count + 1) from refusal
    return match


def has_earlier_rules(game: Game[State], table: TableRow) -> bool:
    """Was the table made under earlier rules?"""
    return table.rules < game.rules_version
