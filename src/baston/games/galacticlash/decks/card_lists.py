"""Decks as lists of cards' numbers, or as counts of each card."""

from __future__ import annotations

from functools import cache
from typing import Final

from baston.games.galacticlash.cards.card import BY_ID, CARDS, FACTIONS, Card

MOST_CARDS: Final = 2000  # of a list that may become a deck: more are not even written out


@cache
def playable() -> list[Card]:
    """All printed cards that a deck may hold."""
    return [card for faction in FACTIONS for card in faction.cards]


def numbers_of(counts: dict[str, int]) -> list[int]:
    """The sorted numbers of the cards that counts by card id describe, one entry for each copy."""
    return sorted([BY_ID[id].number for id, count in counts.items() for _ in range(count)])


def counted(deck: list[int]) -> list[int]:
    """How many copies of each printed card a deck holds, indexed by the card's number."""
    counts = [0] * len(CARDS)
    for number in deck:
        counts[number] += 1
    return counts


def listed(counts: list[int]) -> list[int]:
    """The deck, as sorted card numbers, that holds this many copies of each printed card."""
    deck: list[int] = []
    for number, count in enumerate(counts):
        if count > 0:  # a deck has few of all cards
            for _ in range(count):
                deck.append(number)
    return deck


def listed_without(counts: list[int], others: list[int]) -> list[int]:
    """The deck, as `listed`, less the cards that others count as well."""
    deck: list[int] = []
    for number, count in enumerate(counts):
        if count > 0:
            for _ in range(others[number], count):
                deck.append(number)
    return deck
