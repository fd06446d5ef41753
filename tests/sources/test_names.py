"""Texts and clauses give cards the names and figures that they have; for facts see `test_facts`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import pytest
import yaml

from baston.kernel.text import Json, a_dict, a_list
from baston.rulebook import clauses
from tests.sources.carried import SHEETS
from tests.sources.compared import texts_of
from tests.sources.named import misfigured, misnamed, named, plain

GAMES = ("smashup", "superfantasybrawl", "galacticlash")


@cache
def unofficial() -> set[str]:
    """The cards and bases of Smash Up for which no source gives a French name."""
    return {
        plain(str(fact["name"]))
        for path in SHEETS.glob("smashup_*.yaml")
        for fact in facts_in(a_dict(yaml.safe_load(path.read_text("utf-8"))))
        if fact["name_fr"] is None
    }


def facts_in(sheet: Mapping[str, Json]) -> Iterator[Mapping[str, Json]]:
    """The cards and bases of a sheet."""
    for faction in a_dict(sheet["factions"]).values():
        yield from (a_dict(card) for card in a_list(a_dict(faction)["cards"]))
    yield from (a_dict(base) for base in a_list(sheet["bases"]))


@pytest.mark.parametrize("game", GAMES)
def test_a_text_calls_other_cards_by_their_names_in_both_languages(game: str) -> None:
    texts = texts_of(game)
    assert {x.id: told for x in texts if (told := [*misnamed(named(game), set(), x.en, x.fr)])} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_clause_calls_cards_by_their_names_in_both_languages(game: str) -> None:
    found = {
        clause.id: told
        for clause in clauses(game)
        if (told := [*misnamed(named(game), unofficial(), clause.text, clause.text_fr)])
    }
    assert found == {}


def test_the_figures_that_clauses_give_of_cards_are_those_of_the_cards() -> None:
    found = {
        clause.id: told
        for clause in clauses("smashup")
        for text in (clause.text, clause.text_fr)
        if (told := [*misfigured("smashup", text)])
    }
    assert found == {}


# ---- that the checks find what they are for


def test_another_name_is_found() -> None:
    cards = named("smashup")
    en = "For each War Raptor here."
    assert [*misnamed(cards, set(), en, "Pour chaque Raptor de combat d’ici.")] == []
    assert [*misnamed(cards, set(), en, "Pour chaque Raptor de guerre d’ici.")] == [
        "War Raptor: no Raptor de combat"
    ]
    assert [*misnamed(cards, set(), "Invader (3)", "Invader (3)")] == ["Invader: no Envahisseur"]
    assert [*misnamed(cards, {"Invader"}, "Invader (3)", "Invader (3)")] == []


@pytest.mark.parametrize(
    "text", ["Invader (4)", "Jungle Oasis (13; 2/0/0)", "Oasis luxuriant (12 ; 2/0/1)", "Poison (−3)"]
)
def test_another_figure_is_found(text: str) -> None:
    assert [*misfigured("smashup", text)] == [plain(text)]


@pytest.mark.parametrize(
    "text", ["Invader (3)", "Zapbots (2, 2)", "Jungle Oasis (12; 2/0/0)", "Tortuga (4/3/2)", "Poison (-4)"]
)
def test_the_right_figure_is_not(text: str) -> None:
    assert [*misfigured("smashup", text)] == []
