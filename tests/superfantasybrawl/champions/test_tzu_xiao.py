"""Tzu Xiao's cards, in their order, then his levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.dugrun import dugrun
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.kolel import kolel, poisoned_dart
from baston.games.superfantasybrawl.champions.korvash import korvash, leaping_strike, sap_strength
from baston.games.superfantasybrawl.champions.tzu_xiao import (
    challenge,
    double_strike,
    flash_of_jade,
    focus,
    pounce,
    revenge,
    tzu_xiao,
)
from baston.kernel.text import a_dict, a_list
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("TZU02")
@pytest.mark.clause("SFB-215")
def test_challenge_pulls_the_target_a_hex_nearer() -> None:
    game = scenario({tzu_xiao: "c2"}, {gwaien: "c4"}, hand=[challenge])
    game.play(challenge, on=gwaien)
    assert game.where(gwaien) == "c3"
    assert game.damage(gwaien) == 2


@pytest.mark.card("TZU03")
@pytest.mark.clause("SFB-74", "SFB-235")
def test_focus_gives_strength_and_movement_to_all_in_the_arena() -> None:
    game = scenario({tzu_xiao: "c2", kolel: "e3", korvash: ""}, {gwaien: "e7"}, hand=[focus, poisoned_dart])
    game.play(focus)
    game.play(poisoned_dart, to="e5", on=gwaien)  # two hexes with a printed movement of 1
    assert game.damage(gwaien) == 3 + 1
    game.end_turn()
    assert game.arena.lasting == []


@pytest.mark.card("TZU03")
@pytest.mark.clause("SFB-235", "SFB-74")
def test_focus_does_not_reach_the_gate_and_gives_no_movement_where_none_is_printed() -> None:
    game = scenario({tzu_xiao: "c2", korvash: ""}, {gwaien: "j3"}, hand=[focus, double_strike])
    game.play(focus)
    game.standard("any", korvash, to="b4")
    assert "b6" not in game.options
    game.play(double_strike)
    assert set(game.options) >= {"c4"}
    assert "c5" not in game.options  # the Dash of 2 is no printed movement


@pytest.mark.card("TZU04")
@pytest.mark.clause("SFB-203", "SFB-92")
def test_double_strike_dashes_then_strikes_twice() -> None:
    game = scenario({tzu_xiao: "c2"}, {gwaien: "c5"}, hand=[double_strike])
    game.play(double_strike)
    game.choose("c4")
    game.aim(gwaien)
    assert game.damage(gwaien) == 4


@pytest.mark.card("TZU05")
@pytest.mark.clause("SFB-355", "SFB-131")
def test_flash_of_jade_makes_all_in_the_area_just_bloodied() -> None:
    game = scenario(
        {tzu_xiao: "c4", dugrun: "d4"},
        {korvash: "c3", gwaien: "e8"},
        hand=[flash_of_jade],
        damage={dugrun: 4},
    )
    game.play(flash_of_jade, on=[korvash, dugrun])
    assert game.damage(korvash) == 4  # of 8 hit points
    assert game.damage(dugrun) == 4  # Bloodied before


@pytest.mark.card("TZU05")
@pytest.mark.clause("SFB-131", "SFB-85")
def test_flash_of_jade_needs_an_enemy_in_the_area() -> None:
    game = scenario({tzu_xiao: "c4", dugrun: "d4"}, {korvash: "i3"}, hand=[flash_of_jade])
    game.play(flash_of_jade)
    assert game.asking == "turn"
    assert game.damage(dugrun) == 0


@pytest.mark.card("TZU06")
@pytest.mark.clause("SFB-114", "SFB-355")
def test_revenge_gives_the_attack_damage_back() -> None:
    game = scenario({korvash: "c3"}, {tzu_xiao: "c4"}, hand=[sap_strength], rival_hand=[revenge])
    game.play(sap_strength, on=tzu_xiao)
    game.react(revenge, on=tzu_xiao)
    assert game.damage(tzu_xiao) == 2
    assert game.damage(korvash) == 2


@pytest.mark.card("TZU06")
@pytest.mark.clause("SFB-116", "SFB-98")
def test_revenge_is_lost_with_the_champion_that_it_defended() -> None:
    game = scenario(
        {korvash: "c3"}, {tzu_xiao: "c4"}, hand=[sap_strength], rival_hand=[revenge], damage={tzu_xiao: 7}
    )
    game.play(sap_strength, on=tzu_xiao)
    game.react(revenge, on=tzu_xiao)
    assert game.where(tzu_xiao) == ""
    assert game.damage(korvash) == 0


@pytest.mark.card("TZU06")
@pytest.mark.clause("SFB-114", "SFB-160")
def test_revenge_levels_up_the_defended_champion_not_tzu_xiao() -> None:
    game = scenario(
        {korvash: "c3"},
        {gwaien: "c4", tzu_xiao: ""},
        hand=[leaping_strike],
        rival_hand=[revenge],
        damage={korvash: 6},
    )
    game.play(leaping_strike)
    game.decline()
    game.aim(gwaien)
    game.react(revenge, on=gwaien)
    assert game.where(korvash) == ""
    assert game.rival.vp == 1
    assert game.is_levelled(gwaien)
    assert not game.is_levelled(tzu_xiao)


@pytest.mark.card("TZU07")
@pytest.mark.clause("SFB-209", "SFB-217")
def test_pounce_jumps_strikes_and_pushes() -> None:
    game = scenario({tzu_xiao: "c1"}, {gwaien: "c5", kolel: "c2"}, hand=[pounce])
    game.play(pounce)
    game.choose("c4")
    game.aim(gwaien)
    assert game.where(gwaien) == "c6"
    assert game.damage(gwaien) == 1


@pytest.mark.card("TZU")
@pytest.mark.clause("SFB-101")
def test_enemies_next_to_tzu_xiao_levelled_have_less_defense() -> None:
    game = scenario({tzu_xiao: "c3", korvash: "b3"}, {dugrun: "c4", gwaien: "b4"}, levelled=[tzu_xiao])
    assert game.defense(dugrun) == 1
    assert game.defense(gwaien) == 0
    assert game.defense(korvash) == 0
    base = scenario({tzu_xiao: "c3"}, {dugrun: "c4"})
    assert base.defense(dugrun) == 2


@pytest.mark.card("TZU")
@pytest.mark.clause("SFB-96")
def test_team_mates_strike_harder_at_who_stands_next_to_tzu_xiao_levelled() -> None:
    game = scenario({tzu_xiao: "c3", gwaien: "c2"}, {dugrun: "c4"}, hand=[ignite], levelled=[tzu_xiao])
    game.play(ignite, on=dugrun)
    assert game.damage(dugrun) == 1


@pytest.mark.card("TZU")
@pytest.mark.clause("SFB-101")
def test_who_has_less_defense_is_told_of_whom() -> None:
    game = scenario({tzu_xiao: "c3"}, {dugrun: "c4", gwaien: "j3"}, levelled=[tzu_xiao])
    for seat in (0, 1, None):
        shown = [a_dict(one) for one in a_list(GAME.presentation.view(game.arena, seat)["champions"])]
        given = [(one["handle"], one["defense_givers"]) for one in shown if one["defense_givers"]]
        assert given == [(game.handle(dugrun), [[game.handle(tzu_xiao), -1]])]
