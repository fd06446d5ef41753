"""A card that leaves play and comes back is another card (SU-203): what is remembered of it ends.

Frames on their way tell the two apart by `changed_at`, see `queries.where.same`.
"""

from __future__ import annotations

from baston.games.smashup.constants import SHIELD
from baston.games.smashup.state.table import Table


def forget_thing(table: Table, thing: int) -> None:
    """Forget what a card or base that leaves play has done, and what has been done to it.

    Limits of a name stay (SU-141, SU-169): the scoring and the turn remember them.
    """
    if any(m.thing == thing for m in table.lasting):
        table.lasting = [m for m in table.lasting if m.thing != thing]
    table.moves = _without(table.moves, thing, 2)
    table.uses = _without(table.uses, thing, 3)
    table.named = _without(table.named, thing, 2)
    if table.counters:
        table.counters = [c for c in table.counters if c not in (thing, -thing)]
    for window in table.windows:
        window.offered = [card for card in window.offered if card != thing]
        window.used = [card for card in window.used if card != thing]


def forget_doer(table: Table, card: int) -> None:
    """End protections of others from this card: it leaves play, and would return as a new object (SU-203)."""
    if any(m.kind == SHIELD and m.source == card for m in table.lasting):
        table.lasting = [m for m in table.lasting if m.kind != SHIELD or m.source != card]


def _without(records: list[int], thing: int, size: int) -> list[int]:
    """The records, of so many ints each, that do not begin with the thing."""
    start = len(records)
    while start > 0:
        start -= size
        if records[start] == thing:
            records = records[:start] + records[start + size :]
    return records
