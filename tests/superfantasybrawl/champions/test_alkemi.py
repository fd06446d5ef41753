"""Al'kemi's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.alkemi import (
    acid_rain,
    alchemical_fire,
    alkemi,
    aqua_vitae,
    barrage,
    recipe_for_disaster,
    up_in_smoke,
)
from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import fireball, gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.nevamor import nevamor
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("ALK02")
@pytest.mark.clause("SFB-222", "SFB-85")
def test_barrage_ignores_the_defense_of_all_in_the_arc() -> None:
    game = scenario({alkemi: "c4", nevamor: "d4"}, {dugrun: "c3"}, hand=[barrage])
    game.play(barrage, on=[dugrun, nevamor])
    assert (game.damage(dugrun), game.damage(nevamor)) == (2, 2)


@pytest.mark.card("ALK03")
@pytest.mark.clause("SFB-342", "SFB-234")
def test_acid_rain_hurts_all_by_their_own_defense_at_once() -> None:
    game = scenario({alkemi: "c4", nevamor: "d4"}, {dugrun: "j3", kolel: "c3"}, hand=[acid_rain])
    game.play(acid_rain)
    assert [game.damage(c) for c in (alkemi, nevamor, dugrun, kolel)] == [0, 1, 2, 0]


@pytest.mark.card("ALK03")
@pytest.mark.clause("SFB-154", "SFB-261")
def test_acid_rain_that_ends_in_a_tie_loses_for_who_played_it() -> None:
    damage = {nevamor: 7, dugrun: 4}
    game = scenario({alkemi: "c4", nevamor: "d4"}, {dugrun: "j3"}, hand=[acid_rain], damage=damage, vp=(4, 4))
    game.play(acid_rain)
    assert game.is_over
    assert game.winners == [1]
    assert (game.me.vp, game.rival.vp) == (5, 5)


@pytest.mark.card("ALK04")
@pytest.mark.clause("SFB-213")
def test_recipe_for_disaster_draws_and_plans_two() -> None:
    game = scenario({alkemi: "c4"}, hand=[recipe_for_disaster, barrage], deck=[acid_rain, aqua_vitae])
    game.play(recipe_for_disaster)
    game.choose(acid_rain, barrage)
    assert game.me.hand == [aqua_vitae]
    assert game.me.deck[:2] == [barrage, acid_rain]


@pytest.mark.card("ALK05")
@pytest.mark.clause("SFB-342", "SFB-65")
def test_aqua_vitae_heals_an_enemy_to_ready_the_blue_core() -> None:
    theirs = {dugrun: "j3", kolel: "c3"}
    game = scenario({alkemi: "c4"}, theirs, hand=[aqua_vitae], damage={dugrun: 2}, cores="yellow")
    game.play(aqua_vitae)
    game.choose(dugrun)
    assert game.damage(dugrun) == 1
    assert game.me.cores == ["blue"]


@pytest.mark.card("ALK05")
@pytest.mark.clause("SFB-342")
def test_aqua_vitae_on_an_unhurt_enemy_readies_nothing() -> None:
    theirs = {dugrun: "j3", kolel: "c3"}
    game = scenario({alkemi: "c4"}, theirs, hand=[aqua_vitae], damage={dugrun: 2}, cores="yellow red")
    game.play(aqua_vitae)
    game.choose(kolel)
    assert game.me.cores == ["red"]


@pytest.mark.card("ALK05")
@pytest.mark.clause("SFB-233")
def test_aqua_vitae_need_not_heal_anybody() -> None:
    game = scenario({alkemi: "c4"}, {dugrun: "j3"}, hand=[aqua_vitae], damage={dugrun: 2}, cores="yellow red")
    game.play(aqua_vitae)
    game.decline()
    assert game.damage(dugrun) == 2
    assert game.me.cores == ["red"]


@pytest.mark.card("ALK06")
@pytest.mark.clause("SFB-65")
def test_alchemical_fire_readies_the_red_core_and_the_opponent_draws() -> None:
    game = scenario(
        {alkemi: "c4"},
        {gwaien: "j3"},
        hand=[alchemical_fire],
        rival_deck=[fireball],
        cores="yellow",
    )
    game.play(alchemical_fire)
    assert game.me.cores == ["red"]
    assert game.rival.hand == [fireball]


@pytest.mark.card("ALK07")
@pytest.mark.clause("SFB-120", "SFB-212")
def test_up_in_smoke_burns_the_enemies_around_then_goes_home() -> None:
    game = scenario(
        {dugrun: "c3", nevamor: "d4"},
        {gwaien: "c4", kolel: "d5", alkemi: ""},
        hand=[mighty_blow],
        rival_hand=[up_in_smoke],
    )
    game.play(mighty_blow, on=gwaien)
    game.react(up_in_smoke, on=gwaien)
    assert [game.damage(c) for c in (dugrun, nevamor, kolel)] == [2, 2, 0]
    assert game.asked == 1
    game.choose("k2")
    assert game.where(gwaien) == "k2"  # out of the row: no Push
    assert game.damage(gwaien) == 1


@pytest.mark.card("ALK")
@pytest.mark.clause("SFB-342", "SFB-135")
def test_with_alkemi_levelled_one_standard_action_a_round_is_free() -> None:
    game = scenario({alkemi: "c4", dugrun: "e3"}, levelled=[alkemi], cores="")
    game.standard("any", dugrun, to="e5", core="free")
    assert game.where(dugrun) == "e5"
    assert game.asked == 1  # no Core, and the free one is used: the phase is over


@pytest.mark.card("ALK")
@pytest.mark.clause("SFB-342")
def test_without_alkemi_levelled_no_standard_action_is_free() -> None:
    game = scenario({alkemi: "c4", dugrun: "e3"}, cores="red")
    assert not any("no Core" in option for option in game.options)
    levelled = scenario({alkemi: "c4", dugrun: "e3"}, cores="red", levelled=[alkemi])
    assert any("no Core" in option for option in levelled.options)
    levelled.standard("red", dugrun, core="free")
    assert levelled.me.cores == ["red"]
    assert not any("1 damage" in option for option in levelled.options)
