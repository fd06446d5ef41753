"""Packed plays that are kept from one question to the next: making their numbers took longest of all."""

from __future__ import annotations

from typing import Final

from baston.games.smashup.queries.targets import UNATTACHED
from baston.games.smashup.state.table import PLACES, Table
from baston.kernel.frame import FIELD
from baston.kernel.numbers import NONE, add_all

# By card, the same in all games: its play on nothing, and those at the places 1, 2, 3 … up to so many.
_ON_NOTHING: Final[list[list[int]]] = []
_AT_PLACES: Final[list[list[list[int]]]] = [[] for _ in range(PLACES + 1)]


def add_plays(table: Table, card: int, targets: list[int], options: list[int]) -> None:
    """Add to `options`, packed, the play of a card on each of these targets."""
    if targets is UNATTACHED:
        add_all(options, _kept(_ON_NOTHING, card, targets))
    elif targets is table.places:
        add_all(options, _kept(_at_places(table), card, targets))
    else:
        for target in targets:
            options.append(card << FIELD | target)


def _kept(lists: list[list[int]], card: int, targets: list[int]) -> list[int]:
    """The card's plays on these targets, of the lists that are kept for them. Not to be changed."""
    while len(lists) <= card:
        lists.append(NONE)
    plays = lists[card]
    if plays is NONE:
        plays = [card << FIELD | target for target in targets]
        lists[card] = plays
    return plays


def _at_places(table: Table) -> list[list[int]]:
    """The lists, by card, of the plays at all places, which are others once the places have changed."""
    if table.plays_places is not table.places:
        places = table.places
        table.plays_places = places
        table.plays = _AT_PLACES[len(places)] if places == [*range(1, len(places) + 1)] else []
    return table.plays
