"""Each clause, card, base and ruling has a test that cites it, and each citation names one that is there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from baston.games import GAMES, game_named
from baston.games.smashup.card import FACTIONS
from baston.rulebook import clauses
from tests.smashup import facts
from tests.smashup.uncovered import UNCOVERED

TESTS = Path(__file__).parents[1]
KINDS = ("clause", "card", "ruling")
MOST_CLAUSES = 3  # cited by one test
INFERRED = "INF"  # rulings that follow from the rules need no test of their own

CLAUSES = [clause.id for clause in clauses("smashup")]
CARDS = [
    (faction.id, card.id)
    for faction in FACTIONS
    for card in [*faction.cards, *faction.bases]
    if faction.cards
]


class Mark(NamedTuple):
    """A marker of a test: its kind, the ids that it names, and where it stands."""

    kind: str
    ids: list[str]
    file: Path
    test: str


@cache
def marks() -> list[Mark]:
    """All markers of all tests, read from the sources."""
    return [mark for file in sorted(TESTS.rglob("test_*.py")) for mark in marks_of(file)]


def marks_of(file: Path) -> Iterator[Mark]:
    """The markers of the test functions of a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                kind = kind_of(decorator)
                if kind is not None and isinstance(decorator, ast.Call):
                    yield Mark(kind, [id_of(argument) for argument in decorator.args], file, node.name)


def kind_of(decorator: ast.expr) -> str | None:
    """The kind of a marker `pytest.mark.<kind>(…)`; None of any other decorator."""
    if not isinstance(decorator, ast.Call) or not isinstance(decorator.func, ast.Attribute):
        return None
    kind = decorator.func.attr
    return kind if kind in KINDS and ast.unparse(decorator.func.value) == "pytest.mark" else None


def id_of(argument: ast.expr) -> str:
    """Markers name ids outright, so that they can be searched for."""
    assert isinstance(argument, ast.Constant), f"line {argument.lineno}: a marker is given ids as texts"
    assert isinstance(argument.value, str)
    return argument.value


def cited(kind: str) -> set[str]:
    return {id for mark in marks() if mark.kind == kind for id in mark.ids}


def test_every_clause_is_cited_or_stands_in_the_list_of_those_that_cannot_be_shown() -> None:
    assert [id for id in CLAUSES if id not in cited("clause") and id not in UNCOVERED] == []


def test_the_list_names_clauses_that_no_test_cites() -> None:
    assert [id for id in UNCOVERED if id not in CLAUSES or id in cited("clause")] == []
    assert all(reason for reason in UNCOVERED.values())


@pytest.mark.parametrize("faction", sorted({faction for faction, _ in CARDS}))
def test_every_card_and_base_has_a_test_in_the_file_of_its_faction(faction: str) -> None:
    file = TESTS / "smashup" / "factions" / f"test_{faction}.py"
    shown = {id for mark in marks_of(file) if mark.kind == "card" for id in mark.ids}
    assert [id for of, id in CARDS if of == faction and id not in shown] == []


def test_every_ruling_that_a_source_gives_is_shown() -> None:
    shown = cited("ruling")
    assert [id for id, tag in facts.rulings().items() if tag != INFERRED and id not in shown] == []


def test_every_marker_names_what_is_there() -> None:
    later_texts = {f"{id}_bgb" for _, id in CARDS}
    known = {
        "clause": {clause.id for game in GAMES for clause in clauses(game)},
        "card": {str(entry["id"]) for game in GAMES for entry in game_named(game).catalog()} | later_texts,
        "ruling": {*facts.rulings()},
    }
    wrong = [f"{mark.test}: {id}" for mark in marks() for id in mark.ids if id not in known[mark.kind]]
    assert wrong == []


def test_no_marker_is_empty_and_no_test_cites_too_many_clauses() -> None:
    assert [mark.test for mark in marks() if not mark.ids] == []
    assert [mark.test for mark in marks() if mark.kind == "clause" and len(mark.ids) > MOST_CLAUSES] == []


def test_markers_are_read_from_the_sources(tmp_path: Path) -> None:
    file = tmp_path / "test_something.py"
    marked = '@pytest.mark.clause("SU-1", "SU-2")\n@pytest.mark.card("invader")\ndef test_it(): ...\n'
    file.write_text(marked + '@pytest.mark.skip("later")\ndef test_more(): ...\ndef helper(): ...\n')
    assert [(mark.kind, mark.ids, mark.test) for mark in marks_of(file)] == [
        ("clause", ["SU-1", "SU-2"], "test_it"),
        ("card", ["invader"], "test_it"),
    ]
