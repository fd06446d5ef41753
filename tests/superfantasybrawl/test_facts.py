"""The champions and cards against the fact sheet: names in both languages, numbers, boxes."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import TypedDict

import pytest
import yaml

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import CARDS, CHAMPIONS, Card
from baston.games.superfantasybrawl.constants import AREA, BOXES, CORES, DIRECT, INDIRECT, KINDS, NO_BOX
from baston.games.superfantasybrawl.presentation.notation import card_name, card_text

SHEET = Path(__file__).parents[1] / "facts" / "superfantasybrawl.yaml"


class CardFact(TypedDict, total=False):
    """A card of the sheet; what it lacks is not printed on it."""

    id: str
    en: str
    fr: str
    core: str
    type: str
    move: int
    strength: int
    defense: int
    mode: str
    shape: str
    range: list[int]
    allies: bool


class ChampionFact(TypedDict):
    """A champion of the sheet."""

    id: str
    name: dict[str, str]
    hit_points: list[int]
    defense: list[int]
    cards: list[CardFact]


FACTS: list[ChampionFact] = yaml.safe_load(SHEET.read_text("utf-8"))["champions"]
ACTIONS = [card for card in CARDS[1:] if KINDS[card.kind] != "reaction"]


def french(name: str) -> str:
    """A French name without its no-break spaces."""
    return name.replace("\u202f", " ").replace("\u00a0", " ").replace(" !", "!").replace(" ?", "?")


def as_fact(card: Card) -> CardFact:
    fact = CardFact(id=card.id, en=card.title, core=CORES[card.core], type=KINDS[card.kind], move=card.move)
    if KINDS[card.kind] == "attack":
        fact["strength"] = card.strength
    if KINDS[card.kind] == "reaction":
        fact["defense"] = card.defense
    if card.box.kind != NO_BOX:
        fact["mode"] = "aoe" if card.box.kind == AREA else BOXES[card.box.kind]
    if card.box.kind == AREA:
        fact["shape"] = card.box.shape
    if card.box.kind in (DIRECT, INDIRECT):
        fact["range"] = [card.box.least, card.box.most]
    if card.box.allies:
        fact["allies"] = True
    return fact


@pytest.mark.clause("SFB-3")
def test_champions_are_those_of_the_sheet() -> None:
    assert {c.id for c in CHAMPIONS[1:]} == {fact["id"] for fact in FACTS}
    for fact in FACTS:
        champion = next(c for c in CHAMPIONS if c.id == fact["id"])
        assert (champion.title, champion.hit_points, champion.defense) == (
            fact["name"]["en"],
            fact["hit_points"],
            fact["defense"],
        )
        assert card_name(champion, "fr") == fact["name"]["fr"]
        assert bool(champion.text) == bool(card_text(champion, "fr")) == (champion.id != "ALI")


@pytest.mark.clause("SFB-5")
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact["id"])
def test_cards_are_those_of_the_sheet(fact: ChampionFact) -> None:
    champion = next(c for c in CHAMPIONS if c.id == fact["id"])
    assert len(champion.cards) == 6
    for card, known in zip(sorted(champion.cards, key=lambda c: c.id), fact["cards"], strict=True):
        assert french(card_name(card, "fr")) == french(known["fr"])
        assert {**as_fact(card)} == {key: value for key, value in known.items() if key != "fr"}
        assert bool(card.text) == bool(card_text(card, "fr")) == (card.id not in ("IZA02", "ALI02"))


@pytest.mark.clause("SFB-3", "SFB-4")
def test_each_champion_has_two_cards_of_each_color() -> None:
    for champion in CHAMPIONS[1:]:
        assert Counter(card.core for card in champion.cards) == dict.fromkeys(range(len(CORES)), 2)


@pytest.mark.clause("SFB-310")
def test_the_cards_are_counted() -> None:
    kinds = Counter(KINDS[card.kind] for card in CARDS[1:])
    assert kinds == {"attack": 66, "skill": 52, "reaction": 26}
    boxes = Counter(BOXES[card.box.kind] for card in CARDS[1:] if KINDS[card.kind] == "attack")
    assert boxes == {"melee": 26, "direct": 18, "indirect": 14, "area": 8}


@pytest.mark.clause("SFB-311")
def test_21_attacks_and_skills_have_no_move_icon() -> None:
    assert len([card for card in ACTIONS if card.move == 0]) == 21
    assert {card.id for card in CARDS[1:] if not card.text} == {"IZA02", "ALI02"}


@pytest.mark.clause("SFB-59")
def test_the_catalog_lists_champions_cards_standard_actions_challenges_and_traps() -> None:
    kinds = Counter(str(entry["kind"]) for entry in GAME.texts.catalog())
    assert kinds == {
        "champion": 24,
        "attack": 66,
        "skill": 52,
        "reaction": 26,
        "standard": 4,
        "challenge": 15,
        "trap": 4,
    }
