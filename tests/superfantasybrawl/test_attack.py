"""Targets, the nine steps of an attack, and Reactions (SFB-80 to 120)."""

from __future__ import annotations

import pytest

from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.champions.dugrun import blizzard, dugrun, mighty_blow
from baston.games.superfantasybrawl.champions.gwaien import (
    arcane_shield,
    chain_lightning,
    fireball,
    flamespear,
    gwaien,
    ignite,
)
from baston.games.superfantasybrawl.champions.kolel import blinding_dart, double_jump, kolel, mighty_jump
from baston.games.superfantasybrawl.champions.korvash import chop, korvash, leaping_strike
from baston.games.superfantasybrawl.champions.nevamor import dark_envoy, nevamor, soul_reave
from baston.games.superfantasybrawl.champions.rath import double_dealing, go_to_ground, rath
from baston.games.superfantasybrawl.champions.tzu_xiao import challenge, double_strike, revenge, tzu_xiao
from tests.superfantasybrawl.scenario import Play, scenario


def targets(game: Play) -> set[str]:
    return set(game.options)


@pytest.mark.clause("SFB-80", "SFB-81")
def test_melee_reaches_adjacent_enemies_alone() -> None:
    game = scenario({dugrun: "c4", kolel: "c3"}, {gwaien: "c5", tzu_xiao: "c6"}, hand=[blizzard])
    game.play(blizzard)
    assert game.options == ["Gwaien"]
    assert game.can_decline


@pytest.mark.clause("SFB-82", "SFB-83", "SFB-12")
def test_an_indirect_shot_counts_hexes_alone() -> None:
    theirs = {dugrun: "f4", korvash: "f6", kolel: "f7"}
    game = scenario({gwaien: "f3"}, theirs, hand=[fireball])
    game.play(fireball)
    assert targets(game) == {"Korvash"}  # Dugrun is too near, Ko'lel too far


@pytest.mark.clause("SFB-84", "SFB-13", "SFB-6")
@pytest.mark.parametrize(
    ("here", "there", "between"), [("f4", "f6", ""), ("c2", "d5", ""), ("c2", "c4", "c3")]
)
def test_a_direct_shot_needs_a_clear_row(here: str, there: str, between: str) -> None:
    mate = {dugrun: between} if between else {}
    game = scenario({tzu_xiao: here, **mate}, {gwaien: there}, hand=[challenge])
    game.play(challenge)
    assert game.asking == "turn"  # a statue, no common row, a team-mate


@pytest.mark.clause("SFB-84", "SFB-82")
def test_a_direct_shot_along_a_clear_row_hits() -> None:
    game = scenario({tzu_xiao: "c2"}, {gwaien: "e3"}, hand=[challenge])
    game.play(challenge, to="c3", on=None)
    assert game.asking == "turn"
    game = scenario({tzu_xiao: "c2"}, {gwaien: "c4"}, hand=[challenge])
    game.play(challenge)
    assert game.options == ["Gwaien"]


@pytest.mark.clause("SFB-85", "SFB-86")
def test_an_area_is_laid_so_that_an_enemy_is_inside() -> None:
    game = scenario({kolel: "c4"}, {gwaien: "c5"}, hand=[mighty_jump])
    game.play(mighty_jump)
    game.decline()
    assert len(game.options) == 1
    game = scenario({kolel: "c4", dugrun: "c5"}, {gwaien: "c7"}, hand=[mighty_jump])
    game.play(mighty_jump)
    game.decline()
    assert game.asking == "turn"  # a team-mate alone is no reason


@pytest.mark.clause("SFB-91", "SFB-93", "SFB-94")
def test_after_the_movement_the_attack_may_be_called_off() -> None:
    game = scenario({dugrun: "c2"}, {gwaien: "c5"}, hand=[mighty_blow])
    game.play(mighty_blow, to="c3", use=False)
    assert (game.where(dugrun), game.where(gwaien)) == ("c3", "c5")
    game = scenario({dugrun: "c2"}, {gwaien: "c4"}, hand=[mighty_blow])
    game.play(mighty_blow, to="c3", use=False)
    assert (game.where(dugrun), game.where(gwaien)) == ("c3", "c4")
    assert game.damage(gwaien) == 0


@pytest.mark.clause("SFB-100", "SFB-90")
def test_without_a_target_the_attack_ends_unasked() -> None:
    game = scenario({dugrun: "c2"}, {gwaien: "c7"}, hand=[mighty_blow])
    game.play(mighty_blow)
    assert game.asking == "turn"
    assert game.me.discard == [mighty_blow]


@pytest.mark.clause("SFB-103", "SFB-182")
def test_an_attacker_that_falls_before_step_3_does_not_attack() -> None:
    game = scenario(
        {tzu_xiao: "c2"},
        {gwaien: "c5"},
        hand=[double_strike],
        traps={"c3": "damage1"},
        damage={tzu_xiao: 8},
    )
    game.play(double_strike)
    game.choose("c3")
    game.choose("d3")
    assert game.where(tzu_xiao) == ""
    assert game.asking == "turn"
    assert game.rival.vp == 1


@pytest.mark.clause("SFB-96", "SFB-101", "SFB-140")
def test_strength_minus_defense_is_never_less_than_nothing() -> None:
    game = scenario({dugrun: "c3"}, {nevamor: "c4"}, hand=[blizzard])
    game.play(blizzard, on=nevamor)
    assert game.damage(nevamor) == 1
    game = scenario({nevamor: "c2"}, {dugrun: "c4"}, hand=[dark_envoy])
    game.play(dark_envoy, on=dugrun)
    assert game.damage(dugrun) == 0


@pytest.mark.clause("SFB-97", "SFB-154")
def test_all_targets_of_an_area_are_hurt_at_once_team_mates_too() -> None:
    damage = {gwaien: 2, rath: 2, korvash: 1}
    game = scenario(
        {korvash: "c4", rath: "c3"}, {gwaien: "c5", kolel: "b4"}, hand=[chop], damage=damage, vp=(1, 1)
    )
    game.play(chop, on=[rath, gwaien, kolel])
    assert (game.where(gwaien), game.where(rath)) == ("", "")
    assert (game.me.vp, game.rival.vp) == (2, 2)
    assert game.is_levelled(korvash)


@pytest.mark.clause("SFB-203", "SFB-204")
def test_double_does_not_reckon_anew() -> None:
    game = scenario({rath: "c2"}, {korvash: "c4"}, hand=[double_dealing], rival_hand=[])
    game.play(double_dealing, on=korvash)
    assert game.damage(korvash) == 4
    assert [line for line in game.told if "takes" in line] == ["Korvash takes 2 damage (Double Dealing)."] * 2


@pytest.mark.clause("SFB-210", "SFB-211")
def test_lifesteal_heals_as_much_as_was_dealt() -> None:
    game = scenario({nevamor: "c3"}, {dugrun: "c4"}, hand=[soul_reave], damage={nevamor: 4})
    game.play(soul_reave, on=dugrun)
    assert game.damage(nevamor) == 4  # 2 against 2: nothing was dealt


@pytest.mark.clause("SFB-99", "SFB-104")
def test_post_attack_effects_on_who_has_fallen_are_dropped_others_happen() -> None:
    game = scenario({gwaien: "c2"}, {kolel: "c5"}, hand=[flamespear], damage={kolel: 6})
    game.play(flamespear, on=kolel)
    assert game.where(kolel) == ""
    game = scenario({kolel: "c2"}, {gwaien: "c3"}, hand=[double_jump], damage={gwaien: 5})
    game.play(double_jump)
    game.decline()
    game.aim(gwaien)
    game.choose("c5")
    assert game.where(kolel) == "c5"


@pytest.mark.clause("SFB-106", "SFB-160")
def test_the_champion_levels_up_when_the_action_is_over() -> None:
    game = scenario({kolel: "c2"}, {gwaien: "c3"}, hand=[double_jump], damage={gwaien: 5})
    game.play(double_jump)
    game.decline()
    game.aim(gwaien)
    assert not game.is_levelled(kolel)
    game.decline()
    assert game.is_levelled(kolel)


# Reactions.


def attacked(cores: str = "red yellow blue") -> Play:
    """Gwaien is attacked, and her player has three cards in hand."""
    game = scenario(
        {dugrun: "c3"},
        {gwaien: "c4", korvash: "", kolel: "e5"},
        hand=[mighty_blow],
        rival_hand=[blinding_dart, arcane_shield, chop],
        rival_cores=cores,
    )
    game.play(mighty_blow, on=gwaien)
    return game


@pytest.mark.clause("SFB-110", "SFB-112", "SFB-95")
def test_the_defender_may_play_a_reaction_of_any_champion_of_the_team() -> None:
    game = attacked()
    assert game.asked == 1
    assert set(game.options) == {
        "Blinding Dart for Gwaien (blue Core)",
        "Arcane Shield for Gwaien (yellow Core)",
    }
    game.react(blinding_dart, on=gwaien)
    assert game.damage(gwaien) == 0
    assert game.rival.cores == ["red", "yellow"]


@pytest.mark.clause("SFB-111")
def test_one_reaction_for_each_attack() -> None:
    game = attacked()
    game.react(blinding_dart, on=gwaien)
    assert game.asking == "turn"
    assert game.rival.hand == [arcane_shield, chop]


@pytest.mark.clause("SFB-61", "SFB-110")
def test_a_reaction_needs_a_ready_core_of_its_color() -> None:
    game = attacked(cores="yellow")
    assert game.options == ["Arcane Shield for Gwaien (yellow Core)"]


@pytest.mark.clause("SFB-273", "SFB-272")
def test_the_window_opens_with_a_card_and_a_ready_core_whatever_they_are() -> None:
    game = attacked(cores="red")
    assert game.asking == "reaction window"
    assert game.options == []
    assert game.can_decline
    assert GAME.presentation.is_window(game.arena)
    assert attacked(cores="").asking == "turn"


@pytest.mark.clause("SFB-112", "SFB-111")
def test_of_several_targets_the_defender_chooses_which_is_defended() -> None:
    game = scenario(
        {korvash: "c4"}, {gwaien: "c5", kolel: "c3"}, hand=[chop], rival_hand=[blinding_dart, ignite]
    )
    game.play(chop, on=[gwaien, kolel])
    assert GAME.presentation.prompt(game.arena, "en") == (
        f"Korvash attacks {kolel.title} and Gwaien with Chop. Do you play a Reaction?"
    )
    assert len(game.options) == 2
    game.react(blinding_dart, on=kolel)
    assert (game.damage(gwaien), game.damage(kolel)) == (4, 3)


@pytest.mark.clause("SFB-113", "SFB-106")
def test_the_bonus_is_for_this_attack_alone() -> None:
    game = scenario(
        {dugrun: "c3"}, {gwaien: "c4", kolel: ""}, hand=[mighty_blow, blizzard], rival_hand=[arcane_shield]
    )
    game.play(mighty_blow, on=gwaien)
    game.react(arcane_shield, on=gwaien)
    assert game.where(gwaien) == "c6"
    game.play(blizzard, to="c5", on=gwaien)
    assert game.damage(gwaien) == 2


@pytest.mark.clause("SFB-116", "SFB-98")
def test_the_post_attack_part_is_lost_with_the_defended_champion() -> None:
    game = scenario(
        {dugrun: "c3"},
        {gwaien: "c4", kolel: ""},
        hand=[blizzard, mighty_blow],
        rival_hand=[blinding_dart],
        damage={gwaien: 5},
    )
    game.play(blizzard, on=gwaien)
    game.react(blinding_dart, on=gwaien)
    assert game.where(gwaien) == ""
    assert game.me.hand == [mighty_blow]


@pytest.mark.clause("SFB-117", "SFB-195")
def test_who_has_left_the_row_by_a_reaction_is_not_pushed() -> None:
    game = scenario({dugrun: "c3"}, {gwaien: "c4", rath: ""}, hand=[mighty_blow], rival_hand=[go_to_ground])
    game.play(mighty_blow, on=gwaien)
    game.react(go_to_ground, on=gwaien)
    game.choose("d6")
    assert game.where(gwaien) == "d6"
    assert game.damage(gwaien) == 0


@pytest.mark.clause("SFB-118")
def test_other_effects_still_reach_who_has_gone_out_of_range() -> None:
    game = scenario(
        {gwaien: "c2"},
        {korvash: "c4", rath: "", kolel: "e7"},
        hand=[chain_lightning],
        rival_hand=[go_to_ground],
    )
    game.play(chain_lightning, on=korvash)
    game.react(go_to_ground, on=korvash)
    game.choose("d6")
    assert game.damage(kolel) == 2


@pytest.mark.clause("SFB-119", "SFB-149")
def test_the_owner_of_a_reaction_may_be_on_its_gate() -> None:
    game = scenario({dugrun: "c3"}, {gwaien: "c4", kolel: ""}, hand=[mighty_blow], rival_hand=[blinding_dart])
    game.play(mighty_blow, on=gwaien)
    game.react(blinding_dart, on=gwaien)
    assert game.where(kolel) == ""
    assert game.rival.discard == [blinding_dart]


@pytest.mark.clause("SFB-120", "SFB-114")
def test_what_a_reaction_deals_is_the_defended_champions_doing() -> None:
    game = scenario(
        {korvash: "c3"},
        {gwaien: "c4", tzu_xiao: ""},
        hand=[leaping_strike],
        rival_hand=[revenge],
        damage={korvash: 5},
    )
    game.play(leaping_strike)
    game.decline()
    game.aim(gwaien)
    game.react(revenge, on=gwaien)
    assert game.where(korvash) == ""
    assert game.is_levelled(gwaien)
