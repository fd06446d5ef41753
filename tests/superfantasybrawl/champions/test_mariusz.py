"""Mariusz's cards, in their order, then his levelled side. With 3 damage he is Bloodied."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.kilgore import fury, kilgore
from baston.games.superfantasybrawl.champions.mariusz import (
    a_cornered_beast,
    bone_to_pick,
    closing_in,
    mariusz,
    overpower,
    ravenous_bite,
    stalk_the_prey,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import pounce, tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("MAR02")
@pytest.mark.clause("SFB-92", "SFB-210")
def test_ravenous_bite_dashes_then_heals_what_it_hurts() -> None:
    game = scenario({mariusz: "c2"}, {gwaien: "c5"}, hand=[ravenous_bite], damage={mariusz: 4})
    game.play(ravenous_bite)
    game.choose("c4")
    game.aim(gwaien)
    assert game.damage(gwaien) == 3
    assert game.damage(mariusz) == 1


@pytest.mark.card("MAR02")
@pytest.mark.clause("SFB-151")
def test_ravenous_bite_has_no_move_icon_to_come_from_the_gate() -> None:
    game = scenario({mariusz: "", dugrun: "c2"}, {gwaien: "c5"}, hand=[ravenous_bite, overpower])
    assert not game.playable(ravenous_bite)
    assert game.playable(overpower)


@pytest.mark.card("MAR03")
@pytest.mark.clause("SFB-212", "SFB-219")
def test_stalk_the_prey_stuns_the_bloodied_enemies_next_to_him_alone() -> None:
    game = scenario(
        {mariusz: "c2"},
        {gwaien: "c6", tzu_xiao: "c8"},
        hand=[stalk_the_prey],
        rival_hand=[ignite, pounce],
        damage={gwaien: 3},
    )
    game.play(stalk_the_prey)
    game.choose("c7")
    assert game.where(mariusz) == "c7"
    assert game.rival.discard == [ignite]
    assert game.rival.hand == [pounce]


@pytest.mark.card("MAR03")
@pytest.mark.clause("SFB-351")
def test_stalk_the_prey_needs_a_free_hex_and_not_his_own() -> None:
    game = scenario({mariusz: "c4"}, {gwaien: "c5"}, hand=[stalk_the_prey])
    game.play(stalk_the_prey)
    assert set(game.options) == {"d5", "d6", "b4", "b5", "c6"}
    assert not game.can_decline


@pytest.mark.card("MAR03")
@pytest.mark.clause("SFB-145", "SFB-173")
def test_stalk_the_prey_onto_a_deadly_trap_is_his_own_accident() -> None:
    game = scenario(
        {mariusz: "c2"},
        {gwaien: "c6"},
        hand=[stalk_the_prey],
        rival_hand=[ignite],
        damage={mariusz: 6, gwaien: 3},
        traps={"d7": "damage1"},
    )
    game.play(stalk_the_prey)
    game.choose("d7", "h3")
    assert game.where(mariusz) == ""
    assert game.rival.vp == 1
    assert game.rival.hand == [ignite]


@pytest.mark.card("MAR04")
@pytest.mark.clause("SFB-203")
def test_closing_in_strikes_once_unhurt() -> None:
    game = scenario({mariusz: "c2"}, {gwaien: "c5"}, hand=[closing_in], damage={mariusz: 2})
    game.play(closing_in)
    game.choose("c4")
    game.aim(gwaien)
    assert game.damage(gwaien) == 2


@pytest.mark.card("MAR04")
@pytest.mark.clause("SFB-102", "SFB-200")
def test_closing_in_is_double_even_if_a_trap_on_the_way_made_him_bloodied() -> None:
    game = scenario(
        {mariusz: "d4"}, {gwaien: "d6"}, hand=[closing_in], damage={mariusz: 1}, traps={"d5": "damage2"}
    )
    game.play(closing_in, to="")
    game.choose("d5", "h3")
    game.decline()  # the rest of the Dash
    game.aim(gwaien)
    assert game.damage(gwaien) == 4


@pytest.mark.card("MAR05")
@pytest.mark.clause("SFB-207")
def test_overpower_forces_the_target_if_mariusz_is_bloodied() -> None:
    game = scenario({mariusz: "c4"}, {gwaien: "c5"}, hand=[overpower], damage={mariusz: 3})
    game.play(overpower)
    game.decline()
    game.aim(gwaien)
    game.choose("d6")
    assert game.where(gwaien) == "d6"
    assert game.damage(gwaien) == 2


@pytest.mark.card("MAR05")
@pytest.mark.clause("SFB-102")
def test_overpower_forces_nobody_while_he_is_not_bloodied() -> None:
    game = scenario({mariusz: "c4"}, {gwaien: "c5"}, hand=[overpower], damage={mariusz: 2})
    game.play(overpower)
    game.decline()
    game.aim(gwaien)
    assert game.is_my_action


@pytest.mark.card("MAR06")
@pytest.mark.clause("SFB-102")
def test_bone_to_pick_dashes_and_hits_harder_when_bloodied() -> None:
    game = scenario({mariusz: "c2"}, {gwaien: "c5"}, hand=[bone_to_pick], damage={mariusz: 3})
    game.play(bone_to_pick)
    game.choose("c4")
    game.aim(gwaien)
    assert game.damage(gwaien) == 4


@pytest.mark.card("MAR06")
@pytest.mark.clause("SFB-102")
def test_bone_to_pick_only_moves_and_hits_otherwise() -> None:
    game = scenario({mariusz: "c3"}, {gwaien: "c5"}, hand=[bone_to_pick])
    game.play(bone_to_pick, to="c4")
    assert game.asking == "attack"
    game.aim(gwaien)
    assert game.damage(gwaien) == 2


@pytest.mark.card("MAR07")
@pytest.mark.clause("SFB-98", "SFB-234")
def test_a_cornered_beast_hurts_all_enemies_next_to_the_defended() -> None:
    game = scenario(
        {dugrun: "c3", tzu_xiao: "c5", gwaien: "c7"},
        {mariusz: "c4"},
        hand=[knock_down],
        rival_hand=[a_cornered_beast],
    )
    game.play(knock_down, on=mariusz)
    game.react(a_cornered_beast, on=mariusz)
    assert game.damage(mariusz) == 2
    assert game.damage(dugrun) == game.damage(tzu_xiao) == 2
    assert game.damage(gwaien) == 0


@pytest.mark.card("MAR07")
@pytest.mark.clause("SFB-112", "SFB-114")
def test_a_cornered_beast_is_the_doing_of_the_defended_team_mate() -> None:
    game = scenario(
        {dugrun: "c3"},
        {kilgore: "c4", mariusz: "c2"},
        hand=[knock_down],
        rival_hand=[a_cornered_beast],
        damage={dugrun: 5},
    )
    game.play(knock_down, on=kilgore)
    game.react(a_cornered_beast, on=kilgore)
    assert game.where(dugrun) == ""
    assert game.rival.vp == 1
    assert game.is_levelled(kilgore)
    assert not game.is_levelled(mariusz)


@pytest.mark.card("MAR")
@pytest.mark.clause("SFB-204", "SFB-210")
def test_mariusz_levelled_and_bloodied_steals_life_in_each_pass() -> None:
    game = scenario(
        {mariusz: "c4"}, {gwaien: "c5"}, hand=[closing_in], damage={mariusz: 5}, levelled=[mariusz]
    )
    game.play(closing_in)
    game.decline()
    game.aim(gwaien)
    assert game.damage(gwaien) == 4
    assert game.damage(mariusz) == 1


@pytest.mark.card("MAR")
@pytest.mark.clause("SFB-200")
def test_mariusz_levelled_steals_nothing_while_he_is_not_bloodied() -> None:
    game = scenario(
        {mariusz: "c4"}, {gwaien: "c5"}, hand=[closing_in], damage={mariusz: 2}, levelled=[mariusz]
    )
    game.play(closing_in)
    game.decline()
    game.aim(gwaien)
    assert game.damage(gwaien) == 2
    assert game.damage(mariusz) == 2


@pytest.mark.card("MAR")
@pytest.mark.clause("SFB-163")
def test_mariusz_steals_no_life_with_the_attack_that_levels_him() -> None:
    game = scenario(
        {mariusz: "c4"},
        {kilgore: "c5"},
        hand=[closing_in],
        rival_hand=[fury],
        damage={mariusz: 4, kilgore: 6},
    )
    game.play(closing_in)
    game.decline()
    game.aim(kilgore)
    game.decline()
    assert game.is_levelled(mariusz)
    assert game.damage(mariusz) == 4
