"""Champions, cards, standard actions, challenges and traps as lists of them show them."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.arena_files.arena_file import STANDARD, board_named
from baston.games.superfantasybrawl.arena_files.board import TRAPS
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, Box, Card, Champion
from baston.games.superfantasybrawl.constants import (
    BOXES,
    CORES,
    DIRECT,
    INDIRECT,
    KINDS,
    REACTION,
    STANDARDS,
)
from baston.games.superfantasybrawl.presentation.notation import (
    card_gist,
    card_name,
    card_text,
    standard_name,
)
from baston.kernel.text import Json
from baston.locales import attribute, sentence
from baston.locales.gists import gist_of

OF_CHAMPIONS: Final = ("champion", *KINDS)


def catalog() -> list[dict[str, Json]]:
    """The catalog entries, by id, champion by champion, then those of the standard arena."""
    found: list[dict[str, Json]] = []
    for champion in CHAMPIONS[1:]:
        found.append(_champion(champion))
        found += [_card(card) for card in champion.cards]
    found += [_standard(id) for id in STANDARDS]
    board = board_named(STANDARD)
    for challenge in board.challenges:
        words = challenge.words
        names = (words["name"], words["name_fr"], words["text"], words["text_fr"])
        challenge_entry = _entry(challenge.id, "challenge", *names)
        challenge_entry["gist"] = gist_of(words["text"], words["gist"])
        challenge_entry["gist_fr"] = gist_of(words["text_fr"], words["gist_fr"])
        found.append(challenge_entry)
    for kind in TRAPS:
        tokens = [token for token in board.tokens if TRAPS[token.kind] == kind]
        for damage in sorted({token.damage for token in tokens}):
            id = f"trap_{kind}{damage or ''}"
            names_of = [sentence(lang, f"sfb-trap-{kind}", damage=damage) for lang in ("en", "fr")]
            trap = _entry(id, "trap", names_of[0], names_of[1], "", "")
            trap["copies"] = sum(1 for token in tokens if token.damage == damage)
            found.append(trap)
    return found


def _entry(id: str, kind: str, name: str, name_fr: str, text: str, text_fr: str) -> dict[str, Json]:
    """What all of them have; champions and their cards are listed under the champion, the others by kind."""
    return {
        "id": id,
        "name": name,
        "name_fr": name_fr,
        "kind": kind,
        "group": "" if kind in OF_CHAMPIONS else sentence("en", f"kind-{kind}"),
        "group_fr": "" if kind in OF_CHAMPIONS else sentence("fr", f"kind-{kind}"),
        "copies": 1,
        "text": text,
        "text_fr": text_fr,
        "gist": "",
        "gist_fr": "",
    }


def _champion(champion: Champion) -> dict[str, Json]:
    name_fr, text_fr = card_name(champion, "fr"), card_text(champion, "fr")
    entry = _entry(champion.id, "champion", champion.title, name_fr, champion.text, text_fr)
    entry["gist"], entry["gist_fr"] = [card_gist(champion, lang) for lang in ("en", "fr")]
    entry["group"], entry["group_fr"] = champion.title, name_fr
    entry["hit_points"] = [*champion.hit_points]
    entry["defense"] = [*champion.defense]
    entry["gender_fr"] = attribute("fr", f"card-{champion.id}", "gender")
    return entry


def _card(card: Card) -> dict[str, Json]:
    name_fr, text_fr = card_name(card, "fr"), card_text(card, "fr")
    entry = _entry(card.id, KINDS[card.kind], card.title, name_fr, card.text, text_fr)
    entry["gist"], entry["gist_fr"] = [card_gist(card, lang) for lang in ("en", "fr")]
    entry["group"], entry["group_fr"] = card.champion.title, card_name(card.champion, "fr")
    entry["champion"] = card.champion.id
    entry["core"] = CORES[card.core]
    entry["move"] = card.move
    if card.kind == REACTION:
        entry["defense"] = card.defense
        return entry
    entry["strength"] = card.strength
    box = card.box
    entry["box"] = BOXES[box.kind]
    entry["reach"] = _reach(box)
    return entry


def _reach(box: Box) -> Json:
    """The distances of shots, the hexes of areas by name; none for melee or without a box."""
    if box.kind in (DIRECT, INDIRECT):
        return f"{box.least}–{box.most}" if box.least > 1 else str(box.most)
    return box.shape or None


def _standard(id: str) -> dict[str, Json]:
    names = [standard_name(STANDARDS.index(id), lang) for lang in ("en", "fr")]
    return _entry(id, "standard", names[0], names[1], "", "")
