"""Gold'arr's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.goldarr import (
    anchors_aweigh,
    goldarr,
    harpoon_strike,
    intimidation,
    me_hearties,
    plundarr,
    set_sail,
)
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.loralei import loralei, natures_wrath
from baston.games.superfantasybrawl.champions.tzu_xiao import challenge, pounce, tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("GOL02")
@pytest.mark.clause("SFB-74", "SFB-205")
def test_me_hearties_draws_and_makes_team_mates_stronger_and_faster() -> None:
    game = scenario(
        {goldarr: "e1", gwaien: "c1"}, {dugrun: "c6"}, hand=[me_hearties, ignite], deck=[plundarr]
    )
    game.play(me_hearties)
    assert game.me.hand == [ignite, plundarr]
    game.play(ignite, to="c4", on=dugrun)
    assert game.where(gwaien) == "c4"  # 2 and 1 more
    assert game.damage(dugrun) == 1


@pytest.mark.card("GOL02")
@pytest.mark.clause("SFB-80")
def test_me_hearties_does_nothing_for_goldarr_himself() -> None:
    game = scenario({goldarr: "c2"}, {gwaien: "c5"}, hand=[me_hearties, harpoon_strike])
    game.play(me_hearties)
    game.play(harpoon_strike, on=gwaien)
    assert game.damage(gwaien) == 1


@pytest.mark.card("GOL03")
@pytest.mark.clause("SFB-215")
def test_harpoon_strike_pulls_the_target_two_hexes() -> None:
    game = scenario({goldarr: "c2"}, {gwaien: "c5"}, hand=[harpoon_strike])
    game.play(harpoon_strike, on=gwaien)
    assert game.where(gwaien) == "c3"
    assert game.damage(gwaien) == 1


@pytest.mark.card("GOL03")
@pytest.mark.clause("SFB-215", "SFB-216")
def test_harpoon_strike_hurts_for_each_hex_that_cannot_be_gone() -> None:
    game = scenario({goldarr: "c2"}, {gwaien: "c4"}, hand=[harpoon_strike])
    game.play(harpoon_strike, on=gwaien)
    assert game.where(gwaien) == "c3"
    assert game.damage(gwaien) == 2


@pytest.mark.card("GOL03")
@pytest.mark.clause("SFB-83", "SFB-100")
def test_harpoon_strike_cannot_reach_who_is_next_to_him() -> None:
    game = scenario({goldarr: "c2"}, {gwaien: "c3"}, hand=[harpoon_strike])
    game.play(harpoon_strike)
    assert game.is_my_action
    assert game.damage(gwaien) == 0


@pytest.mark.card("GOL04")
@pytest.mark.clause("SFB-105")
def test_plundarr_draws_for_all_attack_damage_even_beyond_what_was_left() -> None:
    top = [set_sail, me_hearties]
    game = scenario({goldarr: "c2"}, {gwaien: "c3"}, hand=[plundarr], deck=top, damage={gwaien: 5})
    game.play(plundarr, on=gwaien)
    assert game.where(gwaien) == ""
    assert game.me.hand == top


@pytest.mark.card("GOL04")
@pytest.mark.clause("SFB-96", "SFB-105")
def test_plundarr_draws_nothing_for_a_blow_that_defense_stops() -> None:
    game = scenario({goldarr: "c2"}, {dugrun: "c3"}, hand=[plundarr])
    game.play(plundarr, on=dugrun)
    assert game.me.hand == []


@pytest.mark.card("GOL05")
@pytest.mark.clause("SFB-98", "SFB-196")
def test_intimidation_lets_the_attacker_flee_where_its_player_chooses() -> None:
    game = scenario({dugrun: "c3"}, {goldarr: "c4"}, hand=[knock_down], rival_hand=[intimidation])
    game.play(knock_down, on=goldarr)
    game.react(intimidation, on=goldarr)
    assert game.damage(goldarr) == 0
    assert game.asked == 0
    game.choose("c1")
    assert game.where(dugrun) == "c1"


@pytest.mark.card("GOL05")
@pytest.mark.clause("SFB-116")
def test_intimidation_is_lost_when_the_defended_champion_falls() -> None:
    game = scenario(
        {loralei: "c1"}, {goldarr: "c4"}, hand=[natures_wrath], rival_hand=[intimidation], damage={goldarr: 6}
    )
    game.play(natures_wrath, on=goldarr)
    game.react(intimidation, on=goldarr)
    assert game.where(goldarr) == ""
    assert game.where(loralei) == "c1"


@pytest.mark.card("GOL06")
@pytest.mark.clause("SFB-85", "SFB-199")
def test_anchors_aweigh_hits_and_pushes_team_mates_in_the_area_too() -> None:
    game = scenario({goldarr: "c4", tzu_xiao: "d4"}, {gwaien: "c3"}, hand=[anchors_aweigh])
    game.play(anchors_aweigh, on=[gwaien, tzu_xiao])
    assert set(game.options) == {"Gwaien", "Tzu Xiao"}
    game.choose(gwaien)
    assert game.where(gwaien) == "c2"
    assert game.where(tzu_xiao) == "e3"
    assert game.damage(gwaien) == game.damage(tzu_xiao) == 1


@pytest.mark.card("GOL07")
@pytest.mark.clause("SFB-238", "SFB-346")
def test_set_sail_hurts_each_enemy_crossed_but_no_team_mate() -> None:
    game = scenario({goldarr: "c1", tzu_xiao: "c4"}, {gwaien: "c3", dugrun: "c8"}, hand=[set_sail])
    game.play(set_sail)
    game.choose("c6")
    assert game.where(goldarr) == "c6"
    assert game.damage(gwaien) == 1
    assert game.damage(tzu_xiao) == game.damage(dugrun) == 0


@pytest.mark.card("GOL07")
@pytest.mark.clause("SFB-346")
def test_set_sail_passes_traps_but_springs_the_one_where_it_ends() -> None:
    traps = {"d3": "damage2", "d5": "damage1"}
    game = scenario({goldarr: "d1"}, {gwaien: "d4"}, hand=[set_sail], traps=traps)
    game.play(set_sail)
    game.choose("d5")
    assert game.damage(goldarr) == 1
    assert game.traps["d3"] == "damage2"
    assert game.damage(gwaien) == 0  # the new trap is laid first
    game.choose("h3")
    assert game.damage(gwaien) == 1


@pytest.mark.card("GOL07")
@pytest.mark.clause("SFB-346")
def test_set_sail_is_stopped_by_a_statue_and_needs_a_free_hex() -> None:
    game = scenario({goldarr: "f6"}, {gwaien: "f7"}, hand=[set_sail])
    game.play(set_sail)
    assert not {"f4", "f7", "f9"} & set(game.options)
    game.decline()
    assert game.where(goldarr) == "f6"
    assert game.damage(gwaien) == 0


@pytest.mark.card("GOL")
@pytest.mark.clause("SFB-191")
def test_goldarr_levelled_is_not_pushed_nor_hurt_by_a_push() -> None:
    game = scenario({tzu_xiao: "c7"}, {goldarr: "c8"}, hand=[pounce], levelled=[goldarr])
    game.play(pounce)
    game.decline()
    game.aim(goldarr)
    assert game.where(goldarr) == "c8"
    assert game.damage(goldarr) == 0


@pytest.mark.card("GOL")
@pytest.mark.clause("SFB-3", "SFB-215")
def test_goldarr_is_pushed_on_his_base_side_and_pulled_on_both() -> None:
    game = scenario({tzu_xiao: "c5"}, {goldarr: "c6"}, hand=[pounce])
    game.play(pounce)
    game.decline()
    game.aim(goldarr)
    assert game.where(goldarr) == "c7"
    game = scenario({tzu_xiao: "c4"}, {goldarr: "c6"}, hand=[challenge], levelled=[goldarr])
    game.play(challenge, on=goldarr)
    assert game.where(goldarr) == "c5"
