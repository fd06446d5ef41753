"""Rounds, turns, activation, Cores, skills and standard actions (SFB-40 to 65, SFB-130 to 137)."""

from __future__ import annotations

import pytest

from baston.games import game_named
from baston.games.superfantasybrawl.champions.dugrun import (
    blizzard,
    dugrun,
    hold_ground,
    knock_down,
    mighty_blow,
    onwards,
    shield_slam,
)
from baston.games.superfantasybrawl.champions.gwaien import gwaien, ignite, teleport
from baston.games.superfantasybrawl.champions.kolel import kolel
from baston.games.superfantasybrawl.champions.korvash import korvash, shockwave
from baston.games.superfantasybrawl.champions.tzu_xiao import double_strike, focus, tzu_xiao
from tests.conformance.walk import asked
from tests.superfantasybrawl.scenario import scenario


@pytest.mark.clause("SFB-40", "SFB-41", "SFB-55")
def test_a_round_is_both_turns_then_the_track_advances() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "i4"})
    game.arena.track = [*game.arena.track]
    before = len(game.arena.challenge_deck)
    game.end_turn()
    assert game.asked == 1
    assert len(game.arena.challenge_deck) == before
    game.end_turn()
    assert game.asked == 0
    assert game.arena.round == 3
    assert len(game.arena.challenge_deck) == before - 1
    assert game.arena.track[0] != 0


@pytest.mark.clause("SFB-42", "SFB-43", "SFB-205")
def test_the_upkeep_readies_cores_discards_the_hand_and_draws_five() -> None:
    game = scenario({dugrun: "c4"}, hand=[blizzard, onwards], deck=[mighty_blow], cores="red")
    game.end_turn()
    assert game.me.cores == ["red", "yellow", "blue"]
    assert set(game.me.discard) == {blizzard, onwards}
    assert len(game.me.hand) == 5
    assert mighty_blow in game.me.hand


@pytest.mark.clause("SFB-44")
def test_a_core_spent_on_a_reaction_is_missing_in_the_own_next_turn() -> None:
    game = scenario({tzu_xiao: "c2"}, {dugrun: "c4"}, hand=[double_strike], rival_hand=[hold_ground])
    game.play(double_strike)
    game.choose("c3")
    game.aim(dugrun)
    game.react(hold_ground, on=dugrun)
    game.end_turn()
    assert game.asked == 1
    assert game.rival.cores == ["yellow", "blue"]
    assert game.rival.hand == []


@pytest.mark.clause("SFB-45", "SFB-46")
def test_an_empty_deck_is_made_of_the_discard_pile_without_the_card_being_resolved() -> None:
    game = scenario({dugrun: "c4"}, hand=[onwards], discard=[blizzard])
    everything = game.arena.deck[0]
    game.arena.deck[0] = []
    assert len(everything) == 16
    game.play(onwards)
    assert game.me.hand == [blizzard]
    assert game.me.discard == [onwards]


@pytest.mark.clause("SFB-45")
def test_with_both_piles_empty_nothing_is_drawn() -> None:
    game = scenario({dugrun: "c4"}, hand=[onwards])
    game.arena.deck[0] = []
    game.play(onwards)
    assert game.me.hand == []


@pytest.mark.clause("SFB-60", "SFB-61", "SFB-63")
def test_one_champion_may_act_as_often_as_there_are_cores() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "c7"}, hand=[blizzard, knock_down, mighty_blow])
    game.play(blizzard)
    assert game.me.cores == ["yellow", "blue"]
    assert game.me.discard == [blizzard]
    game.play(knock_down)
    game.play(mighty_blow)
    assert game.asked == 1  # nothing is left to do: the phase has ended by itself
    assert game.arena.round == 2


@pytest.mark.clause("SFB-61")
def test_a_card_needs_a_ready_core_of_its_color() -> None:
    game = scenario({dugrun: "c4"}, hand=[blizzard, mighty_blow], cores="blue")
    assert not game.playable(blizzard)
    assert game.playable(mighty_blow)


@pytest.mark.clause("SFB-62", "SFB-64")
def test_a_card_activates_its_champion_and_may_be_played_for_the_movement() -> None:
    game = scenario({dugrun: "c4", kolel: "e3"}, {gwaien: "c7"}, hand=[blizzard])
    game.play(blizzard, to="c6", use=False)
    assert game.where(dugrun) == "c6"
    assert game.where(kolel) == "e3"
    assert game.damage(gwaien) == 0


@pytest.mark.clause("SFB-276", "SFB-60")
def test_the_player_declares_the_end_of_the_phase() -> None:
    game = scenario({dugrun: "c4"}, hand=[blizzard])
    assert game.can_decline
    game.end_turn()
    assert game.asked == 1


@pytest.mark.clause("SFB-276")
def test_a_tried_action_ends_the_phase_too_where_nothing_is_left() -> None:
    game = scenario({dugrun: "c4"}, {gwaien: "c7"}, hand=[blizzard, knock_down, mighty_blow])
    game.play(blizzard)
    game.play(knock_down)
    superfantasybrawl = game_named("superfantasybrawl")
    a_standard_action = asked(game.arena).options[-1]  # with the last Core
    superfantasybrawl.answer(game.arena, a_standard_action)
    tried = superfantasybrawl.after(game.arena, asked(game.arena).options[-1])
    assert game.asked == 0
    assert asked(tried).player == 1


# Skills.


@pytest.mark.clause("SFB-130", "SFB-110")
def test_a_skill_is_no_attack_and_may_be_left_out_after_the_movement() -> None:
    game = scenario({korvash: "c2"}, {gwaien: "c4", dugrun: ""}, hand=[shockwave], rival_hand=[hold_ground])
    game.play(shockwave, to="c3", use=False)
    assert game.asking == "turn"
    assert game.where(korvash) == "c3"
    assert game.me.discard == [shockwave]


@pytest.mark.clause("SFB-131")
def test_a_skill_with_a_targeting_box_needs_a_target() -> None:
    game = scenario({korvash: "c2"}, {gwaien: "c6"}, hand=[shockwave])
    game.play(shockwave)
    assert game.asking == "turn"


@pytest.mark.clause("SFB-130")
def test_a_skill_without_a_box_asks_whether_it_is_used() -> None:
    game = scenario({tzu_xiao: "c2"}, hand=[focus])
    game.play(focus, use=False)
    assert game.arena.lasting == []
    game = scenario({tzu_xiao: "c2"}, hand=[focus])
    game.play(focus)
    assert game.arena.lasting != []


# Standard actions.


@pytest.mark.clause("SFB-134", "SFB-136")
def test_the_blue_standard_action_moves_and_plans() -> None:
    game = scenario({dugrun: "c4"}, hand=[blizzard, onwards])
    game.standard("blue", dugrun, to="c5")
    game.choose(onwards)
    assert game.where(dugrun) == "c5"
    assert game.me.deck[0] == onwards
    assert game.me.cores == ["red", "yellow"]


@pytest.mark.clause("SFB-134", "SFB-136")
def test_the_yellow_standard_action_moves_and_heals_itself() -> None:
    game = scenario({dugrun: "c4"}, damage={dugrun: 2})
    game.standard("yellow", dugrun, to="c5")
    game.choose(1)
    assert game.damage(dugrun) == 1
    game = scenario({dugrun: "c4"}, damage={dugrun: 2})
    game.standard("yellow", dugrun)
    game.decline()
    assert game.damage(dugrun) == 2


@pytest.mark.clause("SFB-134", "SFB-137", "SFB-110")
def test_the_red_standard_action_moves_and_hurts_whatever_the_defense() -> None:
    game = scenario({gwaien: "c4"}, {dugrun: "c6", kolel: "e6"}, rival_hand=[hold_ground])
    game.standard("red", gwaien, to="c5")
    assert game.options == ["Dugrun"]
    game.choose(dugrun)
    assert game.damage(dugrun) == 1
    assert game.asking == "turn"


@pytest.mark.clause("SFB-137", "SFB-143")
def test_the_red_standard_action_may_put_out_of_action_and_level_up() -> None:
    game = scenario({gwaien: "c5"}, {dugrun: "c6"}, damage={dugrun: 5})
    game.standard("red", gwaien)
    game.choose(dugrun)
    assert game.me.vp == 1
    assert game.is_levelled(gwaien)


@pytest.mark.clause("SFB-134", "SFB-61")
def test_the_fourth_standard_action_moves_two_for_any_core() -> None:
    game = scenario({dugrun: "c4"}, cores="yellow")
    game.standard("any", dugrun, to="c6", core="yellow")
    assert game.where(dugrun) == "c6"


@pytest.mark.clause("SFB-135")
def test_each_standard_action_is_used_once_a_phase() -> None:
    game = scenario({dugrun: "c4", gwaien: "e3"})
    game.standard("any", dugrun, to="c6", core="blue")
    assert not any("Move 2" in option for option in game.options)
    game.end_turn()
    game.end_turn()
    assert any("Move 2" in option for option in game.options)


@pytest.mark.clause("SFB-65", "SFB-135")
def test_shield_slam_and_teleport_leave_the_other_cores_ready() -> None:
    game = scenario({dugrun: "c4", gwaien: "e3"}, hand=[shield_slam, teleport, ignite])
    game.play(teleport)
    game.choose("e5")
    assert not game.playable(shield_slam)
    assert game.me.cores == ["red", "yellow"]
