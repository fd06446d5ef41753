"""Dugrun's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import (
    blizzard,
    dugrun,
    hold_ground,
    knock_down,
    mighty_blow,
    onwards,
    shield_slam,
)
from baston.games.superfantasybrawl.champions.gwaien import flamespear, gwaien, ignite
from baston.games.superfantasybrawl.champions.korvash import bloodcurdling_roar, korvash
from baston.games.superfantasybrawl.champions.tzu_xiao import challenge, pounce, tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("DUG02")
@pytest.mark.clause("SFB-115", "SFB-345")
def test_hold_ground_cancels_the_push_of_the_attack() -> None:
    game = scenario({gwaien: "c2"}, {dugrun: "c5"}, hand=[flamespear], rival_hand=[hold_ground])
    game.play(flamespear, on=dugrun)
    game.react(hold_ground, on=dugrun)
    assert game.where(dugrun) == "c5"
    assert game.damage(dugrun) == 1


@pytest.mark.card("DUG02")
@pytest.mark.clause("SFB-191")
def test_hold_ground_cancels_the_damage_of_a_push_against_a_wall_too() -> None:
    game = scenario({tzu_xiao: "c7"}, {dugrun: "c8"}, hand=[pounce], rival_hand=[hold_ground])
    game.play(pounce)
    game.decline()
    game.aim(dugrun)
    game.react(hold_ground, on=dugrun)
    assert game.damage(dugrun) == 0


@pytest.mark.card("DUG02")
@pytest.mark.clause("SFB-110")
def test_hold_ground_is_not_needed_for_the_push_to_hurt() -> None:
    game = scenario({tzu_xiao: "c7"}, {dugrun: "c8"}, hand=[pounce], rival_hand=[hold_ground])
    game.play(pounce)
    game.decline()
    game.aim(dugrun)
    game.decline()
    assert game.damage(dugrun) == 1


@pytest.mark.card("DUG03")
@pytest.mark.clause("SFB-236")
def test_knock_down_helps_his_team_mates_against_the_target_alone() -> None:
    game = scenario(
        {dugrun: "c3", tzu_xiao: "c5"},
        {gwaien: "c4"},
        hand=[knock_down, challenge],
        rival_hand=[],
    )
    game.play(knock_down, on=gwaien)
    assert game.damage(gwaien) == 2
    assert "Tzu Xiao: +2 strength against Gwaien this turn (Knock Down)." in game.told
    game.play(challenge, on=gwaien)
    assert game.where(gwaien) == ""  # 2 and 2 more: 6 hit points gone
    assert game.me.vp == 1


@pytest.mark.card("DUG03")
@pytest.mark.clause("SFB-47")
def test_knock_down_does_not_help_dugrun_himself_and_ends_with_the_turn() -> None:
    game = scenario({dugrun: "c3"}, {gwaien: "c4"}, hand=[knock_down, mighty_blow])
    game.play(knock_down, on=gwaien)
    game.play(mighty_blow, on=gwaien)
    assert game.damage(gwaien) == 3
    game.end_turn()
    assert game.arena.lasting == []


@pytest.mark.card("DUG04")
@pytest.mark.clause("SFB-217")
def test_mighty_blow_pushes_two_hexes() -> None:
    game = scenario({dugrun: "c3"}, {gwaien: "c4"}, hand=[mighty_blow], rival_hand=[ignite])
    game.play(mighty_blow, on=gwaien)
    game.decline()
    assert game.where(gwaien) == "c6"
    assert game.damage(gwaien) == 1
    assert game.rival.hand == [ignite]


@pytest.mark.card("DUG04")
@pytest.mark.clause("SFB-215", "SFB-219")
def test_mighty_blow_stuns_who_is_hurt_by_the_push() -> None:
    game = scenario({dugrun: "c6"}, {gwaien: "c7"}, hand=[mighty_blow], rival_hand=[ignite])
    game.play(mighty_blow, on=gwaien)
    game.decline()
    assert game.where(gwaien) == "c8"
    assert game.damage(gwaien) == 2
    assert game.rival.discard == [ignite]


@pytest.mark.card("DUG05")
@pytest.mark.clause("SFB-199", "SFB-202")
def test_shield_slam_dashes_then_pushes_all_around_in_any_order() -> None:
    game = scenario({dugrun: "c2"}, {gwaien: "c5", tzu_xiao: "d5"}, hand=[shield_slam])
    game.play(shield_slam)
    game.choose("c4")
    assert set(game.options) == {"Gwaien", "Tzu Xiao"}
    game.choose(gwaien)
    assert game.where(gwaien) == "c6"
    assert game.where(tzu_xiao) == "e5"


@pytest.mark.card("DUG05")
@pytest.mark.clause("SFB-233")
def test_shield_slam_may_dash_nowhere_and_push_nobody() -> None:
    game = scenario({dugrun: "c2"}, {gwaien: "c5"}, hand=[shield_slam])
    game.play(shield_slam)
    game.decline()
    assert game.where(gwaien) == "c5"
    assert game.me.discard == [shield_slam]


@pytest.mark.card("DUG06")
@pytest.mark.clause("SFB-105", "SFB-234")
def test_blizzard_hurts_all_other_enemies_wherever_they_stand() -> None:
    game = scenario({dugrun: "c3"}, {gwaien: "c4", tzu_xiao: "j5"}, hand=[blizzard])
    game.play(blizzard, on=gwaien)
    assert game.damage(gwaien) == 2
    assert game.damage(tzu_xiao) == 1


@pytest.mark.card("DUG06")
@pytest.mark.clause("SFB-105")
def test_blizzard_that_does_no_damage_hurts_nobody_else() -> None:
    enemies = {gwaien: "c4", tzu_xiao: "j5", korvash: ""}
    game = scenario({dugrun: "c3"}, enemies, hand=[blizzard], rival_hand=[bloodcurdling_roar])
    game.play(blizzard, on=gwaien)
    game.react(bloodcurdling_roar, on=gwaien)
    assert game.damage(gwaien) == 0
    assert game.damage(tzu_xiao) == 0


@pytest.mark.card("DUG07")
@pytest.mark.clause("SFB-205")
def test_onwards_draws_and_lets_each_team_mate_dash() -> None:
    game = scenario({dugrun: "c2", gwaien: "e3", tzu_xiao: "i3"}, hand=[onwards], deck=[blizzard])
    game.play(onwards)
    assert game.me.hand == [blizzard]
    game.choose(tzu_xiao, "i4")
    game.decline()
    assert game.where(tzu_xiao) == "i4"
    assert game.where(gwaien) == "e3"


@pytest.mark.card("DUG")
@pytest.mark.clause("SFB-344")
def test_next_to_dugrun_levelled_only_attacks_that_include_him_are_made() -> None:
    position = {dugrun: "c4", gwaien: "c2"}
    game = scenario({tzu_xiao: "c3"}, position, hand=[challenge], levelled=[dugrun])
    game.play(challenge)
    assert game.options == ["Dugrun"]


@pytest.mark.card("DUG")
@pytest.mark.clause("SFB-344")
def test_away_from_dugrun_levelled_others_can_be_attacked() -> None:
    game = scenario({tzu_xiao: "c3"}, {dugrun: "c5", gwaien: "c2"}, hand=[challenge], levelled=[dugrun])
    game.play(challenge, on=gwaien)
    assert game.damage(gwaien) == 3  # 2, and 1 for the Pull that has nowhere to go
