"""The base in the middle of the mat, with a face in each camp (BP-50)."""

from __future__ import annotations

from baston.games.smashup.base_principale.slots import camps_of
from baston.games.smashup.constants import L_BASE, L_NEXT, MIDDLE
from baston.games.smashup.state.table import ANYWHERE, Table
from baston.games.smashup.verbs.bases import (
    close_base,
    discard_base,
    has_base_deck,
    open_base,
    put_base_on_top,
    take_base,
)
from baston.games.smashup.verbs.piles import show
from baston.kernel.log import note
from baston.kernel.sight import is_known


def lay_in_middle(table: Table, base: int) -> int:
    """Lay a base card in the middle, or with 0 take up the one there; returns the one that lay there.

    Each camp's face of it is printed as it is: so each has its ability, separately (BP-50).
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
    """The next base lies face up on top of the base deck, if there is one (BP-3, BP-90)."""
    if has_base_deck(table):
        base = table.base_deck[-1]
        if not is_known(table.seen, base, None, table.players):
            show(table, base)
            note(table, L_NEXT, table.turn, base)


def replace_base(table: Table) -> int:
    """The base in the middle is discarded and the next one comes; returns the old, 0 if it stays."""
    if not has_base_deck(table):
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
    """A card of the base deck is put on top of it, face up: it comes next (BP-100)."""
    if base in table.base_deck:
        take_base(table, base)
        put_base_on_top(table, base)
    turn_up_next(table)
