"""Editions of the pool: what has changed in the cards of a deck that was made for an earlier one."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.cards.names import card_name
from baston.kernel.game import Refusal

EDITION: Final = 2  # today's
FIRST: Final = 1  # of decks that name none
CHANGED: Final = {  # by id, the edition that changed the card, and how, as the catalogs say it
    "blocus_orbital": (2, "draws"),
    "contrat_rompu": (2, "recycles"),
    "offre_irrefusable": (2, "recycles"),
    "ralliement_mondes": (2, "instant"),
    "table_rase": (2, "recycles"),
    "techno_prophete": (2, "cost"),
    "titan_errant": (2, "cost-recycles"),
}


def changes(cards: list[int], edition: int, lang: str) -> list[Refusal]:
    """What has changed in the cards of a deck since an edition, a sentence for each printed card."""
    found: list[Refusal] = []
    for number in sorted(set(cards)):
        card = CARDS[number]
        if card.id in CHANGED and CHANGED[card.id][0] > edition:
            found.append(Refusal("deck-changed", card=card_name(card, lang), how=CHANGED[card.id][1]))
    return found
