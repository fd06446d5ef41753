"""The mat as data: what can be written, and what is said of one that is wrong."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from jsonschema_rs import Draft202012Validator, meta

from baston.games.smashup import GAME
from baston.games.smashup.mat import ACTIVE, LASTING, PROPOSED, WORDS, read_mat
from baston.games.smashup.state.table import Table
from baston.kernel.game import Refusal
from baston.kernel.record import begin_record, parse, replay, write_answer
from baston.kernel.text import Json
from baston.locales import FOLDER, sentence
from tests.bad_files import Bad, bad_files
from tests.smashup.base_principale.scene import QUIET

DOCS = Path(__file__).parents[3] / "docs"
BAD = bad_files(Path(__file__).with_name("bad_mats.toml"), PROPOSED, "Mat", "Tapis")
SCHEMA = json.loads((DOCS / "mat.schema.json").read_text("utf-8"))


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


def turned(value: Json) -> Json:
    """The same with the keys of all tables in the opposite order."""
    return (
        {name: turned(part) for name, part in reversed(value.items())} if isinstance(value, dict) else value
    )


def test_the_order_of_keys_changes_nothing() -> None:
    other = json.dumps(turned(tomllib.loads(PROPOSED)))
    assert read_mat(other) == read_mat(PROPOSED)
    setups = [GAME.setup(2, {"mode": "base-principale", "mat": mat}) for mat in (PROPOSED, other, "proposed")]
    assert setups[0] == setups[1] == setups[2]


# What is refused.


@pytest.mark.parametrize("bad", BAD, ids=str)
def test_a_fault_is_told_by_line_and_field_and_what_would_be_right(bad: Bad) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.setup(2, {"mode": "base-principale", "mat": bad.text})
    assert sentence("en", refusal.value.key, **refusal.value.values) == bad.en
    assert sentence("fr", refusal.value.key, **refusal.value.values) == bad.fr


def test_each_sentence_about_files_is_said_of_some_mat_if_it_can_be() -> None:
    said = set()
    for bad in BAD:
        with pytest.raises(Refusal) as refusal:
            read_mat(bad.text)
        said.add(refusal.value.key)
    catalog = (FOLDER / "en" / "files.ftl").read_text("utf-8")
    keys = set(re.findall(r"^(file-[a-z-]+) =", catalog, re.M))
    # A mat has no lists of hexes, no texts and whole numbers alone; two are of what is too much as a whole.
    not_of_mats = {"file-text", "file-item-twice", "file-decimal"}
    assert keys - said == {"file-place", "file-too-large", "file-many-fields"} | not_of_mats


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("#" * 70_000, "file-too-large"),
        ("vp = " + 9_000 * "[", "file-deep"),
        ("vp = [" + 20_000 * "1," + "]", "file-many-fields"),
        ("vp = 3\n", "file-missing"),
        ("", "file-missing"),
        ("mat = 3\n", "file-table"),
    ],
    ids=lambda text: text[:12],
)
def test_what_is_too_much_or_no_mat_is_refused(text: str, key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_mat(text)
    assert refusal.value.key == key


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
    named = {slot["properties"]["effect"]["const"]: slot for slot in SCHEMA["$defs"]["slot"]["oneOf"]}
    assert named.keys() == WORDS.keys()
    for word, slot in named.items():
        fields = {"effect", *(name for name, _, _ in WORDS[word])} | ({"when"} if word in ACTIVE else set())
        assert set(slot["required"]) == set(slot["properties"]) == fields
        for name, low, high in WORDS[word]:
            assert slot["properties"][name] == {"type": "integer", "minimum": low, "maximum": high}


def rejects(text: str) -> bool:
    """Does the schema refuse what stands in a TOML text?"""
    return not Draft202012Validator(SCHEMA).is_valid(tomllib.loads(text))


def test_the_schema_takes_what_the_loader_takes() -> None:
    meta.validate(SCHEMA)
    assert not rejects(PROPOSED)
    assert not rejects(QUIET)


@pytest.mark.parametrize("bad", [bad for bad in BAD if bad.schema], ids=str)
def test_the_schema_refuses_what_the_loader_refuses(bad: Bad) -> None:
    assert rejects(bad.text)


def test_the_documents_tell_every_word_and_the_proposed_mat() -> None:
    told = (DOCS / "mat.md").read_text("utf-8")
    assert all(f"`{word}`" in told for word in [*ACTIVE, *LASTING])
    assert PROPOSED in told
