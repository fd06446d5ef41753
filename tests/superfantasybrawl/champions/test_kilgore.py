"""Kilgore's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun
from baston.games.superfantasybrawl.champions.gwaien import flamespear, gwaien, ignite
from baston.games.superfantasybrawl.champions.kilgore import (
    appetite_for_destruction,
    darksteel_armour,
    fury,
    kilgore,
    maul_thrash,
    relentless_advance,
    throw,
)
from baston.games.superfantasybrawl.champions.taze import bludgeon, taze
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("KIL02")
@pytest.mark.clause("SFB-207", "SFB-349")
def test_relentless_advance_forces_the_target_and_takes_its_place() -> None:
    game = scenario({kilgore: "c2"}, {gwaien: "c4"}, hand=[relentless_advance])
    game.play(relentless_advance, on=gwaien)
    game.choose("d5")
    assert game.where(gwaien) == "d5"
    assert game.where(kilgore) == "c4"


@pytest.mark.card("KIL02")
@pytest.mark.clause("SFB-233", "SFB-349")
def test_relentless_advance_leaves_kilgore_where_he_is_if_the_target_stays() -> None:
    game = scenario({kilgore: "c2"}, {gwaien: "c4"}, hand=[relentless_advance])
    game.play(relentless_advance, on=gwaien)
    game.decline()
    assert game.where(gwaien) == "c4"
    assert game.where(kilgore) == "c2"


@pytest.mark.card("KIL02")
@pytest.mark.clause("SFB-143", "SFB-144")
def test_relentless_advance_into_a_deadly_trap_is_kilgores_doing() -> None:
    game = scenario(
        {kilgore: "c2"},
        {gwaien: "c4"},
        hand=[relentless_advance],
        damage={gwaien: 5},
        traps={"d5": "damage1"},
    )
    game.play(relentless_advance, on=gwaien)
    game.choose("d5")
    assert game.asked == 1  # its player lays the new trap
    game.choose("h5")
    assert game.where(gwaien) == ""
    assert game.where(kilgore) == "c4"
    assert game.me.vp == 1
    assert game.is_levelled(kilgore)


@pytest.mark.card("KIL03")
@pytest.mark.clause("SFB-113")
def test_darksteel_armour_gives_one_now_and_two_against_later_attacks() -> None:
    game = scenario({gwaien: "c1"}, {kilgore: "c4"}, hand=[ignite, flamespear], rival_hand=[darksteel_armour])
    game.play(ignite, to="c2", on=kilgore)
    game.react(darksteel_armour, on=kilgore)
    assert game.damage(kilgore) == 0  # 2 against 1 and 1
    assert game.defense(kilgore) == 3
    game.play(flamespear, to="c1", on=kilgore)
    assert game.damage(kilgore) == 0
    game.end_turn()
    assert game.defense(kilgore) == 1


@pytest.mark.card("KIL03")
@pytest.mark.clause("SFB-112", "SFB-113")
def test_darksteel_armour_hardens_the_defended_team_mate_after_this_attack() -> None:
    position = {tzu_xiao: "c4", kilgore: "c8"}
    game = scenario({gwaien: "c1"}, position, hand=[flamespear], rival_hand=[darksteel_armour])
    game.play(flamespear, on=tzu_xiao)
    game.react(darksteel_armour, on=tzu_xiao)
    assert game.damage(tzu_xiao) == 2  # 3 against 1
    assert game.defense(tzu_xiao) == 2
    assert game.defense(kilgore) == 1


@pytest.mark.card("KIL04")
@pytest.mark.clause("SFB-209")
def test_throw_lets_an_adjacent_team_mate_jump() -> None:
    game = scenario({kilgore: "c3", dugrun: "c4", tzu_xiao: "c8"}, {gwaien: "c5"}, hand=[throw])
    game.play(throw)
    assert game.options == ["Dugrun"]
    game.choose(dugrun, "c7")
    assert game.where(dugrun) == "c7"


@pytest.mark.card("KIL04")
@pytest.mark.clause("SFB-232")
def test_throw_may_be_declined() -> None:
    game = scenario({kilgore: "c3", dugrun: "c4"}, {gwaien: "c5"}, hand=[throw])
    game.play(throw)
    game.decline()
    assert game.is_my_action
    assert game.where(dugrun) == "c4"


@pytest.mark.card("KIL05")
@pytest.mark.clause("SFB-217")
def test_maul_thrash_pushes_two() -> None:
    game = scenario({kilgore: "c3"}, {gwaien: "c4"}, hand=[maul_thrash])
    game.play(maul_thrash, on=gwaien)
    assert game.where(gwaien) == "c6"
    assert game.damage(gwaien) == 2


@pytest.mark.card("KIL06")
@pytest.mark.clause("SFB-85", "SFB-208")
def test_fury_strikes_all_around_and_heals_kilgore() -> None:
    position = {kilgore: "c3", tzu_xiao: "c2"}
    game = scenario(position, {gwaien: "c4", dugrun: "d4"}, hand=[fury], damage={kilgore: 3})
    game.play(fury, on=[gwaien, dugrun, tzu_xiao])
    assert game.damage(gwaien) == game.damage(tzu_xiao) == 2
    assert game.damage(dugrun) == 0
    assert game.damage(kilgore) == 2


@pytest.mark.card("KIL06")
@pytest.mark.clause("SFB-93")
def test_fury_that_does_not_attack_does_not_heal() -> None:
    game = scenario({kilgore: "c3"}, {gwaien: "c4"}, hand=[fury], damage={kilgore: 3})
    game.play(fury, use=False)
    assert game.damage(kilgore) == 3


@pytest.mark.card("KIL07")
@pytest.mark.clause("SFB-61", "SFB-210")
def test_appetite_for_destruction_grows_with_ready_cores_and_steals_life() -> None:
    game = scenario(
        {kilgore: "c3"}, {gwaien: "c4"}, hand=[appetite_for_destruction], damage={kilgore: 6, gwaien: 4}
    )
    game.play(appetite_for_destruction, on=gwaien)
    assert game.where(gwaien) == ""
    assert game.damage(kilgore) == 1  # 1, and 2 for each of two Cores: all of it heals


@pytest.mark.card("KIL07")
@pytest.mark.clause("SFB-102")
def test_appetite_for_destruction_is_weak_when_all_cores_are_spent() -> None:
    game = scenario({kilgore: "c3"}, {gwaien: "c4"}, hand=[appetite_for_destruction], cores="yellow")
    game.play(appetite_for_destruction, on=gwaien)
    assert game.damage(gwaien) == 1


@pytest.mark.card("KIL")
@pytest.mark.clause("SFB-219")
def test_kilgore_levelled_is_not_stunned() -> None:
    position = {kilgore: "c5"}
    game = scenario({taze: "c3"}, position, hand=[bludgeon], rival_hand=[fury], levelled=[kilgore])
    game.play(bludgeon, on=kilgore)
    game.decline()
    assert game.damage(kilgore) == 1
    assert game.rival.hand == [fury]
    assert not game.me.sees(fury)


@pytest.mark.card("KIL")
@pytest.mark.clause("SFB-3", "SFB-219")
def test_kilgore_is_stunned_on_his_base_side() -> None:
    game = scenario({taze: "c3"}, {kilgore: "c5"}, hand=[bludgeon], rival_hand=[fury])
    game.play(bludgeon, on=kilgore)
    game.decline()
    assert game.rival.discard == [fury]
