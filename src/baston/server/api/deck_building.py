"""Decks that people build: checked by the rules of their game, parsed from text, shared by link."""

from __future__ import annotations

import hashlib
from base64 import urlsafe_b64encode
from typing import Final

from baston.games import game_named
from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.decks.card_lists import counted, playable
from baston.games.galacticlash.decks.codes import code_of, deck_of
from baston.games.galacticlash.decks.deck_file import read_deck
from baston.games.galacticlash.decks.editions import EDITION, changes
from baston.games.galacticlash.decks.legality import faults
from baston.games.galacticlash.decks.ready_decks import ready_decks
from baston.games.galacticlash.variant import FORMATS, Format
from baston.kernel.game import Refusal
from baston.server.protocol import (
    Deck,
    DeckChange,
    DeckFault,
    DeckFormat,
    DeckReport,
    DeckRules,
    DeckText,
    DeckWish,
    NewDeck,
    ReadDeck,
    ReadyDeck,
)
from baston.server.refusals import Refused, translate_refusal
from baston.server.tables.table_info import clean_name

BUILT: Final = "galacticlash"  # the game whose decks are built
LINK: Final = 12  # letters of a shared deck's id


def check_game(game: str) -> None:
    """Raise Refused, "no-decks", unless decks are built in the game."""
    if game_named(game).name != BUILT:
        raise Refused("no-decks", 404, game=game, known=BUILT)


def deck_rules() -> DeckRules:
    """Return the edition of the pool, the formats with their limits, and the ready decks (G-7 to G-12)."""
    formats = [
        DeckFormat(x.name, list(x.players), x.life, x.size, x.energies, x.heroes) for x in FORMATS.values()
    ]
    decks = [
        ReadyDeck(x.id, x.title, x.title_fr, x.plan, x.plan_fr, {f: _counted(x.lists[f]) for f in FORMATS})
        for x in ready_decks().values()
    ]
    return DeckRules(EDITION, formats, decks)


def check_deck(sent: DeckWish) -> DeckReport:
    """Return all faults of a deck in a format, what has changed since, and its code. Raises Refusal."""
    format = _format(sent.format)
    deck = _deck(sent.cards)
    both = zip(faults(deck, format, "en"), faults(deck, format, "fr"), strict=True)
    edition = EDITION if sent.edition is None else sent.edition
    since = zip(changes(deck, edition, "en"), changes(deck, edition, "fr"), strict=True)
    changed = [DeckChange(translate_refusal(en).en, translate_refusal(fr).fr) for en, fr in since]
    return DeckReport(code_of(deck), [_fault(en, fr) for en, fr in both], changed)


def read_deck_text(text: DeckText) -> ReadDeck:
    """Parse a deck's text; lines that cannot be parsed become faults. Raises Refusal."""
    data = text.text.encode()
    english, french = read_deck(data, "en"), read_deck(data, "fr")
    both = zip(english.faults, french.faults, strict=True)
    told = [_fault(en, fr) for en, fr in both]
    return ReadDeck(clean_name(english.name), english.edition, _counted(english.cards), told)


def new_deck(sent: NewDeck) -> Deck:
    """Return the deck to be stored; the same deck always has the same id. Raises Refusal: "deck-empty", …"""
    format = _format(sent.format)
    name = clean_name(sent.name)
    deck = _deck(sent.cards)
    if not deck:
        raise Refusal("deck-empty")
    whole = f"{BUILT}\n{format.name}\n{name}\n{code_of(deck)}"
    id = urlsafe_b64encode(hashlib.sha256(whole.encode()).digest()).decode()[:LINK]
    return Deck(id, BUILT, name, format.name, _counted(deck))


def _format(name: str) -> Format:
    if name not in FORMATS:
        raise Refusal("bad-option", name="format", value=name, known=", ".join(FORMATS))
    return FORMATS[name]


def _deck(cards: dict[str, int]) -> list[int]:
    """Return the numbers of the cards, each as often as the deck has it. Raises Refusal: "deck-code"."""
    code = "+".join([f"{id}*{count}" for id, count in cards.items() if count])
    return deck_of(code) if code else []


def _counted(deck: list[int]) -> dict[str, int]:
    return {CARDS[number].id: count for number, count in enumerate(counted(deck)) if count}


def _fault(en: Refusal, fr: Refusal) -> DeckFault:
    clause, line = en.values.get("clause"), en.values.get("line")
    return DeckFault(
        en.key,
        translate_refusal(en).en,
        translate_refusal(fr).fr,
        None if clause is None else str(clause),
        None if line is None else int(line),
        _mending(en),
    )


def _mending(fault: Refusal) -> dict[str, int]:
    """Return the counts of cards that mend the fault, none unless it is a surplus of copies."""
    if fault.key != "deck-copies":
        return {}
    title, most = fault.values["card"], int(fault.values["most"])
    return {card.id: most for card in playable() if card.title == title}
