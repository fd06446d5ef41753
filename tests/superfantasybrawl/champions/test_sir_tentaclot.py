"""Sir Tentaclot's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.kilgore import kilgore, maul_thrash
from baston.games.superfantasybrawl.champions.king_alistair import forced_march, king_alistair
from baston.games.superfantasybrawl.champions.sir_tentaclot import (
    all_eight_tentacles,
    mask_of_fear,
    mindcloud,
    oh_rlyeh,
    one_eighth_of_my_strength,
    sir_tentaclot,
    tentacle_strike,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("TEN02")
@pytest.mark.clause("SFB-203", "SFB-215")
def test_all_eight_tentacles_hit_twice_and_pull_two() -> None:
    game = scenario({sir_tentaclot: "c2"}, {gwaien: "c5"}, hand=[all_eight_tentacles])
    game.play(all_eight_tentacles, on=gwaien)
    assert game.damage(gwaien) == 4
    assert game.where(gwaien) == "c3"


@pytest.mark.card("TEN03")
@pytest.mark.clause("SFB-214")
def test_tentacle_strike_poisons_whom_it_hurts() -> None:
    game = scenario({sir_tentaclot: "c2"}, {kilgore: "c3"}, hand=[tentacle_strike])
    game.play(tentacle_strike, on=kilgore)
    assert game.damage(kilgore) == 3  # 2 against 1, and 2


@pytest.mark.card("TEN03")
@pytest.mark.clause("SFB-214")
def test_tentacle_strike_does_not_poison_whom_it_does_not_hurt() -> None:
    game = scenario({sir_tentaclot: "c2"}, {dugrun: "c3"}, hand=[tentacle_strike])
    game.play(tentacle_strike, on=dugrun)
    assert game.damage(dugrun) == 0


@pytest.mark.card("TEN04")
@pytest.mark.clause("SFB-215")
def test_one_eighth_of_my_strength_pulls_one() -> None:
    game = scenario({sir_tentaclot: "c2"}, {gwaien: "c4"}, hand=[one_eighth_of_my_strength])
    game.play(one_eighth_of_my_strength, on=gwaien)
    assert game.damage(gwaien) == 2
    assert game.where(gwaien) == "c3"


@pytest.mark.card("TEN05")
@pytest.mark.clause("SFB-194", "SFB-234")
def test_mask_of_fear_hurts_and_frightens_all_neighbors_in_the_order_of_their_player() -> None:
    game = scenario(
        {dugrun: "c3", gwaien: "c5", kilgore: "c7"},
        {sir_tentaclot: "c4"},
        hand=[knock_down],
        rival_hand=[mask_of_fear],
    )
    game.play(knock_down, on=sir_tentaclot)
    game.react(mask_of_fear, on=sir_tentaclot)
    assert game.damage(dugrun) == game.damage(gwaien) == 1
    assert game.asked == 0
    assert set(game.options) == {"Dugrun", "Gwaien"}
    game.choose(gwaien, "c6", "c2")
    assert game.where(gwaien) == "c6"
    assert game.where(dugrun) == "c2"
    assert game.where(kilgore) == "c7"
    assert game.damage(kilgore) == 0


@pytest.mark.card("TEN05")
@pytest.mark.clause("SFB-114", "SFB-120")
def test_mask_of_fear_works_around_the_defended_team_mate() -> None:
    position = {kilgore: "c4", sir_tentaclot: "c2"}
    game = scenario(
        {dugrun: "c3"}, position, hand=[knock_down], rival_hand=[mask_of_fear], damage={dugrun: 5}
    )
    game.play(knock_down, on=kilgore)
    game.react(mask_of_fear, on=kilgore)
    assert game.where(dugrun) == ""
    assert game.rival.vp == 1
    assert game.is_levelled(kilgore)
    assert not game.is_levelled(sir_tentaclot)


@pytest.mark.card("TEN06")
@pytest.mark.clause("SFB-207", "SFB-271")
def test_mindcloud_forces_and_takes_a_card_from_the_hand_to_the_deck() -> None:
    position = {gwaien: "c4"}
    game = scenario({sir_tentaclot: "c2"}, position, hand=[mindcloud], rival_hand=[ignite])
    game.play(mindcloud, on=gwaien)
    game.choose("c5")
    assert game.where(gwaien) == "c5"
    assert game.rival.hand == []
    assert game.rival.deck[0] == ignite
    assert not game.me.sees(ignite)


@pytest.mark.card("TEN06")
@pytest.mark.clause("SFB-104", "SFB-144")
def test_mindcloud_takes_the_card_though_a_trap_has_felled_the_target() -> None:
    game = scenario(
        {sir_tentaclot: "c2"},
        {gwaien: "c4", dugrun: "c8"},
        hand=[mindcloud],
        rival_hand=[knock_down],
        damage={gwaien: 5},
        traps={"d5": "damage1"},
    )
    game.play(mindcloud, on=gwaien)
    game.choose("d5", "h3")
    assert game.me.vp == 1
    assert game.is_levelled(sir_tentaclot)
    assert game.rival.deck[0] == knock_down


@pytest.mark.card("TEN07")
@pytest.mark.clause("SFB-199", "SFB-209")
def test_oh_rlyeh_jumps_then_forces_both_sides_around_him() -> None:
    game = scenario({sir_tentaclot: "c1", tzu_xiao: "c3"}, {gwaien: "d5", dugrun: "c8"}, hand=[oh_rlyeh])
    game.play(oh_rlyeh)
    game.choose("c4")
    assert set(game.options) == {"Tzu Xiao", "Gwaien"}
    game.choose(gwaien, "e5")
    game.choose("c2")
    assert game.where(gwaien) == "e5"
    assert game.where(tzu_xiao) == "c2"
    assert game.where(sir_tentaclot) == "c4"
    assert game.is_my_action


@pytest.mark.card("TEN07")
@pytest.mark.clause("SFB-233")
def test_oh_rlyeh_may_jump_nowhere_and_move_nobody() -> None:
    game = scenario({sir_tentaclot: "c4"}, {gwaien: "c5"}, hand=[oh_rlyeh])
    game.play(oh_rlyeh)
    game.decline()
    game.decline()
    assert game.is_my_action
    assert game.where(gwaien) == "c5"


@pytest.mark.card("TEN")
@pytest.mark.clause("SFB-191", "SFB-357")
def test_sir_tentaclot_levelled_at_a_statue_is_not_displaced_nor_hurt_by_it() -> None:
    position = {sir_tentaclot: "f4"}
    game = scenario({kilgore: "f3"}, position, hand=[maul_thrash], levelled=[sir_tentaclot])
    game.play(maul_thrash, on=sir_tentaclot)
    assert game.where(sir_tentaclot) == "f4"
    assert game.damage(sir_tentaclot) == 1  # not 2 more against the statue


@pytest.mark.card("TEN")
@pytest.mark.clause("SFB-357")
def test_sir_tentaclot_levelled_away_from_statues_is_displaced() -> None:
    position = {sir_tentaclot: "c4"}
    game = scenario({kilgore: "c3"}, position, hand=[maul_thrash], levelled=[sir_tentaclot])
    game.play(maul_thrash, on=sir_tentaclot)
    assert game.where(sir_tentaclot) == "c6"


@pytest.mark.card("TEN")
@pytest.mark.clause("SFB-3", "SFB-217")
def test_sir_tentaclot_is_pushed_against_a_statue_on_his_base_side() -> None:
    game = scenario({kilgore: "f3"}, {sir_tentaclot: "f4"}, hand=[maul_thrash])
    game.play(maul_thrash, on=sir_tentaclot)
    assert game.where(sir_tentaclot) == "f4"
    assert game.damage(sir_tentaclot) == 4


@pytest.mark.card("TEN")
@pytest.mark.clause("SFB-357")
def test_sir_tentaclot_levelled_at_a_statue_is_moved_by_his_team_mates() -> None:
    game = scenario(
        {king_alistair: "c2", sir_tentaclot: "f4"},
        {gwaien: "k2"},
        hand=[forced_march],
        levelled=[sir_tentaclot],
    )
    game.play(forced_march)
    game.choose("f3")
    assert game.where(sir_tentaclot) == "f3"
