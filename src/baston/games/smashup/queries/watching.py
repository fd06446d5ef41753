"""What the cards in play, or in the game, do together: where none does something, none need be looked at."""

from __future__ import annotations

from mypy_extensions import i64

from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.state.table import UNKNOWN, Table


def does_any(table: Table, what: int) -> bool:
    """Whether anything in play watches this timing, or does this of `constants`, be it mute or not."""
    watched: i64 = table.watched
    if watched == 0:
        for source in table.watchers:
            watched |= CARDS[table.what[source]].does()
        table.watched = watched
    return watched >> what & 1 != 0


def are_discards_used(table: Table) -> bool:
    """Whether any card of the game, wherever it is, can be used from the discard pile in the play phase."""
    if table.discards_used == UNKNOWN:
        cards = range(table.first_card, len(table.what))
        table.discards_used = int(any(CARDS[table.what[card]].is_used_from_discard() for card in cards))
    return table.discards_used == 1
