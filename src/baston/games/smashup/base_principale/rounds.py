"""The rounds of Base Principale: turns, the scoring, drawing, the end of the round (BP-11 to BP-13)."""

from __future__ import annotations

from baston.games.smashup.base_principale.middle import replace_base
from baston.games.smashup.base_principale.period_scoring import is_last_round, score_mat
from baston.games.smashup.base_principale.slots import camps_of
from baston.games.smashup.cards.card import RULES, printed
from baston.games.smashup.constants import (
    DRAW,
    END,
    L_EXTRA_ROUND,
    L_MARKER,
    L_ROUND,
    REPLACED,
    SCORE,
    TURN_ENDS,
)
from baston.games.smashup.effects.events import emit_event, end_visits
from baston.games.smashup.mat import PERIODS
from baston.games.smashup.phases.turn import DRAWN, discard_down, turn
from baston.games.smashup.queries.seats import turn_order
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.lasting import end_modifiers
from baston.games.smashup.verbs.piles import draw
from baston.games.smashup.verbs.turns import end_turns, set_phase
from baston.kernel.effect import again, asks, begin, restart
from baston.kernel.frame import Frame
from baston.kernel.log import note
from baston.kernel.modifier import END_OF_SEAT_TURN, END_OF_TURN
from baston.kernel.numbers import NONE

ROUNDS = 3  # of a period
TURNS = 1  # the step of a round that begins each seat's turn


def begin_rounds(table: Table) -> None:
    """Begin the first round, with the marker at the seat that starts (BP-4)."""
    camps_of(table).first = table.turn
    begin(table, play_round.number, 0, table.turn)


def round_of(table: Table, seat: int) -> Frame:
    """A frame of the present round, as it stands during the seat's turn."""
    camps = camps_of(table)
    camps.turns = (seat - camps.first) % table.players + 1
    frame = Frame(play_round.number, 0, camps.first)
    frame.step = TURNS
    return frame


@RULES.effect("round")
@asks()
def play_round(table: Table, me: Frame) -> None:
    """Begin a round: log it, and forget what was used and visited in the last one."""
    camps = camps_of(table)
    camps.turns = 0
    camps.spent = []
    table.visits = NONE
    if camps.extra:
        note(table, L_EXTRA_ROUND, camps.first)
    else:
        note(table, L_ROUND, camps.first, 0, 0, 10 * camps.period + camps.round)


@play_round.then
@asks()
def round_has_turns(table: Table, me: Frame) -> None:
    """Begin the turn of the next seat, clockwise from the first, until each has had one."""
    camps = camps_of(table)
    if camps.turns < table.players:
        begin(table, turn.number, 0, (camps.first + camps.turns) % table.players)
        camps.turns += 1
        again(me)


@play_round.then
@asks()
def round_scores(table: Table, me: Frame) -> None:
    """Score the mat in the last round of a period."""
    end_turns(table, camps_of(table).first)
    set_phase(table, SCORE)
    if is_last_round(table, ROUNDS):
        score_mat(table)


@play_round.then
@asks()
def round_draws(table: Table, me: Frame) -> None:
    """Let each seat draw its cards."""
    set_phase(table, DRAW)
    for seat in turn_order(table):
        begin(table, seat_draws.number, 0, seat)


@RULES.effect("draw of the round")
@asks()
def seat_draws(table: Table, me: Frame) -> None:
    """Draw two cards (SU-18)."""
    draw(table, me.player, DRAWN)


seat_draws.then(discard_down.citing("BP-11"))


@play_round.then
@asks()
def round_ends(table: Table, me: Frame) -> None:
    """Set off what waits for the end of a turn, for all turns of the round together (BP-45)."""
    set_phase(table, END)
    emit_event(table, TURN_ENDS, 0)
    end_visits(table)


@play_round.then
@asks()
def round_changes_base(table: Table, me: Frame) -> None:
    """End what lasted until now, and bring the next base (BP-12)."""
    end_modifiers(table, END_OF_TURN)
    for seat in range(table.players):
        end_modifiers(table, END_OF_SEAT_TURN + seat)
    camps = camps_of(table)
    old = replace_base(table)
    for record in camps.scorings:
        if old == 0 or record.silenced:
            continue
        for ability in printed(table, old).abilities:
            if ability.timing == REPLACED and ability.users is not None:
                for seat in ability.users(table, record.place):
                    begin(table, ability.effect.number, old, seat, 0, record.place)


@play_round.then
@asks()
def round_moves_markers(table: Table, me: Frame) -> None:
    """Move the markers to the next round; after a period the first player changes (BP-13)."""
    camps = camps_of(table)
    if is_last_round(table, ROUNDS):
        camps.first = weakest(table)
        note(table, L_MARKER, camps.first)
        camps.round = 1
        camps.extra = camps.period == PERIODS
        camps.period = min(camps.period + 1, PERIODS)
    else:
        camps.round += 1
    camps.scorings = []
    restart(me)


def weakest(table: Table) -> int:
    """The seat with the lowest power at the last scoring; of equals the next after the first (BP-80)."""
    camps = camps_of(table)
    seats = [(camps.first + i) % table.players for i in range(1, table.players + 1)]
    least = min(camps.totals)
    return next(seat for seat in seats if camps.totals[seat] == least)
