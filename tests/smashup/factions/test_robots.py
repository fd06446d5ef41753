"""Robots and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import (
    invader,
    jammed_signal,
    supreme_overlord,
    terraforming,
    the_homeworld,
)
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits
from baston.games.smashup.factions.ninjas import (
    hidden_ninja,
    ninja_acolyte,
    ninja_dojo,
    ninja_master,
    poison,
    seeing_stars,
    temple_of_goju,
)
from baston.games.smashup.factions.pirates import pirate_king, powderkeg, sea_dogs, shanghai, tortuga
from baston.games.smashup.factions.robots import (
    factory_436_1337,
    hoverbot,
    microbot_alpha,
    microbot_archive,
    microbot_fixer,
    microbot_guard,
    microbot_reclaimer,
    nukebot,
    tech_center,
    the_central_brain,
    warbot,
    zapbot,
)
from baston.games.smashup.factions.tricksters import flame_trap
from baston.games.smashup.factions.wizards import archmage, enchantress, mystic_studies, sacrifice
from baston.games.smashup.factions.zombies import overrun
from tests.smashup.scenario import Piece, at, mine, scenario, theirs

# Nukebot


@pytest.mark.card("nukebot")
@pytest.mark.ruling("robots/nukebot/2")
@pytest.mark.ruling("robots/nukebot/3")
def test_nukebot_destroys_the_rivals_minions_where_it_was() -> None:
    game = scenario(
        hand=[sacrifice, king_rex],
        bases=[
            at(jungle_oasis, mine(zapbot), mine(nukebot), theirs(zapbot), theirs(invader)),
            at(tortuga, theirs(hoverbot)),
        ],
    )
    game.play(sacrifice)
    game.choose(nukebot)
    assert game.minions(1) == [zapbot]
    assert game.minions(2) == [hoverbot]
    assert game.me.discard == [nukebot, sacrifice]
    assert game.rival.discard == [zapbot, invader]


@pytest.mark.card("nukebot")
@pytest.mark.ruling("robots/nukebot/2")
def test_others_are_the_rivals_of_whoever_controlled_nukebot() -> None:
    game = scenario(
        hand=[ninja_master, tech_center],
        bases=[at(jungle_oasis, theirs(nukebot), theirs(zapbot), mine(hoverbot))],
    )
    game.play(ninja_master)
    game.choose(nukebot)
    assert game.minions(1) == [zapbot]
    assert game.me.discard == [hoverbot, ninja_master]


@pytest.mark.card("nukebot")
@pytest.mark.clause("SU-152")
@pytest.mark.ruling("robots/nukebot/3")
def test_nukebot_answers_after_those_that_died_with_it() -> None:
    game = scenario(
        hand=[powderkeg, invader],
        bases=[at(jungle_oasis, mine(pirate_king), mine(king_rex), theirs(nukebot))],
    )
    game.play(powderkeg)
    game.choose(pirate_king)
    assert game.minions(1) == []
    assert game.me.discard == [pirate_king, king_rex, powderkeg]
    assert game.rival.discard == [nukebot]


@pytest.mark.card("nukebot")
@pytest.mark.clause("SU-152")
def test_nukebot_explodes_at_the_tar_pits_too() -> None:
    game = scenario(
        hand=[sacrifice, king_rex],
        bases=[at(tar_pits, mine(nukebot), theirs(invader))],
    )
    game.play(sacrifice)
    for trigger in (nukebot, tar_pits):
        if not game.is_play_phase:
            game.choose_trigger(trigger)
    assert game.minions(1) == []
    assert game.me.deck[-1] is nukebot
    assert game.rival.deck[-1] is invader


@pytest.mark.card("nukebot")
@pytest.mark.clause("SU-111", "SU-152")
def test_the_active_player_orders_two_nukebots() -> None:
    game = scenario(
        hand=[powderkeg, invader],
        bases=[at(jungle_oasis, mine(nukebot), mine(king_rex), theirs(nukebot), theirs(king_rex))],
    )
    game.play(powderkeg)
    game.choose(nukebot)
    assert game.asked == 0
    game.choose_trigger(nukebot)  # the one that was mine waits first
    assert game.minions(1) == []


@pytest.mark.card("nukebot")
def test_nukebot_stays_quiet_when_another_minion_is_destroyed() -> None:
    game = scenario(
        hand=[sacrifice, king_rex],
        bases=[at(jungle_oasis, mine(zapbot), mine(nukebot), theirs(invader))],
    )
    game.play(sacrifice)
    game.choose(zapbot)
    assert game.minions(1) == [nukebot, invader]


@pytest.mark.card("nukebot")
@pytest.mark.ruling("robots/nukebot/1")
def test_nukebot_returned_to_hand_does_nothing() -> None:
    game = scenario(
        hand=[supreme_overlord, tech_center],
        bases=[at(jungle_oasis, mine(nukebot)), at(tortuga, theirs(invader))],
    )
    game.play(supreme_overlord, base=2)
    game.choose(nukebot)
    assert nukebot in game.me.hand
    assert game.minions(2) == [invader, supreme_overlord]


# Warbot


@pytest.mark.card("warbot")
@pytest.mark.clause("SU-156")
@pytest.mark.ruling("robots/warbot/2")
def test_warbot_is_a_legal_victim_that_survives() -> None:
    game = scenario(hand=[sacrifice, king_rex], bases=[at(jungle_oasis, mine(warbot))])
    game.play(sacrifice)
    assert game.minions(1) == [warbot]
    assert len(game.me.hand) == 5
    assert game.me.discard == [sacrifice]


@pytest.mark.card("warbot")
@pytest.mark.clause("SU-153")
def test_the_others_die_beside_warbot() -> None:
    game = scenario(
        hand=[sacrifice, king_rex],
        bases=[at(jungle_oasis, mine(nukebot), theirs(warbot), theirs(invader))],
    )
    game.play(sacrifice)
    assert game.minions(1) == [warbot]


@pytest.mark.card("warbot")
@pytest.mark.ruling("robots/warbot/1")
def test_warbot_can_be_returned() -> None:
    game = scenario(hand=[supreme_overlord, tech_center], bases=[at(jungle_oasis, theirs(warbot))])
    game.play(supreme_overlord)
    game.choose(warbot)
    assert game.rival.hand == [warbot]


@pytest.mark.card("warbot")
@pytest.mark.ruling("robots/warbot/1")
def test_warbot_can_be_moved() -> None:
    game = scenario(hand=[shanghai, king_rex], bases=[at(jungle_oasis, theirs(warbot)), at(tortuga)])
    game.play(shanghai)
    assert game.minions(2) == [warbot]


@pytest.mark.card("warbot")
@pytest.mark.ruling("robots/warbot/1")
def test_warbot_can_be_placed_under_the_deck() -> None:
    game = scenario(
        hand=[],
        bases=[at(temple_of_goju, mine(king_rex), mine(king_rex), theirs(warbot))],
        base_deck=[jungle_oasis],
    )
    game.choose(king_rex)  # the empty hand has ended the play phase: Goju takes one of each player
    assert game.rival.deck[-1] is warbot
    assert warbot not in game.rival.discard


@pytest.mark.card("warbot")
@pytest.mark.ruling("robots/warbot/1")
def test_warbot_is_discarded_after_scoring() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[at(jungle_oasis, mine(king_rex), theirs(warbot), theirs(microbot_guard))],
        base_deck=[tortuga],
    )
    game.end_turn()
    assert game.rival.discard == [warbot, microbot_guard]


# Hoverbot


@pytest.mark.card("hoverbot")
@pytest.mark.clause("SU-136")
@pytest.mark.ruling("robots/hoverbot/2")
def test_hoverbot_plays_the_minion_it_turns_up_on_any_base() -> None:
    game = scenario(
        hand=[hoverbot, zapbot, tech_center],
        bases=[at(tortuga), at(ninja_dojo)],
        deck=[king_rex, zapbot],
    )
    game.play(hoverbot, base=1)
    assert game.asking is hoverbot
    assert game.can_decline
    assert game.options == [king_rex, king_rex]
    game.play(king_rex, base=2)
    assert game.minions(1) == [hoverbot]
    assert game.minions(2) == [king_rex]
    assert game.me.deck == [zapbot]
    assert not game.can_play(zapbot)  # the minion of the turn was Hoverbot


@pytest.mark.card("hoverbot")
@pytest.mark.clause("SU-136", "SU-178")
@pytest.mark.ruling("robots/hoverbot/1")
@pytest.mark.ruling("robots/hoverbot/2")
def test_a_declined_minion_stays_on_top_and_cannot_be_kept() -> None:
    game = scenario(hand=[hoverbot, zapbot, tech_center], deck=[king_rex, warbot])
    game.play(hoverbot)
    game.decline()
    assert game.is_play_phase
    assert game.minions(1) == [hoverbot]
    assert game.me.deck == [king_rex, warbot]
    assert game.rival.sees(king_rex)
    assert not game.rival.sees(warbot)
    assert not game.can_play(zapbot)
    assert not game.can_play(king_rex)


@pytest.mark.card("hoverbot")
def test_an_action_turned_up_by_hoverbot_stays_on_top() -> None:
    game = scenario(hand=[hoverbot, tech_center], deck=[mystic_studies, king_rex])
    game.play(hoverbot)
    assert game.is_play_phase
    assert game.me.deck == [mystic_studies, king_rex]
    assert game.rival.sees(mystic_studies)


@pytest.mark.card("hoverbot")
@pytest.mark.clause("SU-132")
def test_hoverbot_turns_up_a_card_of_the_shuffled_discard_pile() -> None:
    game = scenario(hand=[hoverbot, tech_center], deck=[], discard=[zapbot])
    game.play(hoverbot)
    assert game.options == [zapbot]
    game.decline()
    assert game.me.deck == [zapbot]
    assert game.me.discard == []


@pytest.mark.card("hoverbot")
@pytest.mark.clause("SU-132")
def test_hoverbot_without_any_card_turns_up_nothing() -> None:
    game = scenario(hand=[hoverbot, tech_center], deck=[])
    game.play(hoverbot)
    assert game.is_play_phase
    assert game.minions(1) == [hoverbot]


@pytest.mark.card("hoverbot")
@pytest.mark.clause("SU-167")
def test_hoverbot_cannot_play_where_minions_are_kept_out() -> None:
    game = scenario(
        hand=[hoverbot, tech_center],
        bases=[at(tortuga, theirs(overrun)), at(ninja_dojo), at(jungle_oasis)],
        deck=[king_rex],
    )
    game.play(hoverbot, base=2)
    assert not game.can_play(king_rex, base=1)
    assert game.can_play(king_rex, base=3)


@pytest.mark.card("hoverbot")
@pytest.mark.clause("SU-16")
def test_a_minion_that_hoverbot_plays_uses_its_own_ability() -> None:
    game = scenario(hand=[hoverbot, king_rex, zapbot, tech_center], deck=[zapbot])
    game.play(hoverbot)
    game.play(zapbot)
    assert not game.can_play(king_rex)
    game.play(zapbot)
    assert game.minions(1) == [hoverbot, zapbot, zapbot]


# Zapbot


@pytest.mark.card("zapbot")
@pytest.mark.clause("SU-136")
@pytest.mark.ruling("robots/zapbot/1")
def test_zapbot_gives_a_minion_of_power_two_or_less_for_later() -> None:
    game = scenario(
        hand=[zapbot, enchantress, hoverbot, tech_center, tech_center],
        bases=[at(tortuga, mine(archmage)), at(jungle_oasis)],
    )
    game.play(zapbot, base=1)
    assert not game.can_play(hoverbot)
    game.play(tech_center)
    game.choose_base(2)
    assert game.can_play(enchantress, base=1)
    game.play(enchantress, base=2)
    assert game.minions(2) == [enchantress]
    assert game.can_play(tech_center)
    assert not game.can_play(hoverbot)


@pytest.mark.card("zapbot")
@pytest.mark.ruling("robots/zapbot/1")
def test_the_printed_power_counts_for_zapbot() -> None:
    game = scenario(
        hand=[zapbot, microbot_archive, hoverbot, tech_center],
        bases=[at(the_central_brain, mine(microbot_fixer), mine(microbot_fixer))],
    )
    game.play(zapbot)
    assert game.can_play(microbot_archive)  # 4 once it is there
    assert not game.can_play(hoverbot)
    game.play(microbot_archive)
    assert game.power(microbot_archive) == 4


@pytest.mark.card("zapbot")
def test_the_extra_minion_of_zapbot_may_be_left() -> None:
    game = scenario(hand=[zapbot, enchantress, tech_center])
    game.play(zapbot)
    game.end_turn()
    assert enchantress in game.me.hand
    assert game.minions(1) == [zapbot]


@pytest.mark.card("zapbot")
@pytest.mark.clause("SU-163")
@pytest.mark.ruling("robots/zapbot/2")
def test_zapbots_follow_each_other_before_a_trap_closes() -> None:
    game = scenario(hand=[zapbot, zapbot, zapbot, tech_center], bases=[at(jungle_oasis, theirs(flame_trap))])
    game.play(zapbot)
    game.play(zapbot)
    game.play(zapbot)
    assert game.minions(1) == [zapbot, zapbot]
    assert game.actions(1) == []
    assert game.me.discard == [zapbot]


@pytest.mark.card("zapbot")
@pytest.mark.clause("SU-163")
@pytest.mark.ruling("robots/zapbot/2")
def test_a_zapbot_that_does_not_chain_keeps_its_extra_play() -> None:
    game = scenario(hand=[zapbot, enchantress, tech_center], bases=[at(jungle_oasis, theirs(flame_trap))])
    game.play(zapbot)
    assert game.asking is zapbot
    game.decline()
    assert game.minions(1) == []
    assert game.can_play(enchantress)


@pytest.mark.card("zapbot")
@pytest.mark.clause("SU-164")
@pytest.mark.ruling("robots/zapbot/2")
def test_zapbots_chain_on_the_homeworld() -> None:
    game = scenario(hand=[zapbot, zapbot, tech_center], bases=[at(the_homeworld), at(jungle_oasis)])
    game.play(zapbot, base=1)
    assert game.asking is zapbot  # before the base's own extra minion
    game.play(zapbot, base=2)
    assert game.minions(2) == [zapbot]


# Microbot Alpha


@pytest.mark.card("microbot_alpha")
@pytest.mark.ruling("robots/microbot_alpha/2")
def test_alpha_counts_its_controllers_other_minions_on_all_bases() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[
            at(tortuga, mine(microbot_alpha), mine(king_rex), theirs(zapbot)),
            at(jungle_oasis, mine(microbot_archive), theirs(microbot_guard)),
        ],
    )
    assert game.power(microbot_alpha) == 3
    game.play(king_rex, base=2)
    assert game.power(microbot_alpha) == 4


@pytest.mark.card("microbot_alpha")
@pytest.mark.ruling("robots/microbot_alpha/2")
def test_with_alpha_a_fixer_strengthens_all_of_its_controllers_minions() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[
            at(tortuga, mine(microbot_alpha), mine(hoverbot), theirs(zapbot)),
            at(jungle_oasis, mine(microbot_fixer), theirs(microbot_guard)),
        ],
    )
    assert game.power(microbot_alpha) == 4
    assert game.power(hoverbot) == 4
    assert game.power(microbot_fixer) == 2
    assert game.power(zapbot) == 2
    assert game.power(microbot_guard) == 1


@pytest.mark.card("microbot_alpha")
def test_a_rivals_alpha_makes_no_microbots_of_mine() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[at(tortuga, theirs(microbot_alpha), mine(hoverbot), mine(microbot_fixer))],
    )
    assert game.power(hoverbot) == 3
    assert game.power(microbot_alpha) == 1


@pytest.mark.card("microbot_alpha")
@pytest.mark.clause("SU-154")
@pytest.mark.ruling("robots/microbot_alpha/1")
def test_alpha_changes_no_faction() -> None:
    game = scenario(
        hand=[sea_dogs, king_rex],
        bases=[at(tortuga, theirs(microbot_alpha), theirs(enchantress)), at(jungle_oasis)],
    )
    game.play(sea_dogs)
    game.choose_faction("robots")
    game.choose_base(1)
    assert game.minions(1) == [enchantress]
    assert game.minions(2) == [microbot_alpha]


@pytest.mark.card("microbot_alpha")
@pytest.mark.ruling("robots/microbot_alpha/1")
def test_alpha_counts_no_cards_out_of_play() -> None:
    game = scenario(
        hand=[microbot_guard, microbot_archive],
        discard=[microbot_fixer],
        bases=[at(tortuga, mine(microbot_alpha))],
    )
    assert game.power(microbot_alpha) == 1


# Microbot Archive


@pytest.mark.card("microbot_archive")
def test_archive_draws_when_one_of_its_controllers_microbots_dies() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        bases=[at(tortuga, mine(microbot_archive)), at(jungle_oasis, mine(microbot_guard))],
        deck=[warbot, zapbot],
    )
    game.play(seeing_stars)
    game.choose(microbot_guard)
    assert game.me.hand == [king_rex, warbot]


@pytest.mark.card("microbot_archive")
def test_archive_draws_for_its_controller() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        bases=[at(tortuga, theirs(microbot_archive), theirs(microbot_guard))],
        rival_deck=[warbot, zapbot],
    )
    game.play(seeing_stars)
    game.choose(microbot_guard)
    assert game.me.hand == [king_rex]
    assert game.rival.hand == [warbot]


@pytest.mark.card("microbot_archive")
@pytest.mark.ruling("robots/microbot_archive/1")
def test_archive_counts_itself() -> None:
    game = scenario(hand=[seeing_stars, king_rex], bases=[at(tortuga, mine(microbot_archive))])
    game.play(seeing_stars)
    assert not game.is_in_play(microbot_archive)
    assert game.me.hand == [king_rex, king_rex]


@pytest.mark.card("microbot_archive")
@pytest.mark.parametrize("victim", [theirs(microbot_guard), mine(zapbot)])
def test_archive_ignores_rivals_and_what_is_no_microbot(victim: Piece) -> None:
    game = scenario(hand=[seeing_stars, king_rex], bases=[at(tortuga, mine(microbot_archive), victim)])
    game.play(seeing_stars)
    game.choose(victim.card)
    assert game.minions(1) == [microbot_archive]
    assert game.me.hand == [king_rex]


@pytest.mark.card("microbot_archive")
@pytest.mark.ruling("robots/microbot_archive/2")
def test_with_alpha_archive_draws_for_any_minion() -> None:
    game = scenario(
        hand=[seeing_stars, king_rex],
        bases=[at(tortuga, mine(microbot_archive), mine(zapbot), mine(microbot_alpha))],
    )
    game.play(seeing_stars)
    game.choose(zapbot)
    assert len(game.me.hand) == 2


@pytest.mark.card("microbot_archive")
@pytest.mark.card("microbot_alpha")
@pytest.mark.clause("SU-154")
@pytest.mark.ruling("robots/microbot_archive/1")
def test_microbots_are_told_before_they_die() -> None:
    game = scenario(
        hand=[powderkeg, invader],
        bases=[at(tortuga, mine(king_rex), theirs(microbot_alpha), theirs(microbot_archive), theirs(zapbot))],
    )
    game.play(powderkeg)
    while not game.is_play_phase:
        game.choose_trigger(microbot_archive)
    assert len(game.rival.hand) == 3
    assert game.me.hand == [invader]
    assert game.minions(1) == []


# Microbot Fixer


@pytest.mark.card("microbot_fixer")
def test_fixer_as_first_minion_gives_another_of_any_power() -> None:
    game = scenario(hand=[microbot_fixer, king_rex, invader, tech_center])
    game.play(microbot_fixer)
    game.play(king_rex)
    assert game.minions(1) == [microbot_fixer, king_rex]
    assert not game.can_play(invader)


@pytest.mark.card("microbot_fixer")
def test_fixer_as_second_minion_gives_none() -> None:
    game = scenario(hand=[zapbot, microbot_fixer, king_rex, tech_center])
    game.play(zapbot)
    game.play(microbot_fixer)
    assert game.is_play_phase
    assert not game.can_play(king_rex)


@pytest.mark.card("microbot_fixer")
@pytest.mark.ruling("robots/microbot_fixer/1")
def test_two_fixers_give_two_to_each_of_their_controllers_microbots() -> None:
    game = scenario(
        hand=[king_rex],
        bases=[
            at(tortuga, mine(microbot_fixer), mine(microbot_fixer), mine(zapbot), theirs(microbot_guard)),
            at(jungle_oasis, mine(microbot_archive)),
        ],
    )
    assert game.power(microbot_fixer) == 3
    assert game.power(microbot_archive) == 3
    assert game.power(zapbot) == 2
    assert game.power(microbot_guard) == 1


@pytest.mark.card("microbot_archive")
@pytest.mark.card("microbot_fixer")
@pytest.mark.card("microbot_guard")
@pytest.mark.card("microbot_reclaimer")
@pytest.mark.parametrize(
    "microbot", [microbot_archive, microbot_guard, microbot_reclaimer], ids=lambda card: card.id
)
def test_fixer_strengthens_what_is_named_a_microbot(microbot: Card) -> None:
    game = scenario(
        hand=[king_rex], bases=[at(tortuga, mine(microbot_fixer)), at(jungle_oasis, mine(microbot))]
    )
    assert game.power(microbot) == 2


@pytest.mark.card("microbot_fixer")
@pytest.mark.clause("SU-35")
@pytest.mark.ruling("robots/microbot_fixer/2")
@pytest.mark.parametrize("uses", [True, False])
def test_fixer_played_before_a_base_scores_gives_a_minion_at_once(uses: bool) -> None:
    game = scenario(
        hand=[zapbot],
        rival_hand=[hidden_ninja, microbot_fixer, invader],
        bases=[at(jungle_oasis, mine(king_rex), theirs(king_rex)), at(tortuga)],
        base_deck=[ninja_dojo],
    )
    game.play(zapbot, base=2)  # my own minion of the turn is not the rival's
    game.choose(hidden_ninja)
    game.choose(microbot_fixer)
    assert game.asked == 1
    assert game.asking is microbot_fixer
    if uses:
        game.play(invader, base=2)
        assert game.minions(2) == [zapbot, invader]
        assert game.rival.vp == 3  # Invader's, and the base's: seven and a Fixer against seven
    else:
        game.decline()
        assert invader in game.rival.hand
        assert game.minions(2) == [zapbot]
    assert game.minions(1) == []


@pytest.mark.card("microbot_fixer")
@pytest.mark.clause("SU-165")
def test_fixer_brought_by_an_acolyte_is_the_first_minion_of_the_turn() -> None:
    game = scenario(
        hand=[microbot_fixer, king_rex, warbot, tech_center], bases=[at(tortuga, mine(ninja_acolyte))]
    )
    game.use(ninja_acolyte)
    game.choose(microbot_fixer)
    game.play(king_rex)
    game.play(warbot)  # the free minion of the turn
    assert game.minions(1) == [microbot_fixer, king_rex, warbot]


# Microbot Guard


@pytest.mark.card("microbot_guard")
@pytest.mark.clause("SU-155")
def test_guard_must_destroy_one_of_those_outnumbered_here() -> None:
    game = scenario(
        hand=[microbot_guard, tech_center],
        bases=[
            at(jungle_oasis, mine(warbot), theirs(microbot_archive), theirs(zapbot)),
            at(tortuga, theirs(microbot_reclaimer), mine(king_rex)),
        ],
    )
    game.play(microbot_guard, base=1)
    assert game.asking is microbot_guard
    assert not game.can_decline
    assert game.options == [microbot_archive, microbot_guard]  # two of mine here: below 2
    game.choose(microbot_archive)
    assert game.minions(1) == [warbot, zapbot, microbot_guard]


@pytest.mark.card("microbot_guard")
def test_guard_counts_only_its_controllers_minions() -> None:
    game = scenario(
        hand=[microbot_guard, tech_center],
        bases=[at(jungle_oasis, mine(warbot), mine(king_rex), theirs(zapbot), theirs(invader))],
    )
    game.play(microbot_guard)
    assert game.options == [zapbot, microbot_guard]


@pytest.mark.card("microbot_guard")
@pytest.mark.clause("SU-155")
@pytest.mark.ruling("robots/microbot_guard/1")
def test_guard_destroys_itself_if_nothing_else_can_be() -> None:
    game = scenario(hand=[microbot_guard, tech_center], bases=[at(jungle_oasis, mine(warbot))])
    game.play(microbot_guard)
    assert game.minions(1) == [warbot]
    assert game.me.discard == [microbot_guard]


@pytest.mark.card("microbot_guard")
@pytest.mark.ruling("robots/microbot_guard/2")
def test_alone_the_guard_destroys_what_has_no_power() -> None:
    game = scenario(
        hand=[microbot_guard, tech_center],
        bases=[at(jungle_oasis, theirs(zapbot, mine(poison)), theirs(microbot_archive))],
    )
    game.play(microbot_guard)
    assert game.minions(1) == [microbot_archive, microbot_guard]


# Microbot Reclaimer


@pytest.mark.card("microbot_reclaimer")
def test_reclaimer_as_first_minion_gives_another_of_any_power() -> None:
    game = scenario(hand=[microbot_reclaimer, king_rex, invader, tech_center])
    game.play(microbot_reclaimer)
    game.play(king_rex)
    assert game.minions(1) == [microbot_reclaimer, king_rex]
    assert not game.can_play(invader)


@pytest.mark.card("microbot_reclaimer")
@pytest.mark.ruling("robots/microbot_reclaimer/1")
def test_reclaimer_as_second_minion_only_shuffles() -> None:
    game = scenario(
        hand=[zapbot, microbot_reclaimer, king_rex, tech_center], deck=[warbot], discard=[microbot_guard]
    )
    game.play(zapbot)
    game.play(microbot_reclaimer)
    game.choose(microbot_guard)
    assert game.is_play_phase
    assert not game.can_play(king_rex)
    assert sorted(card.id for card in game.me.deck) == ["microbot_guard", "warbot"]


@pytest.mark.card("microbot_reclaimer")
@pytest.mark.clause("SU-154")
@pytest.mark.ruling("robots/microbot_alpha/1")
@pytest.mark.ruling("robots/microbot_reclaimer/2")
def test_reclaimer_takes_any_number_of_cards_named_microbot() -> None:
    game = scenario(
        hand=[microbot_reclaimer, tech_center],
        bases=[at(jungle_oasis, mine(microbot_alpha))],
        discard=[microbot_guard, zapbot, microbot_archive, tech_center, microbot_fixer],
        rival_discard=[microbot_guard],
        deck=[king_rex] * 3,
    )
    game.play(microbot_reclaimer)
    assert game.options == [microbot_guard, microbot_archive, microbot_fixer]
    game.choose(microbot_fixer, microbot_guard)
    game.decline()
    assert game.me.discard == [zapbot, microbot_archive, tech_center]
    assert sorted(card.id for card in game.me.deck) == ["king_rex"] * 3 + ["microbot_fixer", "microbot_guard"]


@pytest.mark.card("microbot_reclaimer")
@pytest.mark.clause("SU-132")
@pytest.mark.ruling("robots/microbot_reclaimer/3")
@pytest.mark.parametrize("discard", [[], [microbot_fixer]])
def test_reclaimer_shuffles_the_deck_even_with_no_card(discard: list[Card]) -> None:
    game = scenario(
        hand=[hoverbot, zapbot, microbot_reclaimer, tech_center],
        deck=[zapbot, king_rex, warbot, nukebot],
        discard=discard,
    )
    game.play(hoverbot)
    game.play(zapbot)  # turned up: warbot and what follows stay unknown
    game.play(microbot_reclaimer)
    if discard:
        game.decline()
    assert game.me.discard == discard
    assert game.me.deck != [king_rex, warbot, nukebot]
    assert sorted(card.id for card in game.me.deck) == ["king_rex", "nukebot", "warbot"]


# Tech Center


@pytest.mark.card("tech_center")
@pytest.mark.ruling("robots/tech_center/1")
@pytest.mark.parametrize(("base", "drawn"), [(1, 2), (2, 0), (3, 1)])
def test_tech_center_draws_a_card_for_each_minion_of_mine_on_a_base(base: int, drawn: int) -> None:
    game = scenario(
        hand=[tech_center, zapbot],
        bases=[
            at(jungle_oasis, mine(zapbot), mine(warbot), theirs(zapbot)),
            at(tortuga, theirs(king_rex)),
            at(ninja_dojo, mine(king_rex)),
        ],
    )
    game.play(tech_center)
    assert not game.can_decline
    game.choose_base(base)
    assert game.me.hand == [zapbot] + [king_rex] * drawn
    assert game.rival.hand == []


# Factory 436-1337


@pytest.mark.card("factory_436_1337")
@pytest.mark.clause("SU-148")
@pytest.mark.ruling("bases/factory_436_1337/1")
def test_factory_pays_its_winner_for_every_full_five_power() -> None:
    game = scenario(
        hand=[zapbot],
        bases=[
            at(
                factory_436_1337,
                mine(king_rex),
                mine(king_rex),
                theirs(king_rex),
                theirs(archmage),
            )
        ],
        base_deck=[tortuga],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (4, 2)


@pytest.mark.card("factory_436_1337")
@pytest.mark.clause("SU-39", "SU-147")
@pytest.mark.ruling("bases/factory_436_1337/1")
def test_factory_pays_each_tied_winner() -> None:
    game = scenario(
        hand=[zapbot],
        bases=[
            at(
                factory_436_1337,
                mine(king_rex),
                mine(archmage),
                mine(warbot),
                theirs(king_rex),
                theirs(archmage),
                theirs(warbot),
            )
        ],
        base_deck=[tortuga],
    )
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (5, 5)


# The Central Brain


@pytest.mark.card("the_central_brain")
def test_minions_on_the_central_brain_are_stronger() -> None:
    game = scenario(
        hand=[sacrifice, zapbot],
        bases=[at(the_central_brain, mine(warbot), theirs(invader)), at(jungle_oasis, mine(zapbot))],
    )
    assert game.power(warbot) == 5
    assert game.power(invader) == 4
    assert game.power(zapbot) == 2


@pytest.mark.card("the_central_brain")
@pytest.mark.clause("SU-173")
@pytest.mark.ruling("bases/the_central_brain/1")
def test_the_central_brains_bonus_counts_for_the_breakpoint() -> None:
    game = scenario(
        hand=[zapbot],
        bases=[at(the_central_brain, mine(king_rex), theirs(king_rex), mine(zapbot))],
        base_deck=[tortuga],
    )
    assert game.total(1) == 19
    game.end_turn()
    assert (game.me.vp, game.rival.vp) == (4, 2)


@pytest.mark.card("the_central_brain")
@pytest.mark.ruling("bases/the_central_brain/1")
def test_what_reads_power_reads_the_central_brains_bonus() -> None:
    game = scenario(hand=[sacrifice, zapbot], bases=[at(the_central_brain, mine(warbot))])
    game.play(sacrifice)
    assert len(game.me.hand) == 1 + 5


@pytest.mark.card("the_central_brain")
@pytest.mark.clause("SU-173", "SU-200")
def test_the_bonus_goes_with_the_central_brain() -> None:
    game = scenario(
        hand=[terraforming, zapbot],
        bases=[at(the_central_brain, mine(warbot))],
        base_deck=[tortuga],
    )
    game.play(terraforming)
    assert game.base(1) is tortuga
    assert game.power(warbot) == 4


@pytest.mark.card("the_central_brain")
@pytest.mark.clause("SU-174")
def test_nobody_gains_power_on_a_jammed_central_brain() -> None:
    game = scenario(
        hand=[jammed_signal, zapbot], bases=[at(the_central_brain, mine(warbot), theirs(invader))]
    )
    game.play(jammed_signal)
    assert game.power(warbot) == 4
    assert game.power(invader) == 3
