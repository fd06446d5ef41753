"""What frames carry from step to step has names: acts and queries ask functions, not numbers in a list."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.source import ROOT, functions, modules, read_of, tree

# The games, and how their functions call the state.
GAMES: Final = {"nim": "heaps", "smashup": "table", "superfantasybrawl": "arena", "galacticlash": "clash"}
MODULES: Final = [(path, state) for game, state in GAMES.items() for path in modules(f"games/{game}")]
GUARDED: Final = modules("games/smashup")
# Who packs these fields in a way of its own, so that nobody else may ask them of its frames.
PACKED: Final = {"memo"}
# The parameters of guards, which are asked about the frame of what would affect a card.
ASKED_BY_GUARDS: Final = ("table", "source", "affecting", "victim")


def unnamed(code: ast.AST, state: str) -> list[str]:
    """The functions that read or write what a frame carries, and the state as well: they are no accessors."""
    found = []
    for function in functions(code):
        body = [node for statement in function.body for node in ast.walk(statement)]
        carries = any(isinstance(node, ast.Attribute) and node.attr in PACKED for node in body)
        if carries and any(isinstance(node, ast.Name) and node.id == state for node in body):
            found.append(function.name)
    return found


def outside_functions(code: ast.AST) -> list[int]:
    """The lines that ask a frame for what it carries where no function gives it a name."""
    inside = {node for function in functions(code) for node in ast.walk(function)}
    return [
        node.lineno
        for node in ast.walk(code)
        if isinstance(node, ast.Attribute) and node.attr in PACKED and node not in inside
    ]


def attributes(code: ast.AST) -> set[str]:
    """The attributes that this code reads or writes, of whatever it is."""
    return {node.attr for node in ast.walk(code) if isinstance(node, ast.Attribute)}


def guards_of(code: ast.AST) -> list[ast.FunctionDef]:
    """What `Guard` describes: functions of the table, a source, a frame and a victim."""
    return [
        function
        for function in functions(code)
        if isinstance(function, ast.FunctionDef)
        and [arg.arg for arg in function.args.args][:2] == ["table", "source"]
        and len(function.args.args) == len(ASKED_BY_GUARDS)
        and isinstance(function.args.args[2].annotation, ast.Name)
        and function.args.args[2].annotation.id == "Frame"
    ]


@pytest.mark.parametrize(("path", "state"), MODULES, ids=[str(path.relative_to(ROOT)) for path, _ in MODULES])
def test_what_a_frame_carries_is_asked_of_accessors(path: Path, state: str) -> None:
    assert unnamed(tree(path), state) == []
    assert outside_functions(tree(path)) == []


@pytest.mark.parametrize("room", ["ai", "presentation", "queries", "setup"])
def test_no_room_beside_those_of_effects_knows_how_a_frame_is_packed(room: str) -> None:
    files = [path for game in GAMES for path in modules(f"games/{game}") if path.parent.name == room]
    assert len(files) > 10
    assert [path.name for path in files if PACKED & attributes(tree(path))] == []


def test_guards_call_the_frame_of_the_enemy_affecting() -> None:
    guards = [guard for path in GUARDED for guard in guards_of(tree(path))]
    assert len(guards) > 10
    for guard in guards:
        assert tuple(arg.arg for arg in guard.args.args) == ASKED_BY_GUARDS, guard.name
        assert not read_of("affecting", guard) & {"subject", "where"}, f"{guard.name} knows how it is packed"


@pytest.mark.parametrize(
    "bad",
    [
        "def f(table, me):\n return table.hand[me.memo[0]]",
        "def f(table, me):\n me.memo = [table.turn]",
        "def f(table, me):\n draw(table, me.player, len(me.memo))",
    ],
)
def test_numbers_in_a_list_are_seen(bad: str) -> None:
    assert unnamed(ast.parse(bad), "table") == ["f"]


def test_accessors_are_allowed() -> None:
    assert unnamed(ast.parse("def probed_seat(me):\n return me.memo[0]"), "table") == []
    assert outside_functions(ast.parse("first = me.memo[0]")) == [1]


def test_a_guard_that_says_me_is_seen() -> None:
    code = ast.parse("def hides(table: Table, source: int, me: Frame, victim: int) -> bool: ...")
    [guard] = guards_of(code)
    assert [arg.arg for arg in guard.args.args][2] == "me"
