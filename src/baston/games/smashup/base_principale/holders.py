"""Which seat holds which slot of a mat (BP-30): changed by the verbs that bring cards to a place or away."""

from __future__ import annotations

from baston.games.smashup.base_principale.slots import has_cards_at, slot_at
from baston.games.smashup.state.table import TO_CHOOSE, Table


def come_to_camp(table: Table, place: int, seat: int) -> None:
    """A card of the seat is at a place now: in a camp it needs a slot, unless the seat has one there."""
    camps = table.camps
    if camps is not None and slot_at(table, place, seat) == 0:
        camps.held[(place - 1) * table.players + seat] = TO_CHOOSE


def leave_camp(table: Table, place: int, seat: int) -> None:
    """A card of the seat is no more at a place: with the last one its slot there is empty again.

    What the slot was about to do for the seat finds another slot then (BP-101).
    """
    camps = table.camps
    if camps is None or has_cards_at(table, place, seat):
        return
    slot = slot_at(table, place, seat)
    if slot > 0:
        table.clock += 1
        table.changed_at[slot] = table.clock
        if slot in table.watchers:
            table.watchers.remove(slot)
    camps.held[(place - 1) * table.players + seat] = 0
