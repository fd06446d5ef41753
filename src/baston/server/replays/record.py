"""The record of a table's game, from its stored entries alone: later rules cannot lose it."""

from __future__ import annotations

from typing import Final

from baston.kernel.earlier import Parting, held
from baston.kernel.game import Game, Setup
from baston.kernel.record import EVENTS, Event, Record
from baston.kernel.state import State
from baston.server.matches.chance import commitment_of, deal_of, seed_of
from baston.server.matches.restore import has_earlier_rules, restore_match
from baston.server.refusals import Refused
from baston.server.storage.rows import ANSWER, UNDO, StoredTable

ME: Final = "me"  # as records name the seats of people


def record_of(stored: StoredTable) -> Record:
    """Return the record of a stored table, without undone answers, with what it was dealt from."""
    table = stored.table
    seed = seed_of(table, stored.seats)
    record = Record(table.game, table.rules, Setup(table.players, table.options), seed)
    record.seats = [seat.bot if seat.bot is not None else ME for seat in stored.seats]
    record.deal = deal_of(table, stored.seats)
    record.salt, record.commitment = table.salt, commitment_of(table)
    for entry in stored.entries:
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
    """Undo to `count` answers; events that came with undone answers follow the last answer left."""
    del record.answers[count:]
    record.digests = {at: digest for at, digest in record.digests.items() if at <= count}
    record.events = [Event(min(event.count, count), event.kind, event.seat) for event in record.events]


def replayable_record(game: Game[State], stored: StoredTable) -> tuple[Record, Parting | None]:
    """Return as much of a table's record as today's rules can replay, and where they part from earlier rules.

    Raises Refused: "rules-gone" (begun under later rules than this server's), "not-replayed" (the record does
    not fit its rules).
    """
    if has_earlier_rules(game, stored.table):
        return held(game, record_of(stored))
    restore_match(game, stored)  # a record of these rules holds, or is refused
    return record_of(stored), None


def setup_refusal(parting: Parting) -> Refused:
    """Return the refusal of a replay whose setup today's rules do not allow: it cannot even begin."""
    refusal = parting.told()
    return Refused(refusal.key, 409, **refusal.values)
