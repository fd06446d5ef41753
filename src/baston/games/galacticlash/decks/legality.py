"""What is wrong with a deck (G-8 to G-13)."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS, Card
from baston.games.galacticlash.cards.names import card_name
from baston.games.galacticlash.constants import ENERGY, HERO
from baston.games.galacticlash.decks.card_lists import counted
from baston.games.galacticlash.variant import Format
from baston.kernel.game import Refusal

MOST_OF_A_HERO: Final = 2  # G-10
MOST_OF_A_CARD: Final = 4


def most_copies(card: Card) -> int:
    """The maximum number of copies of a card in a deck; basic energies have no limit (G-10, G-11)."""
    if card.kind == ENERGY:
        return 99
    return MOST_OF_A_HERO if card.kind == HERO else MOST_OF_A_CARD


def faults(deck: list[int], format: Format, lang: str = "en") -> list[Refusal]:
    """All that is wrong with a deck in a format, each with its clause; an empty list if it is legal."""
    found: list[Refusal] = []
    if len(deck) != format.size:
        found.append(
            Refusal("deck-size", clause="G-8", count=len(deck), size=format.size, format=format.name)
        )
    energies = sum([1 for number in deck if CARDS[number].kind == ENERGY])
    if energies < format.energies:
        found.append(
            Refusal("deck-energies", clause="G-9", count=energies, least=format.energies, format=format.name)
        )
    for number, copies in enumerate(counted(deck)):
        card = CARDS[number]
        if copies > most_copies(card):
            found.append(
                Refusal(
                    "deck-copies",
                    clause="G-10",
                    card=card_name(card, lang),
                    count=copies,
                    most=most_copies(card),
                )
            )
    heroes = len({number for number in deck if CARDS[number].kind == HERO})
    if heroes > format.heroes:
        found.append(
            Refusal("deck-heroes", clause="G-12", count=heroes, most=format.heroes, format=format.name)
        )
    return found
