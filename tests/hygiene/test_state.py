"""Who may write to a state, and that no field of it is forgotten by copies and saves."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from tests.hygiene.source import PACKAGE, classes, fields, functions, modules, read_of, tree
from tools.state_declarations import module_of
from tools.write_states import outdated
from tools.write_states import written as written_for


@dataclass(frozen=True)
class Columns:
    """The columns of a game's state and where they may be written."""

    declared: tuple[str, str]  # file and class
    names: frozenset[str]  # of variables that hold the state
    writers: frozenset[str]  # verbs, and what makes a state
    keepers: dict[str, set[str]]  # files that keep a column of their own


GAMES: Final = {
    "nim": Columns(
        declared=("heaps.py", "Heaps"),
        names=frozenset({"heaps", "state", "sample", "twin"}),
        writers=frozenset({"heaps.py", "heaps_fields.py", "verbs.py"}),
        keepers={"view.py": {"what"}},  # a sample deals the unseen tokens anew
    ),
    "smashup": Columns(
        declared=("state/table.py", "Table"),
        names=frozenset({"table", "state", "sample", "twin"}),
        writers=frozenset(
            {
                "state/table.py",
                "state/table_fields.py",
                "setup/start.py",
                "setup/saving.py",
                "presentation/position.py",
                "setup/layout.py",
                "verbs/piles.py",
                "verbs/points.py",
                "verbs/in_play.py",
                "verbs/lasting.py",
                "verbs/turns.py",
                "verbs/watching.py",
                "verbs/bases.py",
                "verbs/counters.py",
                "verbs/allowances.py",
                "base_principale/coming_and_leaving.py",
                "verbs/burying.py",
                "base_principale/middle.py",
                "verbs/identity.py",
            }
        ),
        keepers={
            "cards/ability.py": {"used", "uses"},  # abilities of once a turn
            "ai/determinization.py": {"what"},  # a sample deals the unseen cards anew
            "phases/ending.py": {"winners"},
            "queries/power.py": {"powers"},  # powers once reckoned are kept until something changes
            "queries/watching.py": {"watched", "discards_used"},  # likewise
            "effects/kept_plays.py": {"plays", "plays_places"},  # likewise, until the places change
            "phases/opening.py": {"factions"},  # the draft
            "base_principale/rounds.py": {"visits"},
            "phases/scoring.py": {"scoring"},
            "phases/windows.py": {"windows"},
        },
    ),
    "superfantasybrawl": Columns(
        declared=("state/arena.py", "Arena"),
        names=frozenset({"arena", "state", "sample", "twin"}),
        writers=frozenset(
            {
                "state/arena.py",
                "state/arena_fields.py",
                "setup/start.py",
                "setup/saving.py",
                "presentation/position.py",
                "presentation/position_head.py",
                "verbs/cards.py",
                "verbs/challenge_track.py",
                "verbs/champions.py",
                "verbs/cores.py",
                "verbs/lasting.py",
                "verbs/teams.py",
                "verbs/trap_tokens.py",
                "verbs/turns.py",
            }
        ),
        keepers={
            "ai/determinization.py": {"what", "brought"},  # a sample deals what is unseen anew
        },
    ),
    "galacticlash": Columns(
        declared=("state/clash.py", "Clash"),
        names=frozenset({"clash", "state", "sample", "twin"}),
        writers=frozenset(
            {
                "state/clash.py",
                "state/clash_fields.py",
                "setup/start.py",
                "setup/saving.py",
                "presentation/position.py",
                "setup/layout.py",
                "verbs/cards.py",
                "verbs/control.py",
                "verbs/engaging.py",
                "verbs/lasting.py",
                "verbs/life.py",
                "verbs/sight.py",
                "verbs/state_check.py",
                "verbs/zones.py",
            }
        ),
        keepers={
            "effects/affecting.py": {"chain", "lasting", "out", "unsettled", "used", "winners"},
            "effects/chain.py": {"chain", "items"},
            "effects/launching.py": {"laid"},
            "phases/combat.py": {"attacks", "combat"},
            "queries/figures.py": {"attacks", "defenses", "keywords"},  # figures once reckoned are kept
            "queries/in_play.py": {"ready"},  # likewise ready energies, once counted
            "phases/opening.py": {"turn", "what"},  # roles are chosen
            "phases/turn.py": {
                "any_plays",
                "combat",
                "force_plays",
                "laid",
                "mastery_plays",
                "phase",
                "turn",
                "turn_number",
                "turns",
                "used",
                "wounds",
            },
            "ai/determinization.py": {"what"},  # a sample deals the unseen cards anew
        },
    ),
}
SET_UP: Final = {"base_principale/middle.py": {"what"}}  # files that set up some of a mode, and what
CHANGING: Final = {"append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse"}

# Fields that are left out on purpose, and why.
NOT_SAVED: Final = {
    # Games save the players; the queue is empty at every decision; the log is no part of the position.
    "State": {"players", "queue", "notes", "stills", "trial"},  # no trial is kept
    "Frame": {"before", "_only"},  # likewise; the only answer is saved among `picks`
    "Table": {"powers", "watched", "discards_used", "plays", "plays_places"},  # reckoned again when read
    "Clash": {"attacks", "defenses", "keywords", "ready"},  # the same
    "Arena": {"board"},  # read from the arena that the variant names
    "ChaCha": {"words"},  # worked out again from the key
    "Script": {"numbers", "drawn"},  # what is on its way is never saved
}


def written(code: ast.AST, columns: set[str], names: frozenset[str]) -> list[str]:
    """The columns that this code writes to: by assignment, by a method of a list, by a shuffle."""
    found = []
    for node in ast.walk(code):
        for target in targets(node):
            while isinstance(target, ast.Subscript):
                target = target.value
            if isinstance(target, ast.Attribute) and target.attr in columns:
                holder = target.value
                if isinstance(holder, ast.Name) and holder.id in names:
                    found.append(f"{target.attr} in line {target.lineno}")
    return found


def targets(node: ast.AST) -> Iterator[ast.expr]:
    """What a piece of code changes."""
    if isinstance(node, ast.Assign | ast.Delete):
        for target in node.targets:
            yield from target.elts if isinstance(target, ast.Tuple | ast.List) else [target]
    elif isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For):
        yield node.target
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr in CHANGING:
            yield node.func.value
        elif node.func.attr == "shuffle":
            yield from node.args


def changed_in_place(code: ast.AST, lists: set[str], names: frozenset[str]) -> list[str]:
    """The lists that this code changes, instead of putting another one in their place."""
    found = []
    for node in ast.walk(code):
        for target in targets(node):
            if isinstance(node, ast.Assign | ast.AnnAssign) and not isinstance(target, ast.Subscript):
                continue
            found += written(ast.Delete([target]), lists, names)
    return found


def declared(file: Path, name: str) -> set[str]:
    return next(fields(found) for found in classes(tree(file)) if found.name == name)


def files_of_games() -> list[tuple[str, str]]:
    folders = {game: PACKAGE / "games" / game for game in GAMES}
    return [
        (game, p.relative_to(folder).as_posix()) for game, folder in folders.items() for p in modules(folder)
    ]


@pytest.mark.parametrize(("game", "file"), files_of_games())
def test_columns_are_written_by_verbs_alone(game: str, file: str) -> None:
    rule = GAMES[game]
    folder = PACKAGE / "games" / game
    columns = declared(folder / rule.declared[0], rule.declared[1])
    if file not in rule.writers:
        assert written(tree(folder / file), columns - rule.keepers.get(file, set()), rule.names) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_exception_is_still_needed(game: str) -> None:
    rule = GAMES[game]
    folder = PACKAGE / "games" / game
    for file, columns in rule.keepers.items():
        for column in columns:
            assert written(tree(folder / file), {column}, rule.names), f"{file} no longer writes {column}"


@pytest.mark.parametrize(
    "code",
    [
        "table.vp[seat] += 1",
        "table.vp = []",
        "del table.vp[0]",
        "a, table.vp[2] = 1, 2",
        "table.vp[0][1] = 3",
        "table.vp.append(1)",
        "table.vp[0].sort()",
        "table.rng.shuffle(table.vp)",
    ],
)
def test_writing_is_seen(code: str) -> None:
    assert written(ast.parse(code), {"vp"}, frozenset({"table"})) == ["vp in line 1"]
    assert (
        written(ast.parse(f"x = table.vp[0]\ncard.vp = 1\nself.vp = {code!r}"), {"vp"}, frozenset({"table"}))
        == []
    )


@pytest.mark.parametrize(("game", "file"), files_of_games())
def test_what_copies_share_is_never_changed_in_place(game: str, file: str) -> None:
    rule, folder = GAMES[game], PACKAGE / "games" / game
    state = next(value for value in module_of(folder / rule.declared[0]).values if value.is_state)
    shared = {f.name for f in state.fields if "Shared" in f.words}
    if not file.startswith("setup/"):  # what is being set up has no copies yet
        shared -= SET_UP.get(file, set())
        assert changed_in_place(tree(folder / file), shared, rule.names | {"self"}) == []


@pytest.mark.parametrize(
    "code",
    ["table.vp[seat] += 1", "table.vp += [1]", "del table.vp[0]", "table.vp[0][1] = 3", "table.vp.append(1)"],
)
def test_changing_in_place_is_seen(code: str) -> None:
    assert changed_in_place(ast.parse(code), {"vp"}, frozenset({"table"})) == ["vp in line 1"]
    assert changed_in_place(ast.parse("table.vp = table.vp + [1]"), {"vp"}, frozenset({"table"})) == []


def value_classes(path: Path) -> Iterator[tuple[ast.ClassDef, set[str]]]:
    """The classes of a module of which a state is made, each with the fields that its copies have.

    A class copies itself, or the module beside it that `tools/write_states.py` has written does.
    """
    code, beside = tree(path), path.with_name(f"{path.stem}_fields.py")
    written_out = {f.name: f for f in functions(tree(beside))} if beside.exists() else {}
    for found in classes(code):
        own = {node.name: node for node in found.body if isinstance(node, ast.FunctionDef)}
        takes_self_alone = {name for name, method in own.items() if len(method.args.args) == 1}
        copier = own.get("copy_machine") or (own["copy"] if "copy" in takes_self_alone else None)
        variable = found.name.lower()
        if copier is not None:
            yield found, read_of("self", copier)
        elif f"copy_{variable}" in written_out:
            yield found, read_of(variable, written_out[f"copy_{variable}"])
        elif "save" in takes_self_alone or found.name in SAVED_ELSEWHERE:
            yield found, NEVER_COPIED


def not_saved(found: ast.ClassDef, code: list[ast.Module]) -> set[str]:
    """Fields that nothing with "save" in its name reads, of `self` or of a variable named for the class.

    A field may be read by the property that has its name without the underscore.
    """
    own = [read_of("self", function) for function in functions(found) if function.name == "save"]
    variable = found.name.lower()
    others = [read_of(variable, f) for module in code for f in functions(module) if "save" in f.name]
    read = set[str]().union(*own, *others)
    return {field for field in fields(found) if not read & {field, field.removeprefix("_")}}


def package_of(path: Path) -> str:
    """The kernel or the game that a file belongs to."""
    parts = path.relative_to(PACKAGE).parts
    return parts[1] if parts[0] == "games" else parts[0]


NEVER_COPIED: Final[set[str]] = set()
NOT_COPIED: Final = {
    "State": {"stills"},  # how one state came about
    "Frame": {"before"},  # only what is queued has it
}
SAVED_ELSEWHERE: Final = {"Decision", "Variant"}  # never changed once made, so never copied
STATE_FILES: Final = modules("kernel", "games")
VALUES: Final = {
    found.name: (path, found, copied) for path in STATE_FILES for found, copied in value_classes(path)
}


def test_the_classes_of_a_state_are_found() -> None:
    known = {
        "State",
        "Frame",
        "Decision",
        "Rng",
        "Window",
        "Modifier",
        "Table",
        "Scoring",
        "Heaps",
        "Combat",
        "Variant",
    }
    assert known <= VALUES.keys()
    assert {name for name, (_, _, copied) in VALUES.items() if copied} >= {
        "State",
        "Frame",
        "Table",
        "Scoring",
        "Heaps",
        "Combat",
    }


@pytest.mark.parametrize("name", VALUES)
def test_copies_name_every_field(name: str) -> None:
    _, found, copied = VALUES[name]
    if copied is not NEVER_COPIED:
        assert fields(found) - copied == NOT_COPIED.get(name, set())


@pytest.mark.parametrize("name", VALUES)
def test_saves_name_every_field(name: str) -> None:
    path, found, _ = VALUES[name]
    near = [tree(p) for p in STATE_FILES if package_of(p) in (package_of(path), "kernel")]
    assert not_saved(found, near) == NOT_SAVED.get(name, set())


def test_a_forgotten_field_is_seen(tmp_path: Path) -> None:
    path = tmp_path / "heap.py"
    path.write_text(
        "class Heap:\n a: int\n b: int\n c: int\n"
        " def copy(self):\n  t = Heap(self.a)\n  t.b = 1\n  t.c = self.c[:]\n  return t\n"
        "class Pile:\n a: int\n b: int\n"
        "def save_heap(heap): return [heap.a, other.b, heap.c]"
    )
    (tmp_path / "heap_fields.py").write_text("def copy_pile(pile):\n t = Pile()\n t.a = pile.a\n return t")
    (heap, of_heap), (pile, of_pile) = value_classes(path)
    assert fields(heap) - of_heap == {"b"}
    assert fields(pile) - of_pile == {"b"}
    assert not_saved(heap, [tree(path)]) == {"b"}


def test_what_copies_and_saves_states_is_what_their_declarations_give() -> None:
    assert outdated() == []


DECLARED: Final = """
class Pile:
    top: int
    open: bool
    cards: list[int]
    marks: Rare[list[int]]
    seen: Later[list[int]]

    def __init__(self, top: int) -> None: ...

class Yard(State):
    turn: int = 0
    what: Shared[Custom[Column]]
    owner: Column
    sums: Derived[Column]
    known: Derived[int] = 0
    hand: BySeat[list[int]]
    vp: BySeat[int]
    lost: Rare[list[int]]
    pile: Pile | None = None
    piles: list[Pile]
    lasting: list[Shared[Modifier]]
"""


def test_what_is_written_for_each_kind_of_field(tmp_path: Path) -> None:
    path = tmp_path / "yard.py"
    path.write_text(DECLARED)
    lines = [line.strip() for line in written_for(path, tmp_path).splitlines()]
    for line in (
        "twin = Pile(pile.top)",
        "numbers = [pile.top, int(pile.open)]",
        "if pile.marks:",
        "parts = parts_of(saved, 2, 4)",
        "pile.marks = ints(parts[2]) if len(parts) > 2 else []",
        "twin.what = yard.what",
        "twin.owner = yard.owner[:]",
        "twin.known = yard.known",
        "twin.hand = [numbers[:] for numbers in yard.hand]",
        "twin.pile = copy_pile(pile) if pile is not None else None",
        "twin.piles = [copy_pile(pile) for pile in yard.piles] if yard.piles else []",
        "twin.lasting = yard.lasting[:]",
        'saved["counts"] = [yard.players, yard.turn]',
        "if yard.lost:",
        'yard.lost = ints(saved.get("lost", []))',
        "yard.sums = empty()",
        "columns = [yard.owner]",
        "yard.vp = [0] * players",
    ):
        assert line in lines
    assert 'saved["what"] = plain_column(yard.what)' not in lines
