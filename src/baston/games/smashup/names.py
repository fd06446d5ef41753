"""What things are called in either language, told apart where several have a name."""

from __future__ import annotations

from collections import Counter
from typing import Final

from baston.games.smashup.card import CARDS, FACTIONS, Card
from baston.games.smashup.slots import is_face
from baston.games.smashup.table import FIRST_BASE, Table
from baston.locales import attribute, sentence

FRENCH: Final[dict[int, str]] = {}  # the French names of cards, by number, once they have been looked up


def card_name(card: Card, lang: str) -> str:
    """The name of a printed card; in French the official name or our translation."""
    if lang != "fr" or card.id == "blank":
        return card.title
    name = FRENCH.get(card.number, "")
    if name == "":
        name = FRENCH[card.number] = sentence("fr", f"card-{dashed(card.id)}")
    return name


def card_text(card: Card, lang: str) -> str:
    """What a printed card does, in our words."""
    return (attribute("fr", f"card-{dashed(card.id)}", "text") or "") if lang == "fr" else card.text


def listed(names: list[str], lang: str) -> str:
    """Names as a sentence lists them, several of a name as one with their number."""
    tally = Counter(names).items() if len(names) > 1 else [(names[0], 1)]
    counted = [f"{name} ×{count}" if count > 1 else name for name, count in tally]
    if len(counted) == 1:
        return counted[0]
    return sentence(lang, "log-list", most=", ".join(counted[:-1]), last=counted[-1])


def faction_name(number: int, lang: str) -> str:
    faction = FACTIONS[number]
    return sentence("fr", f"faction-{dashed(faction.id)}") if lang == "fr" else faction.title


def dashed(id: str) -> str:
    """An id as part of a catalog's key."""
    return id.replace("_", "-").replace(" ", "-")


def thing_name(table: Table, handle: int, lang: str) -> str:
    """The name of a card, or of the base at a place; a camp has a name of its own."""
    if handle < FIRST_BASE and table.what[handle] == 0:
        handle = table.base_at[handle]
    elif is_face(table, handle):
        base, camp = card_name(CARDS[table.what[handle]], lang), thing_name(table, table.place[handle], lang)
        return sentence(lang, "base-in-camp", base=base, camp=camp)
    return card_name(CARDS[table.what[handle]], lang)


def full_name(table: Table, handle: int, lang: str) -> str:
    """A card's name with where it lies, whose it is, and which one it is of several that lie there."""
    name = thing_name(table, handle, lang)
    if handle < table.first_card or table.place[handle] <= 0:
        return name
    place, seat = table.place[handle], table.control[handle]
    name = sentence(lang, "thing-in-play", name=name, seat=seat + 1, base=thing_name(table, place, lang))
    alike = [
        card
        for card in table.minions_at[place] + table.attached
        if table.what[card] == table.what[handle]
        and table.control[card] == seat
        and table.place[card] == place
    ]
    if len(alike) < 2 or handle not in alike:
        return name
    return sentence(lang, "thing-numbered", name=name, number=alike.index(handle) + 1)


def told_apart(table: Table, thing: int, things: list[int], lang: str) -> str:
    """A card's name alone if nothing in play, nor another one of these things, is called so; else in full."""
    name = thing_name(table, thing, lang)
    in_play = [card for place in table.places for card in table.minions_at[place]] + table.attached
    namesakes = [other for other in things + in_play if thing_name(table, other, lang) == name]
    if all(other == thing for other in namesakes):
        return name
    return _numbered(table, thing, things, lang)


def _numbered(table: Table, thing: int, things: list[int], lang: str) -> str:
    """The full name of one of these things, with a number where others have the very same one."""
    name = full_name(table, thing, lang)
    alike = list(dict.fromkeys(other for other in things if full_name(table, other, lang) == name))
    if len(alike) < 2:
        return name
    return sentence(lang, "thing-numbered", name=name, number=alike.index(thing) + 1)


def either(names: list[str], lang: str) -> str:
    """Names of which one is meant."""
    if len(names) == 1:
        return names[0]
    return sentence(lang, "log-either", most=", ".join(names[:-1]), last=names[-1])
