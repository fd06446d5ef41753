"""Decks as codes on one line."""

from __future__ import annotations

from functools import cache
from typing import Final

from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.decks.card_lists import MOST_CARDS, counted, playable
from baston.kernel.game import Refusal

MOST_DIGITS: Final = 3  # of the copies of one card


def code_of(deck: list[int]) -> str:
    """The code of a deck, on one line: `acolyte_cendre*4+force_obscure*10`."""
    return "+".join(f"{CARDS[number].id}*{count}" for number, count in enumerate(counted(deck)) if count)


def deck_of(code: str) -> list[int]:
    """The deck, as sorted card numbers, that a code describes.

    Raises Refusal: "deck-code" (a part is no card with a count), "deck-many-cards".
    """
    if code.count("+") >= MOST_CARDS:
        raise Refusal("deck-many-cards", most=MOST_CARDS)
    deck: list[int] = []
    for part in code.split("+"):
        id, _, count = part.strip().partition("*")
        is_count = count.isascii() and count.isdecimal() and len(count) <= MOST_DIGITS
        if id not in _numbers() or not is_count:
            raise Refusal("deck-code", part=part)
        if len(deck) + int(count) > MOST_CARDS:
            raise Refusal("deck-many-cards", most=MOST_CARDS)
        deck += [_numbers()[id]] * int(count)
    return sorted(deck)


@cache
def _numbers() -> dict[str, int]:
    """The numbers of the cards that a deck may hold, by id."""
    return {card.id: card.number for card in playable()}
