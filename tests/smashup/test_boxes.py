"""Which boxes take part: SU-1, SU-4 and SU-5, and games begun before there was a second box."""

from __future__ import annotations

import json

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import FACTIONS, printed
from baston.games.smashup.state.table import FIRST_BASE, Table
from baston.games.smashup.variant import BOXES, CORE, RESSEMBLANCES
from baston.kernel.game import Refusal
from baston.kernel.record import Record, begin_record, replay, write_answer
from baston.kernel.text import a_dict, ints
from tests.fuzz.guided import REGRESSIONS
from tests.smashup.games import base_cards, fresh

BOTH = ",".join(BOXES)


def boxes_of_bases(table: Table) -> set[str]:
    dealt = [table.base_at[place] for place in table.places] + table.base_deck
    return {printed(table, base).faction.box for base in dealt}


def test_all_boxes_take_part_unless_told() -> None:
    assert GAME.setup(2, {}).options["boxes"] == BOTH
    assert GAME.setup(2, {"boxes": "all"}).options["boxes"] == BOTH
    assert GAME.setup(2, {"boxes": f"{RESSEMBLANCES}, Core"}).options["boxes"] == BOTH
    assert GAME.setup(2, {"boxes": "core"}).options["boxes"] == CORE


@pytest.mark.clause("SU-4")
def test_factions_are_drawn_from_the_boxes_that_take_part() -> None:
    drawn = {f for seed in range(60) for both in fresh(2, seed).factions for f in both}
    assert {FACTIONS[f].box for f in drawn} == set(BOXES)
    core = {f for seed in range(60) for both in fresh(2, seed, boxes="core").factions for f in both}
    assert {FACTIONS[f].box for f in core} == {CORE}
    draft = fresh(2, factions="draft", edition="2012", boxes="core")
    assert {FACTIONS[f].box for f in draft.open_factions} == {CORE}


@pytest.mark.clause("SU-5")
def test_factions_that_are_named_bring_their_boxes() -> None:
    mixed = GAME.setup(2, {"factions": "aliens+ignobles,ninjas+robots"})
    assert mixed.options["boxes"] == BOTH
    assert boxes_of_bases(fresh(2, factions="aliens+ignobles,ninjas+robots")) == set(BOXES)
    core = fresh(2, factions="aliens+pirates,ninjas+robots")
    assert core.variant.boxes == (CORE,)
    assert {base.faction.box for base in base_cards(core)} == {CORE}


@pytest.mark.clause("SU-5")
def test_all_bases_are_those_of_the_boxes_that_take_part() -> None:
    given = {"factions": "aliens+pirates,ninjas+robots", "boxes": BOTH}
    assert boxes_of_bases(fresh(2, 1, **given)) == {CORE}
    assert boxes_of_bases(fresh(2, 1, **given, bases="all")) == set(BOXES)


@pytest.mark.parametrize(
    ("players", "options", "key"),
    [
        (2, {"boxes": "core,atlantis"}, "unknown-box"),
        (2, {"boxes": ""}, "unknown-box"),
        (2, {"boxes": "core", "factions": "aliens+ignobles,ninjas+robots"}, "faction-box"),
        (4, {"boxes": RESSEMBLANCES}, "too-few-factions"),
    ],
)
def test_what_cannot_be_had_is_refused(players: int, options: dict[str, str], key: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.setup(players, options)
    assert refused.value.key == key


def test_a_record_from_before_there_were_boxes_is_of_the_core_box() -> None:
    """And its factions, saves and digests are what they were."""
    setup = GAME.setup(3, {"boxes": "core", "factions": "draft"})
    record = begin_record(GAME, setup, 5)
    table = GAME.new(setup, 5)
    while len(record.answers) < 60:
        assert table.decision is not None
        write_answer(GAME, record, table, table.decision.options[-1])
    old = Record("smashup", GAME.rules_version, setup, 5)
    old.setup = type(setup)(3, {name: value for name, value in setup.options.items() if name != "boxes"})
    old.answers, old.digests = record.answers, record.digests
    *_, last = replay(GAME, old)
    assert GAME.digest(last) == GAME.digest(table)
    assert "boxes" not in GAME.save(last)


def test_a_save_from_before_there_were_boxes_is_played_on() -> None:
    """Kept by the last version without them, in the middle of a scoring, with how the game went on."""
    kept = a_dict(json.loads((REGRESSIONS / "core-box-in-a-scoring.save").read_text()))
    table = GAME.load(a_dict(kept["save"]))
    assert GAME.digest(table) == kept["digest"]
    for place in ints(kept["answers"]):
        assert table.decision is not None
        GAME.answer(table, table.decision.options[place])
    assert table.over
    assert GAME.points(table) == ints(kept["points"])
    assert GAME.digest(table) == kept["last"]


def test_the_factions_of_the_core_box_keep_their_numbers() -> None:
    """Decisions of games begun long ago name them by these."""
    eight = ["aliens", "dinosaurs", "ninjas", "pirates", "robots", "tricksters", "wizards", "zombies"]
    assert [faction.id for faction in FACTIONS[1:9]] == eight
    assert fresh(2, boxes="core").first_card == FIRST_BASE + 16


@pytest.mark.parametrize("name", ["boxes", "counters", "uses", "moves", "visits"])
def test_a_save_of_more_boxes_is_refused_without_one_of_its_parts(name: str) -> None:
    saved = GAME.save(fresh(2, boxes=BOTH))
    GAME.load(saved)
    with pytest.raises(Refusal):
        GAME.load({part: value for part, value in saved.items() if part != name})
