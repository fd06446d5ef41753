"""Taze's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down, onwards
from baston.games.superfantasybrawl.champions.goldarr import goldarr, intimidation
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.taze import (
    bludgeon,
    charge,
    finishing_blow,
    momentum,
    rodeo,
    rush,
    taze,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import pounce, tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("TAZ02")
@pytest.mark.clause("SFB-231", "SFB-238")
def test_rodeo_goes_through_an_enemy_and_tramples_it() -> None:
    game = scenario({taze: "c2"}, {gwaien: "c3", tzu_xiao: "b3"}, hand=[rodeo])
    game.play(rodeo)
    game.choose("c3")
    assert not game.can_decline  # it cannot end there
    game.choose("c4")
    game.aim()
    assert game.where(taze) == "c4"
    assert game.damage(gwaien) == 2
    assert game.damage(tzu_xiao) == 0


@pytest.mark.card("TAZ02")
@pytest.mark.clause("SFB-130", "SFB-64")
def test_rodeo_may_be_played_for_its_movement_alone() -> None:
    game = scenario({taze: "c2"}, {gwaien: "c3"}, hand=[rodeo])
    game.play(rodeo)
    game.choose("c3", "c4")
    game.decline()
    assert game.where(taze) == "c4"
    assert game.damage(gwaien) == 0


@pytest.mark.card("TAZ02")
@pytest.mark.clause("SFB-346")
def test_rodeo_springs_the_traps_on_its_way() -> None:
    game = scenario({taze: "d4"}, {gwaien: "c8"}, hand=[rodeo], traps={"d5": "damage1"})
    game.play(rodeo)
    game.choose("d5")
    assert game.damage(taze) == 1
    game.choose("h3", "d6")
    assert game.where(taze) == "d6"


@pytest.mark.card("TAZ02")
@pytest.mark.clause("SFB-13", "SFB-71")
def test_rodeo_does_not_go_through_statues() -> None:
    game = scenario({taze: "e4"}, {gwaien: "c8"}, hand=[rodeo])
    game.play(rodeo)
    assert "f5" not in game.options
    assert "f4" in game.options


@pytest.mark.card("TAZ03")
@pytest.mark.clause("SFB-92", "SFB-202")
def test_charge_is_stronger_for_each_hex_dashed() -> None:
    game = scenario({taze: "c1"}, {gwaien: "c5"}, hand=[charge])
    game.play(charge)
    game.choose("c4")
    game.aim(gwaien)
    assert game.damage(gwaien) == 4


@pytest.mark.card("TAZ03")
@pytest.mark.clause("SFB-233")
def test_charge_without_a_dash_has_its_printed_strength() -> None:
    game = scenario({taze: "c3"}, {gwaien: "c5"}, hand=[charge])
    game.play(charge, to="c4")
    game.decline()
    game.aim(gwaien)
    assert game.damage(gwaien) == 1


@pytest.mark.card("TAZ03")
@pytest.mark.clause("SFB-177", "SFB-202")
def test_charge_counts_the_whole_dash_that_a_trap_has_interrupted() -> None:
    game = scenario({taze: "d3"}, {gwaien: "d7"}, hand=[charge], traps={"d5": "damage1"})
    game.play(charge)
    game.choose("d5", "h3")
    assert set(game.options) == {"d4", "d6"}  # it goes on in its row
    game.choose("d6")
    game.aim(gwaien)
    assert game.damage(gwaien) == 4


@pytest.mark.card("TAZ04")
@pytest.mark.clause("SFB-98", "SFB-353")
def test_momentum_lets_the_defended_champion_dash() -> None:
    position = {gwaien: "c4", taze: "c8"}
    game = scenario({dugrun: "c3"}, position, hand=[knock_down], rival_hand=[momentum])
    game.play(knock_down, on=gwaien)
    game.react(momentum, on=gwaien)
    assert game.damage(gwaien) == 1
    assert game.asked == 1
    game.choose("c5")
    assert game.where(gwaien) == "c5"
    assert game.where(taze) == "c8"


@pytest.mark.card("TAZ04")
@pytest.mark.clause("SFB-146")
def test_momentum_into_a_deadly_trap_levels_up_nobody() -> None:
    game = scenario(
        {dugrun: "c4"},
        {gwaien: "d4", taze: "c8"},
        hand=[knock_down],
        rival_hand=[momentum],
        damage={gwaien: 4},
        traps={"d5": "damage1"},
    )
    game.play(knock_down, on=gwaien)
    game.react(momentum, on=gwaien)
    game.choose("d5", "h3")
    assert game.where(gwaien) == ""
    assert game.me.vp == 1
    assert not game.is_levelled(dugrun)


@pytest.mark.card("TAZ05")
@pytest.mark.clause("SFB-219", "SFB-353")
def test_bludgeon_stuns_and_the_victim_chooses_the_card() -> None:
    position = {dugrun: "c5", gwaien: "c8"}
    hand = [knock_down, onwards, ignite]
    game = scenario({taze: "c3"}, position, hand=[bludgeon], rival_hand=hand)
    game.play(bludgeon, on=dugrun)
    game.decline()
    assert game.asked == 1
    assert set(game.options) == {"Knock Down", "Onwards!"}
    game.choose(onwards)
    assert game.rival.discard == [onwards]


@pytest.mark.card("TAZ05")
@pytest.mark.clause("SFB-255")
def test_bludgeon_shows_a_hand_without_cards_of_the_victim() -> None:
    enemies = {dugrun: "c5", gwaien: "c8"}
    game = scenario({taze: "c3"}, enemies, hand=[bludgeon], rival_hand=[ignite])
    game.play(bludgeon, on=dugrun)
    game.decline()
    assert game.rival.hand == [ignite]
    assert game.me.sees(ignite)


@pytest.mark.card("TAZ06")
@pytest.mark.clause("SFB-200", "SFB-222")
def test_finishing_blow_ignores_the_defense_of_a_bloodied_target() -> None:
    game = scenario(
        {taze: "c2"}, {dugrun: "c5"}, hand=[finishing_blow], damage={dugrun: 3}, levelled=[dugrun]
    )
    game.play(finishing_blow)
    game.choose("c4")
    game.aim(dugrun)
    assert game.damage(dugrun) == 6


@pytest.mark.card("TAZ06")
@pytest.mark.clause("SFB-96", "SFB-200")
def test_finishing_blow_minds_the_defense_of_others() -> None:
    game = scenario(
        {taze: "c4"}, {dugrun: "c5"}, hand=[finishing_blow], damage={dugrun: 2}, levelled=[dugrun]
    )
    game.play(finishing_blow)
    game.decline()
    game.aim(dugrun)
    assert game.damage(dugrun) == 3


@pytest.mark.card("TAZ07")
@pytest.mark.clause("SFB-202")
def test_rush_lets_taze_or_a_team_mate_dash() -> None:
    game = scenario({taze: "c2", dugrun: "e3"}, {gwaien: "c8"}, hand=[rush])
    game.play(rush)
    assert set(game.options) == {"Taze", "Dugrun"}
    game.choose(dugrun, "e5")
    assert game.where(dugrun) == "e5"
    assert game.where(taze) == "c2"


@pytest.mark.card("TAZ07")
@pytest.mark.clause("SFB-232")
def test_rush_may_move_nobody() -> None:
    game = scenario({taze: "c2", dugrun: "e3"}, {gwaien: "c8"}, hand=[rush])
    game.play(rush)
    game.decline()
    assert game.is_my_action
    assert game.me.discard == [rush]


@pytest.mark.card("TAZ")
@pytest.mark.clause("SFB-353")
def test_taze_levelled_may_strike_instead_of_dashing() -> None:
    game = scenario({taze: "c4"}, {dugrun: "c5", gwaien: "c8"}, hand=[charge], levelled=[taze])
    game.play(charge)
    assert "Dugrun" in game.options
    assert "Gwaien" not in game.options
    game.choose(dugrun)
    assert game.damage(dugrun) == 1  # whatever his defense
    game.aim(dugrun)
    assert game.damage(dugrun) == 1  # no hex dashed: 1 against 2
    assert game.where(taze) == "c4"


@pytest.mark.card("TAZ")
@pytest.mark.clause("SFB-353")
def test_taze_levelled_strikes_for_a_dash_that_another_card_gives_him() -> None:
    game = scenario({taze: "c4", dugrun: "c1"}, {gwaien: "c5"}, hand=[onwards], levelled=[taze])
    game.play(onwards)
    game.choose(gwaien)
    assert game.damage(gwaien) == 1
    assert game.where(taze) == "c4"


@pytest.mark.card("TAZ")
@pytest.mark.clause("SFB-353")
def test_taze_levelled_does_not_strike_in_the_middle_of_a_dash() -> None:
    game = scenario({taze: "d4"}, {gwaien: "c5"}, hand=[charge], levelled=[taze], traps={"d5": "damage1"})
    game.play(charge)
    game.choose("d5", "h3")
    assert set(game.options) == {"d3", "d4", "d6", "d7"}


@pytest.mark.card("TAZ")
@pytest.mark.clause("SFB-198", "SFB-353")
def test_taze_levelled_flees_without_striking() -> None:
    position = {goldarr: "c4"}
    game = scenario({taze: "c2"}, position, hand=[bludgeon], rival_hand=[intimidation], levelled=[taze])
    game.play(bludgeon, to="c3", on=goldarr)
    game.react(intimidation, on=goldarr)
    assert "Gold'arr" not in game.options
    game.choose("c1")
    assert game.where(taze) == "c1"


@pytest.mark.card("TAZ")
@pytest.mark.clause("SFB-3")
def test_taze_strikes_for_no_dash_on_his_base_side() -> None:
    game = scenario({taze: "c4"}, {gwaien: "c5", tzu_xiao: "c8"}, hand=[charge], rival_hand=[pounce])
    game.play(charge)
    assert "Gwaien" not in game.options
