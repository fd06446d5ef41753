"""No card asks which mode is played: what differs there stands in queries and verbs."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.source import modules, tree

CARD_FILES: Final = modules("games/smashup/factions")
OF_MODES: Final = {
    "mode",
    "mat",
    "camps",
    "camps_of",
    "is_slot",
    "is_nobodys_turn",
    "BASE_PRINCIPALE",
    "STANDARD",
}


def asks_for_mode(code: ast.AST) -> list[str]:
    """The names in this code that belong to a mode."""
    found = []
    for node in ast.walk(code):
        if isinstance(node, ast.Attribute) and node.attr in OF_MODES:
            found.append(node.attr)
        elif isinstance(node, ast.Name) and node.id in OF_MODES:
            found.append(node.id)
        elif isinstance(node, ast.ImportFrom) and "base_principale" in (node.module or ""):
            found.append(node.module or "")
    return found


@pytest.mark.parametrize("path", CARD_FILES, ids=lambda path: path.name)
def test_no_card_asks_for_the_mode(path: Path) -> None:
    assert asks_for_mode(tree(path)) == []


@pytest.mark.parametrize(
    "bad",
    [
        "if table.camps is None: pass",
        "x = variant.mode",
        "from baston.games.smashup.base_principale.slots import place_of",
    ],
)
def test_asking_for_the_mode_is_seen(bad: str) -> None:
    assert asks_for_mode(ast.parse(bad))
