"""Nevamor's cards, in their order, then her levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, hold_ground, knock_down, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel, scout_ahead
from baston.games.superfantasybrawl.champions.korvash import chop, korvash
from baston.games.superfantasybrawl.champions.nevamor import (
    dark_envoy,
    grim_harvest,
    guiding_light,
    murder_of_crows,
    nevamor,
    nightmare,
    soul_reave,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import focus, tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("NEV02")
@pytest.mark.clause("SFB-213", "SFB-99")
def test_dark_envoy_plans_two_cards_the_last_on_top() -> None:
    game = scenario({nevamor: "c2"}, {kolel: "c4"}, hand=[dark_envoy, nightmare, soul_reave])
    game.play(dark_envoy, on=kolel)
    game.choose(nightmare, soul_reave)
    assert game.me.deck[:2] == [soul_reave, nightmare]
    assert game.damage(kolel) == 1


@pytest.mark.card("NEV02")
@pytest.mark.clause("SFB-93")
def test_dark_envoy_without_the_attack_plans_nothing() -> None:
    game = scenario({nevamor: "c2"}, {kolel: "c4"}, hand=[dark_envoy, nightmare])
    game.play(dark_envoy, use=False)
    assert game.me.hand == [nightmare]


@pytest.mark.card("NEV03")
@pytest.mark.clause("SFB-238", "SFB-194")
def test_nightmare_hurts_and_frightens_all_that_it_crosses() -> None:
    game = scenario({nevamor: "c2"}, {kolel: "c3", tzu_xiao: "c4", korvash: "d4"}, hand=[nightmare])
    game.play(nightmare)
    game.choose("c5")
    assert (game.damage(kolel), game.damage(tzu_xiao), game.damage(korvash)) == (1, 1, 0)
    assert game.asked == 1
    assert set(game.options) == {"Ko'lel", "Tzu Xiao"}
    game.choose(kolel)
    game.choose("c2")
    assert game.where(kolel) == "c2"
    assert game.asked == 1  # Tzu Xiao's way is open in several directions


@pytest.mark.card("NEV03")
@pytest.mark.clause("SFB-220")
def test_nightmare_may_be_a_swoop_that_crosses_nobody() -> None:
    game = scenario({nevamor: "c2"}, {kolel: "c3"}, hand=[nightmare])
    game.play(nightmare)
    game.decline()
    assert game.damage(kolel) == 0
    assert game.asking == "turn"


@pytest.mark.card("NEV04")
@pytest.mark.clause("SFB-212", "SFB-236")
def test_guiding_light_places_a_team_mate_beside_her_and_strengthens_it() -> None:
    game = scenario({nevamor: "c3", tzu_xiao: "i3", korvash: "j3"}, {kolel: "d5"}, hand=[guiding_light, chop])
    game.play(guiding_light)
    assert game.options == ["Tzu Xiao", "Korvash"]
    game.choose(korvash, "c4")
    assert game.where(korvash) == "c4"
    game.play(chop, on=[nevamor, kolel])
    assert game.damage(kolel) == 5


@pytest.mark.card("NEV04")
@pytest.mark.clause("SFB-235")
def test_guiding_light_finds_nobody_on_the_gate() -> None:
    game = scenario({nevamor: "c3", tzu_xiao: ""}, {kolel: "d5"}, hand=[guiding_light])
    game.play(guiding_light)
    assert game.where(tzu_xiao) == ""


@pytest.mark.card("NEV05")
@pytest.mark.clause("SFB-345")
def test_murder_of_crows_ends_all_that_lasts_and_all_that_would_come() -> None:
    game = scenario(
        {dugrun: "c3", tzu_xiao: "e3"},
        {nevamor: "c4"},
        hand=[focus, mighty_blow],
        rival_hand=[murder_of_crows],
    )
    game.play(focus)
    game.play(mighty_blow, on=nevamor)
    game.react(murder_of_crows, on=nevamor)
    assert game.where(nevamor) == "c4"  # not pushed
    assert game.damage(nevamor) == 0  # 2 against 2
    assert game.arena.lasting == []


@pytest.mark.card("NEV05")
@pytest.mark.clause("SFB-119", "SFB-345")
def test_murder_of_crows_does_nothing_if_nevamor_is_far_or_on_her_gate() -> None:
    for where in ("", "c7"):
        game = scenario(
            {dugrun: "c3"}, {nevamor: where, kolel: "c4"}, hand=[mighty_blow], rival_hand=[murder_of_crows]
        )
        game.play(mighty_blow, on=kolel)
        game.react(murder_of_crows, on=kolel)
        assert game.where(kolel) == "c6"


@pytest.mark.card("NEV06")
@pytest.mark.clause("SFB-210")
def test_soul_reave_heals_nevamor_even_beyond_what_was_left() -> None:
    damage = {nevamor: 5, kolel: 7}
    game = scenario({nevamor: "c3"}, {kolel: "c4"}, hand=[soul_reave], damage=damage)
    game.play(soul_reave, on=kolel)
    assert game.where(kolel) == ""
    assert game.damage(nevamor) == 3


@pytest.mark.card("NEV07")
@pytest.mark.clause("SFB-102")
@pytest.mark.parametrize(("mate", "damage"), [("c6", 2), ("c7", 4), ("", 4)])
def test_grim_harvest_strikes_the_lonely_harder(mate: str, damage: int) -> None:
    game = scenario({nevamor: "c3"}, {kolel: "c4", tzu_xiao: mate}, hand=[grim_harvest])
    game.play(grim_harvest, on=kolel)
    assert game.damage(kolel) == damage


@pytest.mark.card("NEV")
@pytest.mark.clause("SFB-344")
def test_next_to_nevamor_levelled_no_reaction_can_be_played() -> None:
    game = scenario(
        {korvash: "c4", nevamor: "b3"},
        {kolel: "c3", gwaien: "c5", dugrun: ""},
        hand=[chop],
        rival_hand=[hold_ground],
        levelled=[nevamor],
    )
    game.play(chop, on=[nevamor, kolel, gwaien])
    assert game.options == ["Hold Ground for Gwaien (red Core)"]


@pytest.mark.card("NEV")
@pytest.mark.clause("SFB-344", "SFB-272")
def test_if_all_targets_are_next_to_nevamor_levelled_no_window_opens() -> None:
    game = scenario(
        {dugrun: "c3", nevamor: "b4"},
        {kolel: "c4"},
        hand=[knock_down],
        rival_hand=[scout_ahead],
        levelled=[nevamor],
    )
    game.play(knock_down, on=kolel)
    assert game.asking == "turn"
    assert game.damage(kolel) == 2
