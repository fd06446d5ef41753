"""What lies open in a puzzle though it is hidden in play: the hands of others, and the tops of decks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from baston.games import game_named
from baston.kernel.position import lines_of
from baston.puzzles.puzzle import Puzzle

ZONES: Final = ("hand", "deck", "library", "bases")
SHARED: Final = -1  # the seat of what nobody has for himself
MOST: Final = 8  # cards of a deck that are told


class Opened(NamedTuple):
    """A zone that lies open: whose it is (seat from 0, SHARED), and its cards, decks from the top."""

    zone: str
    seat: int
    cards: list[str]


def opened_ids(puzzle: Puzzle) -> list[Opened]:
    """Return the zones of a puzzle that lie open, except what the solver sees anyway and what is empty.

    Their cards are ids of the catalog.
    """
    _, lines = lines_of(puzzle.position)
    found: list[Opened] = []
    for line in lines:
        zone, _, number = line.name.partition(" ")
        seat = int(number) - 1 if number.isdecimal() else SHARED
        if zone not in ZONES or (zone == "hand" and seat == puzzle.seat) or not line.rest:
            continue
        words = line.rest.split()[:MOST]
        found.append(Opened(zone, seat, [word.rstrip("*").partition("!")[0] for word in words]))
    return found


def opened(puzzle: Puzzle, lang: str) -> list[Opened]:
    """Return the same with the names of the cards in the language."""
    names = _names(puzzle.game, lang)
    return [zone._replace(cards=[names.get(id, id) for id in zone.cards]) for zone in opened_ids(puzzle)]


@lru_cache(maxsize=8)
def _names(game: str, lang: str) -> dict[str, str]:
    key = "name_fr" if lang == "fr" else "name"
    return {str(entry["id"]): str(entry[key]) for entry in game_named(game).texts.catalog()}
