"""Ko'lel's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down, mighty_blow, onwards
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.kolel import (
    blinding_dart,
    double_jump,
    kolel,
    mighty_jump,
    poisoned_dart,
    scout_ahead,
    tongue_lash,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("KOL02")
@pytest.mark.clause("SFB-209")
def test_double_jump_jumps_before_and_after() -> None:
    game = scenario({kolel: "c1"}, {gwaien: "c5"}, hand=[double_jump])
    game.play(double_jump)
    game.choose("c4")
    game.aim(gwaien)
    game.choose("c7")
    assert game.where(kolel) == "c7"
    assert game.damage(gwaien) == 2


@pytest.mark.card("KOL03")
@pytest.mark.clause("SFB-85", "SFB-199")
def test_mighty_jump_strikes_all_around_and_pushes_them() -> None:
    game = scenario({kolel: "c1", dugrun: "c3"}, {gwaien: "c5", tzu_xiao: "d4"}, hand=[mighty_jump])
    game.play(mighty_jump)
    game.choose("c4")
    game.aim([dugrun, gwaien, tzu_xiao])
    assert (game.damage(dugrun), game.damage(gwaien)) == (0, 2)
    game.choose(gwaien, dugrun)
    assert game.where(gwaien) == "c6"
    assert game.where(dugrun) == "c2"
    assert game.where(tzu_xiao) == "e3"


@pytest.mark.card("KOL04")
@pytest.mark.clause("SFB-214")
def test_poisoned_dart_poisons_only_who_is_damaged() -> None:
    game = scenario({kolel: "c2"}, {gwaien: "c5"}, hand=[poisoned_dart])
    game.play(poisoned_dart, on=gwaien)
    assert game.damage(gwaien) == 3
    game = scenario({kolel: "c2"}, {dugrun: "c5"}, hand=[poisoned_dart])
    game.play(poisoned_dart, on=dugrun)
    assert game.damage(dugrun) == 0


@pytest.mark.card("KOL05")
@pytest.mark.clause("SFB-219", "SFB-98")
def test_blinding_dart_stuns_the_attacker_whose_player_chooses() -> None:
    game = scenario(
        {dugrun: "c3"},
        {kolel: "c4"},
        hand=[knock_down, mighty_blow, onwards],
        rival_hand=[blinding_dart],
    )
    game.play(knock_down, on=kolel)
    game.react(blinding_dart, on=kolel)
    assert game.damage(kolel) == 1
    assert game.asked == 0
    assert set(game.options) == {"Mighty Blow", "Onwards!"}
    game.choose(onwards)
    assert game.me.hand == [mighty_blow]


@pytest.mark.card("KOL06")
@pytest.mark.clause("SFB-205", "SFB-213")
def test_scout_ahead_draws_three_and_plans_up_to_three() -> None:
    game = scenario({kolel: "c2"}, hand=[scout_ahead], deck=[double_jump, mighty_jump, tongue_lash])
    game.play(scout_ahead)
    game.choose(mighty_jump)
    game.decline()
    assert set(game.me.hand) == {double_jump, tongue_lash}
    assert game.me.deck[0] == mighty_jump


@pytest.mark.card("KOL07")
@pytest.mark.clause("SFB-215", "SFB-105")
def test_tongue_lash_pulls_and_stuns_who_is_damaged() -> None:
    game = scenario({kolel: "c2"}, {gwaien: "c5"}, hand=[tongue_lash], rival_hand=[ignite])
    game.play(tongue_lash, on=gwaien)
    game.decline()
    assert game.where(gwaien) == "c3"
    assert game.damage(gwaien) == 1
    assert game.rival.discard == [ignite]


@pytest.mark.card("KOL07")
@pytest.mark.clause("SFB-105")
def test_tongue_lash_that_does_no_damage_does_nothing_more() -> None:
    game = scenario({kolel: "c2"}, {dugrun: "c5"}, hand=[tongue_lash], rival_hand=[knock_down])
    game.play(tongue_lash, on=dugrun)
    game.decline()
    assert game.where(dugrun) == "c5"
    assert game.rival.hand == [knock_down]


@pytest.mark.card("KOL")
@pytest.mark.clause("SFB-101")
def test_kolel_levelled_takes_two_defense_from_his_targets() -> None:
    game = scenario({kolel: "c2"}, {dugrun: "c5"}, hand=[poisoned_dart], levelled=[kolel])
    game.play(poisoned_dart, on=dugrun)
    assert game.damage(dugrun) == 3
    assert game.defense(dugrun) == 2
    game = scenario({kolel: "c2"}, {gwaien: "c5"}, hand=[poisoned_dart], levelled=[kolel])
    game.play(poisoned_dart, on=gwaien)
    assert game.damage(gwaien) == 3  # never below 0
