"""Rath's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, hold_ground, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.rath import (
    burrow,
    double_dealing,
    go_to_ground,
    nightshade,
    rath,
    sneak_attack,
    stalk_beneath,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("RAT02")
@pytest.mark.clause("SFB-203", "SFB-204")
def test_double_dealing_strikes_twice_and_not_who_has_fallen() -> None:
    game = scenario({rath: "c2"}, {kolel: "c4"}, hand=[double_dealing])
    game.play(double_dealing, on=kolel)
    assert game.damage(kolel) == 4
    game = scenario({rath: "c2"}, {kolel: "c4"}, hand=[double_dealing], damage={kolel: 6})
    game.play(double_dealing, on=kolel)
    assert (game.where(kolel), game.damage(kolel), game.me.vp) == ("", 0, 1)


@pytest.mark.card("RAT03")
@pytest.mark.clause("SFB-237", "SFB-222")
def test_nightshade_draws_plans_and_readies_his_next_attack() -> None:
    game = scenario(
        {rath: "c3"},
        {dugrun: "c4"},
        hand=[nightshade, sneak_attack],
        deck=[burrow, stalk_beneath],
    )
    game.play(nightshade)
    assert set(game.me.hand) == {sneak_attack, burrow, stalk_beneath}
    game.choose(burrow)
    assert game.me.deck[0] == burrow
    game.play(sneak_attack, on=dugrun)
    assert game.damage(dugrun) == 2


@pytest.mark.card("RAT03")
@pytest.mark.clause("SFB-237")
def test_nightshade_is_not_used_up_by_an_attack_called_off_but_by_the_next() -> None:
    game = scenario(
        {rath: "c3"},
        {dugrun: "c4"},
        hand=[nightshade, sneak_attack, burrow],
        deck=[double_dealing, stalk_beneath],
    )
    game.play(nightshade)
    game.decline()
    game.play(sneak_attack, use=False)
    game.play(burrow)
    game.decline()
    game.aim(dugrun)
    assert game.damage(dugrun) == 3
    assert game.arena.lasting == []


@pytest.mark.card("RAT04")
@pytest.mark.clause("SFB-351", "SFB-212")
def test_stalk_beneath_hurts_then_places_rath_next_to_a_team_mate() -> None:
    game = scenario({rath: "c3", tzu_xiao: "i4"}, {dugrun: "c4", kolel: "d3"}, hand=[stalk_beneath])
    game.play(stalk_beneath)
    assert game.options == ["Dugrun", "Ko'lel"]
    game.choose(dugrun)
    assert game.damage(dugrun) == 2
    assert set(game.options) == {"i3", "i5", "h4", "h5", "j3", "j4"}
    game.choose("h5")
    assert game.where(rath) == "h5"


@pytest.mark.card("RAT04")
@pytest.mark.clause("SFB-231", "SFB-351")
def test_stalk_beneath_without_an_enemy_or_a_team_mate_places_nobody() -> None:
    game = scenario({rath: "c3", tzu_xiao: "i4"}, {dugrun: "c7"}, hand=[stalk_beneath])
    game.play(stalk_beneath)
    assert game.where(rath) == "c3"
    game = scenario({rath: "c3"}, {dugrun: "c4"}, hand=[stalk_beneath])
    game.play(stalk_beneath)
    assert (game.where(rath), game.damage(dugrun)) == ("c3", 2)


@pytest.mark.card("RAT05")
@pytest.mark.clause("SFB-92", "SFB-99")
def test_burrow_jumps_before_and_after() -> None:
    game = scenario({rath: "c1"}, {kolel: "c4"}, hand=[burrow])
    game.play(burrow)
    game.choose("c3")
    game.aim(kolel)
    assert game.damage(kolel) == 3
    game.choose("c5")
    assert game.where(rath) == "c5"


@pytest.mark.card("RAT05")
@pytest.mark.clause("SFB-93")
def test_burrow_without_the_attack_has_no_jump_afterwards() -> None:
    game = scenario({rath: "c1"}, {kolel: "c4"}, hand=[burrow])
    game.play(burrow)
    game.choose("c3")
    game.aim(use=False)
    assert game.asking == "turn"
    assert game.where(rath) == "c3"


@pytest.mark.card("RAT06")
@pytest.mark.clause("SFB-230")
def test_sneak_attack_opens_no_window() -> None:
    game = scenario({rath: "c3"}, {dugrun: "c4"}, hand=[sneak_attack], rival_hand=[hold_ground])
    game.play(sneak_attack, on=dugrun)
    assert game.asking == "turn"
    assert game.rival.hand == [hold_ground]


@pytest.mark.card("RAT07")
@pytest.mark.clause("SFB-353", "SFB-117")
def test_go_to_ground_lets_the_defended_champion_jump_out_of_the_push() -> None:
    game = scenario({dugrun: "c3"}, {gwaien: "c4", rath: ""}, hand=[mighty_blow], rival_hand=[go_to_ground])
    game.play(mighty_blow, on=gwaien)
    game.react(go_to_ground, on=gwaien)
    assert game.asked == 1
    game.choose("e5")
    assert game.where(gwaien) == "e5"  # out of Dugrun's rows: no Push
    assert game.damage(gwaien) == 0


@pytest.mark.card("RAT07")
@pytest.mark.clause("SFB-233")
def test_go_to_ground_may_be_a_jump_of_none() -> None:
    game = scenario({dugrun: "c3"}, {gwaien: "c4", rath: ""}, hand=[mighty_blow], rival_hand=[go_to_ground])
    game.play(mighty_blow, on=gwaien)
    game.react(go_to_ground, on=gwaien)
    game.decline()
    assert game.where(gwaien) == "c6"


@pytest.mark.card("RAT")
@pytest.mark.clause("SFB-214")
def test_rath_levelled_poisons_who_is_damaged() -> None:
    game = scenario({rath: "c3"}, {kolel: "c4"}, hand=[sneak_attack], levelled=[rath])
    game.play(sneak_attack, on=kolel)
    assert game.damage(kolel) == 3
    game = scenario({rath: "c3"}, {dugrun: "c4"}, hand=[sneak_attack], levelled=[rath])
    game.play(sneak_attack, on=dugrun)
    assert game.damage(dugrun) == 0
