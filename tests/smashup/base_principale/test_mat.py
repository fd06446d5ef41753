"""The mat as data: what can be written, and what is said of one that is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.mat import ACTIVE, LASTING, PROPOSED, WORDS, read_mat
from baston.games.smashup.table import Table
from baston.kernel.game import Refusal
from baston.kernel.record import begin_record, parse, replay, write_answer
from tests.smashup.base_principale.scene import QUIET

DOCS = Path(__file__).parents[3] / "docs"


def refusal(text: str) -> tuple[str, dict[str, str | int]]:
    with pytest.raises(Refusal) as error:
        read_mat(text)
    return error.value.key, error.value.values


@pytest.mark.clause("BP-91", "BP-92")
def test_the_proposed_mat_pays_more_each_period_and_its_slots_are_of_three_kinds() -> None:
    mat = read_mat(PROPOSED)
    assert mat.vp == ((3, 2, 1, 0), (5, 3, 2, 1), (7, 4, 2, 1))
    assert mat.camp_vp == 1
    assert [camp[0].when for camp in mat.slots] == ["presence"] * 4
    assert all(camp[1].word.startswith("power") for camp in mat.slots)
    assert [camp[2].when for camp in mat.slots] == ["turn-start"] * 3 + [""]


def test_a_mat_on_one_line_is_the_same_mat() -> None:
    for text in (PROPOSED, QUIET):
        mat = read_mat(text)
        assert "\n" not in mat.text()
        assert read_mat(mat.text()) == mat


@pytest.mark.parametrize(
    ("old", "new", "key", "line", "field"),
    [
        ("[west.3]", "[west.4]", "mat-unknown", 56, "west.4"),
        ('[west.3]\neffect = "keep"\n', "", "mat-missing", 46, "west.3"),
        ('"keep"', '"kep"', "mat-word", 57, "west.3.effect"),
        ("camp = 1", "camp = -1", "mat-number", 5, "vp.camp"),
        ("[3, 2, 1, 0]", "[3, 2, 1, -1]", "mat-number", 2, "vp.period-1"),
        ("[3, 2, 1, 0]", "[3, 2, 1]", "mat-vp", 2, "vp.period-1"),
        ("[5, 3, 2, 1]", '"many"', "mat-vp", 3, "vp.period-2"),
        ("power = 2", "power = true", "mat-number", 10, "north.1.power"),
        ('when = "presence"\neffect = "weaken"', 'effect = "weaken"', "mat-missing", 46, "west.1.when"),
        ('effect = "keep"', 'effect = "keep"\npower = 1', "mat-unknown", 58, "west.3.power"),
        ("[vp]", "[paid]", "mat-unknown", 1, "paid"),
        ("[vp]", "east.1 = 1\n[vp]", "mat-not-toml", 0, ""),
    ],
)
def test_what_is_wrong_is_told_with_line_and_field(
    old: str, new: str, key: str, line: int, field: str
) -> None:
    told, values = refusal(PROPOSED.replace(old, new, 1))
    assert told == key
    if field:
        assert (values["line"], values["field"]) == (line, field)


def test_a_missing_camp_is_named() -> None:
    camps = PROPOSED.split("[west.1]")[0]
    assert refusal(camps)[1]["field"] == "west"


def test_what_is_no_toml_or_too_large_is_refused() -> None:
    assert refusal("[vp\n") == ("mat-not-toml", {"line": 1})
    assert refusal("vp = " + 9_000 * "[") == ("mat-not-toml", {"line": 1})
    assert refusal("#" * 70_000) == ("mat-too-large", {"most": 64})
    assert refusal("vp = 3\n")[0] == "mat-table"
    assert refusal("")[1]["field"] == "vp"


def test_a_mat_is_for_its_mode_alone() -> None:
    with pytest.raises(Refusal) as error:
        GAME.setup(2, {"mat": PROPOSED})
    assert error.value.key == "mat-without-mode"
    assert "mode" not in GAME.setup(2, {}).options
    assert GAME.setup(2, {"mode": "standard", "mat": "proposed"}) == GAME.setup(2, {})


def test_the_record_carries_the_mat() -> None:
    setup = GAME.setup(2, {"mode": "base-principale", "mat": QUIET})
    assert read_mat(setup.options["mat"]) == read_mat(QUIET)
    record = begin_record(GAME, setup, 5)
    table = GAME.new(setup, 5)
    for _ in range(60):
        assert table.decision is not None
        write_answer(GAME, record, table, table.decision.options[-1])
    again = parse(record.text())
    assert again.setup == setup
    *_, last = replay(GAME, again)
    assert isinstance(last, Table)
    assert last.variant.mat == read_mat(QUIET)
    assert GAME.digest(last) == GAME.digest(table)


def test_a_save_carries_the_mat() -> None:
    table = GAME.new(GAME.setup(3, {"mode": "base-principale", "mat": QUIET, "change_base": "false"}), 5)
    again = GAME.load(json.loads(json.dumps(GAME.save(table))))
    assert again.variant == table.variant
    assert GAME.digest(again) == GAME.digest(table)


def test_the_schema_has_the_vocabulary() -> None:
    schema = json.loads((DOCS / "mat.schema.json").read_text("utf-8"))
    named = {slot["properties"]["effect"]["const"]: slot for slot in schema["$defs"]["slot"]["oneOf"]}
    assert named.keys() == WORDS.keys()
    for word, slot in named.items():
        fields = {"effect", *(name for name, _, _ in WORDS[word])} | ({"when"} if word in ACTIVE else set())
        assert set(slot["required"]) == set(slot["properties"]) == fields
        for name, low, high in WORDS[word]:
            assert slot["properties"][name] == {"type": "integer", "minimum": low, "maximum": high}


def test_the_documents_tell_every_word_and_the_proposed_mat() -> None:
    told = (DOCS / "mat.md").read_text("utf-8")
    assert all(f"`{word}`" in told for word in [*ACTIVE, *LASTING])
    assert PROPOSED in told
