"""Victory points gained and paid."""

from __future__ import annotations

from baston.games.smashup.constants import (
    L_PAYS,
    L_VP,
)
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.piles import check_immediate
from baston.kernel.log import note


def gain_vp(table: Table, seat: int, amount: int) -> None:
    """Let the seat gain victory points."""
    check_immediate(table)
    if amount != 0:
        _add(table, seat, amount)
        note(table, L_VP, seat, 0, 0, amount)


def pay_vp(table: Table, seat: int, amount: int) -> None:
    """Let the seat pay victory points, which it must have."""
    check_immediate(table)
    assert table.vp[seat] >= amount, "points that are not there cannot be paid"
    _add(table, seat, -amount)
    note(table, L_PAYS, seat, 0, 0, amount)


def _add(table: Table, seat: int, amount: int) -> None:
    vp = table.vp[:]
    vp[seat] += amount
    table.vp = vp
