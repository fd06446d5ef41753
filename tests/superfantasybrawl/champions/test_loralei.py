"""Loralei's cards, in their order, then her levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kilgore import appetite_for_destruction, kilgore
from baston.games.superfantasybrawl.champions.loralei import (
    clairvoyance,
    grasping_vines,
    healing_rain,
    intervention,
    loralei,
    natures_wrath,
    winding_paths,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("LOR02")
@pytest.mark.clause("SFB-205", "SFB-213")
def test_clairvoyance_draws_then_plans_in_the_order_of_choice() -> None:
    game = scenario(
        {loralei: "c2"},
        {gwaien: "c8"},
        hand=[clairvoyance, natures_wrath, healing_rain],
        deck=[winding_paths],
    )
    game.play(clairvoyance)
    game.choose(natures_wrath, healing_rain)
    game.decline()
    assert game.me.deck[:2] == [healing_rain, natures_wrath]
    assert game.me.hand == [winding_paths]


@pytest.mark.card("LOR02")
@pytest.mark.clause("SFB-213")
def test_clairvoyance_plans_five_cards_at_most() -> None:
    hand = [natures_wrath, healing_rain, winding_paths, grasping_vines, intervention]
    game = scenario({loralei: "c2"}, {gwaien: "c8"}, hand=[clairvoyance, *hand])
    game.play(clairvoyance)
    drawn = game.me.hand[-1]
    game.choose(*hand)
    assert game.is_my_action
    assert game.me.deck[:5] == hand[::-1]
    assert game.me.hand == [drawn]


@pytest.mark.card("LOR03")
@pytest.mark.clause("SFB-212")
def test_grasping_vines_place_an_enemy_next_to_loralei() -> None:
    game = scenario({loralei: "c2"}, {gwaien: "c4"}, hand=[grasping_vines])
    game.play(grasping_vines, on=gwaien)
    assert set(game.options) == {"c1", "c3", "b1", "b2", "d2", "d3"}
    game.choose("b1")
    assert game.where(gwaien) == "b1"


@pytest.mark.card("LOR03")
@pytest.mark.clause("SFB-80")
def test_grasping_vines_may_take_hold_of_a_team_mate() -> None:
    game = scenario({loralei: "c2", dugrun: "c4"}, {gwaien: "c8"}, hand=[grasping_vines])
    game.play(grasping_vines, on=dugrun)
    game.choose("c1")
    assert game.where(dugrun) == "c1"


@pytest.mark.card("LOR03")
@pytest.mark.clause("SFB-144", "SFB-173")
def test_grasping_vines_place_an_enemy_on_a_trap() -> None:
    game = scenario(
        {loralei: "c2"}, {gwaien: "c4"}, hand=[grasping_vines], damage={gwaien: 5}, traps={"d3": "damage1"}
    )
    game.play(grasping_vines, on=gwaien)
    game.choose("d3", "h3")
    assert game.where(gwaien) == ""
    assert game.me.vp == 1
    assert game.is_levelled(loralei)


@pytest.mark.card("LOR04")
@pytest.mark.clause("SFB-208")
def test_healing_rain_heals_the_champion_of_each_card() -> None:
    game = scenario(
        {loralei: "c2", dugrun: "c8"},
        {gwaien: "j4"},
        hand=[healing_rain, natures_wrath, winding_paths, knock_down],
        damage={loralei: 3, dugrun: 2},
    )
    game.play(healing_rain)
    game.choose(natures_wrath, knock_down, winding_paths)
    assert game.damage(loralei) == 1
    assert game.damage(dugrun) == 1
    assert game.me.hand == []


@pytest.mark.card("LOR04")
@pytest.mark.clause("SFB-232")
def test_healing_rain_may_discard_fewer_cards() -> None:
    hand = [healing_rain, natures_wrath, knock_down]
    game = scenario({loralei: "c2", dugrun: "c8"}, {gwaien: "j4"}, hand=hand, damage={loralei: 3, dugrun: 2})
    game.play(healing_rain)
    game.choose(natures_wrath)
    game.decline()
    assert game.damage(loralei) == 2
    assert game.damage(dugrun) == 2
    assert game.me.hand == [knock_down]


@pytest.mark.card("LOR04")
@pytest.mark.clause("SFB-149")
def test_healing_rain_takes_four_cards_and_does_nothing_for_who_is_on_the_gate() -> None:
    hand = [natures_wrath, winding_paths, grasping_vines, knock_down, clairvoyance]
    game = scenario(
        {loralei: "c2", dugrun: ""}, {gwaien: "j4"}, hand=[healing_rain, *hand], damage={loralei: 3}
    )
    game.play(healing_rain)
    game.choose(knock_down, natures_wrath, winding_paths, grasping_vines)
    assert game.is_my_action
    assert game.damage(loralei) == 0
    assert game.where(dugrun) == ""
    assert game.me.hand == [clairvoyance]


@pytest.mark.card("LOR05")
@pytest.mark.clause("SFB-98", "SFB-105")
def test_intervention_heals_if_the_attack_did_no_damage() -> None:
    game = scenario(
        {dugrun: "c3"}, {loralei: "c4"}, hand=[knock_down], rival_hand=[intervention], damage={loralei: 3}
    )
    game.play(knock_down, on=loralei)
    game.react(intervention, on=loralei)
    assert game.asked == 1
    game.choose(loralei)
    assert game.damage(loralei) == 0


@pytest.mark.card("LOR05")
@pytest.mark.clause("SFB-232")
def test_intervention_may_leave_the_wounds() -> None:
    game = scenario(
        {dugrun: "c3"}, {loralei: "c4"}, hand=[knock_down], rival_hand=[intervention], damage={loralei: 3}
    )
    game.play(knock_down, on=loralei)
    game.react(intervention, on=loralei)
    game.decline()
    assert game.damage(loralei) == 3


@pytest.mark.card("LOR05")
@pytest.mark.clause("SFB-105")
def test_intervention_heals_nothing_after_damage() -> None:
    game = scenario(
        {kilgore: "c3"},
        {loralei: "c4"},
        hand=[appetite_for_destruction],
        rival_hand=[intervention],
        damage={loralei: 1},
    )
    game.play(appetite_for_destruction, on=loralei)
    game.react(intervention, on=loralei)
    assert game.is_my_action
    assert game.damage(loralei) == 3  # 5 against 2 and 1


@pytest.mark.card("LOR06")
@pytest.mark.clause("SFB-82", "SFB-222")
def test_natures_wrath_ignores_defense_and_whatever_stands_between() -> None:
    game = scenario({loralei: "c2"}, {dugrun: "c5", gwaien: "c4"}, hand=[natures_wrath])
    game.play(natures_wrath, on=dugrun)
    assert game.damage(dugrun) == 3


@pytest.mark.card("LOR06")
@pytest.mark.clause("SFB-83")
def test_natures_wrath_reaches_three_or_four_hexes_alone() -> None:
    game = scenario({loralei: "c1"}, {dugrun: "c5", gwaien: "c3", tzu_xiao: "c6"}, hand=[natures_wrath])
    game.play(natures_wrath)
    assert game.options == ["Dugrun"]


@pytest.mark.card("LOR07")
@pytest.mark.clause("SFB-221")
def test_winding_paths_swap_the_target_with_an_enemy_anywhere() -> None:
    game = scenario({loralei: "c2"}, {gwaien: "c4", tzu_xiao: "j4"}, hand=[winding_paths])
    game.play(winding_paths, on=gwaien)
    assert game.damage(gwaien) == 2
    assert game.where(gwaien) == "j4"
    assert game.where(tzu_xiao) == "c4"


@pytest.mark.card("LOR07")
@pytest.mark.clause("SFB-231")
def test_winding_paths_need_another_enemy_in_the_arena() -> None:
    game = scenario({loralei: "c2"}, {gwaien: "c4", tzu_xiao: ""}, hand=[winding_paths])
    game.play(winding_paths, on=gwaien)
    assert game.where(gwaien) == "c4"


@pytest.mark.card("LOR07")
@pytest.mark.clause("SFB-104")
def test_winding_paths_move_nobody_when_the_target_has_fallen() -> None:
    enemies = {gwaien: "c4", tzu_xiao: "j4", dugrun: "j5"}
    game = scenario({loralei: "c2"}, enemies, hand=[winding_paths], damage={gwaien: 4})
    game.play(winding_paths, on=gwaien)
    assert game.where(gwaien) == ""
    assert game.where(tzu_xiao) == "j4"


@pytest.mark.card("LOR")
@pytest.mark.clause("SFB-43")
def test_loralei_levelled_draws_two_more_in_the_upkeep() -> None:
    game = scenario({loralei: "c2"}, {gwaien: "c4"}, levelled=[loralei])
    game.end_turn()
    assert len(game.me.hand) == 7


@pytest.mark.card("LOR")
@pytest.mark.clause("SFB-3", "SFB-43")
def test_loralei_draws_nothing_more_on_her_base_side() -> None:
    game = scenario({loralei: "c2"}, {gwaien: "c4"})
    game.end_turn()
    assert len(game.me.hand) == 5
