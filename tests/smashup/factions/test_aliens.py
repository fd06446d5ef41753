"""The Aliens and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import RULES, Card
from baston.games.smashup.constants import L_RETURN
from baston.games.smashup.effects.playing import play
from baston.games.smashup.factions.aliens import (
    abduction,
    beam_up,
    collector,
    crop_circles,
    disintegrator,
    invader,
    invasion,
    jammed_signal,
    probe,
    scout,
    supreme_overlord,
    terraforming,
    the_homeworld,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits, upgrade, war_raptor
from baston.games.smashup.factions.ninjas import hidden_ninja, infiltrate, ninja_dojo, poison, shinobi
from baston.games.smashup.factions.pirates import tortuga
from baston.games.smashup.factions.robots import the_central_brain, warbot, zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies, enshrouding_mist, gremlin
from baston.games.smashup.factions.wizards import archmage, chronomage, mass_enchantment
from baston.games.smashup.factions.zombies import (
    evans_city_cemetery,
    grave_digger,
    overrun,
    rhodes_plaza_mall,
    walker,
)
from baston.kernel.machine import run
from tests.smashup.scenario import Play, at, mine, of, scenario, theirs

# Supreme Overlord


@pytest.mark.card("supreme_overlord")
@pytest.mark.ruling("aliens/supreme_overlord/1")
@pytest.mark.ruling("aliens/supreme_overlord/2")
def test_supreme_overlord_returns_any_minion_in_play_and_sheds_its_actions() -> None:
    game = scenario(
        hand=[supreme_overlord, beam_up],
        bases=[at(jungle_oasis, mine(invader)), at(tar_pits, theirs(king_rex, mine(poison)))],
        discard=[walker],
        rival_discard=[collector],
    )
    game.play(supreme_overlord, base=1)
    assert game.options == [invader, supreme_overlord, king_rex]
    game.choose(king_rex)
    assert game.rival.hand == [king_rex]
    assert game.me.discard == [walker, poison]
    assert game.rival.discard == [collector]
    assert game.minions(1) == [invader, supreme_overlord]


@pytest.mark.card("supreme_overlord")
def test_supreme_overlord_may_return_himself_or_nobody() -> None:
    game = scenario(
        hand=[supreme_overlord, supreme_overlord, abduction],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis, theirs(king_rex))],
    )
    game.play(supreme_overlord, base=1)
    game.decline()
    assert game.minions(1) == [king_rex, supreme_overlord]
    game.play(abduction)
    game.choose(king_rex)
    game.play(supreme_overlord, base=1)
    game.choose(supreme_overlord, nth=2)
    assert game.minions(1) == [supreme_overlord]
    assert supreme_overlord in game.me.hand


# Invader


@pytest.mark.card("invader")
@pytest.mark.ruling("aliens/invader/1")
def test_invader_scores_one_point_that_stays_when_he_leaves() -> None:
    game = scenario(hand=[invader, disintegrator, king_rex], bases=[at(jungle_oasis)])
    game.play(invader, base=1)
    assert (game.me.vp, game.rival.vp) == (1, 0)
    game.play(disintegrator)
    assert game.minions(1) == []
    assert game.me.vp == 1


@pytest.mark.card("invader")
@pytest.mark.clause("SU-16")
@pytest.mark.ruling("aliens/invader/2")
def test_invader_scores_again_when_played_again_but_not_when_moved() -> None:
    game = scenario(
        hand=[abduction, invasion, beam_up],
        bases=[at(jungle_oasis, mine(invader), mine(archmage)), at(tar_pits)],
    )
    game.play(invasion)
    game.choose(invader)
    assert game.minions(2) == [invader]
    assert game.me.vp == 0
    game.play(abduction)
    game.choose(invader)
    game.play(invader, base=1)
    assert game.me.vp == 1


# Scout


def scouts_base_is_ready() -> Play:
    """A base of 12 with 13 on it, Scout (3 + 2) among them; another Scout stands elsewhere."""
    return scenario(
        hand=[beam_up],
        rival_hand=[scout],
        bases=[
            at(
                jungle_oasis,
                mine(grave_digger),
                mine(scout, mine(upgrade)),
                theirs(collector),
                theirs(walker),
            ),
            at(tar_pits, mine(scout)),
        ],
        base_deck=[tortuga, ninja_dojo],
    )


@pytest.mark.card("scout")
@pytest.mark.clause("SU-33")
@pytest.mark.ruling("aliens/scout/3")
@pytest.mark.ruling("aliens/scout/4")
def test_scout_is_saved_for_the_hand_when_his_base_has_scored() -> None:
    game = scouts_base_is_ready()
    game.end_turn()
    assert game.asking is scout
    assert game.asked == 0
    assert game.me.vp == 2  # already awarded
    game.choose(scout)
    assert game.asked == 1  # nobody else was asked: neither the other Scout in play nor the one in the hand
    assert game.is_play_phase
    assert game.me.hand == [beam_up, scout, king_rex, king_rex]
    assert game.me.discard == [upgrade, grave_digger]
    assert game.rival.hand == [scout]
    assert game.minions(2) == [scout]
    assert game.base(1) is tortuga
    assert L_RETURN not in [line.event for line in game.table.notes or []]


@pytest.mark.card("scout")
def test_scout_may_stay_and_is_discarded_with_the_others() -> None:
    game = scouts_base_is_ready()
    game.end_turn()
    game.decline()
    assert scout not in game.me.hand
    assert game.me.discard == [grave_digger, upgrade, scout]


@pytest.mark.card("scout")
@pytest.mark.clause("SU-33", "SU-41")
@pytest.mark.ruling("aliens/scout/1")
def test_scout_leaves_at_the_discarding_and_not_before() -> None:
    game = scenario(
        hand=[beam_up],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis, mine(king_rex), mine(scout), theirs(scout)), at(tar_pits)],
        base_deck=[tortuga],
    )
    game.end_turn()
    game.choose(scout, nth=1)  # mine is asked first
    game.choose(scout)
    assert game.asked == 1
    assert game.minions(1) == [king_rex, scout, scout]
    game.choose(scout)
    assert game.minions(1) == []
    assert (game.me.hand[:2], game.rival.hand) == ([beam_up, scout], [beam_up, scout])


@pytest.mark.card("scout")
@pytest.mark.clause("SU-85")
@pytest.mark.ruling("aliens/scout/2")
def test_scout_obeys_his_controller_and_goes_to_his_owner() -> None:
    game = scenario(
        hand=[beam_up],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis, mine(king_rex), mine(king_rex), of(1, scout, mine(poison), owner=0))],
        base_deck=[tortuga],
    )
    game.end_turn()
    assert game.asked == 1
    game.choose(scout)
    assert game.me.hand[:2] == [beam_up, scout]
    assert game.rival.hand == [beam_up]
    assert poison in game.me.discard


@pytest.mark.card("scout")
@pytest.mark.card("the_mothership")
@pytest.mark.clause("SU-41", "SU-143")
def test_scout_who_was_returned_before_the_discarding_is_not_placed_again() -> None:
    game = scenario(
        hand=[beam_up],
        rival_hand=[beam_up],
        bases=[at(the_mothership, *[mine(king_rex)] * 3, mine(scout)), at(tar_pits)],
        base_deck=[tortuga],
    )
    game.end_turn()
    game.choose(scout)  # first of the two abilities
    game.choose(scout)
    assert game.asking is the_mothership
    game.choose(scout)
    assert game.me.hand == [beam_up, scout, king_rex, king_rex]


# Collector


@pytest.mark.card("collector")
@pytest.mark.clause("SU-93")
@pytest.mark.ruling("aliens/collector/1")
@pytest.mark.ruling("aliens/collector/2")
def test_collector_may_return_a_minion_of_power_three_or_less_from_his_own_base() -> None:
    game = scenario(
        hand=[collector, beam_up],
        bases=[
            at(jungle_oasis, mine(invader), theirs(scout, of(1, poison)), theirs(grave_digger)),
            at(tar_pits, theirs(walker)),
        ],
    )
    game.play(collector, base=1)
    assert game.options == [invader, scout, collector]
    game.choose(scout)
    assert game.rival.hand == [scout]
    assert game.rival.discard == [poison]
    assert game.minions(1) == [invader, grave_digger, collector]


@pytest.mark.card("collector")
@pytest.mark.clause("SU-155")
def test_collector_may_take_nobody_or_himself() -> None:
    game = scenario(
        hand=[collector, collector, abduction],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis), at(tar_pits)],
    )
    game.play(collector, base=1)
    assert game.options == [collector]
    game.decline()
    assert game.minions(1) == [collector]
    game.play(abduction)
    game.play(collector, base=2)
    game.choose(collector)
    assert game.minions(2) == []
    assert game.me.hand[:2] == [collector, collector]


# Abduction


@pytest.mark.card("abduction")
@pytest.mark.clause("SU-96")
@pytest.mark.ruling("aliens/abduction/1")
def test_abduction_returns_a_minion_that_may_be_the_extra_one() -> None:
    game = scenario(
        hand=[abduction, king_rex],
        bases=[at(jungle_oasis, mine(invader)), at(tar_pits, theirs(warbot))],
    )
    game.play(abduction)
    assert game.options == [invader, warbot]
    assert not game.can_decline
    game.choose(invader)
    game.play(king_rex, base=2)
    game.play(invader, base=2)
    assert game.minions(2) == [warbot, king_rex, invader]


@pytest.mark.card("abduction")
@pytest.mark.clause("SU-15")
@pytest.mark.ruling("aliens/abduction/2")
def test_abduction_gives_its_extra_minion_even_without_a_minion_in_play() -> None:
    game = scenario(
        hand=[abduction, king_rex, invader, scout],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis), at(tar_pits)],
    )
    game.play(abduction)
    game.play(king_rex, base=1)
    game.play(invader, base=2)
    assert game.asked == 1  # there was no third minion to play: my turn is over


@pytest.mark.card("abduction")
@pytest.mark.ruling("aliens/abduction/3")
def test_abduction_gives_the_extra_minion_to_its_player_not_to_the_owner() -> None:
    game = scenario(
        hand=[abduction, king_rex, invader],
        rival_hand=[beam_up, king_rex],
        bases=[at(jungle_oasis, theirs(walker)), at(tar_pits)],
    )
    game.play(abduction)
    assert game.rival.hand == [beam_up, king_rex, walker]
    assert game.asked == 0
    game.play(king_rex, base=1)
    assert game.can_play(invader)
    game.end_turn()
    assert game.asked == 1
    game.play(walker, base=1)
    game.decline()  # Walker's own question
    assert not game.plays_of(king_rex)


# Beam Up


@pytest.mark.card("beam_up")
@pytest.mark.clause("SU-155")
@pytest.mark.ruling("aliens/beam_up/1")
def test_beam_up_returns_any_minion_and_must_return_one() -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        bases=[at(jungle_oasis, mine(invader)), at(tar_pits, theirs(king_rex, theirs(upgrade)))],
    )
    game.play(beam_up)
    assert game.options == [invader, king_rex]
    assert not game.can_decline
    game.choose(king_rex)
    assert game.rival.hand == [king_rex]
    assert game.rival.discard == [upgrade]
    assert game.me.discard == [beam_up]


@pytest.mark.card("beam_up")
@pytest.mark.clause("SU-15", "SU-155")
@pytest.mark.ruling("aliens/beam_up/1")
def test_beam_up_takes_the_own_minion_if_there_is_no_other_and_is_spent_without_any() -> None:
    game = scenario(hand=[beam_up, king_rex], bases=[at(jungle_oasis, mine(invader))])
    game.play(beam_up)
    assert game.me.hand == [king_rex, invader]
    game = scenario(hand=[beam_up, king_rex], bases=[at(jungle_oasis)])
    game.play(beam_up)
    assert game.me.discard == [beam_up]
    assert game.me.hand == [king_rex]


# Crop Circles


@pytest.mark.card("crop_circles")
@pytest.mark.ruling("aliens/crop_circles/1")
@pytest.mark.ruling("aliens/crop_circles/2")
def test_crop_circles_returns_everybody_from_one_base() -> None:
    game = scenario(
        hand=[crop_circles, king_rex],
        bases=[
            at(
                cave_of_shinies,
                mine(invader),
                theirs(gremlin, mine(upgrade)),
                theirs(warbot),
                theirs(overrun),
            ),
            at(tar_pits, theirs(walker)),
        ],
    )
    game.play(crop_circles)
    assert game.options == [cave_of_shinies, tar_pits]
    assert not game.can_decline
    game.choose_base(1)
    assert game.minions(1) == []
    assert game.minions(2) == [walker]
    assert game.actions(1) == [overrun]
    assert game.me.hand == [king_rex, invader]
    assert game.rival.hand == [gremlin, warbot]  # nobody drew or gained: nobody was destroyed
    assert game.me.discard == [upgrade, crop_circles]
    assert game.rival.discard == []
    assert (game.me.vp, game.rival.vp) == (0, 0)


@pytest.mark.card("crop_circles")
@pytest.mark.clause("SU-112")
@pytest.mark.ruling("aliens/crop_circles/1")
def test_crop_circles_may_fall_on_an_empty_base() -> None:
    game = scenario(hand=[crop_circles, king_rex], bases=[at(jungle_oasis, mine(invader)), at(tar_pits)])
    game.play(crop_circles)
    game.choose_base(2)
    assert game.minions(1) == [invader]
    assert game.me.discard == [crop_circles]


# Disintegrator


@pytest.mark.card("disintegrator")
@pytest.mark.clause("SU-97", "SU-155")
@pytest.mark.ruling("aliens/disintegrator/1")
@pytest.mark.ruling("aliens/disintegrator/2")
def test_disintegrator_places_a_weak_minion_under_its_owners_deck() -> None:
    game = scenario(
        hand=[disintegrator, king_rex],
        bases=[
            at(jungle_oasis, mine(invader), theirs(grave_digger)),
            at(cave_of_shinies, theirs(gremlin, mine(poison))),
        ],
        rival_deck=[king_rex, walker],
        rival_hand=[beam_up],
    )
    game.play(disintegrator)
    assert game.options == [invader, gremlin]
    assert not game.can_decline
    game.choose(gremlin)
    assert game.rival.deck == [king_rex, walker, gremlin]
    assert game.me.discard == [poison, disintegrator]
    assert game.rival.discard == []
    assert game.rival.hand == [beam_up]  # no trigger of a destruction
    assert game.rival.vp == 0


@pytest.mark.card("disintegrator")
@pytest.mark.clause("SU-93")
@pytest.mark.ruling("aliens/disintegrator/1")
@pytest.mark.ruling("aliens/disintegrator/3")
def test_disintegrator_reads_current_power_and_ignores_immunity_to_destruction() -> None:
    game = scenario(
        hand=[disintegrator, king_rex],
        bases=[
            at(jungle_oasis, theirs(warbot, mine(poison)), theirs(king_rex, mine(poison)), theirs(warbot))
        ],
        rival_deck=[walker],
    )
    game.play(disintegrator)
    assert game.options == [warbot, king_rex]  # 0 and 3; the other Warbot has 4
    game.choose(warbot)
    assert game.rival.deck == [walker, warbot]
    assert game.minions(1) == [king_rex, warbot]


@pytest.mark.card("disintegrator")
@pytest.mark.clause("SU-15")
def test_disintegrator_is_spent_without_a_weak_minion() -> None:
    game = scenario(hand=[disintegrator, king_rex], bases=[at(jungle_oasis, theirs(grave_digger))])
    game.play(disintegrator)
    assert game.minions(1) == [grave_digger]
    assert game.me.discard == [disintegrator]


# Invasion


@pytest.mark.card("invasion")
@pytest.mark.clause("SU-16", "SU-89", "SU-155")
@pytest.mark.ruling("aliens/invasion/1")
@pytest.mark.ruling("aliens/invasion/2")
def test_invasion_moves_any_minion_with_its_actions_to_another_base() -> None:
    game = scenario(
        hand=[invasion, king_rex],
        bases=[
            at(jungle_oasis, theirs(invader, theirs(upgrade))),
            at(tar_pits, mine(walker)),
            at(tortuga),
        ],
    )
    game.play(invasion)
    assert game.options == [invader, walker]
    assert not game.can_decline
    game.choose(invader)
    assert game.options == [tar_pits, tortuga]
    game.choose_base(3)
    assert game.minions(1) == []
    assert game.minions(3, seat=1) == [invader]
    assert game.attached(invader) == [upgrade]
    assert game.power(invader) == 5
    assert game.rival.vp == 0


@pytest.mark.card("invasion")
@pytest.mark.clause("SU-15")
def test_invasion_is_spent_without_a_minion() -> None:
    game = scenario(hand=[invasion, king_rex], bases=[at(jungle_oasis), at(tar_pits)])
    game.play(invasion)
    assert game.me.discard == [invasion]


# Jammed Signal


@pytest.mark.card("jammed_signal")
@pytest.mark.clause("SU-83", "SU-174")
@pytest.mark.ruling("aliens/jammed_signal/2")
@pytest.mark.ruling("aliens/jammed_signal/3")
def test_jammed_signal_on_the_mall_lets_it_score_and_pay_nothing() -> None:
    game = scenario(
        hand=[jammed_signal, king_rex],
        rival_hand=[beam_up],
        bases=[at(rhodes_plaza_mall, *[mine(king_rex)] * 3, theirs(grave_digger)), at(tar_pits)],
        base_deck=[tortuga],
    )
    game.play(jammed_signal, base=1)
    assert game.actions(1) == [jammed_signal]
    assert game.breakpoint(1) == 24
    game.end_turn()
    assert game.base(1) is tortuga
    assert (game.me.vp, game.rival.vp) == (0, 0)
    assert jammed_signal in game.me.discard


@pytest.mark.card("jammed_signal")
@pytest.mark.clause("SU-174")
@pytest.mark.ruling("aliens/jammed_signal/1")
def test_jammed_signal_binds_all_players_on_its_base_only() -> None:
    game = scenario(
        hand=[jammed_signal, zapbot, walker, walker],
        rival_hand=[king_rex, collector],
        bases=[at(the_central_brain, mine(king_rex), theirs(king_rex)), at(the_homeworld), at(tar_pits)],
    )
    assert game.total(1) == 16
    game.play(jammed_signal, base=1)
    assert (game.power(king_rex, 1), game.power(king_rex, 2)) == (7, 7)
    game.play(zapbot, base=2)
    assert game.asking is zapbot  # its own extra play comes first, for the other base still works
    game.decline()
    game.play(walker, base=3)
    game.decline()  # Walker leaves the top card
    game.play(walker, base=3)  # Zapbot's and the base's


@pytest.mark.card("jammed_signal")
@pytest.mark.ruling("aliens/jammed_signal/1")
def test_jammed_signal_silences_what_a_base_does_when_a_minion_is_played() -> None:
    game = scenario(
        hand=[jammed_signal, king_rex, zapbot, walker],
        rival_hand=[invader, collector],
        bases=[at(the_homeworld), at(tar_pits)],
    )
    game.play(jammed_signal, base=1)
    game.play(king_rex, base=1)
    assert game.asked == 1  # no extra minion: my turn was over
    game.play(invader, base=1)
    assert game.asked == 0  # nor for the rival


@pytest.mark.card("jammed_signal")
@pytest.mark.ruling("aliens/jammed_signal/2")
def test_jammed_signal_leaves_points_and_the_actions_beside_it_alone() -> None:
    game = scenario(
        hand=[jammed_signal, king_rex],
        rival_hand=[walker],
        bases=[at(the_mothership, theirs(overrun)), at(tar_pits)],
    )
    game.play(jammed_signal, base=1)
    assert not game.can_play(king_rex, base=1)  # Overrun is obeyed
    assert game.can_play(king_rex, base=2)
    game = scenario(
        hand=[jammed_signal, king_rex],
        rival_hand=[walker],
        bases=[at(the_mothership, *[mine(king_rex)] * 2, mine(invader), mine(invader)), at(tar_pits)],
        base_deck=[tortuga],
    )
    game.play(jammed_signal, base=1)
    game.end_turn()
    assert game.asked == 1  # the winner is offered nothing
    assert game.me.vp == 4
    assert game.me.discard.count(invader) == 2


@pytest.mark.card("jammed_signal")
def test_jammed_signal_goes_on_bases_only() -> None:
    game = scenario(hand=[jammed_signal], bases=[at(jungle_oasis, mine(king_rex)), at(tar_pits)])
    assert len(game.plays_of(jammed_signal)) == 2
    assert game.can_play(jammed_signal, base=2)
    assert not game.can_play(jammed_signal, on=king_rex)


# Probe


@pytest.mark.card("probe")
@pytest.mark.clause("SU-101", "SU-178")
@pytest.mark.ruling("aliens/probe/1")
@pytest.mark.ruling("aliens/probe/2")
def test_probe_shows_one_hand_to_its_player_who_has_a_minion_of_it_discarded() -> None:
    game = scenario(
        hand=[probe, king_rex],
        rival_hand=[scout, beam_up],
        third_hand=[invader, upgrade, walker],
        players=3,
    )
    game.play(probe)
    assert game.decision.options == [2, 3]  # the opponents
    assert not game.can_decline
    game.choose_seat(2)
    assert game.me.sees(upgrade)
    assert game.me.sees(invader)
    assert not game.me.sees(scout)
    assert not game.rival.sees(upgrade)
    assert game.asked == 0
    assert game.options == [invader, walker]
    assert not game.can_decline
    game.choose(walker)
    assert game.third.hand == [invader, upgrade]
    assert [game.table.what[card] for card in game.table.discard[2]] == [walker.number]
    assert game.rival.hand == [scout, beam_up]


@pytest.mark.card("probe")
@pytest.mark.ruling("aliens/probe/1")
def test_probe_discards_nothing_of_a_hand_without_minions() -> None:
    game = scenario(hand=[probe, king_rex], rival_hand=[beam_up, upgrade])
    game.play(probe)
    assert game.rival.hand == [beam_up, upgrade]
    assert game.me.sees(upgrade)
    assert game.me.sees(beam_up)


# Terraforming


@pytest.mark.card("terraforming")
@pytest.mark.clause("SU-200", "SU-161")
@pytest.mark.ruling("aliens/terraforming/1")
@pytest.mark.ruling("aliens/terraforming/2")
def test_terraforming_exchanges_a_base_under_its_minions() -> None:
    game = scenario(
        hand=[terraforming, king_rex],
        rival_hand=[beam_up],
        bases=[
            at(
                the_homeworld,
                mine(walker, theirs(poison)),
                theirs(collector),
                mine(jammed_signal),
                theirs(infiltrate),
            ),
            at(tar_pits, theirs(overrun)),
        ],
        base_deck=[rhodes_plaza_mall, evans_city_cemetery],
        base_discard=[tortuga],
    )
    game.play(terraforming)
    assert game.me.sees(rhodes_plaza_mall)
    assert game.me.sees(evans_city_cemetery)
    assert not game.rival.sees(evans_city_cemetery)
    assert sorted(base.id for base in game.options) == ["evans_city_cemetery", "rhodes_plaza_mall"]
    assert not game.can_decline
    game.choose(rhodes_plaza_mall)
    assert game.options == [the_homeworld, tar_pits]
    game.choose_base(1)
    assert (game.base(1), game.base(2)) == (rhodes_plaza_mall, tar_pits)
    assert game.minions(1) == [walker, collector]
    assert game.attached(walker) == [poison]
    assert game.actions(1) == []
    assert game.actions(2) == [overrun]
    assert game.me.discard == [jammed_signal, terraforming]
    assert game.rival.discard == [infiltrate]
    in_deck = {game.table.what[base] for base in game.table.base_deck}
    assert in_deck == {the_homeworld.number, evans_city_cemetery.number}
    assert [game.table.what[base] for base in game.table.base_discard] == [tortuga.number]
    assert not game.me.sees(evans_city_cemetery)  # shuffled


@pytest.mark.card("terraforming")
@pytest.mark.clause("SU-96", "SU-136")
def test_terraforming_gives_an_extra_minion_on_the_new_base_only() -> None:
    game = scenario(
        hand=[terraforming, king_rex, invader, scout],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis), at(tar_pits)],
        base_deck=[rhodes_plaza_mall],
    )
    game.play(terraforming)
    game.choose_base(1)
    game.play(king_rex, base=2)
    assert game.can_play(invader, base=1)
    assert not game.can_play(invader, base=2)
    game.play(invader, base=1)
    assert game.asked == 1  # Scout cannot be played too: my turn is over


@pytest.mark.card("terraforming")
@pytest.mark.clause("SU-200")
def test_terraforming_stops_the_old_ability_and_starts_the_new_one_at_once() -> None:
    game = scenario(
        hand=[terraforming, king_rex, walker, walker],
        bases=[at(jungle_oasis), at(the_homeworld), at(the_central_brain, mine(king_rex))],
        base_deck=[tar_pits],
    )
    game.play(terraforming)
    game.choose_base(3)
    assert game.power(king_rex) == 7
    game = scenario(
        hand=[terraforming, king_rex, walker, walker],
        bases=[at(jungle_oasis, mine(king_rex)), at(tar_pits)],
        base_deck=[the_central_brain],
    )
    game.play(terraforming)
    game.choose_base(1)
    assert game.power(king_rex) == 8


@pytest.mark.card("terraforming")
@pytest.mark.clause("SU-200", "SU-30")
@pytest.mark.ruling("aliens/terraforming/4")
def test_terraforming_itself_scores_neither_base() -> None:
    game = scenario(
        hand=[terraforming, beam_up],
        rival_hand=[beam_up],
        bases=[at(evans_city_cemetery, *[mine(king_rex)] * 3), at(tar_pits)],
        base_deck=[rhodes_plaza_mall],
    )
    game.play(terraforming)
    game.choose_base(1)
    game.end_turn()
    assert game.base(1) is rhodes_plaza_mall  # 21 of 24: it does not score
    assert game.me.vp == 0
    assert game.me.hand == [beam_up, king_rex, king_rex]
    game = scenario(
        hand=[terraforming, beam_up, king_rex],
        bases=[at(evans_city_cemetery, *[mine(king_rex)] * 2), at(tar_pits)],
        base_deck=[jungle_oasis],
    )
    game.play(terraforming)
    game.choose_base(1)
    assert game.is_play_phase  # 14 of 12: it scores in the scoring phase only
    assert game.me.vp == 0
    game.end_turn()
    assert game.me.vp == 2


@pytest.mark.card("terraforming")
@pytest.mark.clause("SU-19", "SU-118", "SU-125")
@pytest.mark.parametrize(("edition", "base", "plays"), [("2017", tortuga, 2), ("2012", jungle_oasis, 1)])
def test_terraforming_without_a_base_deck(edition: str, base: Card, plays: int) -> None:
    game = scenario(
        hand=[terraforming, king_rex, invader],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis)],
        base_discard=[tortuga],
        edition=edition,
    )
    game.play(terraforming)
    assert game.base(1) is base
    for minion in (king_rex, invader)[:plays]:
        game.play(minion, base=1)
    assert game.asked == 1  # without a new base there is no extra minion on it


@pytest.mark.card("terraforming")
@pytest.mark.clause("SU-136")
def test_terraforming_takes_away_the_plays_that_were_allowed_on_the_old_base() -> None:
    game = scenario(
        hand=[terraforming, enshrouding_mist, king_rex, invader, scout],
        rival_hand=[beam_up],
        bases=[at(jungle_oasis, mine(archmage)), at(tar_pits)],
        base_deck=[rhodes_plaza_mall],
    )
    game.play(enshrouding_mist, base=2)
    game.play(king_rex, base=1)
    assert game.can_play(invader, base=2)
    game.play(terraforming)
    game.choose_base(2)
    game.play(invader, base=2)
    assert game.asked == 1  # Scout cannot be played too: my turn is over


@pytest.mark.card("terraforming")
@pytest.mark.clause("SU-133", "SU-146", "SU-35")
@pytest.mark.ruling("aliens/terraforming/3")
def test_terraforming_stops_the_scoring_of_the_base_that_it_takes_away() -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        rival_hand=[hidden_ninja, chronomage, mass_enchantment, walker, beam_up],
        deck=[terraforming, king_rex, king_rex],
        bases=[at(jungle_oasis, mine(king_rex), mine(scout), theirs(invader)), at(tar_pits)],
        base_deck=[rhodes_plaza_mall],
    )
    game.end_turn()
    game.choose(hidden_ninja)
    game.choose(chronomage)
    game.choose(mass_enchantment)
    assert game.asking is terraforming
    assert game.asked == 1
    game.choose_base(1)
    assert game.base(1) is rhodes_plaza_mall
    game.choose(walker)  # the extra minion, at once
    game.decline()
    assert game.minions(1) == [king_rex, scout, invader, chronomage, walker]
    assert (game.me.vp, game.rival.vp) == (0, 0)
    assert game.is_play_phase  # Scout was not asked: there is no "after"
    assert game.asked == 1
    assert terraforming in game.me.discard
    assert game.table.scoring is None


@pytest.mark.card("terraforming")
@pytest.mark.clause("SU-30", "SU-133")
@pytest.mark.ruling("aliens/terraforming/3")
def test_terraforming_has_the_bases_checked_again() -> None:
    game = scenario(
        hand=[beam_up, king_rex],
        rival_hand=[hidden_ninja, chronomage, mass_enchantment, beam_up],
        deck=[terraforming, king_rex, king_rex],
        bases=[at(the_mothership, *[mine(king_rex)] * 3), at(tar_pits)],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    game.choose(hidden_ninja)
    game.choose(mass_enchantment)
    game.choose_base(1)
    assert game.me.vp == 2  # Jungle Oasis, not The Mothership
    assert game.rival.vp == 0


# The Homeworld


@pytest.mark.card("the_homeworld")
@pytest.mark.clause("SU-164")
@pytest.mark.ruling("bases/the_homeworld/1")
def test_the_homeworld_gives_a_small_extra_minion_for_each_minion_played_there() -> None:
    game = scenario(
        hand=[king_rex, invader, walker, collector, walker, beam_up],
        bases=[at(the_homeworld), at(tar_pits)],
    )
    game.play(king_rex, base=1)
    assert not game.can_play(invader)  # its power is 3
    game.play(collector, base=1)
    game.decline()  # Collector returns nobody
    assert game.minions(1) == [king_rex, collector]
    game.play(walker, base=2)
    game.decline()  # Walker discards nothing
    assert game.minions(2) == [walker]
    assert game.is_play_phase
    assert not game.can_play(walker)  # played elsewhere, the last one gave nothing


@pytest.mark.card("the_homeworld")
@pytest.mark.clause("SU-96")
def test_the_homeworlds_extra_minion_may_be_kept() -> None:
    game = scenario(
        hand=[king_rex, walker, invader, beam_up], bases=[at(the_homeworld, mine(collector)), at(tar_pits)]
    )
    game.play(king_rex, base=1)
    game.play(beam_up)  # the free action comes first
    game.choose(collector)
    assert game.can_play(walker, base=1)
    assert game.can_play(walker, base=2)
    assert not game.can_play(invader)


@pytest.mark.card("the_homeworld")
def test_the_homeworld_gives_nothing_for_a_minion_played_or_moved_elsewhere() -> None:
    game = scenario(
        hand=[king_rex, invasion, walker],
        rival_hand=[beam_up],
        bases=[at(the_homeworld), at(tar_pits)],
    )
    game.play(king_rex, base=2)
    assert game.is_play_phase
    assert not game.can_play(walker)
    game.play(invasion)
    assert game.minions(1) == [king_rex]
    assert walker in game.me.hand
    assert game.asked == 1  # nothing left to play: my turn is over


@pytest.mark.card("the_homeworld")
@pytest.mark.clause("SU-93", "SU-164")
@pytest.mark.ruling("bases/the_homeworld/2")
def test_the_homeworld_reads_printed_power() -> None:
    game = scenario(
        hand=[king_rex, war_raptor, beam_up],
        bases=[at(the_homeworld, mine(war_raptor), mine(war_raptor)), at(tar_pits)],
    )
    game.play(king_rex, base=1)
    game.choose(war_raptor)
    assert game.minions(1) == [war_raptor, war_raptor, king_rex, war_raptor]
    assert game.power(war_raptor) == 5


@pytest.mark.card("the_homeworld")
@pytest.mark.clause("SU-117", "SU-164")
@pytest.mark.ruling("bases/the_homeworld/2")
def test_the_homeworld_rewards_the_owner_of_the_minion() -> None:
    game = scenario(
        hand=[walker, beam_up],
        rival_hand=[king_rex, collector],
        bases=[at(the_homeworld), at(tar_pits)],
    )
    play(game.table, 0, game.table.hand[1][0], game.place(1))  # I play a minion that the rival owns
    run(game.table, RULES)
    assert game.controller(king_rex) == 0
    assert game.asking is the_homeworld
    assert game.asked == 1
    game.choose(collector)
    assert game.minions(1, seat=1) == [collector]


@pytest.mark.card("the_homeworld")
@pytest.mark.clause("SU-35", "SU-164")
@pytest.mark.ruling("bases/the_homeworld/3")
def test_the_homeworlds_extra_minion_is_played_at_once_or_lost_while_it_scores() -> None:
    game = scenario(
        hand=[beam_up],
        rival_hand=[shinobi, walker],
        bases=[at(the_homeworld, *[mine(king_rex)] * 4), at(tar_pits)],
        base_deck=[tortuga],
    )
    game.end_turn()
    game.choose(shinobi)
    assert game.asking is the_homeworld
    assert game.asked == 1
    assert game.options == [walker, walker]  # on either base
    game.decline()
    assert game.is_play_phase
    assert game.asked == 1
    game.play(walker, base=2)
    game.decline()
    assert game.table.turn == 0  # the rival's one minion was all


# The Mothership


@pytest.mark.card("the_mothership")
@pytest.mark.clause("SU-39", "SU-147")
@pytest.mark.ruling("bases/the_mothership/1")
def test_the_mothership_lets_each_tied_winner_take_back_a_weak_minion() -> None:
    game = scenario(
        hand=[beam_up],
        rival_hand=[beam_up],
        bases=[
            at(
                the_mothership,
                mine(king_rex),
                mine(invader),
                mine(warbot),
                theirs(king_rex),
                theirs(invader),
                theirs(warbot),
                of(2, walker),
            ),
            at(tar_pits, mine(collector)),
        ],
        base_deck=[tortuga],
        players=3,
    )
    game.end_turn()
    assert (game.asking, game.asked) == (the_mothership, 0)
    assert game.options == [invader]
    assert game.can_decline
    game.choose(invader)
    assert (game.asking, game.asked) == (the_mothership, 1)
    assert game.options == [invader]
    game.decline()
    assert game.asking is None  # not the third player
    assert game.me.hand[:2] == [beam_up, invader]
    assert game.rival.hand == [beam_up]
    assert game.rival.discard == [king_rex, invader, warbot]


@pytest.mark.card("the_mothership")
@pytest.mark.clause("SU-93")
@pytest.mark.ruling("bases/the_mothership/2")
def test_the_mothership_reads_current_power_and_returns_to_the_owner() -> None:
    game = scenario(
        hand=[beam_up],
        rival_hand=[beam_up],
        bases=[
            at(
                the_mothership,
                mine(king_rex),
                mine(king_rex),
                mine(invader, mine(upgrade)),
                of(0, grave_digger, theirs(poison), owner=1),
                theirs(walker),
            ),
            at(tar_pits),
        ],
        base_deck=[tortuga],
    )
    game.end_turn()
    assert game.options == [grave_digger]  # 0; Invader has 5, Walker is the rival's
    game.choose(grave_digger)
    assert game.rival.hand == [beam_up, grave_digger]
    assert game.rival.discard == [poison, walker]
