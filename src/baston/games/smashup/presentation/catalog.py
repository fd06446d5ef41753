"""The catalog of cards, as `baston cards` lists them."""

from __future__ import annotations

from baston.games.smashup.cards.card import FACTIONS, KINDS, Card
from baston.games.smashup.presentation.names import card_gist, card_name, card_text
from baston.kernel.text import Json


def catalog() -> list[dict[str, Json]]:
    """The catalog entries of all cards, faction by faction, bases after the other cards."""
    return [entry(card) for faction in FACTIONS for card in [*faction.cards, *faction.bases]]


def entry(card: Card) -> dict[str, Json]:
    """A card of the catalog as `baston cards --json` prints it."""
    is_base = KINDS[card.kind] == "base"
    return {
        "id": card.id,
        "name": card.title,
        "name_fr": card_name(card, "fr"),
        "kind": KINDS[card.kind],
        "set": card.faction.box,
        "faction": card.faction.id,
        "copies": card.copies,
        "power": card.power if KINDS[card.kind] == "minion" else None,
        "breakpoint": card.breakpoint if is_base else None,
        "vp": [*card.vp] if is_base else None,
        "text": card.text,
        "text_fr": card_text(card, "fr"),
        "gist": card_gist(card, "en"),
        "gist_fr": card_gist(card, "fr"),
    }
