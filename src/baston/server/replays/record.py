"""The record of a table's game, from what is kept of it alone: no rules are needed, so none can lose it."""

from __future__ import annotations

from typing import Final

from baston.kernel.earlier import Parting, held
from baston.kernel.game import Game, Setup
from baston.kernel.record import EVENTS, Event, Record, commitment_to
from baston.kernel.state import State
from baston.server.matches.restoring import has_earlier_rules, restore_match
from baston.server.refusals import Refused
from baston.server.storage.rows import ANSWER, UNDO, StoredTable

ME: Final = "me"  # as records name the seats of people


def record_of(kept: StoredTable) -> Record:
    """The record as text would have it, without what was taken back, with what proves the seed."""
    table = kept.table
    record = Record(table.game, table.rules, Setup(table.players, table.options), int(table.seed))
    record.seats = [seat.bot if seat.bot is not None else ME for seat in kept.seats]
    record.salt, record.commitment = table.salt, commitment_to(record.seed, table.salt)
    for entry in kept.entries:
        if entry.kind == ANSWER:
            record.answers.append(entry.value)
            if entry.digest is not None:
                record.digests[len(record.answers)] = entry.digest
        elif entry.kind == UNDO:
            _take_back(record, entry.value)
        if entry.kind in EVENTS:
            record.events.append(Event(len(record.answers), entry.kind, entry.seat))
    if table.result is not None:
        record.result, record.winners = table.result["points"], table.result["winners"]
    return record


def _take_back(record: Record, count: int) -> None:
    """Leave so many answers; what happened beside those that are gone comes after the last one left."""
    del record.answers[count:]
    record.digests = {at: digest for at, digest in record.digests.items() if at <= count}
    record.events = [Event(min(event.count, count), event.kind, event.seat) for event in record.events]


def replayable_record(game: Game[State], kept: StoredTable) -> tuple[Record, Parting | None]:
    """As much of a table's record as today's rules can replay; where they part, if it is of earlier ones.

    Raises Refused: "rules-gone", "not-replayed".
    """
    if has_earlier_rules(game, kept.table):
        return held(game, record_of(kept))
    restore_match(game, kept)  # a record of these rules holds, or is refused
    return record_of(kept), None


def setup_refusal(parting: Parting) -> Refused:
    """Not even the beginning of the game can be shown."""
    told = parting.told()
    return Refused(told.key, 409, **told.values)
