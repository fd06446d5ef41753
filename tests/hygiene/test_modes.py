"""Nothing of Smash Up asks which mode is played: the standard game calls hooks, and a mode answers them."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.source import PACKAGE, modules, tree

SMASH_UP: Final = PACKAGE / "games" / "smashup"
CARD_FILES: Final = modules("games/smashup/factions")
OTHERS: Final = [
    path
    for path in modules("games/smashup")
    if SMASH_UP / "base_principale" not in path.parents and path not in CARD_FILES
]
OF_MODES: Final = {
    "mode",
    "mat",
    "camps",
    "camps_of",
    "is_slot",
    "is_face",
    "MatTable",
    "BASE_PRINCIPALE",
    "STANDARD",
}
OF_CARDS: Final = OF_MODES | {"is_nobodys_turn", "has_rounds", "faces", "slots_at"}

# What may be said of modes elsewhere, and why.
ALLOWED: Final = {
    "__init__.py": {"base_principale"},  # imports it, so that the mode answers
    "variant.py": {"STANDARD", "BASE_PRINCIPALE", "mode", "mat"},  # names the modes
    "setup/settings.py": {"STANDARD", "BASE_PRINCIPALE"},  # reads what is chosen before the game
    "state/table.py": {"STANDARD", "mode", "camps"},  # declares the state, finds the table of a mode
    "state/table_fields.py": {"camps"},  # copies what a state declares
    "setup/saving.py": {"mode", "mat"},  # reads of which variant a save is
    "ai/standard.py": {"STANDARD", "mode"},  # finds what a mode tells bots
    "presentation/standard.py": {"STANDARD", "mode"},  # finds what a mode shows
}


def asks_for_mode(code: ast.AST, names: set[str] = OF_MODES) -> set[str]:
    """Those of the names in this code that belong to a mode, and its package if that is imported."""
    found = set()
    for node in ast.walk(code):
        if isinstance(node, ast.Attribute) and node.attr in names:
            found.add(node.attr)
        elif isinstance(node, ast.Name) and node.id in names:
            found.add(node.id)
        elif isinstance(node, ast.ImportFrom):
            imported = [node.module or "", *(name.name for name in node.names)]
            if any("base_principale" in name for name in imported):
                found.add("base_principale")
    return found


@pytest.mark.parametrize("path", CARD_FILES, ids=lambda path: path.name)
def test_no_card_asks_for_the_mode(path: Path) -> None:
    assert asks_for_mode(tree(path), OF_CARDS) == set()


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.relative_to(SMASH_UP).as_posix())
def test_the_standard_game_does_not_ask_for_the_mode(path: Path) -> None:
    name = path.relative_to(SMASH_UP).as_posix()
    assert asks_for_mode(tree(path)) == ALLOWED.get(name, set())


def test_what_is_allowed_is_there() -> None:
    assert {SMASH_UP / name for name in ALLOWED} <= set(OTHERS)


@pytest.mark.parametrize(
    "bad",
    [
        "if table.camps is None: pass",
        "x = variant.mode",
        "is_on_mat = isinstance(table, MatTable)",
        "from baston.games.smashup.base_principale.slots import holder",
        "from baston.games.smashup import base_principale",
    ],
)
def test_asking_for_the_mode_is_seen(bad: str) -> None:
    assert asks_for_mode(ast.parse(bad))
