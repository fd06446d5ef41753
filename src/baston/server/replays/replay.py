"""Replays: a game that is over, or cannot go on, step by step; and its record as text."""

from __future__ import annotations

from typing import Final, NamedTuple

from baston.games import game_named
from baston.server.matches.log_view import LogView
from baston.server.matches.match import Match
from baston.server.matches.projections import Viewer, choices_of, label_of, prompt_of
from baston.server.matches.restore import has_earlier_rules, new_match, restore_match
from baston.server.protocol import PastDecision, Plain, Replay, Step, Table, Words
from baston.server.refusals import Refused, translate_refusal
from baston.server.replays.positions import open_view
from baston.server.replays.record import record_of, replayable_record, setup_refusal
from baston.server.storage.rows import ANSWER, Entry, StoredTable

LONGEST_PAGE: Final = 500  # steps


class Page(NamedTuple):
    """Which steps of a replay: from `start`, at most `limit`."""

    start: int
    limit: int


FIRST_PAGE: Final = Page(0, LONGEST_PAGE)


def build_replay(
    stored: StoredTable, table: Table, viewer: Viewer, all_cards: bool, page: Page = FIRST_PAGE
) -> Replay:
    """Return a page of the steps of a game as the viewer saw it, or with all cards open.

    Undone answers are left out. A game of earlier rules is replayed as far as today's rules agree.

    Raises Refused: "no-such-seat" (the game has fewer seats), "rules-gone" (begun under later rules than this
    server's), "not-replayed" (the record does not fit its rules), "earlier-setup" (today's rules do not allow
    the setup).
    """
    seat = viewer.seat
    if seat is not None and not 0 <= seat < stored.table.players:
        raise Refused("no-such-seat", 404, seat=str(seat), players=stored.table.players)
    game = game_named(stored.table.game)
    record, parting = replayable_record(game, stored)
    if parting is not None and parting.count < 0:
        raise setup_refusal(parting)
    match = new_match(game, stored.table, stored.seats, 0, stored.table.created)
    log = LogView(viewer)
    steps: list[Step] = []
    if page.start == 0:
        steps.append(Step(0, None, None, _view(match, seat, all_cards), log.since(match, 0), 0))
    for place in record.answers[: page.start + page.limit - 1]:
        asked, log_length, decision = match.asked, match.log_length, match.state.decision
        assert asked is not None, "all these answers have just been given"
        assert decision is not None, "somebody is asked"
        is_shown = len(match.answers) + 1 >= page.start
        label = label_of(match, decision.options[place]) if is_shown else None
        match.apply(Entry(match.number, ANSWER, asked, place, None, 0.0))
        lines = log.since(match, log_length)
        if is_shown:
            choices = len(decision.options)
            steps.append(
                Step(len(match.answers), asked, label, _view(match, seat, all_cards), lines, choices)
            )
    reason = None if parting is None else Words(*translate_refusal(parting.told()))
    return Replay(table, seat, all_cards, steps, reason, page.start, len(record.answers) + 1)


def past_decision(stored: StoredTable, number: int) -> PastDecision:
    """Return what was asked at a step of a game, with the option that was taken.

    Raises Refused: "no-such-step" (nothing was answered there), and as `build_replay`.
    """
    game = game_named(stored.table.game)
    record, parting = replayable_record(game, stored)
    if parting is not None and parting.count < 0:
        raise setup_refusal(parting)
    if not 0 <= number < len(record.answers):
        raise Refused("no-such-step", 404, step=number, steps=len(record.answers))
    match = new_match(game, stored.table, stored.seats, 0, stored.table.created)
    for place in record.answers[:number]:
        asked = match.asked
        assert asked is not None, "all these answers have just been given"
        match.apply(Entry(match.number, ANSWER, asked, place, None, 0.0))
    asked, decision = match.asked, match.state.decision
    assert asked is not None, "it was answered"
    assert decision is not None, "somebody is asked"
    taken = decision.options[record.answers[number]]
    return PastDecision(number, asked, prompt_of(match), choices_of(match), taken)


def record_text(stored: StoredTable) -> str:
    """Return the record, as text, of a game that is over or cannot go on; earlier rules are never refused.

    Raises Refused: "rules-gone" (begun under later rules than this server's), "not-replayed" (the record does
    not fit its rules).
    """
    game = game_named(stored.table.game)
    record = record_of(stored)
    if not has_earlier_rules(game, stored.table):
        match = restore_match(game, stored)
        assert match is not None, "it is finished"
        record.digests[len(record.answers)] = game.digest(match.state)
    return record.text()


def _view(match: Match, seat: int | None, all_cards: bool) -> Plain:
    if all_cards:
        return open_view(match.game, match.state, seat, match.setup.players)
    return {**match.game.presentation.view(match.state, seat)}
