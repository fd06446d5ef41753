"""The arena's file: the standard one, own ones, and what is said of a file that is none (SFB-59)."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator, meta

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.arena_files.arena_file import board_named, standard_text
from baston.games.superfantasybrawl.arena_files.condition import FIELDS, KINDS, Condition
from baston.games.superfantasybrawl.presentation.position_writing import write_position
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.game import Refusal
from baston.kernel.record import begin_record, parse, replay, write_answer
from baston.kernel.text import Json
from baston.locales import FOLDER, sentence
from tests.bad_files import Bad, bad_files
from tests.superfantasybrawl.arenas import EXAMPLE, STANDARD, board_with
from tests.superfantasybrawl.opened import decision

DOCS = Path(__file__).parents[2] / "docs"
BAD = bad_files(Path(__file__).with_name("bad_arenas.toml"), STANDARD, "Arena", "Arène")
SCHEMA = json.loads((DOCS / "arena.schema.json").read_text("utf-8"))


@pytest.mark.clause("SFB-10", "SFB-13", "SFB-15")
def test_the_standard_arena_is_as_its_file_says() -> None:
    board = board_named("standard")
    assert len(board.grid.hexes) == 81
    assert len(board.statues) == 3
    assert [len(zone) for zone in board.zones] == [6, 6, 6]
    assert len(board.trap_hexes) == 6
    assert [len(zone) for zone in board.deployment] == [7, 7]
    assert len(board.tokens) == 10
    assert len(board.challenges) == 15
    for statue, zone in zip(board.statues, board.zones, strict=True):
        assert sorted(board.grid.next_to[statue]) == zone


def test_the_standard_arena_is_the_same_from_both_sides() -> None:
    board = board_named("standard")
    mirror = {
        hex: board.grid.handle[(-q, r + q)] for hex in board.grid.hexes for q, r in [board.grid.offset(hex)]
    }
    assert sorted(mirror[hex] for hex in board.deployment[0]) == board.deployment[1]
    assert sorted(mirror[hex] for hex in board.trap_hexes) == board.trap_hexes
    assert sorted(mirror[hex] for hex in board.statues) == sorted(board.statues)


# Own arenas.


@pytest.mark.parametrize("text", [STANDARD.replace("slots = [0, 1, 2, 1]", "slots = [0, 2, 2]"), EXAMPLE])
def test_an_arena_of_ones_own_is_played_and_travels_with_the_record(text: str) -> None:
    setup = GAME.setup(2, {"arena": text, "draft": "random", "max_rounds": "2"})
    assert "\n" not in setup.options["arena"]
    state = GAME.new(setup, 3)
    record = begin_record(GAME, setup, 3)
    assert len(state.track) == 3
    while state.decision is not None:
        write_answer(GAME, record, state, decision(state).options[0])
    *_, last = replay(GAME, parse(record.text()))
    assert GAME.digest(last) == GAME.digest(state)
    assert GAME.load(GAME.save(state)).board.text == state.board.text


def test_a_copy_of_the_standard_arena_is_the_standard_arena() -> None:
    assert GAME.setup(2, {"arena": standard_text()}).options["arena"] == "standard"
    assert GAME.setup(2, {"arena": json.dumps(tomllib.loads(STANDARD))}).options["arena"] == "standard"


def turned(value: Json) -> Json:
    """The same with the keys of all tables in the opposite order."""
    if isinstance(value, dict):
        return {name: turned(part) for name, part in reversed(value.items())}
    return [turned(part) for part in value] if isinstance(value, list) else value


def midway(text: str) -> Arena:
    """A game on this arena after some answers."""
    state = GAME.new(GAME.setup(2, {"arena": text, "draft": "random"}), 8)
    for _ in range(90):
        GAME.answer(state, decision(state).options[-1])
    return state


@pytest.mark.clause("SFB-59")
def test_the_order_of_keys_changes_nothing() -> None:
    """Of every table: statues and zones, the areas that a comparison names, `min` before or after `max`."""
    both = '{ type = "count_in", area = "midline", min = 1, max = 2 }'
    text = EXAMPLE.replace('{ type = "adjacent_statue", statue = "blue", who = "theirs", max = 0 }', both)
    text = text.replace(
        '{ type = "adjacent_statue", statue = "yellow" }',
        '{ type = "count_compare", mine_in = "enemy_half", more_than_theirs_in = "own_half" }',
    )
    one, other = text, json.dumps(turned(tomllib.loads(text)))
    assert board_named(one).text == board_named(other).text
    assert GAME.setup(2, {"arena": one}) == GAME.setup(2, {"arena": other})
    for first, second in zip(board_named(one).challenges, board_named(other).challenges, strict=True):
        assert (first.words, plain(first.condition)) == (second.words, plain(second.condition))
    here, there = midway(one), midway(other)
    assert GAME.digest(here) == GAME.digest(there)
    assert GAME.presentation.view(here, 0) == GAME.presentation.view(there, 0)
    assert write_position(here) == write_position(there)


def plain(condition: Condition) -> object:
    """A condition as names and values."""
    values = (
        condition.kind,
        condition.who,
        condition.areas,
        condition.least,
        condition.most,
        condition.statue,
    )
    return values, condition.count, condition.apart, [plain(part) for part in condition.parts]


# What is refused.


@pytest.mark.parametrize("bad", BAD, ids=str)
def test_a_fault_is_told_by_line_and_field_and_what_would_be_right(bad: Bad) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, {"arena": bad.text})
    assert sentence("en", refusal.value.key, **refusal.value.values) == bad.en
    assert sentence("fr", refusal.value.key, **refusal.value.values) == bad.fr


def test_each_sentence_about_arenas_is_said_of_some() -> None:
    said = set()
    for bad in BAD:
        with pytest.raises(Refusal) as refusal:
            GAME.setup(2, {"arena": bad.text})
        said.add(refusal.value.key)
    catalogs = [FOLDER / "en" / f"{name}.ftl" for name in ("superfantasybrawl", "files")]
    keys = set(
        re.findall(r"^((?:arena|file)-[a-z-]+) =", "".join(c.read_text("utf-8") for c in catalogs), re.M)
    )
    # Two are of what is too much as a whole; an arena has no numbers but whole ones.
    assert keys - said == {"file-place", "file-too-large", "file-many-fields", "file-decimal"}


def test_what_is_too_large_has_no_line() -> None:
    for text, key in (("#" * 70_000, "file-too-large"), ("x = [" + "1," * 20_000 + "]", "file-many-fields")):
        with pytest.raises(Refusal) as refusal:
            GAME.setup(2, {"arena": text})
        assert refusal.value.key == key


@pytest.mark.parametrize("text", ["", "{}", "x", "\n"])
def test_a_text_that_is_no_arena_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, {"arena": text})
    assert refusal.value.values["line"] == 1


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("map.columns", [[0, 1]]),
        ("map.columns", [[q, -99, 99] for q in range(-99, 100)]),
        ("areas.arc3", [[0, 0]]),
        ("challenges.cards", ["H01"]),
        ("challenges.cards", []),
        ("challenges.drawn", None),
        ("track", [0, 1]),
    ],
)
def test_an_arena_in_json_is_held_to_the_same(path: str, value: Json) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, {"arena": board_with(path, value)})
    assert str(refusal.value.values["field"]).startswith(path)


# The documents.


def rejects(text: str) -> bool:
    """Does the schema refuse what stands in a TOML text?"""
    return not Draft202012Validator(SCHEMA).is_valid(tomllib.loads(text))


def test_the_schema_takes_what_the_loader_takes() -> None:
    meta.validate(SCHEMA)
    assert not rejects(STANDARD)
    assert not rejects(EXAMPLE)
    for least, text in every_condition():
        assert board_named(text).challenges[0].condition.kind == KINDS.index(least)
        assert not rejects(text)


def every_condition() -> list[tuple[str, str]]:
    """An arena for each kind of condition, alone and with all that it may have."""
    values = {
        **dict.fromkeys(("area", "mine_in", "outside"), '"own_half"'),
        **{"more_than_theirs_in": '"zone_red"', "areas": '["midline", "zone_blue"]', "statue": '"yellow"'},
        **{"who": '"theirs"', "min": "1", "max": "2", "count": "2", "min_distance": "3"},
        "of": '[{ type = "enemy_flanked" }]',
    }
    found = []
    for kind, (needed, others) in FIELDS.items():
        for names in (needed, needed + others):
            parts = "".join(f", {name} = {values[name]}" for name in names)
            text = STANDARD.replace(
                '{ type = "control", area = "zone_red" }', f'{{ type = "{KINDS[kind]}"{parts} }}'
            )
            found.append((KINDS[kind], text))
    return found


@pytest.mark.parametrize(
    "bad", [bad for bad in BAD if "TOML" not in bad.en and "twice. Keep" not in bad.en], ids=str
)
def test_the_schema_refuses_what_the_loader_refuses(bad: Bad) -> None:
    """But for what no schema can see: where hexes lie, and sums."""
    assert rejects(bad.text) is bad.schema


def test_the_document_tells_every_key_and_word_and_its_example_is_played_on() -> None:
    told = (DOCS / "arena.md").read_text("utf-8")
    words = [name for kind in FIELDS.values() for names in kind for name in names]
    assert all(f"`{word}`" in told for word in [*KINDS, *words])
    assert all(f'"{area}"' in told for area in SCHEMA["$defs"]["area"]["enum"])
    for table, parts in tomllib.loads(STANDARD).items():
        assert f"`[{table}" in told
        assert all(f"`{name}`" in told or f"`[{table}.{name}]`" in told for name in parts if name != "cards")
    assert board_named(EXAMPLE).drawn == 5
