"""The markers of all tests, read from their sources: which clauses, cards and rulings they show."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

TESTS: Final = Path(__file__).parents[1]
KINDS: Final = ("clause", "card", "ruling")


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
    """The ids of a kind that tests name."""
    return {id for mark in marks() if mark.kind == kind for id in mark.ids}
