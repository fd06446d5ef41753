"""Decks as lists of cards' numbers, or as counts of each card."""

from __future__ import annotations

from functools import cache

from baston.games.galacticlash.cards.card import BY_ID, CARDS, FACTIONS, Card


@cache
def playable() -> list[Card]:
    """All cards that decks are made of."""
    return [card for faction in FACTIONS for card in faction.cards]


def numbers_of(counts: dict[str, int]) -> list[int]:
    """The cards of a list of ids and counts, by their numbers."""
    return sorted([BY_ID[id].number for id, count in counts.items() for _ in range(count)])


def counted(deck: list[int]) -> list[int]:
    """How many copies of each printed card there are, by its number."""
    counts = [0] * len(CARDS)
    for number in deck:
        counts[number] += 1
    return counts


def listed(counts: list[int]) -> list[int]:
    """The deck that has so many copies of each printed card."""
    deck: list[int] = []
    for number, count in enumerate(counts):
        if count > 0:
            deck += [number] * count
    return deck
