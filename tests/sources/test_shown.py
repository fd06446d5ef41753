"""Each clause, card, base and ruling has a test that cites it, and each citation names one that is there."""

from __future__ import annotations

from pathlib import Path

import pytest

from baston.games import GAMES, game_named
from baston.games.smashup.cards.card import FACTIONS
from tests.sources.carried import (
    Ruling,
    all_clauses,
    cited_by_code,
    decisions,
    not_carried,
    not_shown,
    rulings,
)
from tests.sources.markers import TESTS, cited, marks, marks_of
from tests.sources.uncovered import UNCOVERED

MOST_CLAUSES = 3  # cited by one test

CARDS = [
    (faction.id, card.id)
    for faction in FACTIONS
    for card in [*faction.cards, *faction.bases]
    if faction.cards
]


def test_every_clause_of_every_game_is_shown_by_a_test_or_stands_in_the_list_of_those_that_cannot_be() -> (
    None
):
    assert len(all_clauses()) > 500
    assert [*not_shown(all_clauses(), cited("clause"), UNCOVERED)] == []


def test_code_cites_clauses_that_are_there() -> None:
    prefixes = {id.partition("-")[0] for id in all_clauses()}
    ours = {id for id in cited_by_code() if id.partition("-")[0] in prefixes}
    assert len(ours) > 200
    assert ours - {*all_clauses()} == set()


def test_every_ruling_names_the_clause_or_the_decision_that_carries_it() -> None:
    assert len(rulings()) >= 300
    known = {*all_clauses()}
    assert [fault for ruling in rulings() for fault in not_carried(ruling, known, decisions())] == []


def test_every_ruling_is_about_a_card_or_base_that_is_there() -> None:
    known = {f"{faction}/{card}" for faction, card in CARDS}
    known |= {f"bases/{base.id}" for faction in FACTIONS for base in faction.bases}
    assert [ruling.id for ruling in rulings() if ruling.id.rpartition("/")[0] not in known] == []


def test_every_ruling_is_shown_by_a_test() -> None:
    assert [*not_shown([ruling.id for ruling in rulings()], cited("ruling"), {})] == []


@pytest.mark.parametrize("faction", sorted({faction for faction, _ in CARDS}))
def test_every_card_and_base_has_a_test_in_the_file_of_its_faction(faction: str) -> None:
    file = TESTS / "smashup" / "factions" / f"test_{faction}.py"
    shown = {id for mark in marks_of(file) if mark.kind == "card" for id in mark.ids}
    assert [id for of, id in CARDS if of == faction and id not in shown] == []


def test_every_marker_names_what_is_there() -> None:
    later_texts = {f"{id}_bgb" for _, id in CARDS}
    known = {
        "clause": {*all_clauses()},
        "card": {str(entry["id"]) for game in GAMES for entry in game_named(game).texts.catalog()}
        | later_texts,
        "ruling": {ruling.id for ruling in rulings()},
    }
    wrong = [f"{mark.test}: {id}" for mark in marks() for id in mark.ids if id not in known[mark.kind]]
    assert wrong == []


def test_no_marker_is_empty_and_no_test_cites_too_many_clauses() -> None:
    assert [mark.test for mark in marks() if not mark.ids] == []
    assert [mark.test for mark in marks() if mark.kind == "clause" and len(mark.ids) > MOST_CLAUSES] == []


# ---- that the checks find what they are for


def test_a_clause_that_nothing_shows_is_found() -> None:
    assert [*not_shown(["SU-1", "SU-2"], {"SU-1"}, {})] == ["SU-2: shown nowhere"]
    assert [*not_shown(["SU-1"], {"SU-1"}, {"SU-1": "hard"})] == ["SU-1: excused without need or reason"]
    assert [*not_shown(["SU-1"], set(), {"SU-1": ""})] == ["SU-1: excused without need or reason"]
    assert [*not_shown([], set(), {"SU-9": "gone"})] == ["SU-9: excused, but not there"]


@pytest.mark.parametrize(
    ("ruling", "fault"),
    [
        (Ruling("aliens/invader/1", "", ""), "names neither or both"),
        (Ruling("aliens/invader/1", "SU-91", "0006"), "names neither or both"),
        (Ruling("aliens/invader/1", "SU-9999", ""), "there is no clause SU-9999"),
        (Ruling("aliens/invader/1", "", "9999"), "there is no decision 9999"),
    ],
)
def test_a_ruling_that_nothing_carries_is_found(ruling: Ruling, fault: str) -> None:
    (found,) = not_carried(ruling, {"SU-91"}, {"0006"})
    assert fault in found


def test_markers_are_read_from_the_sources(tmp_path: Path) -> None:
    file = tmp_path / "test_something.py"
    marked = '@pytest.mark.clause("SU-1", "SU-2")\n@pytest.mark.card("invader")\ndef test_it(): ...\n'
    file.write_text(marked + '@pytest.mark.skip("later")\ndef test_more(): ...\ndef helper(): ...\n')
    assert [(mark.kind, mark.ids, mark.test) for mark in marks_of(file)] == [
        ("clause", ["SU-1", "SU-2"], "test_it"),
        ("card", ["invader"], "test_it"),
    ]
