"""The turn, phase by phase: SU-10 to SU-23, SU-84, SU-91, SU-116, SU-128 and SU-129."""

from __future__ import annotations

import pytest

from baston.games.smashup.constants import DRAW, END, PLAY, SCORE, START
from baston.games.smashup.factions.aliens import invader, scout, the_homeworld, the_mothership
from baston.games.smashup.factions.dinosaurs import (
    howl,
    jungle_oasis,
    king_rex,
    tar_pits,
    upgrade,
    war_raptor,
)
from baston.games.smashup.factions.ninjas import assassination, ninja_acolyte, seeing_stars
from baston.games.smashup.factions.robots import warbot, zapbot
from baston.games.smashup.factions.tricksters import (
    cave_of_shinies,
    disenchant,
    enshrouding_mist,
    mark_of_sleep,
    mushroom_kingdom,
)
from baston.games.smashup.factions.wizards import (
    archmage,
    chronomage,
    mystic_studies,
    neophyte,
    summon,
    time_loop,
)
from baston.games.smashup.factions.zombies import overrun, tenacious_z, theyre_coming_to_get_you
from tests.smashup.scenario import at, mine, scenario, theirs


@pytest.mark.clause("SU-10")
def test_the_five_phases_follow_each_other() -> None:
    game = scenario(
        hand=[howl] * 9,
        rival_hand=[king_rex],
        bases=[
            at(mushroom_kingdom),
            at(tar_pits, mine(king_rex), theirs(king_rex), theirs(king_rex)),
            at(jungle_oasis, mine(king_rex), mine(king_rex)),
            at(the_homeworld, theirs(warbot, assassination), theirs(scout, assassination)),
        ],
        base_deck=[cave_of_shinies, the_mothership],
    )
    phases = [game.table.phase]
    game.decline()  # nobody is moved to Mushroom Kingdom
    phases.append(game.table.phase)
    game.end_turn()
    phases.append(game.table.phase)
    game.choose_base(3)
    phases.append(game.table.phase)
    assert game.asked == 0
    game.choose(howl)
    phases.append(game.table.phase)
    assert phases == [START, PLAY, SCORE, DRAW, END]


@pytest.mark.clause("SU-11")
def test_start_of_turn_abilities_come_before_the_play_phase_of_the_active_player() -> None:
    game = scenario(
        hand=[overrun, king_rex, king_rex],
        rival_hand=[king_rex],
        bases=[at(tar_pits), at(jungle_oasis)],
    )
    game.play(overrun, base=1)
    game.end_turn()
    assert game.actions(1) == [overrun]  # it is the rival's turn that has started
    assert not game.can_play(king_rex, base=1)
    game.play(king_rex, base=2)
    assert game.asked == 0
    assert game.table.phase == PLAY
    assert game.actions(1) == []


@pytest.mark.clause("SU-12")
def test_one_minion_and_one_action_in_any_order() -> None:
    for first, second in [(king_rex, mystic_studies), (mystic_studies, king_rex)]:
        game = scenario(hand=[king_rex, king_rex, mystic_studies, mystic_studies], rival_hand=[howl])
        game.play(first)
        assert not game.can_play(first)
        game.play(second)
        assert game.me.hand.count(first) >= 1
        assert game.asked == 1  # nothing is left to play, so the phase is over


@pytest.mark.clause("SU-12")
def test_nothing_need_be_played() -> None:
    game = scenario(hand=[king_rex, mystic_studies], rival_hand=[king_rex])
    assert game.can_decline
    game.end_turn()
    assert game.asked == 1
    assert game.me.hand[:2] == [king_rex, mystic_studies]


@pytest.mark.clause("SU-18")
def test_two_cards_are_drawn_and_a_hand_over_ten_is_reduced_by_choice() -> None:
    game = scenario(hand=[howl] * 8 + [invader], rival_hand=[king_rex])
    game.end_turn()
    assert len(game.me.hand) == 11
    assert not game.can_decline
    assert set(game.options) == {howl, invader, king_rex}
    game.choose(invader)
    assert len(game.me.hand) == 10
    assert game.me.discard == [invader]
    assert game.asked == 1


@pytest.mark.clause("SU-18")
def test_ten_cards_may_be_kept() -> None:
    game = scenario(hand=[howl] * 8, rival_hand=[king_rex])
    game.end_turn()
    assert len(game.me.hand) == 10
    assert game.asked == 1


@pytest.mark.clause("SU-20", "SU-91", "SU-116")
def test_end_of_turn_abilities_come_before_the_effects_of_the_turn_end() -> None:
    game = scenario(
        hand=[howl, king_rex],
        rival_hand=[king_rex],
        bases=[at(the_homeworld, mine(scout, assassination), mine(invader, assassination), mine(king_rex))],
    )
    game.play(howl)
    assert game.power(king_rex) == 8
    game.end_turn()
    assert game.table.phase == END
    assert game.power(king_rex) == 8  # while it is asked which of the two goes first
    game.choose_trigger(assassination)
    assert game.minions(1) == [king_rex]
    assert game.power(king_rex) == 7


@pytest.mark.clause("SU-22")
def test_a_card_acts_completely_before_the_next_is_played() -> None:
    game = scenario(hand=[invader, seeing_stars], bases=[at(tar_pits, theirs(war_raptor), theirs(scout))])
    game.play(invader, base=1)
    assert game.me.vp == 1
    game.play(seeing_stars)
    assert game.asking is seeing_stars
    game.choose(scout)
    assert game.minions(1, 1) == [war_raptor]


@pytest.mark.clause("SU-22")
def test_plays_and_abilities_of_the_play_phase_follow_in_any_order() -> None:
    game = scenario(
        hand=[mystic_studies, king_rex, howl],
        discard=[tenacious_z],
        bases=[at(tar_pits, mine(ninja_acolyte)), at(jungle_oasis)],
    )
    game.play(mystic_studies)
    game.use(tenacious_z)
    game.choose_base(1)
    assert game.minions(1) == [ninja_acolyte, tenacious_z]
    game.play(king_rex, base=2)
    assert game.minions(2) == [king_rex]


@pytest.mark.clause("SU-23")
def test_unused_allowances_are_lost_with_the_phase() -> None:
    game = scenario(hand=[summon, king_rex, king_rex, howl], rival_hand=[king_rex])
    game.play(summon)
    game.end_turn()
    game.end_turn()
    assert game.asked == 0
    game.play(king_rex)
    assert not game.can_play(king_rex)


@pytest.mark.clause("SU-23")
def test_an_unused_free_minion_is_not_saved_up() -> None:
    game = scenario(hand=[king_rex, king_rex, howl], rival_hand=[king_rex])
    game.end_turn()
    game.end_turn()
    game.play(king_rex)
    assert not game.can_play(king_rex)


@pytest.mark.clause("SU-84")
def test_on_your_turn_is_the_play_phase_of_your_own_turn() -> None:
    game = scenario(
        hand=[howl],
        rival_hand=[king_rex],
        discard=[tenacious_z],
        bases=[at(tar_pits, mine(ninja_acolyte)), at(jungle_oasis, mine(king_rex), mine(king_rex))],
        base_deck=[tar_pits],
    )
    assert game.can_use(tenacious_z)
    game.end_turn()
    assert game.me.vp == 2  # nothing was asked while the base scored, nor at the end of the turn
    assert game.asked == 1
    assert game.is_play_phase
    assert tenacious_z not in game.options
    assert ninja_acolyte not in game.options


@pytest.mark.clause("SU-91", "SU-116")
def test_ongoing_lasts_while_the_card_is_in_play() -> None:
    game = scenario(
        hand=[howl, howl],
        rival_hand=[king_rex],
        bases=[at(tar_pits, mine(warbot, upgrade))],
    )
    assert game.power(warbot) == 6
    game.end_turn()
    assert game.power(warbot) == 6
    game.end_turn()
    assert game.asked == 0
    assert game.power(warbot) == 6


@pytest.mark.clause("SU-91", "SU-116")
def test_an_effect_ends_when_its_card_leaves_play() -> None:
    game = scenario(hand=[disenchant, howl], bases=[at(tar_pits, mine(warbot, upgrade))])
    game.play(disenchant)
    assert game.me.discard[0] is upgrade
    assert game.power(warbot) == 4


@pytest.mark.clause("SU-116", "SU-136")
def test_an_extra_play_stays_when_the_card_that_gave_it_leaves_play() -> None:
    game = scenario(hand=[zapbot, war_raptor, seeing_stars], bases=[at(tar_pits)])
    game.play(zapbot)
    game.play(seeing_stars)
    assert game.minions(1) == []
    assert game.can_play(war_raptor)


@pytest.mark.clause("SU-128")
def test_mark_of_sleep_forbids_actions_in_the_play_phase_of_the_next_turn_only() -> None:
    game = scenario(
        hand=[mark_of_sleep, king_rex],
        rival_hand=[howl, howl, chronomage],
        bases=[at(tar_pits, theirs(archmage))],
    )
    game.play(mark_of_sleep)
    game.choose_seat(1)
    game.end_turn()
    assert game.asked == 1
    assert not game.can_play(howl)
    game.play(chronomage)  # gives an extra action, which cannot be used
    assert game.asked == 0  # the rival had nothing more to play
    game.end_turn()
    assert game.asked == 1
    assert game.can_play(howl)


@pytest.mark.clause("SU-128")
def test_mark_of_sleep_also_stops_an_action_that_would_be_played_from_the_deck() -> None:
    game = scenario(
        hand=[mark_of_sleep, king_rex],
        rival_hand=[neophyte, king_rex],
        rival_deck=[mystic_studies, mystic_studies, king_rex],
    )
    game.play(mark_of_sleep)
    game.choose_seat(1)
    game.end_turn()
    game.play(neophyte)
    assert len(game.decision.options) == 2  # leave it, or take it; not play it


@pytest.mark.clause("SU-129")
def test_enshrouding_mist_gives_a_minion_there_each_turn_from_the_first() -> None:
    game = scenario(
        hand=[enshrouding_mist, king_rex, king_rex, king_rex],
        rival_hand=[king_rex],
        bases=[at(tar_pits), at(jungle_oasis)],
    )
    game.play(enshrouding_mist, base=1)
    game.play(king_rex, base=2)
    assert not game.can_play(king_rex, base=2)  # the free minion is spent
    game.play(king_rex, base=1, extra=True)
    assert game.asked == 1  # a third minion cannot be played
    game.end_turn()
    assert game.asked == 0
    game.play(king_rex, base=2)
    assert game.can_play(king_rex, base=1)
    assert not game.can_play(king_rex, base=2)


@pytest.mark.clause("SU-129")
def test_archmage_gives_an_extra_action_in_each_play_phase_the_first_included() -> None:
    game = scenario(hand=[archmage, howl, howl, howl, howl, howl], rival_hand=[king_rex])
    game.play(archmage)
    game.play(howl)
    game.play(howl)
    assert game.asked == 1  # a third one cannot be played
    assert game.me.hand.count(howl) == 3
    game.end_turn()
    assert game.asked == 0
    game.play(howl)
    assert game.can_play(howl)


@pytest.mark.clause("SU-129")
def test_each_copy_gives_its_own() -> None:
    game = scenario(
        hand=[king_rex] * 3 + [howl] * 3,
        rival_hand=[howl],
        bases=[
            at(jungle_oasis, mine(enshrouding_mist), mine(enshrouding_mist)),
            at(tar_pits, mine(archmage), mine(archmage)),
        ],
    )
    for _ in range(2):
        game.play(king_rex, base=1, extra=True)
    game.play(king_rex, base=2)
    for _ in range(3):
        game.play(howl)
    assert game.me.hand.count(howl) == 0


@pytest.mark.clause("SU-129")
def test_theyre_coming_to_get_you_gives_no_play_but_has_no_limit() -> None:
    game = scenario(
        hand=[time_loop, summon, summon, king_rex],
        rival_hand=[king_rex],
        discard=[war_raptor, war_raptor, war_raptor, war_raptor],
        bases=[at(tar_pits, mine(theyre_coming_to_get_you)), at(jungle_oasis)],
    )
    game.play(time_loop)
    game.play(summon)
    game.play(summon)
    for _ in range(3):
        game.play(war_raptor, base=1)
    assert game.minions(1) == [war_raptor] * 3
    assert game.me.discard.count(war_raptor) == 1
    assert game.asked == 1
    assert king_rex in game.me.hand
