"""A game that has ended, or cannot go on, to be watched again step by step."""

from __future__ import annotations

from baston.games import game_named
from baston.kernel.column import filled
from baston.kernel.sight import everybody
from baston.server.matches.match import Match
from baston.server.matches.projections import LogView, Viewer, label_of
from baston.server.matches.restoring import has_earlier_rules, new_match, restore_match
from baston.server.protocol import Replay, Step, Table, Words
from baston.server.refusals import Refused, translate_refusal
from baston.server.replays.record import record_of, replayable_record, setup_refusal
from baston.server.storage.rows import ANSWER, Entry, StoredTable
from baston.undo import Sighted


def build_replay(
    kept: StoredTable, table: Table, seat: int | None, all_cards: bool, you: int | None = None
) -> Replay:
    """Every step as the seat saw it, without what was taken back; of earlier rules, as far as today's agree.

    The log speaks to the seat `you`.

    Raises Refused: "no-such-seat", "rules-gone", "not-replayed", "earlier-setup".
    """
    if seat is not None and not 0 <= seat < kept.table.players:
        raise Refused("no-such-seat", 404, seat=str(seat), players=kept.table.players)
    game = game_named(kept.table.game)
    record, parting = replayable_record(game, kept)
    if parting is not None and parting.count < 0:
        raise setup_refusal(parting)
    match = new_match(game, kept.table, kept.seats, 0, kept.table.created)
    log = LogView(Viewer(seat, you=you))
    steps = [_step(match, seat, all_cards, log, None, None, 0)]
    for place in record.answers:
        asked, told, decision = match.asked, match.log_length, match.state.decision
        assert asked is not None, "all these answers have just been given"
        assert decision is not None, "somebody is asked"
        label = label_of(match, decision.options[place])
        match.apply(Entry(match.number, ANSWER, asked, place, None, 0.0))
        steps.append(_step(match, seat, all_cards, log, asked, label, told))
    return Replay(
        table, seat, all_cards, steps, None if parting is None else Words(*translate_refusal(parting.told()))
    )


def record_text(kept: StoredTable) -> str:
    """The record of a game that has ended or cannot go on, as text; that of earlier rules is never refused.

    Raises Refused: "rules-gone", "not-replayed".
    """
    game = game_named(kept.table.game)
    record = record_of(kept)
    if not has_earlier_rules(game, kept.table):
        match = restore_match(game, kept)
        assert match is not None, "it is finished"
        record.digests[len(record.answers)] = game.digest(match.state)
    return record.text()


def _step(
    match: Match,
    seat: int | None,
    all_cards: bool,
    log: LogView,
    player: int | None,
    label: Words | None,
    told: int,
) -> Step:
    state = match.state
    if all_cards:
        state = match.game.copy(state)
        if isinstance(state, Sighted):
            state.seen = filled(everybody(match.setup.players), len(state.seen))
    view = match.game.presentation.view(state, seat)
    return Step(len(match.answers), player, label, {**view}, log.since(match, told))
