"""Names and texts of cards and factions in either language, and cards found by what people type."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from functools import cache
from typing import Final

from baston.games.galacticlash.cards.card import CARDS, FACTIONS, FLYERS, Card
from baston.games.galacticlash.constants import KEYWORDS, ROLE
from baston.locales import attribute, sentence
from baston.locales.gists import gist_of
from baston.locales.mentions import card_mention

# Letters of what somebody types: beyond, it is no name. Accents without end are sorted in quadratic time.
LONGEST_NAME: Final = 80


def dashed(id: str) -> str:
    """An id as part of a catalog's key."""
    return id.replace("_", "-").replace(" ", "-")


def card_name(card: Card, lang: str) -> str:
    """A card's name in a language, en or fr."""
    if card.kind == ROLE:
        return card.title
    return card_mention(card.id, sentence("fr", f"card-{dashed(card.id)}") if lang == "fr" else card.title)


def card_text(card: Card, lang: str) -> str:
    """The rules text of a printed card, in our words."""
    return attribute("fr", f"card-{dashed(card.id)}", "text") if lang == "fr" else card.text


def card_gist(card: Card, lang: str) -> str:
    """The text in up to 40 characters, as a card in the hand shows it; empty if it has none."""
    written = attribute("fr", f"card-{dashed(card.id)}", "gist") if lang == "fr" else card.gist
    return gist_of(card_text(card, lang), written)


def card_story(card: Card, lang: str) -> str:
    """A hero's flavor line, which has no rules meaning (G-6)."""
    return attribute("fr", f"card-{dashed(card.id)}", "story") if lang == "fr" else card.story


def keywords_of(card: Card) -> list[str]:
    """The catalog keys, `keyword-…`, of the keywords on a printed card that a reader may want explained."""
    given = card.keywords
    for aura in card.auras:
        given |= aura.keywords
    found = ["flying"] if card.factions & FLYERS.bit else []
    found += [name for place, name in enumerate(KEYWORDS) if given >> place & 1]
    for capacity in card.capacities:
        word = "recycle" if capacity.from_hand else "engage"
        found += ["instant_capacity" if capacity.instant else "action_capacity", word]
    return found if card.is_cumulative() else [*found, "non_cumulative"]


def faction_name(number: int, lang: str) -> str:
    """The name of the faction with this number in a language, en or fr."""
    faction = FACTIONS[number]
    return sentence("fr", f"faction-{dashed(faction.id)}") if lang == "fr" else faction.title


def folded(text: str) -> str:
    """A text without case, accents, blanks and punctuation, for comparing names as people type them."""
    plain = unicodedata.normalize("NFKD", text).casefold()
    return "".join(letter for letter in plain if letter.isalnum())


@cache
def _by_name() -> dict[str, list[Card]]:
    """The cards by id and by name in each language, as people may type them."""
    found: dict[str, list[Card]] = {}
    for card in CARDS:
        if card.kind != ROLE:
            for name in {folded(card.id), folded(card.title), folded(card_name(card, "fr"))}:
                found.setdefault(name, []).append(card)
    return found


def cards_named(text: str) -> list[Card]:
    """The card with exactly this name in either language; else all cards whose names contain the text."""
    if len(text) > LONGEST_NAME:
        return []
    wanted = folded(text)
    names = _by_name()
    if wanted in names:
        return names[wanted]
    if len(wanted) < 3:
        return []
    within = {card.number: card for name, cards in names.items() if wanted in name for card in cards}
    return [within[number] for number in sorted(within)]


def near_names(text: str, lang: str) -> list[str]:
    """Up to three names of cards that resemble the text, best match first."""
    if len(text) > LONGEST_NAME:
        return []
    names = _names(lang)
    return [names[match] for match in get_close_matches(folded(text), list(names), n=3, cutoff=0.6)]


@cache
def _names(lang: str) -> dict[str, str]:
    """The names of all cards in a language, by how they are compared."""
    return {folded(card_name(card, lang)): card_name(card, lang) for card in CARDS if card.kind != ROLE}
