"""Dinosaurs: what their cards and bases do, in card order."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import BY_ID, Card
from baston.games.smashup.factions.aliens import (
    beam_up,
    collector,
    crop_circles,
    disintegrator,
    invader,
    scout,
    supreme_overlord,
    the_homeworld,
    the_mothership,
)
from baston.games.smashup.factions.changerbots import flighterizer, huffie
from baston.games.smashup.factions.dinosaurs import (
    armor_stego,
    augmentation,
    howl,
    jungle_oasis,
    king_rex,
    laseratops,
    natural_selection,
    rampage,
    survival_of_the_fittest,
    tar_pits,
    tooth_and_claw_and_guns,
    tooth_and_claw_and_guns_bgb,
    upgrade,
    war_raptor,
    wildlife_preserve,
)
from baston.games.smashup.factions.ninjas import (
    assassination,
    hidden_ninja,
    infiltrate,
    ninja_dojo,
    ninja_master,
    poison,
    shinobi,
)
from baston.games.smashup.factions.pirates import pirate_king, powderkeg
from baston.games.smashup.factions.robots import nukebot, warbot
from baston.games.smashup.factions.tricksters import (
    disenchant,
    enshrouding_mist,
    gremlin,
    mushroom_kingdom,
)
from baston.games.smashup.factions.wizards import chronomage
from baston.games.smashup.queries.power import power
from baston.games.smashup.verbs.lasting import forget_powers
from tests.smashup.scenario import Play, at, mine, of, scenario, theirs

TOOTHS = [tooth_and_claw_and_guns, tooth_and_claw_and_guns_bgb]


def rival_plays_an_action_before_scoring(action: Card) -> Play:
    """When my base is about to score the rival brings Chronomage by Hidden Ninja, and plays the action."""
    game = scenario(
        hand=[king_rex],
        rival_hand=[hidden_ninja, chronomage, action, king_rex],
        bases=[at(jungle_oasis, mine(king_rex), mine(supreme_overlord)), at(tar_pits, theirs(invader))],
        base_deck=[the_homeworld],
    )
    game.end_turn()
    assert game.asked == 1
    game.choose(hidden_ninja)
    game.choose(chronomage)
    game.choose(action)
    return game


# King Rex


@pytest.mark.card("king_rex")
@pytest.mark.ruling("dinosaurs/king_rex/1")
def test_king_rex_is_strong_and_that_is_all() -> None:
    game = scenario(hand=[king_rex, upgrade], bases=[at(jungle_oasis, theirs(collector))])
    game.play(king_rex, base=1)
    assert king_rex.text == ""
    assert game.is_play_phase
    assert game.power(king_rex) == 7
    assert game.minions(1) == [collector, king_rex]


# Laseratops


@pytest.mark.card("laseratops")
@pytest.mark.clause("SU-112")
def test_laseratops_destroys_one_minion_of_two_or_less_here() -> None:
    game = scenario(
        hand=[laseratops, upgrade],
        bases=[
            at(jungle_oasis, theirs(collector), mine(collector), theirs(invader)),
            at(tar_pits, theirs(collector)),
        ],
    )
    game.play(laseratops, base=1)
    assert game.options == [collector, collector]
    assert not game.can_decline
    game.choose(collector, nth=1)
    assert game.minions(1) == [collector, invader, laseratops]
    assert game.rival.discard == [collector]
    assert game.minions(2) == [collector]


@pytest.mark.card("laseratops")
@pytest.mark.clause("SU-155")
@pytest.mark.ruling("dinosaurs/laseratops/1")
def test_laseratops_must_destroy_ones_own_if_there_is_no_other() -> None:
    game = scenario(hand=[laseratops, upgrade], bases=[at(jungle_oasis, mine(collector), theirs(invader))])
    game.play(laseratops, base=1)
    assert game.minions(1) == [invader, laseratops]
    assert game.me.discard == [collector]


@pytest.mark.card("laseratops")
@pytest.mark.clause("SU-15", "SU-93")
@pytest.mark.ruling("dinosaurs/laseratops/2")
def test_laseratops_finds_nobody_where_current_powers_are_higher() -> None:
    game = scenario(
        hand=[laseratops, upgrade],
        bases=[at(jungle_oasis, theirs(war_raptor), theirs(collector, upgrade))],
    )
    game.play(laseratops, base=1)
    assert game.is_play_phase
    assert game.minions(1) == [war_raptor, collector, laseratops]


# Armor Stego


@pytest.mark.card("armor_stego")
@pytest.mark.clause("SU-173")
def test_armor_stego_is_stronger_in_the_turns_of_others() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        third_hand=[king_rex],
        bases=[at(the_homeworld, mine(armor_stego), theirs(armor_stego))],
        players=3,
    )
    assert (game.power(armor_stego), game.power(armor_stego, nth=2)) == (3, 5)
    game.end_turn()
    assert (game.power(armor_stego), game.power(armor_stego, nth=2)) == (5, 3)
    game.end_turn()
    assert (game.power(armor_stego), game.power(armor_stego, nth=2)) == (5, 5)


@pytest.mark.card("armor_stego")
@pytest.mark.clause("SU-30", "SU-173")
@pytest.mark.ruling("dinosaurs/armor_stego/1")
def test_armor_stego_counts_more_for_a_base_that_scores_in_anothers_turn_only() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, mine(armor_stego), theirs(king_rex)), at(tar_pits)],
        base_deck=[the_homeworld],
    )
    game.end_turn()
    assert game.base(1) is jungle_oasis
    assert game.total(1) == 12
    game.end_turn()
    assert game.base(1) is the_homeworld
    assert (game.me.vp, game.rival.vp) == (0, 2)


# War Raptor


@pytest.mark.card("war_raptor")
@pytest.mark.clause("SU-93")
@pytest.mark.ruling("dinosaurs/war_raptor/1")
def test_a_war_raptor_has_two_in_hand_and_three_alone_on_a_base() -> None:
    game = scenario(hand=[war_raptor, king_rex], bases=[at(jungle_oasis, theirs(king_rex)), at(tar_pits)])
    assert power(game.table, game.table.hand[0][0]) == 2
    game.play(war_raptor, base=1)
    assert game.power(war_raptor) == 3


@pytest.mark.card("war_raptor")
@pytest.mark.clause("SU-173")
@pytest.mark.ruling("dinosaurs/war_raptor/2")
def test_war_raptors_of_any_side_on_one_base_strengthen_each_other() -> None:
    game = scenario(
        hand=[war_raptor, king_rex],
        bases=[at(the_homeworld, mine(war_raptor), theirs(war_raptor)), at(tar_pits, mine(war_raptor))],
    )
    assert game.total(1) == 2 * 4
    game.play(war_raptor, base=1)
    assert game.total(1) == 3 * 5
    assert game.total(2) == 3


# Augmentation


@pytest.mark.card("augmentation")
@pytest.mark.clause("SU-20")
@pytest.mark.ruling("dinosaurs/augmentation/2")
def test_augmentation_gives_any_minion_in_play_four_until_the_turn_ends() -> None:
    game = scenario(
        hand=[augmentation, king_rex],
        rival_hand=[king_rex],
        bases=[at(the_homeworld, mine(collector)), at(tar_pits, theirs(invader))],
    )
    game.play(augmentation)
    assert game.options == [collector, invader]
    assert not game.can_decline
    game.choose(invader)
    assert (game.power(invader), game.power(collector)) == (7, 2)
    game.end_turn()
    assert game.power(invader) == 3


@pytest.mark.card("augmentation")
@pytest.mark.clause("SU-136")
def test_augmentation_serves_an_action_that_has_to_increase_power() -> None:
    game = scenario(hand=[augmentation, king_rex], bases=[at(tar_pits, mine(king_rex))])
    game.leave_an_action_that_increases_power()
    assert game.can_play(augmentation)


@pytest.mark.card("augmentation")
@pytest.mark.clause("SU-15")
def test_augmentation_is_spent_where_nobody_is() -> None:
    game = scenario(hand=[augmentation, king_rex])
    game.play(augmentation)
    assert game.is_play_phase
    assert game.me.discard == [augmentation]


@pytest.mark.card("augmentation")
@pytest.mark.ruling("dinosaurs/augmentation/1")
def test_augmentation_played_in_anothers_turn_lasts_through_ones_next_turn() -> None:
    game = rival_plays_an_action_before_scoring(augmentation)
    game.choose(invader)
    assert game.asked == 1
    assert game.is_play_phase
    assert game.power(invader) == 7
    game.end_turn()
    assert game.asked == 0
    assert game.power(invader) == 3


# Howl


@pytest.mark.card("howl")
@pytest.mark.clause("SU-172")
@pytest.mark.ruling("dinosaurs/howl/1")
def test_howl_strengthens_ones_minions_in_play_until_the_turn_ends() -> None:
    game = scenario(
        hand=[howl, king_rex],
        rival_hand=[king_rex],
        bases=[at(the_homeworld, mine(collector), theirs(invader)), at(tar_pits, mine(scout))],
    )
    game.play(howl)
    assert (game.power(collector), game.power(scout), game.power(invader)) == (3, 4, 3)
    game.play(king_rex, base=2)
    assert game.power(king_rex) == 7
    game.end_turn()
    assert (game.power(collector), game.power(scout)) == (2, 3)


@pytest.mark.card("howl")
@pytest.mark.ruling("dinosaurs/howl/1")
def test_howl_played_in_anothers_turn_lasts_through_ones_next_turn() -> None:
    game = rival_plays_an_action_before_scoring(howl)
    assert game.asked == 1
    assert game.is_play_phase
    assert game.power(invader) == 4
    game.end_turn()
    assert game.asked == 0
    assert game.power(invader) == 3


@pytest.mark.card("howl")
@pytest.mark.ruling("dinosaurs/howl/2")
def test_a_minion_keeps_the_howl_under_another_controller() -> None:
    """No card of this box gives control, so the column is set by hand."""
    game = scenario(hand=[howl, king_rex], bases=[at(the_homeworld, mine(collector))])
    game.play(howl)
    game.table.control[game.in_play(collector)] = 1
    forget_powers(game.table)
    assert game.power(collector) == 3


@pytest.mark.card("howl")
@pytest.mark.clause("SU-136")
def test_howl_serves_an_action_that_has_to_increase_power() -> None:
    game = scenario(hand=[howl, king_rex], bases=[at(tar_pits, mine(king_rex))])
    game.leave_an_action_that_increases_power()
    assert game.can_play(howl)


@pytest.mark.card("howl")
@pytest.mark.clause("SU-112")
def test_howl_may_be_played_without_a_minion() -> None:
    game = scenario(hand=[howl, king_rex], bases=[at(the_homeworld, theirs(invader))])
    game.play(howl)
    assert game.me.discard == [howl]
    assert game.power(invader) == 3


# Natural Selection


@pytest.mark.card("natural_selection")
@pytest.mark.ruling("dinosaurs/natural_selection/1")
def test_natural_selection_destroys_a_strictly_weaker_minion_on_the_same_base() -> None:
    game = scenario(
        hand=[natural_selection, king_rex],
        bases=[
            at(the_homeworld, mine(invader), theirs(collector), theirs(scout), mine(collector)),
            at(tar_pits, theirs(collector)),
        ],
    )
    game.play(natural_selection)
    assert game.options == [collector, collector]
    assert not game.can_decline
    game.choose(collector, nth=2)
    assert game.minions(1) == [invader, collector, scout]
    assert game.me.discard == [collector, natural_selection]


@pytest.mark.card("natural_selection")
@pytest.mark.clause("SU-155")
def test_natural_selection_starts_from_a_minion_of_ones_own_that_has_a_victim() -> None:
    game = scenario(
        hand=[natural_selection, king_rex],
        bases=[
            at(the_homeworld, mine(supreme_overlord), theirs(collector)),
            at(ninja_dojo, mine(king_rex), theirs(invader)),
            at(jungle_oasis, mine(scout), theirs(king_rex)),
        ],
    )
    game.play(natural_selection)
    assert game.options == [supreme_overlord, king_rex]
    game.choose(king_rex)
    assert game.minions(2) == [king_rex]
    assert game.rival.discard == [invader]


@pytest.mark.card("natural_selection")
@pytest.mark.clause("SU-15")
def test_natural_selection_is_spent_where_nobody_is_weaker() -> None:
    game = scenario(
        hand=[natural_selection, king_rex], bases=[at(the_homeworld, mine(invader), theirs(scout))]
    )
    game.play(natural_selection)
    assert game.minions(1) == [invader, scout]
    assert game.me.discard == [natural_selection]


# Rampage


@pytest.mark.card("rampage")
@pytest.mark.clause("SU-172")
@pytest.mark.ruling("dinosaurs/rampage/1")
def test_rampage_lowers_a_breakpoint_by_a_power_fixed_now_until_the_turn_ends() -> None:
    game = scenario(
        hand=[rampage, supreme_overlord, king_rex],
        rival_hand=[king_rex],
        bases=[
            at(the_homeworld, mine(king_rex), mine(collector), theirs(invader)),
            at(tar_pits, mine(enshrouding_mist)),
        ],
    )
    game.play(rampage)
    assert game.options == [king_rex, collector]
    assert not game.can_decline
    game.choose(king_rex)
    assert game.breakpoint(1) == 16
    assert game.breakpoint(2) == 16
    game.play(supreme_overlord, base=2)
    game.choose(king_rex)
    assert game.breakpoint(1) == 16
    game.end_turn()
    assert game.breakpoint(1) == 23


@pytest.mark.card("rampage")
def test_rampage_chooses_a_base_where_one_has_a_minion() -> None:
    game = scenario(
        hand=[rampage, king_rex],
        bases=[
            at(the_homeworld, mine(invader)),
            at(jungle_oasis, theirs(king_rex)),
            at(tar_pits, mine(collector)),
        ],
    )
    game.play(rampage)
    assert game.options == [the_homeworld, tar_pits]
    game.choose_base(3)
    assert [game.breakpoint(base) for base in (1, 2, 3)] == [23, 12, 14]


@pytest.mark.card("rampage")
@pytest.mark.clause("SU-30", "SU-93")
@pytest.mark.ruling("dinosaurs/rampage/2")
def test_rampage_lowers_no_breakpoint_below_zero() -> None:
    game = scenario(
        hand=[rampage, king_rex],
        bases=[at(jungle_oasis, mine(king_rex, upgrade, upgrade, upgrade))],
        base_deck=[tar_pits],
    )
    game.play(rampage)
    assert game.breakpoint(1) == 0


@pytest.mark.card("rampage")
@pytest.mark.ruling("dinosaurs/rampage/3")
def test_rampage_is_not_attached() -> None:
    game = scenario(hand=[rampage, king_rex], bases=[at(the_homeworld, mine(invader))])
    game.play(rampage)
    assert game.actions(1) == []
    assert game.me.discard == [rampage]
    assert game.rival.sees(rampage) is False


@pytest.mark.card("rampage")
@pytest.mark.clause("SU-30")
@pytest.mark.ruling("dinosaurs/rampage/4")
def test_a_base_lowered_by_rampage_scores_after_the_play_phase_only() -> None:
    game = scenario(
        hand=[rampage, king_rex],
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, mine(king_rex))],
        base_deck=[tar_pits],
    )
    game.play(rampage)
    assert game.breakpoint(1) == 5
    assert "The breakpoint of Jungle Oasis falls by 7 (Rampage)." in game.told
    assert game.is_play_phase
    assert game.base(1) is jungle_oasis
    game.end_turn()
    assert game.base(1) is tar_pits
    assert game.me.vp == 2


@pytest.mark.card("rampage")
@pytest.mark.clause("SU-15")
def test_rampage_is_spent_without_a_minion() -> None:
    game = scenario(hand=[rampage, king_rex], bases=[at(the_homeworld, theirs(invader))])
    game.play(rampage)
    assert game.breakpoint(1) == 23
    assert game.me.discard == [rampage]


# Survival of the Fittest


@pytest.mark.card("survival_of_the_fittest")
@pytest.mark.clause("SU-112", "SU-135")
@pytest.mark.ruling("dinosaurs/survival_of_the_fittest/1")
@pytest.mark.ruling("dinosaurs/survival_of_the_fittest/2")
def test_survival_of_the_fittest_destroys_one_of_the_weakest_where_powers_differ() -> None:
    game = scenario(
        hand=[survival_of_the_fittest, king_rex],
        bases=[
            at(the_homeworld, mine(king_rex), theirs(collector), mine(collector)),
            at(tar_pits, theirs(collector)),
            at(the_mothership, mine(invader), theirs(scout)),
            at(jungle_oasis, mine(invader), theirs(supreme_overlord)),
        ],
    )
    game.play(survival_of_the_fittest)
    assert game.options == [collector, collector]
    assert not game.can_decline
    game.choose(collector, nth=1)
    assert game.minions(1) == [king_rex, collector]
    assert game.minions(2) == [collector]
    assert game.minions(3) == [invader, scout]
    assert game.minions(4) == [supreme_overlord]
    assert game.rival.discard == [collector]
    assert game.me.discard == [invader, survival_of_the_fittest]


@pytest.mark.card("survival_of_the_fittest")
@pytest.mark.ruling("dinosaurs/survival_of_the_fittest/3")
def test_survival_of_the_fittest_spares_the_indestructible_and_nobody_in_its_place() -> None:
    game = scenario(
        hand=[survival_of_the_fittest, king_rex],
        bases=[
            at(the_homeworld, theirs(warbot), theirs(supreme_overlord)),
            at(tar_pits, theirs(invader), theirs(king_rex)),
        ],
    )
    game.play(survival_of_the_fittest)
    assert game.minions(1) == [warbot, supreme_overlord]
    assert game.minions(2) == [king_rex]


@pytest.mark.card("survival_of_the_fittest")
@pytest.mark.clause("SU-135")
def test_the_victims_of_survival_of_the_fittest_die_together() -> None:
    game = scenario(
        hand=[survival_of_the_fittest, king_rex],
        bases=[
            at(the_homeworld, theirs(nukebot), mine(king_rex)),
            at(ninja_dojo, mine(war_raptor), mine(war_raptor), mine(supreme_overlord)),
        ],
    )
    game.play(survival_of_the_fittest)
    game.choose(war_raptor)
    assert game.minions(1) == []
    assert game.minions(2) == [war_raptor, supreme_overlord]


# Tooth and Claw... and Guns


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-158")
@pytest.mark.parametrize("tooth", TOOTHS)
def test_tooth_and_claw_is_destroyed_and_the_minion_stays(tooth: Card) -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        bases=[at(the_homeworld, theirs(invader, tooth), theirs(collector))],
    )
    game.play(beam_up)
    game.choose(invader)
    assert game.minions(1) == [invader, collector]
    assert game.attached(invader) == []
    assert game.rival.discard == [tooth]
    assert game.me.discard == [beam_up]


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.ruling("dinosaurs/tooth_and_claw_and_guns/3")
@pytest.mark.parametrize("tooth", TOOTHS)
def test_tooth_and_claw_protects_once(tooth: Card) -> None:
    game = scenario(
        hand=[beam_up, chronomage, beam_up],
        bases=[at(the_homeworld, theirs(invader, tooth)), at(tar_pits)],
    )
    game.play(chronomage, base=2)
    game.play(beam_up)
    game.choose(invader)
    game.play(beam_up)
    game.choose(invader)
    assert game.rival.hand == [invader]


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.parametrize("tooth", TOOTHS)
def test_tooth_and_claw_protects_its_bearer_alone(tooth: Card) -> None:
    game = scenario(
        hand=[crop_circles, king_rex],
        bases=[at(the_homeworld, theirs(invader, tooth), theirs(collector))],
    )
    game.play(crop_circles)
    assert game.minions(1) == [invader]
    assert game.rival.hand == [collector]
    assert game.rival.discard == [tooth]


@pytest.mark.card("tooth_and_claw_and_guns")
def test_tooth_and_claw_may_be_attached_to_any_minion() -> None:
    game = scenario(
        hand=[tooth_and_claw_and_guns, king_rex],
        bases=[at(the_homeworld, theirs(invader), mine(collector))],
    )
    game.play(tooth_and_claw_and_guns, on=invader)
    assert game.attached(invader) == [tooth_and_claw_and_guns]
    assert game.controller(tooth_and_claw_and_guns) == 0


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-158")
@pytest.mark.ruling("dinosaurs/tooth_and_claw_and_guns/1")
def test_a_pirate_king_who_wears_tooth_and_claw_stays_and_loses_it() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[
            at(jungle_oasis, mine(king_rex), mine(supreme_overlord)),
            at(tar_pits, mine(pirate_king, tooth_and_claw_and_guns)),
        ],
        base_deck=[the_homeworld],
    )
    game.end_turn()
    game.choose(pirate_king)
    assert game.minions(2) == [pirate_king]
    assert game.attached(pirate_king) == []
    assert tooth_and_claw_and_guns in game.me.discard


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-121", "SU-158")
def test_with_later_fixes_the_pirate_king_moves_and_keeps_it() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[shinobi, king_rex],
        bases=[
            at(the_mothership, mine(king_rex), mine(supreme_overlord), theirs(king_rex), theirs(invader)),
            at(tar_pits, mine(pirate_king, tooth_and_claw_and_guns_bgb)),
        ],
        base_deck=[the_homeworld],
        bgb_fixes=True,
    )
    game.end_turn()
    game.choose(pirate_king)
    assert game.minions(1)[-1] is pirate_king
    assert game.attached(pirate_king) == [tooth_and_claw_and_guns_bgb]


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.ruling("dinosaurs/tooth_and_claw_and_guns/2")
@pytest.mark.parametrize("tooth", TOOTHS)
def test_tooth_and_claw_stops_a_minions_ability(tooth: Card) -> None:
    game = scenario(hand=[ninja_master, upgrade], bases=[at(the_homeworld, theirs(invader, tooth))])
    game.play(ninja_master, base=1)
    game.choose(invader)
    assert game.minions(1) == [invader, ninja_master]
    assert game.rival.discard == [tooth]


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.ruling("dinosaurs/tooth_and_claw_and_guns/2")
def test_tooth_and_claw_stops_a_bases_ability() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[at(the_homeworld, theirs(invader, tooth_and_claw_and_guns)), at(mushroom_kingdom)],
    )
    game.choose(invader)
    assert game.minions(1) == [invader]
    assert game.rival.discard == [tooth_and_claw_and_guns]


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-121")
def test_with_later_fixes_a_base_is_no_other_player() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[at(the_homeworld, theirs(invader, tooth_and_claw_and_guns_bgb)), at(mushroom_kingdom)],
        bgb_fixes=True,
    )
    game.choose(invader)
    assert game.minions(2) == [invader]
    assert game.attached(invader) == [tooth_and_claw_and_guns_bgb]


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-80")
@pytest.mark.parametrize("tooth", TOOTHS)
def test_tooth_and_claw_stops_an_attachment(tooth: Card) -> None:
    game = scenario(hand=[poison, king_rex], bases=[at(the_homeworld, theirs(invader, tooth))])
    game.play(poison, on=invader)
    assert game.attached(invader) == []
    assert game.power(invader) == 3
    assert game.me.discard == [poison]
    assert game.rival.discard == [tooth]


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-80", "SU-122")
@pytest.mark.ruling("dinosaurs/tooth_and_claw_and_guns/3")
@pytest.mark.parametrize("tooth", TOOTHS)
def test_what_tooth_and_claw_stops_follows_the_edition(tooth: Card) -> None:
    bases = [at(the_homeworld, theirs(invader, tooth))]
    later = scenario(hand=[augmentation, king_rex], bases=bases)
    later.play(augmentation)
    assert later.power(invader) == 3
    assert later.rival.discard == [tooth]
    earlier = scenario(hand=[augmentation, king_rex], bases=bases, edition="2012")
    earlier.play(augmentation)
    assert earlier.power(invader) == 7
    assert earlier.attached(invader) == [tooth]
    placed = scenario(hand=[disintegrator, king_rex], bases=bases, edition="2012")
    placed.play(disintegrator)
    assert placed.rival.deck[-1] is invader
    destroyed = scenario(hand=[ninja_master, king_rex], bases=bases, edition="2012")
    destroyed.play(ninja_master, base=1)
    destroyed.choose(invader)
    assert destroyed.is_in_play(invader)


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-121")
def test_ones_own_action_is_stopped_too_unless_the_later_fixes_hold() -> None:
    game = scenario(
        hand=[beam_up, king_rex], bases=[at(the_homeworld, mine(invader, tooth_and_claw_and_guns))]
    )
    game.play(beam_up)
    assert game.minions(1) == [invader]
    fixed = scenario(
        hand=[beam_up, king_rex], bases=[at(the_homeworld, mine(invader, tooth_and_claw_and_guns_bgb))]
    )
    fixed.play(beam_up)
    assert fixed.me.hand == [king_rex, invader]


def two_talents_of_one_minion(tooth: Card) -> Play:
    """Huffie's own and Flighterizer's: with either it would move, but for the rival's Tooth and Claw."""
    game = scenario(
        hand=[king_rex], bases=[at(tar_pits, mine(huffie, theirs(tooth), flighterizer)), at(the_homeworld)]
    )
    for _ in range(2):
        game.use(huffie if game.can_use(huffie) else flighterizer)
    return game


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-121")
def test_with_later_fixes_the_stopped_card_stays_without_effect_in_that_turn() -> None:
    assert two_talents_of_one_minion(tooth_and_claw_and_guns_bgb).minions(1) == [huffie]
    assert two_talents_of_one_minion(tooth_and_claw_and_guns).minions(2) == [huffie]


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-121", "SU-203")
@pytest.mark.parametrize("tooth", TOOTHS)
def test_a_stopped_minion_that_comes_back_is_another_card(tooth: Card) -> None:
    """Ninja Master attacks the bearer, is beamed up, comes again and attacks again."""
    game = scenario(
        hand=[ninja_master, beam_up, king_rex],
        bases=[at(the_homeworld, theirs(invader, tooth), mine(enshrouding_mist))],
    )
    game.play(ninja_master, base=1)
    game.choose(invader)
    assert game.attached(invader) == []
    game.play(beam_up)
    game.choose(ninja_master)
    game.play(ninja_master, base=1, extra=True)
    game.choose(invader)
    assert not game.is_in_play(invader)


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-121")
def test_with_later_fixes_the_stopped_card_has_its_effect_again_in_the_next_turn() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[at(the_homeworld, theirs(invader, mine(assassination), tooth_and_claw_and_guns_bgb))],
    )
    game.end_turn()
    assert game.attached(invader) == [assassination]
    game.end_turn()
    assert not game.is_in_play(invader)


@pytest.mark.card("tooth_and_claw_and_guns")
@pytest.mark.clause("SU-121")
@pytest.mark.parametrize("fixes", ["false", "true"])
def test_the_deck_holds_the_text_that_is_in_force(fixes: str) -> None:
    options = {"factions": "dinosaurs+aliens,zombies+robots", "bgb_fixes": fixes}
    table = GAME.new(GAME.setup(2, options), 1)
    held = [[*table.what].count(BY_ID[tooth.id].number) for tooth in TOOTHS]
    assert held == ([0, 1] if fixes == "true" else [1, 0])


# Upgrade


@pytest.mark.card("upgrade")
@pytest.mark.clause("SU-83", "SU-115")
@pytest.mark.ruling("dinosaurs/upgrade/1")
def test_upgrade_gives_two_to_any_minion_and_stays_mine() -> None:
    game = scenario(
        hand=[upgrade, supreme_overlord, king_rex],
        bases=[at(the_homeworld, theirs(invader), mine(collector))],
    )
    game.play(upgrade, on=invader)
    assert game.power(invader) == 5
    assert game.power(collector) == 2
    assert game.controller(upgrade) == 0
    game.play(supreme_overlord, base=1)
    game.choose(invader)
    assert game.me.discard == [upgrade]


# Wildlife Preserve


@pytest.mark.card("wildlife_preserve")
@pytest.mark.clause("SU-161")
@pytest.mark.ruling("dinosaurs/wildlife_preserve/1")
def test_wildlife_preserve_frees_its_minions_of_others_actions_when_it_comes() -> None:
    game = scenario(
        hand=[wildlife_preserve, king_rex],
        bases=[
            at(the_homeworld, mine(invader, theirs(poison), upgrade), theirs(scout, theirs(upgrade))),
            at(tar_pits, mine(collector, theirs(poison))),
        ],
    )
    game.play(wildlife_preserve, base=1)
    assert game.attached(invader) == [upgrade]
    assert game.power(invader) == 5
    assert game.attached(scout) == [upgrade]
    assert game.attached(collector) == [poison]
    assert game.rival.discard == [poison]
    assert game.actions(1) == [wildlife_preserve]


@pytest.mark.card("wildlife_preserve")
@pytest.mark.clause("SU-161")
@pytest.mark.ruling("dinosaurs/wildlife_preserve/2")
def test_another_players_action_cannot_be_attached_in_the_preserve() -> None:
    game = scenario(
        hand=[poison, king_rex],
        bases=[
            at(the_homeworld, theirs(invader), theirs(wildlife_preserve), mine(collector)),
        ],
    )
    game.play(poison, on=invader)
    assert game.attached(invader) == []
    assert game.power(invader) == 3
    assert game.me.discard == [poison]
    assert game.actions(1) == [wildlife_preserve]


@pytest.mark.card("wildlife_preserve")
@pytest.mark.clause("SU-156")
def test_wildlife_preserve_protects_its_controllers_minions_there_from_actions() -> None:
    game = scenario(
        hand=[crop_circles, king_rex],
        bases=[
            at(
                the_homeworld,
                theirs(invader),
                theirs(wildlife_preserve),
                mine(collector),
                of(2, scout),
            ),
            at(tar_pits, theirs(scout)),
        ],
        players=3,
    )
    game.play(crop_circles)
    game.choose_base(1)
    assert game.minions(1) == [invader]
    assert game.third.hand == [scout]
    assert game.me.hand == [king_rex, collector]


@pytest.mark.card("wildlife_preserve")
def test_wildlife_preserve_does_not_reach_other_bases() -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        bases=[at(the_homeworld, theirs(wildlife_preserve)), at(tar_pits, theirs(scout))],
    )
    game.play(beam_up)
    assert game.rival.hand == [scout]


@pytest.mark.card("wildlife_preserve")
@pytest.mark.clause("SU-161")
@pytest.mark.ruling("dinosaurs/wildlife_preserve/3")
def test_wildlife_preserve_stops_neither_minions_nor_bases_nor_ones_own_actions() -> None:
    preserve = at(the_homeworld, theirs(invader), theirs(collector), theirs(wildlife_preserve))
    game = scenario(hand=[ninja_master, king_rex], bases=[preserve])
    game.play(ninja_master, base=1)
    game.choose(invader)
    assert game.rival.discard == [invader]
    game = scenario(hand=[king_rex], bases=[preserve, at(mushroom_kingdom)])
    game.choose(invader)
    assert game.minions(2) == [invader]
    own = at(the_homeworld, mine(invader), mine(wildlife_preserve))
    game = scenario(hand=[beam_up, king_rex], bases=[own])
    game.play(beam_up)
    assert game.me.hand == [king_rex, invader]


@pytest.mark.card("wildlife_preserve")
@pytest.mark.clause("SU-122")
def test_what_wildlife_preserve_stops_follows_the_edition() -> None:
    bases = [at(the_homeworld, theirs(invader), theirs(wildlife_preserve))]
    later = scenario(hand=[augmentation, king_rex], bases=bases)
    later.play(augmentation)
    assert later.power(invader) == 3
    earlier = scenario(hand=[augmentation, king_rex], bases=bases, edition="2012")
    earlier.play(augmentation)
    assert earlier.power(invader) == 7


@pytest.mark.card("wildlife_preserve")
def test_wildlife_preserve_protects_no_action_not_even_itself() -> None:
    game = scenario(
        hand=[disenchant, king_rex],
        bases=[at(the_homeworld, theirs(invader, theirs(upgrade)), theirs(wildlife_preserve))],
    )
    game.play(disenchant)
    game.choose(wildlife_preserve)
    assert game.actions(1) == []
    assert game.rival.discard == [wildlife_preserve]


# Jungle Oasis


@pytest.mark.card("jungle_oasis")
@pytest.mark.clause("SU-37")
@pytest.mark.ruling("bases/jungle_oasis/1")
def test_jungle_oasis_scores_at_twelve_and_pays_the_first_alone() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[at(jungle_oasis, mine(king_rex), theirs(supreme_overlord)), at(the_homeworld)],
        base_deck=[tar_pits],
    )
    assert game.breakpoint(1) == 12
    game.end_turn()
    assert game.base(1) is tar_pits
    assert (game.me.vp, game.rival.vp) == (2, 0)


# Tar Pits


@pytest.mark.card("tar_pits")
@pytest.mark.clause("SU-97")
def test_a_minion_destroyed_in_the_tar_pits_goes_under_its_owners_deck() -> None:
    game = scenario(
        hand=[ninja_master, king_rex],
        bases=[at(tar_pits, theirs(invader, upgrade)), at(the_homeworld, theirs(scout))],
    )
    game.play(ninja_master, base=1)
    game.choose(invader)
    assert game.rival.deck[-1] is invader
    assert game.rival.discard == [upgrade]
    assert "Invader goes under its owner's deck (Tar Pits)." in game.told
    assert game.rival.sees(invader)


@pytest.mark.card("tar_pits")
def test_the_tar_pits_do_not_reach_other_bases() -> None:
    game = scenario(hand=[ninja_master, king_rex], bases=[at(tar_pits), at(the_homeworld, theirs(invader))])
    game.play(ninja_master, base=2)
    game.choose(invader)
    assert game.rival.discard == [invader]


@pytest.mark.card("tar_pits")
@pytest.mark.clause("SU-152")
@pytest.mark.ruling("bases/tar_pits/1")
def test_who_is_destroyed_in_the_tar_pits_has_its_trigger_all_the_same() -> None:
    game = scenario(
        hand=[powderkeg, king_rex],
        bases=[at(tar_pits, mine(pirate_king), mine(king_rex), theirs(nukebot)), at(the_homeworld)],
        deck=[collector],
        rival_deck=[collector],
    )
    game.play(powderkeg)
    game.choose(pirate_king)
    while not game.is_play_phase:
        game.answer(game.decision.options[0])
    assert game.minions(1) == []
    assert game.rival.deck == [collector, nukebot]
    assert sorted(card.id for card in game.me.deck[1:]) == ["king_rex", "pirate_king"]
    assert game.me.discard == [powderkeg]


@pytest.mark.card("tar_pits")
@pytest.mark.clause("SU-152")
@pytest.mark.ruling("bases/tar_pits/1")
def test_a_card_drawn_back_out_of_the_tar_pits_is_left_alone() -> None:
    """The active player lets Gremlin go first: its owner draws it, shuffled in, before the base acts."""
    game = scenario(
        hand=[ninja_master, king_rex],
        rival_hand=[king_rex],
        bases=[at(tar_pits, theirs(gremlin)), at(the_homeworld)],
        rival_deck=[],
    )
    game.play(ninja_master, base=1)
    game.choose(gremlin)
    game.choose_trigger(gremlin)
    assert game.rival.hand == [king_rex, gremlin]
    assert game.rival.deck == []


@pytest.mark.card("tar_pits")
@pytest.mark.clause("SU-33")
@pytest.mark.ruling("bases/tar_pits/2")
def test_being_discarded_after_scoring_the_tar_pits_is_no_destruction() -> None:
    game = scenario(
        hand=[king_rex],
        rival_hand=[king_rex],
        bases=[at(tar_pits, mine(king_rex, upgrade), theirs(king_rex)), at(ninja_dojo)],
        base_deck=[the_homeworld],
    )
    game.end_turn()
    assert game.base(1) is the_homeworld
    assert game.me.discard == [upgrade, king_rex]
    assert game.rival.discard == [king_rex]
    assert (game.me.vp, game.rival.vp) == (4, 3)


@pytest.mark.card("tar_pits")
@pytest.mark.clause("SU-174")
def test_who_may_ignore_the_tar_pits_is_asked_for_ones_own_minions_only() -> None:
    bases = [at(tar_pits, theirs(invader), mine(collector)), at(the_homeworld)]
    game = scenario(hand=[infiltrate, ninja_master, king_rex], bases=bases)
    game.play(infiltrate, base=1)
    game.play(ninja_master, base=1)
    game.choose(invader)
    assert game.is_play_phase
    assert game.rival.deck[-1] is invader
    game = scenario(hand=[infiltrate, ninja_master, king_rex], bases=bases)
    game.play(infiltrate, base=1)
    game.play(ninja_master, base=1)
    game.choose(collector)
    game.choose_number(2)
    assert collector in game.me.discard
