"""Changes that last until a moment, and what is remembered of a card in play."""

from __future__ import annotations

from baston.games.smashup.state.table import Table
from baston.kernel.column import empty
from baston.kernel.modifier import Modifier, still


def forget_powers(table: Table) -> None:
    """Forget all computed powers, as something that they rest on has changed."""
    if len(table.powers) > 0:
        table.powers = empty()


def add_modifier(table: Table, kind: int, amount: int, thing: int, until: int, source: int = 0) -> None:
    """Add a change that lasts until a moment of `kernel.modifier`; `thing` is a handle or a seat."""
    table.lasting = [*table.lasting, Modifier(kind, amount, thing, until, source)]
    forget_powers(table)


def end_modifiers(table: Table, ended: int) -> None:
    """End the changes that last until this moment of `kernel.modifier`."""
    if any(m.until == ended for m in table.lasting):
        table.lasting = still(table.lasting, ended)
        forget_powers(table)


def name_faction(table: Table, action: int, faction: int) -> None:
    """Remember the number of the faction that was named for an attached action."""
    table.named = [*table.named, action, faction]
