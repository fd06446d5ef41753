"""Push, Pull, Fear, Force, Root, placing and swapping (SFB-190 to 199, SFB-212 to 221)."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.dugrun import dugrun, mighty_blow, shield_slam
from baston.games.superfantasybrawl.champions.goldarr import goldarr
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite
from baston.games.superfantasybrawl.champions.king_alistair import (
    bow_before_the_king,
    king_alistair,
    the_tyrants_gaze,
)
from baston.games.superfantasybrawl.champions.kolel import kolel, mighty_jump, tongue_lash
from baston.games.superfantasybrawl.champions.korvash import hell_hath_no_fury, korvash
from baston.games.superfantasybrawl.champions.loralei import grasping_vines, loralei, winding_paths
from baston.games.superfantasybrawl.champions.nevamor import nevamor, nightmare
from baston.games.superfantasybrawl.champions.sulka import curse, sulka
from baston.games.superfantasybrawl.champions.tzu_xiao import challenge, tzu_xiao
from baston.games.superfantasybrawl.champions.xinshen import pull_of_the_panther, xinshen
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.clause("SFB-217", "SFB-215")
@pytest.mark.parametrize("wall", ["edge", "statue", "enemy", "team-mate"])
def test_a_push_stops_before_what_stands_in_the_way_and_hurts(wall: str) -> None:
    here, there = {"edge": ("c6", "c7"), "statue": ("f3", "f4")}.get(wall, ("c3", "c4"))
    mine = {dugrun: here, korvash: "c6"} if wall == "enemy" else {dugrun: here}
    theirs = {tzu_xiao: there, kolel: "c6"} if wall == "team-mate" else {tzu_xiao: there}
    game = scenario(mine, theirs, hand=[mighty_blow])
    game.play(mighty_blow, on=tzu_xiao)
    gone = 0 if wall == "statue" else 1
    assert game.damage(tzu_xiao) == 1 + 2 - gone
    assert game.where(tzu_xiao) == {"edge": "c8", "statue": "f4"}.get(wall, "c5")


@pytest.mark.clause("SFB-216", "SFB-215")
def test_a_pull_on_an_adjacent_champion_is_all_damage() -> None:
    game = scenario({tzu_xiao: "c3"}, {korvash: "c4"}, hand=[challenge])
    game.play(challenge, on=korvash)
    assert (game.where(korvash), game.damage(korvash)) == ("c4", 3)


@pytest.mark.clause("SFB-215")
def test_a_pull_stops_before_a_champion() -> None:
    game = scenario({kolel: "c2", dugrun: "e3"}, {korvash: "c4"}, hand=[tongue_lash])
    game.play(tongue_lash, on=korvash)
    assert (game.where(korvash), game.damage(korvash)) == ("c3", 1 + 1)


@pytest.mark.clause("SFB-191", "SFB-190")
def test_immunity_cancels_the_damage_of_a_displacement_too() -> None:
    game = scenario({dugrun: "c7"}, {goldarr: "c8"}, hand=[mighty_blow], levelled=[goldarr])
    game.play(mighty_blow, on=goldarr)
    assert game.damage(goldarr) == 0
    game = scenario({dugrun: "c7"}, {goldarr: "c8"}, hand=[mighty_blow])
    game.play(mighty_blow, on=goldarr)
    assert game.damage(goldarr) == 2


@pytest.mark.clause("SFB-192", "SFB-218")
def test_a_rooted_champion_takes_a_whole_pull_as_damage() -> None:
    game = scenario({kolel: "c2"}, {korvash: "c5"}, hand=[tongue_lash], traps={"c4": "root"})
    game.play(tongue_lash, on=korvash)
    game.choose("h3")
    assert game.where(korvash) == "c4"
    assert game.damage(korvash) == 1 + 1


@pytest.mark.clause("SFB-218", "SFB-192")
def test_an_attacker_rooted_by_a_reaction_can_still_attack_but_not_move() -> None:
    game = scenario({tzu_xiao: "c2"}, {korvash: "c4", sulka: ""}, hand=[challenge], rival_hand=[curse])
    game.play(challenge, on=korvash)
    game.react(curse, on=korvash)
    assert not game.usable("any", tzu_xiao)
    game.end_turn()
    game.decline()
    game.standard("any", tzu_xiao, to="c1", core="red")
    assert game.where(tzu_xiao) == "c1"


@pytest.mark.clause("SFB-195")
@pytest.mark.parametrize(("there", "after"), [("c5", "c3"), ("e4", "e4")])
def test_without_a_common_row_a_pull_is_ignored_without_damage(there: str, after: str) -> None:
    game = scenario({xinshen: "c2"}, {korvash: there}, hand=[pull_of_the_panther])
    game.play(pull_of_the_panther, on=korvash)
    assert (game.where(korvash), game.damage(korvash)) == (after, 0)


@pytest.mark.clause("SFB-196", "SFB-206", "SFB-76")
def test_fear_goes_straight_away_as_far_as_it_can() -> None:
    theirs = {gwaien: "c6", dugrun: "c8"}
    game = scenario({king_alistair: "c4"}, theirs, hand=[the_tyrants_gaze])
    game.play(the_tyrants_gaze, on=gwaien)
    assert game.where(gwaien) == "e7"  # c7 is only one hex, and so are b6 and the like


@pytest.mark.clause("SFB-196", "SFB-233")
def test_who_can_flee_nowhere_stays_unhurt() -> None:
    game = scenario({king_alistair: "b5"}, {gwaien: "a4"}, hand=[bow_before_the_king])  # in a corner
    game.play(bow_before_the_king, on=gwaien)
    assert (game.where(gwaien), game.damage(gwaien)) == ("a4", 2)
    assert game.asking == "turn"


@pytest.mark.clause("SFB-194", "SFB-71")
def test_of_several_that_flee_one_may_make_room_for_another() -> None:
    game = scenario({nevamor: "c1"}, {kolel: "c2", tzu_xiao: "c3"}, hand=[nightmare])
    game.play(nightmare)
    game.choose("c5")
    game.choose(kolel)
    game.choose("c1")
    assert "c2" in game.options  # Ko'lel has left it
    game.choose("c2")
    assert (game.where(kolel), game.where(tzu_xiao)) == ("c1", "c2")


@pytest.mark.clause("SFB-207", "SFB-197")
def test_force_goes_where_the_champion_itself_could_walk() -> None:
    game = scenario(
        {korvash: "c2"}, {gwaien: "c4", kolel: "c5"}, hand=[hell_hath_no_fury], damage={gwaien: 2}
    )
    game.play(hell_hath_no_fury, on=gwaien)
    assert game.asked == 0
    assert set(game.options) == {"c3", "b3", "b4", "d4", "d5"}
    assert game.can_decline


@pytest.mark.clause("SFB-192")
def test_force_and_fear_do_nothing_to_the_rooted() -> None:
    game = scenario(
        {king_alistair: "c4", kolel: "i4"}, {gwaien: "c6"}, hand=[the_tyrants_gaze], traps={"c7": "root"}
    )
    game.play(the_tyrants_gaze, on=gwaien)
    game.choose("c8")
    game.choose("h3")
    assert game.where(gwaien) == "c7"  # the trap holds it, and Fear does no damage
    assert game.damage(gwaien) == 0


@pytest.mark.clause("SFB-212", "SFB-218")
def test_a_rooted_champion_can_be_placed() -> None:
    game = scenario(
        {loralei: "c2", dugrun: "c4"}, {gwaien: "i4"}, hand=[grasping_vines], traps={"c5": "root"}
    )
    game.standard("any", dugrun, to="c5", core="blue")
    game.choose("h3")
    game.play(grasping_vines, to="c3", on=dugrun)
    game.choose("c4")
    assert game.where(dugrun) == "c4"


@pytest.mark.clause("SFB-221", "SFB-75")
def test_two_champions_swap_their_hexes() -> None:
    game = scenario({loralei: "c2"}, {gwaien: "c4", kolel: "i4", korvash: ""}, hand=[winding_paths])
    game.play(winding_paths, on=gwaien)
    assert (game.where(gwaien), game.where(kolel)) == ("i4", "c4")


@pytest.mark.clause("SFB-199")
def test_who_is_pushed_first_is_asked_with_what_is_done() -> None:
    game = scenario({kolel: "c4"}, {gwaien: "c5", korvash: "b4"}, hand=[mighty_jump], rival_hand=[])
    game.play(mighty_jump)
    game.decline()
    game.answer(game.decision.options[-1])  # the only way to lay the ring
    assert game.asking == "one by one"
    assert GAME.presentation.prompt(game.arena, "en") == "Push 1: who is next?"


@pytest.mark.clause("SFB-199", "SFB-275")
def test_one_champion_alone_is_pushed_unasked() -> None:
    game = scenario({dugrun: "c3"}, {gwaien: "c4"}, hand=[shield_slam], rival_hand=[ignite])
    game.play(shield_slam)
    game.decline()
    assert game.where(gwaien) == "c5"
    assert game.asking == "turn"
