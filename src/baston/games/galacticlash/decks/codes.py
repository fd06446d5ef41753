"""Decks as codes on one line."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import BY_ID, CARDS
from baston.games.galacticlash.decks.card_lists import playable
from baston.kernel.game import Refusal


def code_of(deck: list[int]) -> str:
    """The code of a deck, on one line: `acolyte_cendre*4+force_obscure*10`."""
    numbers = sorted(set(deck))
    return "+".join(f"{CARDS[number].id}*{deck.count(number)}" for number in numbers)


def deck_of(code: str) -> list[int]:
    """The deck, as sorted card numbers, that a code describes. Raises Refusal."""
    deck: list[int] = []
    for part in code.split("+"):
        id, _, count = part.strip().partition("*")
        if id not in BY_ID or BY_ID[id] not in playable() or not count.isdecimal() or len(count) > 3:
            raise Refusal("deck-code", part=part)
        deck += [BY_ID[id].number] * int(count)
    return sorted(deck)
