"""Texts of cards say what their code does, and the same in both languages; what differs is explained."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from baston.games import game_named
from baston.games.smashup.factions import aliens
from baston.kernel.text import a_dict, a_str
from tests.sources.carried import CLAUSE, all_clauses
from tests.sources.compared import Texts, between, between_languages, findings, texts_of, to_code
from tests.sources.declared import PACKAGES, declared, declared_in, ids_of, source_of

EXPLAINED = Path(__file__).with_name("explained.yaml")
COLLECTOR = Texts(
    "smashup",
    "collector",
    "You may return a minion here of power 3 or less, even this one, to its owner's hand.",
    "Tu peux renvoyer une créature d’ici de force 3 ou moins, même celle-ci, "
    "dans la main de son propriétaire.",
)


def explained(game: str) -> dict[str, dict[str, str]]:
    """By card, what is explained and why."""
    sheet = a_dict(yaml.safe_load(EXPLAINED.read_text("utf-8")))
    return {
        id: {finding: a_str(reason) for finding, reason in a_dict(told).items()}
        for id, told in a_dict(sheet[game]).items()
    }


@pytest.mark.parametrize("game", PACKAGES)
def test_texts_and_code_say_the_same_or_it_is_explained(game: str) -> None:
    found = {(id, one) for id, told in findings(game).items() for one in told}
    given = {(id, one) for id, told in explained(game).items() for one in told}
    assert found - given == set(), "neither right nor explained"
    assert given - found == set(), "explained without need"


@pytest.mark.parametrize("game", PACKAGES)
def test_every_explanation_gives_a_reason(game: str) -> None:
    reasons = [reason for told in explained(game).values() for reason in told.values()]
    assert reasons
    assert [reason for reason in reasons if len(reason.split()) < 3] == []
    assert {id for reason in reasons for id in CLAUSE.findall(reason)} <= {*all_clauses()}


@pytest.mark.parametrize("game", PACKAGES)
def test_the_code_of_every_card_with_a_text_is_read(game: str) -> None:
    printed = {text.id for text in texts_of(game)}
    read = {id for id, card in declared().items() if card.game == game}
    assert len(printed & read) > 100
    kinds = {str(x["kind"]) for x in game_named(game).texts.catalog() if x["id"] in printed - read}
    assert kinds <= {"standard", "challenge", "trap", "energy"}, "all others stand in modules of their own"


# ---- that the checks find what they are for


def faults(en: str, fr: str) -> list[str]:
    """What is found if Collector had these texts."""
    texts = Texts("smashup", "collector", en, fr)
    return [*between_languages(texts), *to_code(texts)]


def test_nothing_is_wrong_with_what_is_right() -> None:
    assert faults(COLLECTOR.en, COLLECTOR.fr) == []


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (("3", "3"), ("4", "4"), ["number 4: in the text alone", "number 3: in the code alone"]),
        (
            ("3 or less", "3"),
            ("3 or less", "4"),
            ["numbers: [3] in English, [4] in French"],
        ),
        (("You may return", "Tu peux renvoyer"), ("Return", "Renvoie"), ["may: in the code alone"]),
        (
            ("You may return", "Tu peux"),
            ("Return", "Tu peux"),
            ["can: in French alone", "may: in the code alone"],
        ),
        (("", "Tu peux renvoyer"), ("", "Renvoie"), ["can: in English alone"]),
        (
            ("return", "renvoyer"),
            ("move", "déplacer"),
            ["return: in the code alone", "move: in the text alone"],
        ),
        (("hand", "dans la main"), ("side", "du côté"), ["hand: in the code alone"]),
        (("", "renvoyer"), ("", "détruire"), ["destroy: in French alone", "return: in English alone"]),
    ],
)
def test_a_fault_of_a_text_is_found(old: tuple[str, str], new: tuple[str, str], found: list[str]) -> None:
    en = COLLECTOR.en.replace(old[0], new[0]) if old[0] else COLLECTOR.en
    told = faults(en, COLLECTOR.fr.replace(old[1], new[1]))
    assert sorted(told) == sorted(found)


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        (
            "asks(may(minions(here=True, power_at_most=3",
            "asks(may(minions(here=True, power_at_most=2",
            ["number 3: in the text alone", "number 2: in the code alone"],
        ),
        ("asks(may(minions(here", "asks(must(minions(here", ["may: in the text alone"]),
        (
            "collector_takes_away(table: Table, me: Frame) -> None:\n    return_to_hand",
            "collector_takes_away(table: Table, me: Frame) -> None:\n    destroy",
            [
                "destroy: in the code alone",
                "return: in the text alone",
                "hand: in the text alone",
            ],
        ),
    ],
)
def test_a_fault_of_the_code_is_found(old: str, new: str, found: list[str]) -> None:
    source = source_of(aliens.__name__)
    assert source.count(old) == 1
    (code,) = (
        card
        for card in declared_in("smashup", source.replace(old, new), ids_of(aliens))
        if card.id == "collector"
    )
    assert sorted(between(COLLECTOR, code)) == sorted(found)
