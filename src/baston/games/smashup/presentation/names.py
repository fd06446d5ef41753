"""What things are called in either language, told apart where several have a name."""

from __future__ import annotations

from collections import Counter
from typing import Final

from baston.games.smashup.cards.card import CARDS, FACTIONS, Card
from baston.games.smashup.presentation.standard import words_of
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.kernel.frame import NOBODY
from baston.kernel.sight import is_known
from baston.locales import attribute, seat_name, sentence, series
from baston.locales.gists import gist_of
from baston.locales.mentions import card_mention, is_marking

# The names of cards once they have been looked up: by number, language, and whether they are marked.
NAMES: Final[dict[tuple[int, str, bool], str]] = {}


def card_name(card: Card, lang: str) -> str:
    """The name of a printed card; in French the official name or our translation."""
    marked = is_marking()
    known = NAMES.get((card.number, lang, marked))
    if known is None:
        known = (
            card.title if lang != "fr" or card.id == "blank" else sentence("fr", f"card-{dashed(card.id)}")
        )
        if card.id != "blank":
            known = card_mention(card.id, known)
        NAMES[card.number, lang, marked] = known
    return known


def card_text(card: Card, lang: str) -> str:
    """The rules text of a printed card, in our words."""
    return (attribute("fr", f"card-{dashed(card.id)}", "text") or "") if lang == "fr" else card.text


def card_gist(card: Card, lang: str) -> str:
    """The text in up to 40 characters, as a card in the hand shows it; empty if it has none."""
    written = attribute("fr", f"card-{dashed(card.id)}", "gist") if lang == "fr" else card.gist
    return gist_of(card_text(card, lang), written)


def listed(names: list[str], lang: str) -> str:
    """Names as a sentence lists them, repeated ones once with their number."""
    tally = Counter(names).items() if len(names) > 1 else [(names[0], 1)]
    counted = [f"{name} ×{count}" if count > 1 else name for name, count in tally]
    return series(lang, counted)


def faction_name(number: int, lang: str) -> str:
    """The name of the faction with this number in a language."""
    faction = FACTIONS[number]
    name = sentence("fr", f"faction-{dashed(faction.id)}") if lang == "fr" else faction.title
    return card_mention(faction.id, name)


def dashed(id: str) -> str:
    """An id as part of a catalog's key."""
    return id.replace("_", "-").replace(" ", "-")


def thing_name(table: Table, handle: int, lang: str) -> str:
    """The name of a card, or of the base at a place, if the place has none of its own."""
    if handle < FIRST_BASE:
        if table.what[handle] == 0:
            handle = table.base_at[handle]
        return card_name(CARDS[table.what[handle]], lang)
    return words_of(table).name(table, handle, lang) or card_name(CARDS[table.what[handle]], lang)


def sees(table: Table, card: int, seat: int | None) -> bool:
    """Whether the seat, or with None everybody, knows which card this is."""
    return is_known(table.seen, card, seat, table.players)


def full_name(table: Table, handle: int, lang: str) -> str:
    """The full name of a card: which of several it is, whose it is and where it lies."""
    name = _numbered_there(table, handle, lang)
    return _in_play(table, name, handle, lang) if _lies_in_play(table, handle) else name


def where_they_lie(table: Table, cards: list[int], lang: str, join: str = "log-list") -> str:
    """The full names of cards, said once with owner and place for all that lie together.

    `join` is the message that lists them: all, or with `log-either` one of them.
    """
    together: dict[tuple[int, int], list[int]] = {}
    for card in cards:
        lies = _lies_in_play(table, card)
        at = (table.control[card], table.place[card]) if lies else (NOBODY, card)
        together.setdefault(at, []).append(card)
    names: list[str] = []
    for (seat, _), lying in together.items():
        name = series(lang, [_numbered_there(table, card, lang) for card in lying], join)
        names.append(name if seat == NOBODY else _in_play(table, name, lying[0], lang))
    return series(lang, names, join)


def _lies_in_play(table: Table, card: int) -> bool:
    return card >= table.first_card and table.place[card] > 0


def _in_play(table: Table, name: str, card: int, lang: str) -> str:
    """What is called so, with owner and place: those of this card."""
    player, base = seat_name(lang, table.control[card]), thing_name(table, table.place[card], lang)
    return sentence(lang, "thing-in-play", name=name, player=player, base=base)


def _numbered_there(table: Table, card: int, lang: str) -> str:
    """A card's name, with a number if others of the same name and side lie there."""
    name, place = thing_name(table, card, lang), table.place[card]
    if not _lies_in_play(table, card):
        return name
    alike = [
        other
        for other in table.minions_at[place] + table.attached
        if table.what[other] == table.what[card]
        and table.control[other] == table.control[card]
        and table.place[other] == place
    ]
    if len(alike) < 2 or card not in alike:
        return name
    return sentence(lang, "thing-numbered", name=name, number=alike.index(card) + 1)


def told_apart(table: Table, thing: int, things: list[int], lang: str) -> str:
    """A card's name alone if nothing else in play or among these things shares it; else in full."""
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
