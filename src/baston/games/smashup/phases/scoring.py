"""Scoring a base, step by step (SU-30 to SU-43). The record of it is `table.scoring`."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.cards.card import RULES, printed
from baston.games.smashup.constants import (
    AFTER_SCORING,
    BEFORE_SCORING,
    L_NOT_REPLACED,
    L_SCORE,
    L_STOPPED,
    L_TOTAL,
    L_USE,
    REPLACED,
    WHEN_SCORING,
)
from baston.games.smashup.effects.affecting import begin_affecting_as
from baston.games.smashup.effects.events import emit_event, frame_to_obey
from baston.games.smashup.phases.windows import open_window, scoring_has_stopped, special_frame
from baston.games.smashup.queries.in_force import is_silenced
from baston.games.smashup.queries.power import breakpoint_of, total_power, totals_at
from baston.games.smashup.queries.seats import turn_order
from baston.games.smashup.queries.where import has_minion_at, is_here, minions_of_at
from baston.games.smashup.state.table import PLAN, Scoring, Table, the_scoring
from baston.games.smashup.verbs.bases import drop_place, empty_place, next_base, succeed_base
from baston.games.smashup.verbs.in_play import discard_attached
from baston.games.smashup.verbs.points import gain_vp
from baston.kernel.effect import abandon, again, asks, begin, resume
from baston.kernel.frame import Frame
from baston.kernel.log import note

WINNER: Final = 1
RUNNER_UP: Final = 2
THIRD: Final = 3


def ready_bases(table: Table, me: Frame) -> list[int]:
    """The places whose power has reached the breakpoint (SU-30)."""
    return [place for place in table.places if total_power(table, place) >= breakpoint_of(table, place)]


def score(table: Table, place: int) -> None:
    """Begin to score the base at a place."""
    begin(table, scoring.number, 0, table.turn, 0, place)


@RULES.effect("scoring")
@asks()
def scoring(table: Table, me: Frame) -> None:
    """Begin to score a base, with the window before scoring."""
    table.scoring = Scoring(me.where, table.base_at[me.where])
    note(table, L_SCORE, table.turn, 0, me.where)
    open_window(table, BEFORE_SCORING, me.where)


@scoring.then
@asks()
def scoring_awards(table: Table, me: Frame) -> None:
    """Award VP by rank, then let the base itself do what it does "when scoring" (SU-33b, SU-37, SU-38)."""
    if scoring_has_stopped(table):
        note(table, L_STOPPED, table.turn)
        table.scoring = None
        abandon(me)
        return
    record = the_scoring(table, me.where)
    record.totals = totals_at(table, me.where)
    record.ranks = ranks_of(record.totals)
    record.silenced = is_silenced(table, me.where)
    values = printed(table, record.base).vp
    record.ends_extra_base = next(
        (a for a in table.attached if printed(table, a).ends_extra_base), record.ends_extra_base
    )
    for seat in turn_order(table):
        if record.totals[seat] >= 0:
            note(table, L_TOTAL, seat, 0, me.where, record.totals[seat])
        if record.ranks[seat] > 0:
            gain_vp(table, seat, values[record.ranks[seat] - 1])
    emit_event(table, WHEN_SCORING, me.where)
    base_acts(table, record.base, me.where, WHEN_SCORING)


def base_acts(table: Table, base: int, place: int, timing: int) -> None:
    """Begin the base's ability of this moment for each seat that uses it."""
    for ability in printed(table, base).abilities:
        if ability.timing == timing and ability.users is not None:
            for seat in ability.users(table, place):
                frame = frame_to_obey(table, ability, special_frame(table, base, ability, seat, place))
                if frame is not None:
                    resume(table, frame)


def ranks_of(totals: list[int], paid: int = THIRD) -> list[int]:
    """The rank of each seat, from 1; ties share a rank and use up the next (SU-38). 0: it is paid nothing."""
    ranks: list[int] = []
    for mine in totals:
        rank = 1
        for other in totals:
            if other > mine:
                rank += 1
        ranks.append(rank if mine >= 0 and rank <= paid else 0)
    return ranks


@scoring.then
@asks()
def scoring_is_answered(table: Table, me: Frame) -> None:
    """Open the window after the scoring."""
    open_window(table, AFTER_SCORING, me.where)


@scoring.then
@asks()
def scoring_carries_out_plans(table: Table, me: Frame) -> None:
    """Carry out what "after" abilities settled for cards that are still there (SU-41, SU-143)."""
    record = the_scoring(table, me.where)
    if not record.plans:
        return
    way, card, since, where, source = record.plans[:PLAN]
    record.plans = record.plans[PLAN:]
    again(me)
    if table.changed_at[card] == since and table.place[card] == me.where:
        begin_affecting_as(table, source, table.control[card], way, [card], where)


@scoring.then
@asks()
def scoring_discards(table: Table, me: Frame) -> None:
    """Discard all cards on the base, without destroying them, then the base (SU-33d, e)."""
    empty_place(table, me.where)


@scoring.then
@asks()
def scoring_replaces(table: Table, me: Frame) -> None:
    """Bring the next base to the place, if there is one (SU-33f, SU-40)."""
    record = the_scoring(table, me.where)
    if record.ends_extra_base > 0:
        _end_extra_base(table, me.where, record.ends_extra_base)
    else:
        next_base(table, me.where, record.replacement)


def _end_extra_base(table: Table, place: int, action: int) -> None:
    """No base comes, so that there are as many as before; the card that added one leaves play (SU-199)."""
    note(table, L_NOT_REPLACED, table.control[action], action)
    drop_place(table, place)
    if table.place[action] > 0:
        discard_attached(table, [action])


@scoring.then
@asks()
def scoring_ends(table: Table, me: Frame) -> None:
    """Begin what the scored base does once the next one is in play; the record is kept for it."""
    record = the_scoring(table, me.where)
    if table.base_at[me.where] == 0 or record.silenced:
        return
    for ability in printed(table, record.base).abilities:
        if ability.timing == REPLACED and ability.users is not None:
            for seat in ability.users(table, me.where):
                begin(table, ability.effect.number, record.base, seat, 0, me.where)


@scoring.then
@asks()
def scoring_is_over(table: Table, me: Frame) -> None:
    """Forget the record of the scoring."""
    table.scoring = None


# What the base itself does before it scores.


def active_player(table: Table, place: int) -> list[int]:
    """The active seat alone, as a list: for what a base does once, whoever is there."""
    return [table.turn]


def score_next_base_instead(table: Table, me: Frame) -> None:
    """Replace the base being scored by the next one, which is scored with the same cards (SU-32)."""
    succeed_base(table, me.player, me.where)
    the_scoring(table, me.where).base = table.base_at[me.where]


# What cards and bases settle in the "after" window.


def will_be_discarded(table: Table, me: Frame) -> bool:
    """Whether the effect's card is on the base that scores and will be discarded then."""
    return is_here(table, me, me.card) and not table.stays_after_scoring()


def mine_to_be_discarded(table: Table, me: Frame) -> list[int]:
    """The player's minions on the base that scores, if they will be discarded then."""
    return [] if table.stays_after_scoring() else minions_of_at(table, me.where, me.player)


def plan(table: Table, me: Frame, way: int, card: int, where: int = 0) -> None:
    """Settle what happens to a card when the cards of the scored base are discarded (SU-33d).

    Only where they are discarded: offer it for what `will_be_discarded`.
    """
    note(table, L_USE, me.player, me.card)
    the_scoring(table, me.where).plans.extend([way, card, table.changed_at[card], where, me.card])


def choose_replacement(table: Table, me: Frame, base: int) -> None:
    """Settle which base of the base deck comes next, wherever it lies there by then (SU-144)."""
    for record in table.scorings():
        record.replacement = base


def winners(table: Table, place: int) -> list[int]:
    """The seats that are winners, all that tie, in turn order."""
    return _ranked(table, place, WINNER)


def first_winner(table: Table, place: int) -> list[int]:
    """The first winning seat in turn order, as a list: for what makes sense once only (SU-134)."""
    return winners(table, place)[:1]


def runners_up(table: Table, place: int) -> list[int]:
    """The seats that are runners-up, in turn order."""
    return _ranked(table, place, RUNNER_UP)


def _ranked(table: Table, place: int, rank: int) -> list[int]:
    ranks = the_scoring(table, place).ranks
    return [seat for seat in turn_order(table) if ranks[seat] == rank]


def others_than_winners(table: Table, place: int) -> list[int]:
    """The seats that are no winners, in turn order."""
    ranks = the_scoring(table, place).ranks
    return [seat for seat in turn_order(table) if ranks[seat] != WINNER]


def players_here(table: Table, place: int) -> list[int]:
    """The seats with a minion on the base being scored now, in turn order."""
    return [seat for seat in turn_order(table) if has_minion_at(table, place, seat)]
