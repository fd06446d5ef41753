"""What is offered can be done: ways in from the Gate, and whom a movement is offered (SFB-152, SFB-279)."""

from __future__ import annotations

from random import Random

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.akhet import akhet, wingstorm
from baston.games.superfantasybrawl.champions.dugrun import dugrun, onwards, shield_slam
from baston.games.superfantasybrawl.champions.goldarr import goldarr
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kilgore import kilgore, throw
from baston.games.superfantasybrawl.champions.king_alistair import forced_march, king_alistair
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash
from baston.games.superfantasybrawl.champions.nevamor import nevamor, nightmare
from baston.games.superfantasybrawl.champions.sulka import spirit_slither, sulka
from baston.games.superfantasybrawl.champions.taze import rodeo, rush, taze
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.games.superfantasybrawl.variant import Variant
from baston.kernel.frame import FIELD, HANDLE, PASS
from tests.superfantasybrawl.arenas import board_with
from tests.superfantasybrawl.scenario import Play, scenario

ZONE = ("a1", "a2", "a3", "a4")
BEHIND = ("b2", "b3", "b4")  # next to the zone, as are b5 and b6
SMALL = Variant(arena=board_with("map.deployment.west", [[-5, 1], [-5, 2], [-5, 3], [-5, 4]]))


# From a full deployment zone.


@pytest.mark.card("TAZ02")
@pytest.mark.clause("SFB-152", "SFB-150")
def test_rodeo_comes_in_past_a_team_mate_like_any_move() -> None:
    mine = {taze: "", dugrun: "a1", tzu_xiao: "a2"}
    game = scenario(mine, {gwaien: "a3", kolel: "a4"}, hand=[rodeo], variant=SMALL)
    game.play(rodeo)
    assert not game.can_decline  # who is activated on the Gate must enter
    game.choose("a1")
    assert not game.can_decline  # and cannot stop on a team-mate
    game.choose("b2")
    game.aim()
    assert game.where(taze) == "b2"
    assert (game.damage(dugrun), game.damage(gwaien), game.damage(kolel)) == (0, 0, 0)


@pytest.mark.card("TAZ02")
@pytest.mark.clause("SFB-152", "SFB-238")
def test_rodeo_tramples_an_enemy_in_the_own_zone_where_others_find_no_way_in() -> None:
    theirs = {gwaien: "a1", kolel: "a2"}
    partners = ({tzu_xiao: "k1"}, {korvash: "a3", kilgore: "a4"})
    game = scenario({taze: ""}, theirs, hand=[rodeo, rush], partners=partners, variant=SMALL)
    assert not game.playable(rush)
    assert not game.usable("any", taze)
    game.play(rodeo)
    game.choose("a2", "b3")
    game.aim()
    assert game.where(taze) == "b3"
    assert [game.damage(champion) for champion in (gwaien, kolel, korvash, kilgore)] == [0, 2, 0, 0]


@pytest.mark.card("SUL05")
@pytest.mark.clause("SFB-152", "SFB-346")
def test_spirit_slither_comes_in_through_a_zone_full_of_both_sides() -> None:
    mine = {sulka: "", gwaien: "a1", tzu_xiao: "a2"}
    game = scenario(mine, {dugrun: "a3", kolel: "a4"}, hand=[spirit_slither], variant=SMALL)
    game.play(spirit_slither)
    game.choose("a3", "b4", "c4")
    game.aim()
    assert game.where(sulka) == "c4"
    assert game.defense(dugrun) == 0


def reaches_a_free_hex(game: Play, steps: int, walls: set[str], at: str = "") -> bool:
    """Tried step by step from the Gate, or from a hex, past all that is no wall."""
    grid = game.board.grid
    near = [game.board.names[hex] for hex in grid.next_to[game.hex_named(at)]] if at else [*ZONE]
    occupied = {game.board.names[hex] for hex in game.arena.hex if hex}
    return steps > 0 and any(
        hex not in occupied or reaches_a_free_hex(game, steps - 1, walls, hex)
        for hex in near
        if hex not in walls
    )


@pytest.mark.clause("SFB-152", "SFB-151")
@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_offered_brings_a_champion_in_and_nothing_else_would(seed: int) -> None:
    """Six champions crowd the zone and what lies behind it; Taze and Sulka wait on the Gate."""
    hexes = Random(seed).sample([*ZONE, *BEHIND], 6)
    theirs, others = {gwaien: hexes[0], kolel: hexes[1]}, {korvash: hexes[2], kilgore: hexes[3]}
    mates = {dugrun: hexes[4], tzu_xiao: hexes[5]}
    hand = [rodeo, rush, spirit_slither]
    game = scenario({taze: "", sulka: ""}, theirs, hand=hand, partners=(mates, others), variant=SMALL)
    enemies = set(hexes[:4])
    assert game.playable(rodeo) == reaches_a_free_hex(game, 2, set())
    assert game.playable(rush) == game.usable("any", taze) == reaches_a_free_hex(game, 2, enemies)
    assert game.playable(spirit_slither) == reaches_a_free_hex(game, 3, set())
    assert game.usable("red", sulka) == reaches_a_free_hex(game, 1, enemies)
    for option in game.decision.options:
        if option != PASS:
            twin = Play(GAME.copy(game.arena))
            twin.answer(option)
            while not twin.is_my_action:
                twin.answer(twin.decision.options[0])
            assert twin.arena.hex[option & HANDLE] != 0, GAME.presentation.label(game.arena, option, "en")
            assert option >> 2 * FIELD > 0


# Who could not go anywhere.


@pytest.mark.clause("SFB-279", "SFB-218", "SFB-136")
def test_a_standard_action_of_which_nothing_can_be_done_is_not_offered() -> None:
    game = scenario({dugrun: "c4", kolel: "e4"}, {gwaien: "k2"}, hand=[onwards], traps={"c5": "root"})
    assert game.usable("any", dugrun)
    game.standard("red", dugrun, to="c5")
    game.choose("h3")
    assert not game.usable("any", dugrun)  # Rooted
    assert not game.usable("yellow", dugrun)  # and unhurt
    assert game.usable("blue", dugrun)  # but there is a card to Plan
    assert game.usable("any", kolel)


@pytest.mark.clause("SFB-279", "SFB-136")
def test_a_rooted_champion_may_still_strike_or_heal_by_a_standard_action() -> None:
    mine = {dugrun: "c4", kolel: "e4"}
    game = scenario(mine, {gwaien: "c6"}, damage={dugrun: 1}, traps={"c5": "root"})
    game.standard("any", dugrun, to="c5", core="blue")
    game.choose("h3")
    assert game.usable("red", dugrun)
    assert game.usable("yellow", dugrun)


@pytest.mark.clause("SFB-279", "SFB-71")
def test_who_is_walled_in_is_offered_no_mere_movement() -> None:
    """In the corner a1 between two enemies and a team-mate, past whom a movement of 2 leads."""
    mine, theirs = {dugrun: "a1", kolel: "b3"}, {gwaien: "a2", tzu_xiao: "b2"}
    game = scenario(mine, theirs)
    assert game.usable("any", dugrun)
    assert not game.usable("yellow", dugrun)
    mine, theirs = {dugrun: "a1"}, {gwaien: "a2", tzu_xiao: "b2", korvash: "b3"}
    game = scenario(mine, theirs)
    assert not game.usable("any", dugrun)
    assert game.usable("red", dugrun)


def rooted(game: Play) -> Play:
    """Dugrun has walked into a Root."""
    game.standard("any", dugrun, to="c5", core="yellow")
    game.choose("h3")
    return game


@pytest.mark.card("KIL04")
@pytest.mark.clause("SFB-279", "SFB-218")
def test_throw_does_not_offer_who_is_rooted() -> None:
    mine = {kilgore: "c6", dugrun: "c4", kolel: "c7"}
    game = rooted(scenario(mine, {gwaien: "k2"}, hand=[throw], traps={"c5": "root"}))
    game.play(throw)
    assert game.options == ["Ko'lel"]


@pytest.mark.card("TAZ07")
@pytest.mark.clause("SFB-279", "SFB-218")
def test_rush_does_not_offer_who_is_rooted() -> None:
    mine = {taze: "c7", dugrun: "c4", kolel: "e4"}
    game = scenario(mine, {gwaien: "k2"}, hand=[rush], traps={"c5": "root"})
    game.standard("any", dugrun, to="c5", core="red")
    game.choose("h3")
    game.play(rush)
    assert game.options == ["Taze", "Ko'lel"]


@pytest.mark.card("ALI06")
@pytest.mark.clause("SFB-279", "SFB-192", "SFB-199")
def test_forced_march_moves_the_one_team_mate_that_is_not_rooted() -> None:
    mine = {king_alistair: "c7", dugrun: "c4", kolel: "e4"}
    game = rooted(scenario(mine, {gwaien: "k2"}, hand=[forced_march], traps={"c5": "root"}))
    game.play(forced_march)
    game.choose("e5")
    assert game.is_my_action
    assert (game.where(dugrun), game.where(kolel)) == ("c5", "e5")


@pytest.mark.card("DUG07")
@pytest.mark.clause("SFB-279", "SFB-199")
def test_a_team_mate_that_is_walled_in_may_dash_once_another_has_made_room() -> None:
    mine = {dugrun: "c7", kolel: "a1", taze: "b3"}
    game = scenario(mine, {gwaien: "a2", tzu_xiao: "b2"}, hand=[onwards])
    game.play(onwards)
    game.choose("c3")  # Taze alone can go, unasked
    game.choose("b3")
    assert (game.where(taze), game.where(kolel)) == ("c3", "b3")


@pytest.mark.card("DUG05")
@pytest.mark.clause("SFB-279", "SFB-191")
def test_who_is_safe_from_displacement_is_told_and_has_no_place_in_the_order() -> None:
    theirs = {gwaien: "c3", kolel: "c5", goldarr: "b3"}
    game = scenario({dugrun: "c4"}, theirs, hand=[shield_slam], levelled=[goldarr])
    game.play(shield_slam)
    game.decline()
    assert game.options == ["Gwaien", "Ko'lel"]
    game.choose(gwaien)
    assert (game.where(gwaien), game.where(kolel), game.where(goldarr)) == ("c2", "c6", "b3")
    assert game.told.count("Gold'arr is not displaced.") == 1


@pytest.mark.card("NEV03")
@pytest.mark.clause("SFB-279", "SFB-192", "SFB-194")
def test_a_rooted_champion_has_no_place_in_the_order_of_those_that_flee() -> None:
    mine = {nevamor: "c8", akhet: "e8"}
    theirs = {gwaien: "d8", kolel: "c6", tzu_xiao: "c5"}
    game = scenario(mine, theirs, hand=[wingstorm, nightmare], traps={"c7": "root"})
    game.play(wingstorm, on=gwaien)
    game.choose("h3")
    assert (game.where(gwaien), game.damage(gwaien)) == ("c7", 1 + 1)
    game.play(nightmare)
    game.choose("c4")
    assert (game.asking, game.asked) == ("one by one", 1)
    assert game.options == ["Ko'lel", "Tzu Xiao"]
