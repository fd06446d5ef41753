"""The arena's file: the standard one, others, and what is wrong with a file by line and field (SFB-59)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.arena_file import board_named
from baston.games.superfantasybrawl.condition import KINDS
from baston.kernel.game import Refusal
from baston.kernel.record import begin_record, parse, replay, write_answer
from baston.kernel.text import Json
from baston.locales import sentence
from tests.superfantasybrawl.arenas import STANDARD, board_with
from tests.superfantasybrawl.opened import decision

SPREAD = "challenges.cards[12].condition"
SCHEMA = Path(__file__).parents[2] / "docs" / "arena.schema.json"


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


def test_an_arena_of_ones_own_is_played_and_travels_with_the_record() -> None:
    text = STANDARD.replace("slots = [0, 1, 2, 1]", "slots = [0, 2, 2]")
    setup = GAME.setup(2, {"arena": text, "draft": "random", "max_rounds": "1"})
    assert "\n" not in setup.options["arena"]
    state = GAME.new(setup, 3)
    record = begin_record(GAME, setup, 3)
    assert len(state.track) == 3
    while state.decision is not None:
        write_answer(GAME, record, state, decision(state).options[0])
    *_, last = replay(GAME, parse(record.text()))
    assert GAME.digest(last) == GAME.digest(state)
    assert GAME.load(GAME.save(state)).board.text == state.board.text


@pytest.mark.parametrize(
    ("old", "new", "key", "field", "said"),
    [
        ("[map]", "[map", "arena-syntax", "", "line 5"),
        ("drawn = 11", "", "arena-missing", "challenges.drawn", "challenges.drawn is missing"),
        ("drawn = 11", "drawn = 99", "arena-many", "challenges.drawn", "more than 15"),
        ("drawn = 11", "drawn = 3", "arena-few", "challenges.drawn", "fewer than 9"),
        ("drawn = 11", 'drawn = "all"', "arena-number", "challenges.drawn", "whole number"),
        ("blue = [0, 0]", "blue = [9, 9]", "arena-hex", "map.statues.blue", "[9, 9]"),
        ("blue = [0, 0]", "blue = [0]", "arena-kind", "map.statues.blue", "a hex, written [q, r]"),
        ("blue = [0, 0]", "blue = [0, 1]", "arena-on-statue", "map.zones.blue", "statue"),
        ("slots = [0, 1, 2, 1]", "slots = [1, 2]", "arena-track", "track.slots", "begin with 0"),
        ('kind = "stun"', 'kind = "flood"', "arena-choice", "traps.tokens[4].kind", "damage, root, stun"),
        ('id = "H02"', 'id = "H01"', "arena-twice", "challenges.cards[2].id", "twice"),
        (
            'type = "spread"',
            'type = "dance"',
            "arena-choice",
            "challenges.cards[12].condition.type",
            "spread",
        ),
        (
            'area = "midline", min',
            'area = "moon", min',
            "arena-choice",
            "challenges.cards[14].condition.area",
            "midline",
        ),
        (
            "min_distance = 4",
            "min_height = 4",
            "arena-unknown",
            "challenges.cards[12].condition.min_height",
            "nothing",
        ),
    ],
)
def test_a_fault_is_told_by_line_and_field(old: str, new: str, key: str, field: str, said: str) -> None:
    assert old in STANDARD
    text = STANDARD.replace(old, new, 1)
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, {"arena": text})
    assert refusal.value.key == key
    values = refusal.value.values
    if field:
        assert values["field"] == field
    line = int(values["line"])
    if new and key != "arena-on-statue":  # which is said of the zone
        assert new in text.splitlines()[line - 1]
    for lang in ("en", "fr"):
        assert str(line) in sentence(lang, key, **values)
    assert said in sentence("en", key, **values)


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("map.trap_hexes", [[-2, -1], [-2, 1]], "arena-few"),
        ("map.trap_hexes", [], "arena-few"),
        ("map.deployment.west", [[-5, 1]], "arena-few"),
        ("map.columns", [[0, 1]], "arena-kind"),
        ("map.columns", [[0, -300, 300]], "arena-number"),
        ("map.zones", {"red": [], "blue": []}, "arena-missing"),
        ("areas", {"arc3": [[1, 0]]}, "arena-missing"),
        ("traps.tokens", [{"kind": "root", "count": 2}], "arena-few"),
        ("traps.tokens", [{"kind": "damage", "damage": 0, "count": 6}], "arena-number"),
        ("challenges.cards", [], "arena-few"),
        ("challenges.cards", ["H01"], "arena-kind"),
        ("challenges.cards", [{"condition": {"type": "control"}}], "arena-missing"),
    ],
)
def test_what_is_missing_or_too_little_is_refused(path: str, value: Json, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, {"arena": board_with(path, value)})
    assert refusal.value.key == key


@pytest.mark.parametrize(
    ("old", "field"),
    [
        ('area = "zone_red"', "area"),
        ('areas = ["zone_red", "zone_blue", "zone_yellow"], ', "areas"),
        ('mine_in = "enemy_half", ', "mine_in"),
        (', more_than_theirs_in = "own_half"', "more_than_theirs_in"),
        ("min_distance = 4, ", "min_distance"),
        (', outside = "own_deploy"', "outside"),
        ("count = 3, ", "count"),
    ],
)
def test_a_condition_says_all_that_its_kind_asks(old: str, field: str) -> None:
    assert old in STANDARD
    with pytest.raises(Refusal) as refusal:
        GAME.setup(
            2, {"arena": STANDARD.replace(old, "" if old[0] == "," or old[-2] == "," else "min = 1", 1)}
        )
    assert refusal.value.key == "arena-missing"
    assert str(refusal.value.values["field"]).endswith(f".{field}")


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "arena-missing"),
        ("a = " + 9_000 * "[", "arena-too-deep"),
        (9_000 * '{"a":', "arena-too-deep"),
        ("{" + 9 * "}", "arena-syntax"),
        (70_000 * "#", "arena-too-large"),
        (STANDARD.replace("[map]", "[map]\nmade = 2026-01-01"), "arena-syntax"),
    ],
    ids=["empty", "deep lists", "deep tables", "no JSON", "large", "a date"],
)
def test_a_text_that_is_no_arena_is_refused_in_a_sentence(text: str, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, {"arena": text})
    assert refusal.value.key == key
    assert refusal.value.values.get("line", 1) == 1
    assert sentence("fr", key, **refusal.value.values) != sentence("en", key, **refusal.value.values)


def test_a_hex_that_nobody_can_reach_is_refused() -> None:
    far = board_with("map.columns", [*columns(), [8, 0, 0]])
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, {"arena": far})
    assert refusal.value.key == "arena-unreachable"
    assert (refusal.value.values["q"], refusal.value.values["r"]) == (8, 0)


def columns() -> list[Json]:
    """The columns of the standard arena."""
    data = json.loads(board_with("challenges.drawn", 11))
    found: list[Json] = data["map"]["columns"]
    return found


def test_the_schema_names_every_kind_of_condition_and_the_standard_arena_has_its_parts() -> None:
    schema = json.loads(SCHEMA.read_text("utf-8"))
    assert schema["$defs"]["condition"]["properties"]["type"]["enum"] == list(KINDS)
    assert set(schema["required"]) == set(json.loads(board_with("challenges.drawn", 11)))
