"""The course of a game that is over: how the seats stood whenever that changed, and what characters did."""

from __future__ import annotations

from baston.games import game_named
from baston.server.matches.match import Match
from baston.server.matches.restore import new_match
from baston.server.protocol import Change, Chart, Course, Deeds
from baston.server.replays.record import replayable_record, setup_refusal
from baston.server.storage.rows import ANSWER, Entry, StoredTable


def build_course(stored: StoredTable) -> Course:
    """Return how a game went, as far as today's rules can replay it.

    Raises Refused: "rules-gone", "not-replayed", "earlier-setup", as `build_replay` does.
    """
    game = game_named(stored.table.game)
    record, parting = replayable_record(game, stored)
    if parting is not None and parting.count < 0:
        raise setup_refusal(parting)
    match = new_match(game, stored.table, stored.seats, 0, stored.table.created)
    changes: dict[str, list[Change]] = {}
    _note_changes(match, 0, changes)
    for place in record.answers:
        asked, line = match.asked, match.log_length
        assert asked is not None, "all these answers have just been given"
        match.apply(Entry(match.number, ANSWER, asked, place, None, 0.0))
        _note_changes(match, line, changes)
    deeds = [Deeds(one.card, one.seat, one.figures) for one in game.presentation.deeds(match.state)]
    return Course([Chart(name, told) for name, told in changes.items()], deeds)


def _note_changes(match: Match, line: int, changes: dict[str, list[Change]]) -> None:
    for name, values in match.game.presentation.figures(match.state).items():
        told = changes.setdefault(name, [])
        if not told or told[-1].values != values:
            told.append(Change(len(match.answers), line, values))
