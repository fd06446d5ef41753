"""Tables as browsers may know them, and from what is kept of them to the match."""

from __future__ import annotations

import hashlib
from typing import Final, Literal

from baston.kernel.game import Game
from baston.kernel.state import State
from baston.server.kept import BOT, OPEN, PERSON, Kept, KeptSeat, KeptTable
from baston.server.match import Match
from baston.server.protocol import Result, Seat, Table
from baston.server.refused import Refused

LONGEST_NAME: Final = 40


def commitment(seed: str, salt: str) -> str:
    """What is published before the first card is dealt: with it, nobody can change the seed afterwards."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def seats_of(seats: list[KeptSeat], browser: str | None) -> list[int]:
    """The seats that the browser holds."""
    return [seat.seat for seat in seats if browser is not None and seat.browser == browser]


def clean_name(name: str) -> str:
    """A name as it may be shown: one line, nothing invisible, not too long."""
    return " ".join("".join(x if x.isprintable() else " " for x in name).split())[:LONGEST_NAME]


def table_for(
    table: KeptTable,
    seats: list[KeptSeat],
    browser: str | None,
    here: set[str | None],
    conceded: list[int],
) -> Table:
    """The table as this browser may know it; `here` are the browsers that are connected."""
    over = table.result is not None
    lost = table.result["conceded"] if table.result is not None else conceded
    knows = browser is not None and (browser == table.host or bool(seats_of(seats, browser)))
    return Table(
        id=table.id,
        game=table.game,
        players=table.players,
        options=table.options,
        seats=[_seat(seat, browser, here, lost) for seat in seats],
        listed=table.listed,
        host=browser == table.host,
        started=table.started is not None,
        over=over,
        created=table.created,
        commitment=commitment(table.seed, table.salt),
        invite=table.invite if knows else None,
        seed=table.seed if over else None,
        salt=table.salt if over else None,
        result=Result(**table.result) if table.result is not None else None,
    )


def _seat(seat: KeptSeat, browser: str | None, here: set[str | None], conceded: list[int]) -> Seat:
    kinds: dict[str, Literal["person", "bot", "open"]] = {PERSON: "person", BOT: "bot", OPEN: "open"}
    return Seat(
        seat=seat.seat,
        kind=kinds[seat.kind],
        name=seat.name,
        level=seat.level,
        connected=seat.kind == BOT or (seat.browser is not None and seat.browser in here),
        mine=browser is not None and seat.browser == browser,
        conceded=seat.seat in conceded,
    )


def match_of(game: Game[State], table: KeptTable, seats: list[KeptSeat]) -> Match:
    """The match at its beginning. Raises Refused: "rules-gone" if it was begun under other rules."""
    if table.rules != game.rules_version:
        raise Refused("rules-gone", 409, rules=table.rules, ours=game.rules_version)
    return Match(
        game, game.setup(table.players, table.options), int(table.seed), [seat.bot for seat in seats]
    )


def replayed(game: Game[State], kept: Kept) -> Match | None:
    """The match where its record leaves it; None if it has not started.

    Raises Refused: "rules-gone", "not-replayed".
    """
    if kept.table.started is None:
        return None
    match = match_of(game, kept.table, kept.seats)
    for entry in kept.entries:
        match.take(entry)
    return match
