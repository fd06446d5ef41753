"""Cards that lie face down at a place: neither in play nor in a pile."""

from __future__ import annotations

from baston.games.smashup.constants import L_BURY
from baston.games.smashup.state.table import Table
from baston.games.smashup.verbs.piles import put_in_discard, take
from baston.kernel.log import note


def bury(table: Table, card: int, place: int, seat: int) -> None:
    """Put a card face down at a place, not into play; the seat alone knows what it is (BP-30)."""
    take(table, card)
    table.seen[card] |= 1 << seat
    table.clock += 1
    table.changed_at[card] = table.clock
    table.place[card] = place
    table.bearer[card] = place
    table.control[card] = seat
    table.buried = [*table.buried, card]
    note(table, L_BURY, seat, card, place, 0, table.seen[card])
    table.card_comes(place, seat)


def dig_up(table: Table, card: int) -> None:
    """Discard a buried card to its owner's discard pile."""
    place, seat = table.place[card], table.control[card]
    take(table, card)
    table.control[card] = table.owner[card]
    put_in_discard(table, card)
    table.card_leaves(place, seat)
