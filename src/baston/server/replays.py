"""A finished game, to be watched again step by step."""

from __future__ import annotations

from baston.games import game_named
from baston.kernel.column import filled
from baston.kernel.record import commitment_to
from baston.kernel.sight import everybody
from baston.server.kept import ANSWER, Entry, Kept
from baston.server.match import Match
from baston.server.protocol import Replay, Step, Table, Words
from baston.server.refused import Refused
from baston.server.showing import Log, Reader, label_of
from baston.server.tables import match_of, replayed
from baston.undo import Sighted

ME = "me"  # as records name the seats of people


def replay_of(kept: Kept, table: Table, seat: int | None, all_cards: bool) -> Replay:
    """Every step as the seat saw it, without what was taken back.

    Raises Refused: "no-such-seat", "rules-gone", "not-replayed".
    """
    if seat is not None and not 0 <= seat < kept.table.players:
        raise Refused("no-such-seat", 404, seat=str(seat), players=kept.table.players)
    game = game_named(kept.table.game)
    played = replayed(game, kept)
    assert played is not None, "it is finished"
    match = match_of(game, kept.table, kept.seats, 0, kept.table.created)
    log = Log(Reader(seat))
    steps = [_step(match, seat, all_cards, log, None, None, 0)]
    for place in played.answers:
        asked, told, decision = match.asked, match.length, match.state.decision
        assert asked is not None, "all these answers have just been given"
        assert decision is not None, "somebody is asked"
        label = label_of(match, decision.options[place])
        match.take(Entry(match.number, ANSWER, asked, place, None, 0.0))
        steps.append(_step(match, seat, all_cards, log, asked, label, told))
    return Replay(table, seat, all_cards, steps)


def record_of(kept: Kept) -> str:
    """The record of a finished game as text, with what proves that the seed was settled before it.

    Raises Refused: "rules-gone", "not-replayed".
    """
    match = replayed(game_named(kept.table.game), kept)
    assert match is not None, "it is finished"
    record = match.record([seat.bot if seat.bot is not None else ME for seat in kept.seats])
    record.salt = kept.table.salt
    record.commitment = commitment_to(match.seed, kept.table.salt)
    return record.text()


def _step(
    match: Match,
    seat: int | None,
    all_cards: bool,
    log: Log,
    player: int | None,
    label: Words | None,
    told: int,
) -> Step:
    state = match.state
    if all_cards:
        state = match.game.copy(state)
        if isinstance(state, Sighted):
            state.seen = filled(everybody(match.setup.players), len(state.seen))
    view = match.game.view(state, seat)
    return Step(len(match.answers), player, label, {**view}, log.since(match, told))
