"""The scoring that ends a period of Base Principale: the whole mat at once (BP-20 to BP-25)."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.base_principale.middle import put_next
from baston.games.smashup.base_principale.slots import camps_of
from baston.games.smashup.cards.card import RULES
from baston.games.smashup.constants import (
    AFTER_SCORING,
    BEFORE_SCORING,
    L_CAMP_VP,
    L_MAT_TOTAL,
    L_SCORES_EXTRA,
    L_SCORES_MAT,
    L_TIED,
    MOVE,
    WHEN_SCORING,
)
from baston.games.smashup.effects.affecting import begin_affecting_as
from baston.games.smashup.effects.events import emit_event
from baston.games.smashup.mat import PERIODS, Mat
from baston.games.smashup.phases.ending import end_if_over, leaders_of
from baston.games.smashup.phases.scoring import base_acts, ranks_of
from baston.games.smashup.phases.windows import open_window
from baston.games.smashup.queries.in_force import is_silenced
from baston.games.smashup.queries.power import total_power_of, totals_at
from baston.games.smashup.queries.seats import turn_order
from baston.games.smashup.state.table import PLAN, Scoring, Table
from baston.games.smashup.verbs.bases import discard_cards_at
from baston.games.smashup.verbs.points import gain_vp
from baston.kernel.effect import again, asks, begin
from baston.kernel.frame import Frame
from baston.kernel.log import note

MOVED: Final = 3  # numbers with which the frame remembers a card that has moved


def is_last_round(table: Table, rounds: int) -> bool:
    """Whether the present round is the last of its period, which has `rounds`; an extra round is (BP-87)."""
    camps = camps_of(table)
    return camps.extra or camps.round == rounds


def score_mat(table: Table) -> None:
    """Begin to score the mat; this is nobody's turn, and the first player orders triggers (BP-24)."""
    begin(table, period_scores.number, 0, table.turn)


def mat_of(table: Table) -> Mat:
    """The mat of a table; there must be one."""
    mat = table.variant.mat
    assert mat is not None, "this table has no mat"
    return mat


@RULES.effect("score the mat")
@asks()
def period_scores(table: Table, me: Frame) -> None:
    """Begin to score the whole mat, with the window before scoring."""
    camps = camps_of(table)
    camps.scorings = [Scoring(place, table.base_at[place]) for place in table.places]
    if camps.extra:
        note(table, L_SCORES_EXTRA, table.turn)
    else:
        note(table, L_SCORES_MAT, table.turn, 0, 0, camps.period)
    open_window(table, BEFORE_SCORING, table.places[0])


@period_scores.then
@asks()
def period_awards(table: Table, me: Frame) -> None:
    """Award VP by power on the mat, then for each camp, then begin what the base does (BP-21, BP-22)."""
    camps = camps_of(table)
    for record in camps.scorings:
        record.totals = totals_at(table, record.place)
        record.ranks = ranks_of(record.totals)
        record.silenced = is_silenced(table, record.place)
    camps.totals = [
        sum(total_power_of(table, place, s) for place in table.places) for s in range(table.players)
    ]
    ranks = ranks_of(standing(totals_by_camp(table)), table.players)
    paid = mat_of(table).vp[0 if camps.extra else camps.period - 1]
    for seat in turn_order(table):
        if ranks[seat] > 0:
            note(table, L_MAT_TOTAL, seat, 0, 0, camps.totals[seat])
            gain_vp(table, seat, paid[ranks[seat] - 1])
    for record in camps.scorings:
        _pay_camp(table, record)
    for record in camps.scorings:
        emit_event(table, WHEN_SCORING, record.place)
    for record in camps.scorings:
        base_acts(table, record.base, record.place, WHEN_SCORING)


def totals_by_camp(table: Table) -> list[list[int]]:
    """The power of each seat in each camp, by camp and seat; −1 without a minion there (BP-81)."""
    return [totals_at(table, place) for place in table.places]


def standing(by_camp: list[list[int]]) -> list[int]:
    """The power of each seat on the whole mat, by seat, of `totals_by_camp`; −1 without a minion (BP-81)."""
    totals = by_camp[0][:]
    for camp in by_camp[1:]:
        for seat, total in enumerate(camp):
            if total >= 0:
                totals[seat] = max(totals[seat], 0) + total
    return totals


def _pay_camp(table: Table, record: Scoring) -> None:
    """To every player with the highest total in the camp (BP-22)."""
    for seat in turn_order(table):
        if record.ranks[seat] == 1:
            note(table, L_CAMP_VP, seat, 0, record.place, record.totals[seat])
            gain_vp(table, seat, mat_of(table).camp_vp)


@period_scores.then
@asks()
def period_is_answered(table: Table, me: Frame) -> None:
    """Open the window in which seats use what is used after the scoring of a period."""
    open_window(table, AFTER_SCORING, table.places[0])


@period_scores.then
@asks()
def period_may_end_the_game(table: Table, me: Frame) -> None:
    """End the game if it is won; after a tie in the third period the cards stay (BP-70, BP-71, BP-85)."""
    camps = camps_of(table)
    if end_if_over(table) or camps.period < PERIODS:
        return
    leaders = leaders_of(table)
    note(table, L_TIED, leaders[0], 0, 0, len(leaders))


@period_scores.then
@asks()
def period_carries_out_plans(table: Table, me: Frame) -> None:
    """Carry out what "after" abilities settled; a card moved this way stays on the mat (BP-23)."""
    record = next((record for record in camps_of(table).scorings if record.plans), None)
    if record is None:
        return
    way, card, since, where, source = record.plans[:PLAN]
    record.plans = record.plans[PLAN:]
    again(me)
    if table.changed_at[card] == since and table.place[card] == record.place:
        begin_affecting_as(table, source, table.control[card], way, [card], where)
        if way == MOVE:
            _remember_moved(me, card, where, since)


def _remember_moved(scoring: Frame, card: int, place: int, since: int) -> None:
    """The card has gone to a camp, and has been in play since a moment of the clock."""
    scoring.memo += [card, place, since]


def _moved(scoring: Frame) -> list[list[int]]:
    """Who has gone where during the scoring: card, place and the moment since when it is in play."""
    return [scoring.memo[i : i + MOVED] for i in range(0, len(scoring.memo), MOVED)]


@period_scores.then
@asks()
def period_discards(table: Table, me: Frame) -> None:
    """Discard all cards in play except those that stay, after a tie all of them (BP-23, BP-85)."""
    camps = camps_of(table)
    if table.over:
        return
    if camps.period < PERIODS:
        staying = [
            card
            for card, place, since in _moved(me)
            if table.place[card] == place and table.changed(card) == since
        ]
        for place in table.places:
            discard_cards_at(table, place, staying)
    for record in camps.scorings:
        put_next(table, record.replacement)
