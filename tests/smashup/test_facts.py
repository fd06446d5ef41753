"""The printed figures of all cards, bases and factions are those of the fact sheet: SU-2, SU-120, SU-139."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import (
    BASE,
    BY_ID,
    CAMP_CARDS,
    CARDS,
    FACTIONS,
    KINDS,
    NOWHERE,
    SLOT_CARDS,
    TO_BASE,
    TO_MINION,
    TO_MY_BASE,
    TO_OWN_MINION,
    Card,
)
from baston.games.smashup.presentation.names import card_name, dashed, faction_name
from baston.games.smashup.variant import CORE
from baston.kernel.text import Json
from baston.locales import attribute
from tests.smashup import facts

ATTACH = {
    NOWHERE: "none",
    TO_BASE: "base",
    TO_MY_BASE: "base",
    TO_MINION: "minion",
    TO_OWN_MINION: "minion",
}
PLAYED = [faction for faction in FACTIONS if faction.cards]
CARDS_OF_FACTIONS = [card for faction in PLAYED for card in faction.cards]
BASES = [base for faction in PLAYED for base in faction.bases]


def id_of(fact: dict[str, Json]) -> str:
    return str(fact["id"])


def is_official(card: Card) -> bool:
    """Is the French name given without the mark of our own translations?"""
    return attribute("fr", f"card-{dashed(card.id)}", "unofficial") == ""


@pytest.mark.clause("SU-120")
@pytest.mark.parametrize(("faction", "fact"), facts.cards())
def test_a_card_is_printed_as_the_sheet_says(faction: str, fact: dict[str, Json]) -> None:
    card = BY_ID[str(fact["id"])]
    assert card.title == fact["name"]
    assert KINDS[card.kind] == fact["type"]
    assert card.copies == fact["copies"]
    assert card.faction.id == faction
    if fact["type"] == "minion":
        assert card.power == fact["power"]
    else:
        assert ATTACH[card.attach] == fact["attach"]


@pytest.mark.clause("SU-120")
@pytest.mark.parametrize("fact", facts.bases())
def test_a_base_is_printed_as_the_sheet_says(fact: dict[str, Json]) -> None:
    base = BY_ID[str(fact["id"])]
    assert base.kind == BASE
    assert base.title == fact["name"]
    assert base.breakpoint == fact["breakpoint"]
    assert [*base.vp] == fact["vp"]
    assert base.faction.id == fact["faction"]
    assert base.faction.id in facts.factions_of(base.faction.box)


@pytest.mark.clause("SU-2")
@pytest.mark.parametrize("faction", PLAYED, ids=lambda faction: faction.id)
def test_a_faction_has_twenty_cards_and_two_bases(faction: object) -> None:
    found = next(f for f in PLAYED if f is faction)
    fact = facts.factions()[found.id]
    minions = [card for card in found.cards if KINDS[card.kind] == "minion"]
    assert found.title == fact["name_en"]
    assert sum(card.copies for card in found.cards) == fact["total"] == 20
    assert sum(card.copies for card in minions) == fact["minions"]
    assert sum(card.copies for card in found.cards if card not in minions) == fact["actions"]
    assert sum(card.power * card.copies for card in minions) == fact["total_printed_power"]
    assert len(found.bases) == 2


@pytest.mark.parametrize("box", facts.BOXES)
def test_a_box_holds_what_its_sheet_lists_and_no_more(box: str) -> None:
    mine = [faction for faction in PLAYED if faction.box == box]
    assert [faction.id for faction in mine] == [*facts.factions_of(box)]
    for faction in mine:
        assert [card.id for card in faction.cards] == [
            id_of(f) for of, f in facts.cards() if of == faction.id
        ]
        assert [b.id for b in faction.bases] == [
            id_of(f) for f in facts.bases() if f["faction"] == faction.id
        ]


def test_the_core_box_has_its_known_number_of_cards() -> None:
    core = [faction for faction in PLAYED if faction.box == CORE]
    assert len(core) == 8
    assert sum(len(faction.cards) for faction in core) == 94
    assert sum(len(faction.bases) for faction in core) == 16


@pytest.mark.clause("SU-121")
def test_beside_them_there_are_only_the_later_fixes_and_the_card_that_is_not_known() -> None:
    of_a_mat = [*CAMP_CARDS, *SLOT_CARDS]
    others = [c for c in CARDS if c not in CARDS_OF_FACTIONS and c not in BASES and c not in of_a_mat]
    assert sorted(card.id for card in others) == ["blank", "infiltrate_bgb", "tooth_and_claw_and_guns_bgb"]


@pytest.mark.clause("SU-139")
@pytest.mark.parametrize("fact", [fact for _, fact in facts.cards()] + facts.bases())
def test_french_names_are_the_sheets_or_marked_as_ours(fact: dict[str, Json]) -> None:
    card = BY_ID[str(fact["id"])]
    if fact["name_fr"] is None:
        assert not is_official(card)
    else:
        assert card_name(card, "fr") == fact["name_fr"]
        assert is_official(card)


@pytest.mark.clause("SU-139")
def test_french_names_of_factions_are_the_sheets() -> None:
    for faction in PLAYED:
        assert faction_name(faction.number, "fr") == facts.factions()[faction.id]["name_fr"]
