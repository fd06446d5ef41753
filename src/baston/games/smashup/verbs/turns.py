"""The turn and its phases, and what is remembered of what has been done in it."""

from __future__ import annotations

from baston.games.smashup.cards.card import printed
from baston.games.smashup.constants import (
    GRANTED,
    PER_BASE,
    VISITED,
)
from baston.games.smashup.state.table import Table, the_scoring
from baston.games.smashup.verbs.lasting import forget_powers
from baston.kernel.numbers import NONE


def begin_turn_of(table: Table, seat: int) -> None:
    """Make a seat the active one, and count the turn."""
    table.turn = seat
    table.turn_number += 1
    if table.lasting:
        table.lasting = [m for m in table.lasting if m.kind != GRANTED]
    _forget_turn(table)


def end_turns(table: Table, first: int) -> None:
    """Make it nobody's turn; the first player orders what happens (BP-24)."""
    table.turn = first
    _forget_turn(table)


def _forget_turn(table: Table) -> None:
    """Forget what has been done in the turn before."""
    table.used = NONE
    table.uses = NONE
    table.moves = NONE
    if not table.has_rounds():
        table.visits = NONE  # what a player has visited in a round counts at the end of it
    for seat in range(table.players):
        table.minions_played[seat] = 0
    forget_powers(table)


def set_phase(table: Table, phase: int) -> None:
    """Begin a phase, one of PHASES."""
    table.phase = phase


def count_played(table: Table, seat: int) -> None:
    """Count one more minion that the seat has played this turn."""
    table.minions_played[seat] += 1


def remember_use(table: Table, card: int, effect: int, seat: int) -> None:
    """Remember that the seat has used this ability of the card this turn; `effect` is its effect's number."""
    table.uses = [*table.uses, card, effect, seat]


def remember_special(table: Table, card: int, place: int) -> None:
    """Remember that a card was played from the hand for the scoring base at the place (SU-141)."""
    if printed(table, card).special_once == PER_BASE:
        the_scoring(table, place).played.append(card)


def remember_visit(table: Table, seat: int, place: int) -> None:
    """Remember that the seat played a minion at the place this turn, if the base there cares."""
    base = table.base_at[place]
    if printed(table, base).watches >> VISITED & 1 == 0:
        return
    known = range(0, len(table.visits), 2)
    if not any(table.visits[i] == seat and table.visits[i + 1] == base for i in known):
        table.visits = [*table.visits, seat, base]
