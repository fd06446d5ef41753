"""Xinshén's cards, in their order, then the levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.cards.card import Champion
from baston.games.superfantasybrawl.champions.dugrun import dugrun, hold_ground, knock_down
from baston.games.superfantasybrawl.champions.goldarr import goldarr, intimidation, me_hearties
from baston.games.superfantasybrawl.champions.gwaien import flamespear, gwaien, ignite
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from baston.games.superfantasybrawl.champions.xinshen import (
    contemplation,
    felines_grace,
    mind_over_matter,
    pull_of_the_panther,
    shift_the_elements,
    telekinetic_fury,
    xinshen,
)
from tests.superfantasybrawl.scenario import Play, scenario


@pytest.mark.card("XIN02")
@pytest.mark.clause("SFB-98", "SFB-207", "SFB-233")
@pytest.mark.parametrize("to", ["c2", "c3"])
def test_shift_the_elements_forces_the_attacker_where_its_player_wants_or_nowhere(to: str) -> None:
    position = {xinshen: "c4"}
    game = scenario({dugrun: "c3"}, position, hand=[knock_down], rival_hand=[shift_the_elements])
    game.play(knock_down, on=xinshen)
    game.react(shift_the_elements, on=xinshen)
    assert game.damage(xinshen) == 0
    assert game.asked == 1
    if to == "c3":
        game.decline()
    else:
        game.choose(to)
    assert game.where(dugrun) == to
    assert game.is_my_action


@pytest.mark.card("XIN03")
@pytest.mark.clause("SFB-207", "SFB-217")
def test_mind_over_matter_forces_then_pushes() -> None:
    game = scenario({xinshen: "c2"}, {gwaien: "c4"}, hand=[mind_over_matter])
    game.play(mind_over_matter, on=gwaien)
    game.choose("c5")
    assert game.where(gwaien) == "c6"
    assert game.damage(gwaien) == 1


@pytest.mark.card("XIN03")
@pytest.mark.clause("SFB-195")
def test_mind_over_matter_pushes_nobody_out_of_the_row() -> None:
    game = scenario({xinshen: "c2"}, {gwaien: "c4"}, hand=[mind_over_matter])
    game.play(mind_over_matter, on=gwaien)
    game.choose("d5")
    assert game.where(gwaien) == "d5"
    assert game.damage(gwaien) == 1


@pytest.mark.card("XIN04")
@pytest.mark.clause("SFB-209", "SFB-217")
def test_felines_grace_jumps_then_pushes_one_enemy() -> None:
    game = scenario({xinshen: "c2"}, {gwaien: "c3", tzu_xiao: "d5"}, hand=[felines_grace])
    game.play(felines_grace)
    game.choose("c4")
    assert set(game.options) == {"Gwaien", "Tzu Xiao"}
    assert not game.can_decline
    game.choose(tzu_xiao)
    assert game.where(xinshen) == "c4"
    assert game.where(tzu_xiao) == "e5"
    assert game.where(gwaien) == "c3"


@pytest.mark.card("XIN04")
@pytest.mark.clause("SFB-231", "SFB-233")
def test_felines_grace_may_stay_and_find_nobody() -> None:
    game = scenario({xinshen: "c2"}, {gwaien: "c8"}, hand=[felines_grace])
    game.play(felines_grace)
    game.decline()
    assert game.is_my_action
    assert game.where(xinshen) == "c2"


@pytest.mark.card("XIN05")
@pytest.mark.clause("SFB-215")
def test_pull_of_the_panther_pulls_two() -> None:
    game = scenario({xinshen: "c2"}, {gwaien: "c6"}, hand=[pull_of_the_panther])
    game.play(pull_of_the_panther, on=gwaien)
    assert game.where(gwaien) == "c4"
    assert game.damage(gwaien) == 0


@pytest.mark.card("XIN05")
@pytest.mark.clause("SFB-82", "SFB-195")
def test_pull_of_the_panther_does_nothing_off_the_row() -> None:
    game = scenario({xinshen: "c2"}, {gwaien: "e4", tzu_xiao: "c4"}, hand=[pull_of_the_panther])
    game.play(pull_of_the_panther, on=gwaien)
    assert game.where(gwaien) == "e4"
    assert game.damage(gwaien) == 0


@pytest.mark.card("XIN06")
@pytest.mark.clause("SFB-205", "SFB-213")
def test_contemplation_draws_two_and_plans_two() -> None:
    top = [felines_grace, telekinetic_fury]
    game = scenario({xinshen: "c2"}, {gwaien: "c8"}, hand=[contemplation, mind_over_matter], deck=top)
    game.play(contemplation)
    assert game.me.hand == [mind_over_matter, *top]
    game.choose(felines_grace, mind_over_matter)
    assert game.me.deck[:2] == [mind_over_matter, felines_grace]
    assert game.me.hand == [telekinetic_fury]


@pytest.mark.card("XIN07")
@pytest.mark.clause("SFB-203", "SFB-217")
def test_telekinetic_fury_hits_twice_and_pushes() -> None:
    game = scenario({xinshen: "c2"}, {gwaien: "c4"}, hand=[telekinetic_fury])
    game.play(telekinetic_fury, on=gwaien)
    assert game.damage(gwaien) == 4
    assert game.where(gwaien) == "c5"


def moved_by_mind() -> Play:
    """Xinshén levelled has hit Gwaien, and is to Force her."""
    game = scenario(
        {xinshen: "c2"},
        {gwaien: "c4"},
        hand=[mind_over_matter],
        rival_hand=[ignite, flamespear],
        levelled=[xinshen],
    )
    game.play(mind_over_matter, on=gwaien)
    game.decline()
    return game


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-219", "SFB-356")
def test_xinshen_levelled_stuns_once_for_each_displacement() -> None:
    game = moved_by_mind()
    game.choose("c5")
    assert game.asked == 1
    game.choose(ignite)
    assert game.where(gwaien) == "c6"
    assert game.rival.discard == [ignite, flamespear]


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-233", "SFB-356")
def test_xinshen_levelled_stuns_for_no_force_taken_as_nothing() -> None:
    game = moved_by_mind()
    game.decline()
    game.choose(ignite)
    assert game.where(gwaien) == "c5"
    assert game.rival.hand == [flamespear]


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-3", "SFB-356")
@pytest.mark.parametrize("levelled", [True, False])
def test_xinshen_levelled_and_only_then_stuns_whom_a_push_only_hurts(levelled: bool) -> None:
    game = scenario(
        {xinshen: "c6"},
        {gwaien: "c8"},
        hand=[telekinetic_fury],
        rival_hand=[ignite],
        levelled=[xinshen] if levelled else [],
    )
    game.play(telekinetic_fury, on=gwaien)
    game.decline()
    assert game.damage(gwaien) == 5
    assert game.rival.discard == ([ignite] if levelled else [])


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-191", "SFB-356")
def test_xinshen_levelled_stuns_nobody_when_the_displacement_is_cancelled() -> None:
    game = scenario(
        {xinshen: "c3"},
        {dugrun: "c5"},
        hand=[telekinetic_fury],
        rival_hand=[hold_ground, knock_down],
        levelled=[xinshen],
    )
    game.play(telekinetic_fury, on=dugrun)
    game.react(hold_ground, on=dugrun)
    assert game.where(dugrun) == "c5"
    assert game.rival.hand == [knock_down]


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-191", "SFB-356")
def test_xinshen_levelled_stuns_nobody_who_is_safe_from_the_push() -> None:
    game = scenario(
        {xinshen: "c2"},
        {goldarr: "c4"},
        hand=[telekinetic_fury],
        rival_hand=[me_hearties],
        levelled=[xinshen, goldarr],
    )
    game.play(telekinetic_fury, on=goldarr)
    game.decline()
    assert game.rival.hand == [me_hearties]


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-195", "SFB-356")
def test_xinshen_levelled_stuns_nobody_for_a_pull_that_is_ignored() -> None:
    game = scenario(
        {xinshen: "c2"}, {gwaien: "e4"}, hand=[pull_of_the_panther], rival_hand=[ignite], levelled=[xinshen]
    )
    game.play(pull_of_the_panther, on=gwaien)
    assert game.rival.hand == [ignite]


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-114", "SFB-356")
@pytest.mark.parametrize("defended", [xinshen, dugrun], ids=["Xinshén", "another"])
def test_xinshen_levelled_stuns_by_a_reaction_only_when_defended(defended: Champion) -> None:
    others = {xinshen: "c8", dugrun: "c8"} | {defended: "c4"}
    game = scenario(
        {gwaien: "c2"},
        others,
        hand=[ignite, flamespear],
        rival_hand=[shift_the_elements],
        levelled=[xinshen],
    )
    game.play(ignite, on=defended)
    game.react(shift_the_elements, on=defended)
    game.choose("c1")
    assert game.where(gwaien) == "c1"
    assert game.me.hand == ([] if defended == xinshen else [flamespear])


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-114", "SFB-196", "SFB-356")
def test_xinshen_levelled_stuns_who_flees_from_him() -> None:
    game = scenario(
        {dugrun: "c3"},
        {xinshen: "c4", goldarr: ""},
        hand=[knock_down, hold_ground],
        rival_hand=[intimidation],
        levelled=[xinshen],
    )
    game.play(knock_down, on=xinshen)
    game.react(intimidation, on=xinshen)
    game.choose("c1")
    assert game.where(dugrun) == "c1"
    assert game.me.hand == []


@pytest.mark.card("XIN")
@pytest.mark.clause("SFB-104", "SFB-149", "SFB-356")
def test_xinshen_levelled_stuns_nobody_who_falls_by_the_push() -> None:
    game = scenario(
        {xinshen: "c6"},
        {gwaien: "c8"},
        hand=[telekinetic_fury],
        rival_hand=[ignite],
        levelled=[xinshen],
        damage={gwaien: 1},
    )
    game.play(telekinetic_fury, on=gwaien)
    game.decline()
    assert game.where(gwaien) == ""
    assert game.rival.hand == [ignite]
