"""Damage, out of action, levels, and the end of the game (SFB-140 to 164, SFB-200, SFB-260 to 263)."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.akhet import akhet, wingstorm
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun, knock_down, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import gwaien
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import chop, korvash
from baston.games.superfantasybrawl.champions.rath import go_to_ground, rath
from baston.games.superfantasybrawl.champions.tzu_xiao import double_strike, focus, revenge, tzu_xiao
from baston.games.superfantasybrawl.queries.figures import is_bloodied
from baston.games.superfantasybrawl.variant import Variant
from tests.superfantasybrawl.scenario import Play, scenario


def falls() -> Play:
    """Dugrun puts Ko'lel, with 8 hit points, out of action."""
    game = scenario({dugrun: "c3"}, {kolel: "c4"}, hand=[blizzard, knock_down], damage={kolel: 6, dugrun: 2})
    game.play(blizzard, on=kolel)
    return game


@pytest.mark.clause("SFB-141", "SFB-142")
def test_damage_stays_until_it_reaches_the_hit_points() -> None:
    game = scenario({dugrun: "c3"}, {kolel: "c4"}, hand=[blizzard], damage={kolel: 5})
    game.play(blizzard, on=kolel)
    assert (game.damage(kolel), game.where(kolel)) == (7, "c4")
    assert falls().where(kolel) == ""


@pytest.mark.clause("SFB-143", "SFB-2", "SFB-160")
def test_who_puts_an_enemy_out_of_action_gains_a_point_and_a_level() -> None:
    game = falls()
    assert (game.me.vp, game.rival.vp) == (1, 0)
    assert game.is_levelled(dugrun)
    assert game.damage(dugrun) == 2


@pytest.mark.clause("SFB-147", "SFB-148")
def test_who_falls_stands_on_its_gate_unhurt_on_the_base_side_without_what_lay_on_it() -> None:
    game = scenario(
        {dugrun: "c3", tzu_xiao: "c5", gwaien: "c1"},
        {kolel: "c4"},
        hand=[knock_down, blizzard],
        damage={kolel: 4},
        levelled=[kolel],
    )
    game.play(knock_down, on=kolel)
    game.play(blizzard, on=kolel)
    assert game.where(kolel) == ""
    assert (game.damage(kolel), game.is_levelled(kolel)) == (0, False)


@pytest.mark.clause("SFB-161", "SFB-143")
def test_a_levelled_champion_still_gains_the_point() -> None:
    game = scenario({dugrun: "c3"}, {kolel: "c4"}, hand=[blizzard], damage={kolel: 7}, levelled=[dugrun])
    game.play(blizzard, on=kolel)
    assert game.me.vp == 1
    assert game.is_levelled(dugrun)


@pytest.mark.clause("SFB-145", "SFB-85")
def test_a_team_mate_caught_in_the_area_is_an_accident() -> None:
    game = scenario({korvash: "c4", kolel: "c5"}, {gwaien: "c3"}, hand=[chop], damage={kolel: 5})
    game.play(chop, on=[kolel, gwaien])
    assert (game.me.vp, game.rival.vp) == (0, 1)
    assert not game.is_levelled(korvash)


@pytest.mark.clause("SFB-145", "SFB-144")
def test_an_own_step_into_a_deadly_trap_is_an_accident() -> None:
    game = scenario({dugrun: "c3"}, {kolel: "c7"}, traps={"c4": "damage1"}, damage={dugrun: 5})
    game.standard("any", dugrun, to="c4", core="blue")
    game.choose("d3")
    assert (game.where(dugrun), game.rival.vp) == ("", 1)
    assert not game.is_levelled(kolel)


@pytest.mark.clause("SFB-146")
def test_a_reaction_into_a_deadly_trap_gives_the_attackers_side_a_point_and_nobody_a_level() -> None:
    game = scenario(
        {dugrun: "c3"},
        {kolel: "c4", rath: ""},
        hand=[mighty_blow],
        rival_hand=[go_to_ground],
        traps={"d6": "damage2"},
        damage={kolel: 6},
    )
    game.play(mighty_blow, on=kolel)
    game.react(go_to_ground, on=kolel)
    game.choose("d6")
    game.choose("h3")
    assert game.where(kolel) == ""
    assert game.me.vp == 1
    assert not game.is_levelled(dugrun)


@pytest.mark.clause("SFB-144", "SFB-182")
def test_a_push_into_a_deadly_trap_is_the_pushers_doing() -> None:
    game = scenario(
        {dugrun: "c3"}, {gwaien: "c4"}, hand=[mighty_blow], traps={"c5": "damage2"}, damage={gwaien: 3}
    )
    game.play(mighty_blow, on=gwaien)
    assert game.asked == 1
    game.choose("h3")
    assert game.where(gwaien) == ""
    assert game.me.vp == 1
    assert game.is_levelled(dugrun)


@pytest.mark.clause("SFB-153")
def test_who_fell_may_be_activated_again_in_the_same_turn() -> None:
    game = scenario({dugrun: "c3"}, {kolel: "i4"}, traps={"c4": "damage1"}, damage={dugrun: 5})
    game.standard("any", dugrun, to="c4", core="blue")
    game.choose("d3")
    game.standard("red", dugrun, to="b3")
    assert game.where(dugrun) == "b3"


@pytest.mark.clause("SFB-162")
def test_who_falls_in_the_same_action_does_not_level_up() -> None:
    game = scenario(
        {korvash: "c4"},
        {gwaien: "c5", tzu_xiao: "c3"},
        hand=[chop],
        rival_hand=[revenge],
        damage={gwaien: 2, korvash: 4},
    )
    game.play(chop, on=[gwaien, tzu_xiao])
    game.react(revenge, on=tzu_xiao)
    assert (game.where(gwaien), game.where(korvash)) == ("", "")
    assert (game.me.vp, game.rival.vp) == (1, 1)
    assert not game.is_levelled(korvash)
    assert game.is_levelled(tzu_xiao)


@pytest.mark.clause("SFB-105", "SFB-355")
def test_revenge_counts_the_damage_to_the_defended_champion_alone() -> None:
    theirs = {gwaien: "c5", tzu_xiao: "c3"}
    game = scenario({korvash: "c4"}, theirs, hand=[chop], rival_hand=[revenge])
    game.play(chop, on=[gwaien, tzu_xiao])
    game.react(revenge, on=tzu_xiao)
    assert game.damage(korvash) == 4


@pytest.mark.clause("SFB-163")
def test_the_new_side_changes_nothing_about_the_action_that_brought_it() -> None:
    game = scenario({rath: "c2", tzu_xiao: "c3"}, {kolel: "c4"}, hand=[double_strike], damage={kolel: 7})
    game.play(double_strike)
    game.decline()
    game.aim(kolel)
    assert game.is_levelled(tzu_xiao)
    assert game.asking == "turn"


@pytest.mark.clause("SFB-164", "SFB-200")
def test_bloodied_is_measured_on_the_side_that_is_up() -> None:
    for damage, levelled, bloodied in (
        (3, [], True),
        (2, [], False),
        (3, [dugrun], True),
        (2, [dugrun], False),
    ):
        game = scenario({dugrun: "c3"}, damage={dugrun: damage}, levelled=levelled)
        # 3 of 6 hit points, or 4 of 7: half, rounded up
        assert is_bloodied(game.arena, game.handle(dugrun)) is bloodied


@pytest.mark.clause("SFB-47", "SFB-148")
def test_bonuses_end_after_the_upkeep_of_the_turn() -> None:
    game = scenario({tzu_xiao: "c3"}, {kolel: "i4"}, hand=[focus])
    game.play(focus)
    assert len(game.arena.lasting) == 2
    game.end_turn()
    assert game.arena.lasting == []


# The end.


@pytest.mark.clause("SFB-260", "SFB-1")
def test_the_fifth_point_wins_at_once_and_nothing_more_happens() -> None:
    game = scenario(
        {dugrun: "c3"}, {gwaien: "c4", kolel: "i4"}, hand=[blizzard], damage={gwaien: 5}, vp=(4, 0)
    )
    game.play(blizzard, on=gwaien)
    assert game.is_over
    assert game.winners == [0]
    assert game.damage(kolel) == 0
    assert not game.is_levelled(dugrun)


@pytest.mark.clause("SFB-261", "SFB-154")
def test_a_tie_by_one_dealing_is_lost_by_who_played_the_card() -> None:
    damage = {gwaien: 2, kolel: 4}
    game = scenario({korvash: "c4", kolel: "c5"}, {gwaien: "c3"}, hand=[chop], damage=damage, vp=(4, 4))
    game.play(chop, on=[kolel, gwaien])
    assert (game.me.vp, game.rival.vp) == (5, 5)
    assert game.winners == [1]


@pytest.mark.clause("SFB-262")
def test_with_more_points_the_other_wins() -> None:
    damage = {gwaien: 2, rath: 2, kolel: 2}
    mine = {korvash: "c4", kolel: "c5"}
    game = scenario(mine, {gwaien: "c3", rath: "b4"}, hand=[chop], damage=damage, vp=(4, 4))
    game.play(chop, on=[kolel, gwaien, rath])
    assert (game.me.vp, game.rival.vp) == (6, 5)
    assert game.winners == [0]


@pytest.mark.clause("SFB-263")
def test_what_comes_one_after_the_other_is_no_tie() -> None:
    game = scenario(
        {dugrun: "c3"}, {gwaien: "c4"}, hand=[mighty_blow], damage={gwaien: 5}, vp=(4, 4), deck=[blizzard]
    )
    game.play(mighty_blow, on=gwaien)
    assert (game.me.vp, game.rival.vp) == (5, 4)
    assert game.winners == [0]


@pytest.mark.clause("SFB-278")
def test_a_table_may_limit_the_rounds() -> None:
    for vp, winners in (((2, 1), [0]), ((1, 3), [1]), ((2, 2), [])):
        game = scenario({dugrun: "c3"}, {gwaien: "i4"}, vp=vp, variant=Variant(max_rounds=2))
        game.end_turn()
        game.decline()
        assert game.is_over
        assert game.winners == winners


@pytest.mark.clause("SFB-236", "SFB-140")
def test_a_bonus_to_strength_is_not_for_damage_that_texts_deal() -> None:
    game = scenario({tzu_xiao: "c3", akhet: "i4", gwaien: "e3"}, {dugrun: "c4"}, hand=[focus, wingstorm])
    game.play(focus)
    game.standard("red", tzu_xiao)
    game.choose(dugrun)
    assert game.damage(dugrun) == 1
