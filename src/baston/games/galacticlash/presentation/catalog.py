"""The catalog of cards, as `baston cards` lists them."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import FACTIONS, Card
from baston.games.galacticlash.cards.names import card_gist, card_name, card_text, keywords_of
from baston.games.galacticlash.constants import ENERGIES, KINDS
from baston.kernel.text import Json


def catalog() -> list[dict[str, Json]]:
    """The catalog entries of all cards, faction by faction."""
    return [entry(card) for faction in FACTIONS for card in faction.cards]


def entry(card: Card) -> dict[str, Json]:
    """A card of the catalog as `baston cards --json` prints it."""
    unit = card.is_unit()
    cost: dict[str, Json] = {name: card.cost.fixed[place] for place, name in enumerate(ENERGIES)}
    cost["star"] = card.cost.star
    return {
        "id": card.id,
        "name": card.title,
        "name_fr": card_name(card, "fr"),
        "kind": KINDS[card.kind],
        "set": "galacticlash",
        "faction": card.theme.id,
        "factions": [f.id for f in FACTIONS if card.factions & f.bit],
        "copies": None,
        "cost": cost,
        "total_cost": card.cost.total,
        "attack": card.attack if unit else None,
        "defense": card.defense if unit else None,
        "energy": ENERGIES[card.energy] if KINDS[card.kind] == "energy" else None,
        "keywords": [*keywords_of(card)],
        "text": card.text,
        "text_fr": card_text(card, "fr"),
        "gist": card_gist(card, "en"),
        "gist_fr": card_gist(card, "fr"),
    }
