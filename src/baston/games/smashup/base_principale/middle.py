"""The mat laid out, and the base in its middle, with a face in each camp (BP-1, BP-50)."""

from __future__ import annotations

from baston.games.smashup.base_principale.slots import PER_CAMP, base_handles, camps_of
from baston.games.smashup.cards.card import CAMP_CARDS
from baston.games.smashup.constants import L_BASE, L_NEXT, MIDDLE
from baston.games.smashup.mat import CAMPS
from baston.games.smashup.state.table import ANYWHERE, Camps, Table
from baston.games.smashup.verbs.bases import (
    close_base,
    discard_base,
    ensure_base_deck,
    new_place,
    open_base,
    put_base_on_top,
    take_base,
)
from baston.games.smashup.verbs.piles import show
from baston.kernel.log import note
from baston.kernel.sight import everybody, is_known


def lay_mat(table: Table, first_face: int) -> None:
    """Lay out four camps with their slots, and in each a face for the base in the middle (BP-1)."""
    first_slot = first_face + len(CAMPS)
    table.camps = Camps(first_slot)
    table.camps.held = [0] * (len(CAMPS) * table.players)
    table.camps.totals = [0] * table.players
    for camp, card in enumerate(CAMP_CARDS):
        place = new_place(table)
        table.what[place] = card.number
        table.base_at = [*table.base_at[:place], first_face + camp]
        table.place[first_face + camp] = place
        for slot in range(PER_CAMP):
            table.place[first_slot + camp * PER_CAMP + slot] = place
    show_mat(table)


def show_mat(table: Table) -> None:
    """Show everybody all faces and slots of the mat."""
    for handle in range(base_handles(table).stop, table.first_card):
        table.seen[handle] = everybody(table.players)


def lay_in_middle(table: Table, base: int) -> int:
    """Lay a base card in the middle, or with 0 none; return the base that lay there, or 0.

    The face in each camp gets the printed base, so that each camp has its ability, separately (BP-50).
    """
    camps = camps_of(table)
    before, camps.base = camps.base, base
    if base > 0:
        table.place[base] = MIDDLE
        what = table.what[:]
        for place in table.places:
            what[table.base_at[place]] = what[base]
        table.what = what
    return before


def turn_up_next(table: Table) -> None:
    """Turn the top card of the base deck face up, if there is one (BP-3, BP-90)."""
    if ensure_base_deck(table):
        base = table.base_deck[-1]
        if not is_known(table.seen, base, None, table.players):
            show(table, base)
            note(table, L_NEXT, table.turn, base)


def replace_base(table: Table) -> int:
    """Replace the base in the middle by the next one; return the old base, 0 if there is no next."""
    if not ensure_base_deck(table):
        return 0
    old = close_base(table, ANYWHERE)
    base = table.base_deck[-1]
    take_base(table, base)
    discard_base(table, old)
    open_base(table, ANYWHERE, base)
    note(table, L_BASE, table.turn, 0, base)
    turn_up_next(table)
    return old


def put_next(table: Table, base: int) -> None:
    """Put a card of the base deck on top of it, face up, so that it comes next (BP-100)."""
    if base in table.base_deck:
        take_base(table, base)
        put_base_on_top(table, base)
    turn_up_next(table)
