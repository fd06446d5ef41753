"""Lil'Y's cards, in their order, then her levelled side."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl.champions.dugrun import dugrun, knock_down
from baston.games.superfantasybrawl.champions.gwaien import flamespear, gwaien, ignite
from baston.games.superfantasybrawl.champions.izabella import fully_prepared, izabella
from baston.games.superfantasybrawl.champions.kilgore import fury, kilgore, maul_thrash, relentless_advance
from baston.games.superfantasybrawl.champions.lily import (
    didnt_see_that_comin,
    flank,
    lily,
    snatch,
    through_the_shadows,
    twin_blades,
    vanish,
)
from baston.games.superfantasybrawl.champions.tzu_xiao import tzu_xiao
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.card("LIL02")
@pytest.mark.clause("SFB-222", "SFB-120")
def test_flank_ignores_defense_and_grows_with_team_mates_by_the_target() -> None:
    game = scenario({lily: "c3", tzu_xiao: "c5", kilgore: "c6"}, {dugrun: "c4"}, hand=[flank])
    game.play(flank, on=dugrun)
    assert game.damage(dugrun) == 3
    game.choose("c1")
    assert game.where(lily) == "c1"


@pytest.mark.card("LIL02")
@pytest.mark.clause("SFB-80", "SFB-233")
def test_flank_does_not_count_lily_herself_and_need_not_dash() -> None:
    game = scenario({lily: "c3"}, {dugrun: "c4"}, hand=[flank])
    game.play(flank, on=dugrun)
    assert game.damage(dugrun) == 2
    game.decline()
    assert game.where(lily) == "c3"


@pytest.mark.card("LIL03")
@pytest.mark.clause("SFB-203", "SFB-240")
def test_twin_blades_are_played_again_for_another_core() -> None:
    game = scenario({lily: "c2"}, {gwaien: "c4"}, hand=[twin_blades])
    game.play(twin_blades, on=gwaien)
    assert game.damage(gwaien) == 2
    game.choose("blue")
    assert game.me.cores == ["yellow"]
    game.choose("c3")  # it begins with its movement
    game.aim(gwaien)
    assert game.damage(gwaien) == 4
    assert game.where(lily) == "c3"


@pytest.mark.card("LIL03")
@pytest.mark.clause("SFB-240", "SFB-350")
def test_twin_blades_need_a_further_core_for_each_further_time() -> None:
    game = scenario({lily: "c2"}, {gwaien: "c4"}, hand=[twin_blades], cores="red blue")
    game.play(twin_blades, on=gwaien)
    game.choose("blue")
    game.decline()  # no movement
    game.aim(gwaien)
    assert game.damage(gwaien) == 4
    assert game.asked == 1  # no Core is left, and the turn is over


@pytest.mark.card("LIL03")
@pytest.mark.clause("SFB-93")
def test_twin_blades_that_do_not_attack_are_not_played_again() -> None:
    game = scenario({lily: "c2"}, {gwaien: "c5"}, hand=[twin_blades])
    game.play(twin_blades, to="c3", use=False)
    assert game.is_my_action
    assert game.me.discard == [twin_blades]


@pytest.mark.card("LIL03")
@pytest.mark.clause("SFB-232")
def test_twin_blades_need_not_be_played_again() -> None:
    game = scenario({lily: "c2"}, {gwaien: "c4"}, hand=[twin_blades])
    game.play(twin_blades, on=gwaien)
    game.decline()
    assert game.is_my_action
    assert game.me.cores == ["yellow", "blue"]
    assert game.damage(gwaien) == 2


@pytest.mark.card("LIL04")
@pytest.mark.clause("SFB-111", "SFB-350")
def test_a_second_reaction_may_follow_on_the_same_champion() -> None:
    game = scenario(
        {kilgore: "c3"},
        {lily: "c4", tzu_xiao: "c8"},
        hand=[maul_thrash],
        rival_hand=[didnt_see_that_comin, vanish],
        rival_deck=[flank, snatch],
    )
    game.play(maul_thrash, on=lily)
    game.react(didnt_see_that_comin, on=lily)
    assert game.rival.hand == [vanish, flank, snatch]
    game.react(vanish, on=lily)
    assert game.damage(lily) == 0
    assert game.asked == 1
    game.choose("c7")  # after the damage, before the Push, which finds her far but in the row
    assert game.where(lily) == "c7"
    assert game.damage(lily) == 2


@pytest.mark.card("LIL04")
@pytest.mark.clause("SFB-111")
def test_without_it_one_reaction_is_all() -> None:
    game = scenario(
        {kilgore: "c3"}, {lily: "c4", izabella: "c5"}, hand=[fury], rival_hand=[vanish, fully_prepared]
    )
    game.play(fury, on=lily)
    game.react(vanish, on=lily)
    assert game.asking != "reaction window"
    assert game.rival.hand == [fully_prepared]


@pytest.mark.card("LIL04")
@pytest.mark.clause("SFB-112", "SFB-350")
def test_the_second_reaction_may_defend_another_champion() -> None:
    game = scenario(
        {kilgore: "c3"},
        {lily: "c4", gwaien: "c2"},
        hand=[fury],
        rival_hand=[didnt_see_that_comin, vanish],
    )
    game.play(fury, on=[lily, gwaien])
    game.react(didnt_see_that_comin, on=lily)
    game.react(vanish, on=gwaien)
    assert game.damage(lily) == game.damage(gwaien) == 1
    game.choose("c5")
    assert game.where(gwaien) == "c5"
    assert game.where(lily) == "c4"


@pytest.mark.card("LIL05")
@pytest.mark.clause("SFB-120", "SFB-351")
def test_vanish_places_the_target_next_to_a_team_mate() -> None:
    game = scenario({dugrun: "c3"}, {lily: "c4", gwaien: "k1"}, hand=[knock_down], rival_hand=[vanish])
    game.play(knock_down, on=lily)
    game.react(vanish, on=lily)
    assert set(game.options) == {"j2", "j3", "k2"}
    assert not game.can_decline
    game.choose("k2")
    assert game.where(lily) == "k2"
    assert game.damage(lily) == 1


@pytest.mark.card("LIL05")
@pytest.mark.clause("SFB-351")
def test_vanish_does_nothing_without_a_team_mate_in_the_arena() -> None:
    game = scenario({dugrun: "c3"}, {lily: "c4"}, hand=[knock_down], rival_hand=[vanish])
    game.play(knock_down, on=lily)
    game.react(vanish, on=lily)
    assert game.is_my_action
    assert game.where(lily) == "c4"


@pytest.mark.card("LIL06")
@pytest.mark.clause("SFB-271", "SFB-205")
def test_snatch_takes_a_card_by_chance_draws_and_dashes() -> None:
    position = {gwaien: "c4"}
    game = scenario({lily: "c3"}, position, hand=[snatch], deck=[flank], rival_hand=[ignite, flamespear])
    game.play(snatch, on=gwaien)
    assert len(game.rival.hand) == len(game.rival.discard) == 1
    assert game.rival.discard[0] in (ignite, flamespear)
    assert game.me.hand == [flank]
    game.choose("c1")
    assert game.where(lily) == "c1"


@pytest.mark.card("LIL06")
@pytest.mark.clause("SFB-231")
def test_snatch_from_an_empty_hand_still_draws() -> None:
    game = scenario({lily: "c3"}, {gwaien: "c4"}, hand=[snatch], deck=[flank])
    game.play(snatch, on=gwaien)
    assert game.rival.discard == []
    assert game.me.hand == [flank]


@pytest.mark.card("LIL07")
@pytest.mark.clause("SFB-212", "SFB-350")
def test_through_the_shadows_leads_to_a_hex_without_neighbors() -> None:
    game = scenario({lily: "c3"}, {gwaien: "j4", dugrun: "f4"}, hand=[through_the_shadows, flank, snatch])
    game.play(through_the_shadows)
    beside = {"j3", "j5", "i4", "i5", "k2", "k3", "f3", "g3", "g4", "e3", "e4"}
    assert not beside & set(game.options)
    assert {"c2", "c4", "f6", "k1"} <= set(game.options)
    game.choose("c4")
    assert game.where(lily) == "c4"
    game.choose(snatch)
    assert game.is_my_action
    assert game.me.deck[0] == snatch
    assert game.me.hand == [flank]


@pytest.mark.card("LIL")
@pytest.mark.clause("SFB-344", "SFB-80")
def test_lily_levelled_next_to_a_team_mate_is_no_target() -> None:
    position = {lily: "c4", tzu_xiao: "c5"}
    game = scenario({dugrun: "c3"}, position, hand=[knock_down], levelled=[lily])
    game.play(knock_down)
    assert game.is_my_action
    assert game.damage(lily) == 0


@pytest.mark.card("LIL")
@pytest.mark.clause("SFB-344")
def test_lily_levelled_alone_or_next_to_enemies_is_a_target() -> None:
    position = {lily: "c4", tzu_xiao: "c6"}
    game = scenario({dugrun: "c3"}, position, hand=[knock_down], levelled=[lily])
    game.play(knock_down, on=lily)
    assert game.damage(lily) == 1


@pytest.mark.card("LIL")
@pytest.mark.clause("SFB-88", "SFB-344")
def test_lily_levelled_next_to_a_team_mate_is_spared_by_an_area() -> None:
    position = {lily: "c4", tzu_xiao: "d4"}
    game = scenario({kilgore: "c3"}, position, hand=[fury], levelled=[lily])
    game.play(fury, on=[lily, tzu_xiao])
    assert game.damage(tzu_xiao) == 2
    assert game.damage(lily) == 0


@pytest.mark.card("LIL")
@pytest.mark.clause("SFB-130", "SFB-344")
def test_lily_levelled_is_a_target_of_skills() -> None:
    position = {lily: "c4", tzu_xiao: "c5"}
    game = scenario({kilgore: "c3"}, position, hand=[relentless_advance], levelled=[lily])
    game.play(relentless_advance, on=lily)
    game.choose("d5")
    assert game.where(lily) == "d5"


@pytest.mark.card("LIL")
@pytest.mark.clause("SFB-3")
def test_lily_next_to_a_team_mate_is_a_target_on_her_base_side() -> None:
    game = scenario({dugrun: "c3"}, {lily: "c4", tzu_xiao: "c5"}, hand=[knock_down])
    game.play(knock_down, on=lily)
    assert game.damage(lily) == 2
