"""Playing cards: SU-13 to SU-17, SU-83, SU-96, SU-98, SU-110 to SU-112, SU-130 and SU-136."""

from __future__ import annotations

import pytest

from baston.games.smashup.factions.aliens import (
    beam_up,
    crop_circles,
    invader,
    invasion,
    supreme_overlord,
    the_homeworld,
    the_mothership,
)
from baston.games.smashup.factions.dinosaurs import (
    howl,
    jungle_oasis,
    king_rex,
    natural_selection,
    tar_pits,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import (
    hidden_ninja,
    seeing_stars,
    shinobi,
)
from baston.games.smashup.factions.pirates import broadside, cannon, full_sail, sea_dogs
from baston.games.smashup.factions.robots import (
    hoverbot,
    tech_center,
    warbot,
    zapbot,
)
from baston.games.smashup.factions.star_roamers import protector_fields
from baston.games.smashup.factions.tricksters import (
    block_the_path,
    enshrouding_mist,
    flame_trap,
    gremlin,
    leprechaun,
    pay_the_piper,
)
from baston.games.smashup.factions.wizards import chronomage, enchantress, mystic_studies, summon
from baston.games.smashup.factions.zombies import (
    grave_digger,
    lend_a_hand,
    outbreak,
    overrun,
    tenacious_z,
    they_keep_coming,
)
from tests.smashup.scenario import at, mine, scenario, theirs


@pytest.mark.clause("SU-13")
def test_a_minion_is_played_on_any_base_on_ones_own_side_then_it_acts() -> None:
    game = scenario(
        hand=[invader, howl], bases=[at(tar_pits, theirs(king_rex)), at(jungle_oasis), at(the_homeworld)]
    )
    assert [game.can_play(invader, base=base) for base in (1, 2, 3)] == [True] * 3
    game.play(invader, base=1)
    assert game.minions(1, 0) == [invader]
    assert game.minions(1, 1) == [king_rex]
    assert game.me.vp == 1
    assert game.me.hand == [howl]


@pytest.mark.clause("SU-13", "SU-98")
def test_a_special_ability_waits_for_its_moment() -> None:
    game = scenario(
        hand=[shinobi, hidden_ninja, howl], rival_hand=[king_rex], bases=[at(tar_pits), at(jungle_oasis)]
    )
    game.play(shinobi, base=1)  # from the hand as any minion, without a question
    assert game.is_play_phase
    assert game.minions(1) == [shinobi]


@pytest.mark.clause("SU-14")
def test_an_action_is_shown_acts_and_is_discarded() -> None:
    game = scenario(hand=[mystic_studies, king_rex], deck=[howl, upgrade, king_rex])
    game.play(mystic_studies)
    assert game.me.hand == [king_rex, howl, upgrade]
    assert game.me.discard == [mystic_studies]
    assert game.table.seen[game.table.discard[0][0]] == 0b11


@pytest.mark.clause("SU-14", "SU-83")
@pytest.mark.parametrize("edition", ["2017", "2012"])
def test_an_attached_action_stays_in_play(edition: str) -> None:
    game = scenario(
        hand=[upgrade, enshrouding_mist, king_rex],
        bases=[at(tar_pits, mine(warbot), theirs(invader)), at(jungle_oasis)],
        edition=edition,
    )
    assert game.can_play(upgrade, on=warbot)
    assert not game.can_play(upgrade, base=1)
    assert game.can_play(enshrouding_mist, base=2)
    assert not game.can_play(enshrouding_mist, on=warbot)
    game.play(upgrade, on=invader)
    assert game.attached(invader) == [upgrade]
    assert game.controller(upgrade) == 0
    assert game.power(invader) == 5
    assert game.me.discard == []


@pytest.mark.clause("SU-83")
def test_an_action_attached_to_a_base_adds_its_ability_there_only() -> None:
    game = scenario(hand=[overrun, king_rex], rival_hand=[king_rex], bases=[at(tar_pits), at(jungle_oasis)])
    game.play(overrun, base=2)
    assert game.actions(1) == []
    assert game.actions(2) == [overrun]
    game.end_turn()
    assert game.can_play(king_rex, base=1)
    assert not game.can_play(king_rex, base=2)


@pytest.mark.clause("SU-83")
def test_an_action_may_need_a_base_with_an_own_minion() -> None:
    game = scenario(
        hand=[protector_fields, king_rex],
        bases=[at(tar_pits, mine(warbot)), at(jungle_oasis, theirs(invader)), at(the_homeworld)],
    )
    assert game.can_play(protector_fields, base=1)
    assert len(game.plays_of(protector_fields)) == 1


@pytest.mark.clause("SU-15")
def test_a_card_may_be_played_without_a_valid_target() -> None:
    game = scenario(hand=[seeing_stars, king_rex], bases=[at(tar_pits, theirs(king_rex))])
    game.play(seeing_stars)
    assert game.me.discard == [seeing_stars]
    assert game.minions(1) == [king_rex]
    game = scenario(hand=[grave_digger, howl], bases=[at(tar_pits)])
    game.play(grave_digger)
    assert game.minions(1) == [grave_digger]
    assert game.is_play_phase


@pytest.mark.clause("SU-15")
def test_an_immune_card_is_a_target_that_nothing_happens_to() -> None:
    game = scenario(
        hand=[natural_selection, howl], bases=[at(tar_pits, mine(king_rex), theirs(warbot), theirs(invader))]
    )
    game.play(natural_selection)
    game.choose(warbot)
    assert game.minions(1, 1) == [warbot, invader]
    assert game.me.discard == [natural_selection]


@pytest.mark.clause("SU-16", "SU-89")
def test_a_moved_minion_does_not_act_again() -> None:
    game = scenario(hand=[invasion, howl], bases=[at(tar_pits, mine(invader)), at(jungle_oasis)])
    game.play(invasion)
    assert game.minions(2) == [invader]
    assert game.me.vp == 0


@pytest.mark.clause("SU-16", "SU-98")
def test_a_minion_that_an_effect_plays_acts() -> None:
    game = scenario(hand=[they_keep_coming, howl], discard=[invader], bases=[at(tar_pits)])
    game.play(they_keep_coming)
    assert game.minions(1) == [invader]
    assert game.me.vp == 1


@pytest.mark.clause("SU-17")
def test_own_ability_first_then_triggers_in_the_order_of_the_active_player() -> None:
    game = scenario(
        hand=[enchantress, howl],
        deck=[upgrade, king_rex, king_rex],
        bases=[at(the_mothership, theirs(leprechaun), theirs(pay_the_piper))],
    )
    game.play(enchantress, base=1)
    assert upgrade in game.me.hand  # Enchantress has acted
    assert game.asked == 0
    assert game.minions(1, 0) == [enchantress]
    game.choose_trigger(leprechaun)
    assert game.me.discard == [enchantress]
    assert game.asking is pay_the_piper
    assert game.asked == 0
    game.choose(upgrade)
    assert game.me.discard == [enchantress, upgrade]


@pytest.mark.clause("SU-17")
def test_an_action_is_discarded_after_what_it_triggers() -> None:
    game = scenario(
        hand=[cannon, howl],
        rival_hand=[king_rex] * 4,
        bases=[at(jungle_oasis, theirs(gremlin), mine(gremlin))],
    )
    game.play(cannon)
    game.choose(gremlin, gremlin)
    assert game.asked == 0
    assert game.minions(1) == []
    assert cannon not in game.me.discard  # which of the two triggers goes first?
    game.answer(game.decision.options[0])
    assert cannon in game.me.discard


@pytest.mark.clause("SU-96")
def test_an_extra_play_is_optional_and_need_not_be_at_once() -> None:
    game = scenario(
        hand=[summon, king_rex, king_rex, king_rex, mystic_studies], rival_hand=[howl], bases=[at(tar_pits)]
    )
    game.play(summon)
    game.play(king_rex)
    assert game.is_play_phase
    game.play(king_rex)
    assert game.minions(1) == [king_rex, king_rex]
    assert game.asked == 1  # a third one cannot be played


@pytest.mark.clause("SU-35", "SU-96")
def test_an_extra_play_outside_the_play_phase_is_used_at_once_or_lost() -> None:
    def scored(use_it: bool) -> int:
        game = scenario(
            hand=[king_rex],
            rival_hand=[hidden_ninja, chronomage, mystic_studies],
            bases=[at(tar_pits, mine(king_rex), mine(king_rex), mine(king_rex)), at(jungle_oasis)],
            base_deck=[jungle_oasis],
        )
        game.end_turn()
        assert game.asked == 1
        game.choose(hidden_ninja)
        assert mystic_studies in game.options
        if use_it:
            game.choose(mystic_studies)
        else:
            game.decline()
        assert game.is_play_phase
        assert game.asked == 1
        return game.table.action_plays

    assert scored(use_it=True) == 1
    assert scored(use_it=False) == 1  # the rival's turn has its own action, no more


@pytest.mark.clause("SU-98")
def test_a_card_played_through_its_special_uses_no_allowance() -> None:
    game = scenario(
        hand=[king_rex, shinobi, full_sail, mystic_studies],
        discard=[tenacious_z],
        bases=[at(tar_pits, mine(warbot), theirs(king_rex)), at(jungle_oasis)],
        base_deck=[jungle_oasis],
    )
    game.use(tenacious_z)
    game.choose_base(2)
    game.play(king_rex, base=1)
    game.play(mystic_studies)
    assert game.asked == 0
    assert not game.is_play_phase  # the base scores
    game.choose(shinobi)
    assert shinobi in game.minions(1)
    game.choose(full_sail)
    assert game.can_decline


@pytest.mark.clause("SU-110")
def test_cannot_beats_can() -> None:
    game = scenario(
        hand=[enshrouding_mist, king_rex, war_raptor, block_the_path],
        bases=[at(tar_pits, theirs(overrun)), at(jungle_oasis)],
    )
    game.play(enshrouding_mist, base=1)
    assert not game.can_play(king_rex, base=1)
    assert game.can_play(king_rex, base=2)


@pytest.mark.clause("SU-111")
def test_the_active_player_orders_simultaneous_effects_even_of_others() -> None:
    game = scenario(
        hand=[invader, howl, howl],
        rival_hand=[howl],
        bases=[at(tar_pits, theirs(flame_trap), theirs(pay_the_piper))],
    )
    game.play(invader, base=1)
    assert game.asked == 0
    game.choose_trigger(pay_the_piper)
    assert invader in game.minions(1)
    game.choose(howl)
    game.settle()
    assert game.minions(1) == []


@pytest.mark.clause("SU-112")
def test_an_effect_is_done_completely_even_to_ones_own_harm() -> None:
    game = scenario(hand=[beam_up, howl], bases=[at(tar_pits, mine(king_rex))])
    game.play(beam_up)
    assert game.me.hand == [howl, king_rex]
    game = scenario(hand=[crop_circles, howl], bases=[at(tar_pits, mine(king_rex), theirs(invader))])
    game.play(crop_circles)
    assert game.me.hand == [howl, king_rex]
    assert game.rival.hand == [invader]


@pytest.mark.clause("SU-112")
def test_may_gives_the_choice() -> None:
    game = scenario(hand=[supreme_overlord, howl], bases=[at(tar_pits, theirs(king_rex))])
    game.play(supreme_overlord, base=1)
    assert game.can_decline
    game.decline()
    assert game.minions(1) == [king_rex, supreme_overlord]


@pytest.mark.clause("SU-112")
def test_any_number_includes_zero_and_all_needs_no_target() -> None:
    game = scenario(hand=[full_sail, howl], bases=[at(tar_pits, mine(king_rex)), at(jungle_oasis)])
    game.play(full_sail)
    game.decline()
    assert game.minions(1) == [king_rex]
    assert game.me.discard == [full_sail]
    game = scenario(hand=[sea_dogs, howl], bases=[at(tar_pits), at(jungle_oasis)])
    assert game.can_play(sea_dogs)
    game = scenario(hand=[lend_a_hand, king_rex], discard=[howl])
    game.play(lend_a_hand)
    game.decline()
    assert game.me.discard == [howl, lend_a_hand]


@pytest.mark.clause("SU-130")
def test_broadside_may_choose_a_base_and_a_player_without_victim() -> None:
    game = scenario(
        hand=[broadside, howl],
        bases=[
            at(tar_pits, mine(king_rex), theirs(invader)),
            at(jungle_oasis, mine(king_rex), theirs(zapbot)),
        ],
    )
    game.play(broadside)
    game.choose_base(1)
    assert sorted(game.decision.options) == [1, 2]
    game.choose_seat(1)
    assert game.minions(1) == [king_rex, invader]
    assert game.minions(2) == [king_rex, zapbot]
    assert game.me.discard == [broadside]


@pytest.mark.clause("SU-136")
def test_the_player_names_the_allowance_that_a_play_uses() -> None:
    game = scenario(hand=[zapbot, zapbot, war_raptor, king_rex, howl], bases=[at(tar_pits), at(jungle_oasis)])
    game.play(zapbot, base=1)
    assert game.can_play(war_raptor)
    assert not game.can_play(king_rex)  # too strong for the extra play, and the free one is spent
    game.play(zapbot, base=1, extra=True)
    game.play(war_raptor, base=2, extra=True)
    assert game.minions(2) == [war_raptor]
    assert game.asked == 0


@pytest.mark.clause("SU-136")
def test_conditions_are_kept_apart() -> None:
    game = scenario(
        hand=[outbreak, war_raptor, king_rex, king_rex, howl],
        bases=[at(tar_pits, mine(warbot)), at(jungle_oasis), at(the_homeworld)],
    )
    game.play(outbreak)
    assert {option >> 20 for option in game.plays_of(war_raptor)} == {0, 1}  # free, or by Outbreak
    game.play(king_rex, base=2, extra=True)
    game.play(king_rex, base=1)
    assert game.minions(1) == [warbot, king_rex]
    game = scenario(
        hand=[outbreak, king_rex, king_rex, howl], bases=[at(tar_pits, mine(warbot)), at(jungle_oasis)]
    )
    game.play(outbreak)
    game.play(king_rex, base=1)
    assert not game.can_play(king_rex, base=1)  # the condition: where I have none
    assert game.can_play(king_rex, base=2)


@pytest.mark.clause("SU-136")
def test_a_play_of_a_given_card_is_at_once_or_not_at_all() -> None:
    game = scenario(hand=[hoverbot, howl, king_rex], deck=[invader, king_rex, king_rex], bases=[at(tar_pits)])
    game.play(hoverbot)
    game.decline()
    assert game.me.vp == 0
    assert not game.can_play(king_rex)
    assert game.me.deck[0] is invader


@pytest.mark.clause("SU-112", "SU-15")
def test_a_base_without_own_minions_gives_nothing_but_may_be_chosen() -> None:
    game = scenario(hand=[tech_center, king_rex], bases=[at(tar_pits, theirs(king_rex)), at(jungle_oasis)])
    game.play(tech_center)
    game.choose_base(1)
    assert game.me.hand == [king_rex]
