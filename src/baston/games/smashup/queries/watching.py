"""What the cards in play, or in the game, do together: where none does something, none need be looked at."""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from baston.games.smashup.cards.card import CARDS
from baston.games.smashup.state.table import UNKNOWN, Table

# In quotes: compiled, the alias itself could not be made when the module is imported.
Bits: TypeAlias = "vec[i64]"


class _Doings:
    """What the printed cards do, once they are all there."""

    by_number: Bits

    def __init__(self) -> None:
        self.by_number = vec[i64]()


_DOINGS: Final = _Doings()


def doings() -> Bits:
    """What each printed card does while in play, by number: the bits of `Card.does`, quick to look up."""
    if len(_DOINGS.by_number) != len(CARDS):
        _DOINGS.by_number = vec[i64]([card.does() for card in CARDS])
    return _DOINGS.by_number


def does_any(table: Table, what: int) -> bool:
    """Whether anything in play watches this timing, or does this of `constants`, be it mute or not."""
    if table.watched == 0:
        _find_watched(table)
    watched: i64 = table.watched
    return watched >> what & 1 != 0


def _find_watched(table: Table) -> None:
    bits, what = doings(), table.what
    watched: i64 = 0
    for source in table.watchers:
        watched |= bits[int(what[source])]
    table.watched = watched


def are_discards_used(table: Table) -> bool:
    """Whether any card of the game, wherever it is, can be used from the discard pile in the play phase."""
    if table.discards_used == UNKNOWN:
        cards = range(table.first_card, len(table.what))
        table.discards_used = int(any(CARDS[table.what[card]].is_used_from_discard() for card in cards))
    return table.discards_used == 1
