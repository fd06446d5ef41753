"""What the cards and bases in play do together: where none does something, none need be looked at."""

from __future__ import annotations

from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.state.table import Table


def does_any(table: Table, what: int) -> bool:
    """Whether anything in play watches this timing, or does this of `constants`, be it mute or not."""
    if table.watched == 0:
        for source in table.watchers:
            table.watched |= CARDS[table.what[source]].does()
    return table.watched >> what & 1 != 0
