"""Rebuilds the match of a table from its stored rows and entries."""

from __future__ import annotations

from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.state import State
from baston.server.matches.chance import seed_of
from baston.server.matches.match import Match
from baston.server.refusals import Refused
from baston.server.storage.rows import LOBBY, SeatRow, StoredTable, TableRow


def new_match(game: Game[State], table: TableRow, seats: list[SeatRow], number: int, started: float) -> Match:
    """Return a match that has just started, after `number` entries, at a time in seconds since 1970.

    Raises Refused: "rules-gone" (it was begun under later rules than this server's); Refusal if the game
    refuses the setup.
    """
    if table.rules > game.rules_version:
        raise Refused("rules-gone", 409, rules=table.rules, ours=game.rules_version)
    setup = game.setup_again(Setup(table.players, table.options))
    seed = seed_of(table, seats)
    return Match(game, setup, seed, seats, table.terms, number, started, table.bot_secret)


def restore_match(game: Game[State], stored: StoredTable) -> Match | None:
    """Replay the stored entries and return the match after them; None if it has not started.

    Raises Refused: "rules-gone" (begun under later rules than this server's), "not-replayed" (an entry does
    not fit the rules), "rules-parted" (begun under earlier rules, from which today's lead elsewhere).
    """
    if stored.table.started is None:
        return None
    before_game = [entry for entry in stored.entries if entry.kind in LOBBY]
    count = 0
    try:
        match = new_match(game, stored.table, stored.seats, len(before_game), stored.table.started)
        for entry in stored.entries[len(before_game) :]:
            count = len(match.answers)
            match.apply(entry)
    except Refusal as refusal:
        if not has_earlier_rules(game, stored.table):
            raise
        rules, ours = stored.table.rules, game.rules_version
        raise Refused("rules-parted", 409, rules=rules, ours=ours, answer=count + 1) from refusal
    return match


def has_earlier_rules(game: Game[State], table: TableRow) -> bool:
    """Whether the table was made under earlier rules than today's."""
    return table.rules < game.rules_version
