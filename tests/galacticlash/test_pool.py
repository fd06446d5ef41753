"""The pool of cards: what is printed, and that all of it is shown by tests."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import FACTIONS, FLYERS
from baston.games.galacticlash.cards.names import card_story, card_text, keywords_of
from baston.games.galacticlash.constants import ENERGY, KEYWORDS, KINDS
from baston.games.galacticlash.decks.card_lists import playable
from baston.games.galacticlash.factions.cercle_cendre.units import morvanne_kaal, soeur_vesper
from baston.games.galacticlash.factions.neutral import mule_cuirassee, transmission_codee
from baston.games.galacticlash.factions.ordre_aurore.units import gardien_serment
from baston.locales import LANGUAGES, sentence
from tests.galacticlash.scenario import scenario
from tests.sources.markers import marks

FACTS = yaml.safe_load((Path(__file__).parents[1] / "facts" / "galacticlash.yaml").read_text("utf-8"))
SHOWN = {id for mark in marks() if mark.kind == "card" for id in mark.ids}


@pytest.mark.clause("G-4", "G-6", "G-86")
def test_all_that_is_printed_is_as_the_sheet_has_it() -> None:
    entries = {str(entry["id"]): entry for entry in GAME.texts.catalog()}
    assert set(entries) == set(FACTS)
    for id, fact in FACTS.items():
        entry = entries[id]
        cost = entry["cost"]
        assert isinstance(cost, dict)
        told = {
            "kind": entry["kind"],
            "name": entry["name"],
            "name_fr": str(entry["name_fr"]).replace("’", "'").replace("\u00a0", " "),
            "cost": {name: points for name, points in cost.items() if points},
        }
        if entry["attack"] is not None:
            told["figures"] = [entry["attack"], entry["defense"]]
        if entry["factions"]:
            told["factions"] = entry["factions"]
        if entry["energy"] is not None:
            told["energy"] = entry["energy"]
        if "factions" in fact:
            fact = fact | {"factions": [f.id for f in FACTIONS if f.id in fact["factions"]]}
        assert told == fact


@pytest.mark.clause("G-87")
def test_neutral_is_no_faction() -> None:
    assert mule_cuirassee.factions == 0
    assert scenario(mine=[gardien_serment, mule_cuirassee]).figures(mule_cuirassee) == (1, 4)


@pytest.mark.clause("G-76")
def test_using_a_capacity_engages_its_card_and_its_kind_says_when() -> None:
    game = scenario(
        mine=[morvanne_kaal, soeur_vesper],
        theirs=[mule_cuirassee],
        hand=[transmission_codee],
        energies="ddffdtt",
    )
    game.launch(transmission_codee)
    assert not game.may_use(morvanne_kaal)
    game.use(soeur_vesper, mule_cuirassee).settle()
    assert game.engaged(soeur_vesper)
    assert not game.engaged(morvanne_kaal)


def test_every_text_is_there_in_both_languages() -> None:
    for card in playable():
        assert bool(card.text) == bool(card_text(card, "fr"))
        assert bool(card.story) == bool(card_story(card, "fr"))
        if not card.is_unit():
            assert card.text
        assert ("flying" not in card.title.lower()) or card.factions & FLYERS.bit
    assert len(playable()) == 180
    assert {KINDS[card.kind] for card in playable()} == {*KINDS} - {"role"}


@pytest.mark.clause("G-60", "G-80", "G-88")
def test_what_a_card_reminds_of_stands_in_its_text_and_is_explained_in_both_languages() -> None:
    words = {
        "trample": ("Breakthrough", "Percée"),
        "reach": ("Reach", "Portée"),
        "haste": ("No delay", "Sans délai"),
        "ambush": ("Ambush", "Embuscade"),
        "recycle": ("Recycle", "Recyclage"),
    }
    words |= {
        "non_cumulative": ("Non-cumulative", "Non cumulatif"),
        "engage": ("Engage this card", "Engage cette carte"),
    }
    words |= {"action_capacity": ("[action]",) * 2, "instant_capacity": ("[instant]",) * 2}
    for card in playable():
        given = keywords_of(card)
        assert ("flying" in given) == bool(card.factions & FLYERS.bit)
        for word, names in words.items():
            for lang, name in zip(LANGUAGES, names, strict=True):
                assert sentence(lang, f"keyword-{word}") == name
                named = name in card_text(card, lang) and card.kind != ENERGY
                assert named == (word in given), f"{card}: {word}"
        for word in given:
            assert len({sentence(lang, f"reminder-{word}") for lang in LANGUAGES}) == 2
    assert {word for card in playable() for word in keywords_of(card)} >= {*KEYWORDS}


def test_every_card_and_clause_is_shown_by_a_test() -> None:
    assert [card.id for card in playable() if card.id not in SHOWN] == []
