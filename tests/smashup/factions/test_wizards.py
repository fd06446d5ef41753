"""Wizards and their bases."""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card, printed
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, upgrade
from baston.games.smashup.factions.ninjas import hidden_ninja, ninja_dojo, seeing_stars
from baston.games.smashup.factions.pirates import buccaneer, full_sail, the_grey_opal, tortuga
from baston.games.smashup.factions.robots import (
    factory_436_1337,
    warbot,
    zapbot,
)
from baston.games.smashup.factions.tricksters import (
    mark_of_sleep,
    take_the_shinies,
)
from baston.games.smashup.factions.wizards import (
    archmage,
    chronomage,
    enchantress,
    mass_enchantment,
    mystic_studies,
    neophyte,
    portal,
    sacrifice,
    school_of_wizardry,
    scry,
    summon,
    the_great_library,
    time_loop,
    winds_of_change,
)
from tests.smashup.scenario import Play, at, mine, of, scenario, theirs

TAKE_IT = 1
PLAY_IT = 2


def ids(cards: list[Card]) -> list[str]:
    return sorted(card.id for card in cards)


def is_my_play_phase(game: Play) -> bool:
    """Is it still the play phase with which the scenario began?"""
    return game.is_play_phase and game.table.turn_number == 1


# Archmage


@pytest.mark.card("archmage")
@pytest.mark.clause("SU-129")
def test_archmage_gives_an_extra_action_each_turn() -> None:
    game = scenario(
        hand=[summon, summon, summon, zapbot, zapbot, zapbot], bases=[at(jungle_oasis, mine(archmage))]
    )
    game.play(summon)
    game.play(summon)
    assert not game.can_play(summon)


@pytest.mark.card("archmage")
@pytest.mark.clause("SU-129")
@pytest.mark.ruling("wizards/archmage/2")
def test_archmage_counts_in_the_turn_it_is_played() -> None:
    game = scenario(hand=[archmage, summon, summon, summon, zapbot])
    game.play(summon)
    assert not game.can_play(summon)
    game.play(archmage)
    game.play(summon)
    assert not game.can_play(summon)


@pytest.mark.card("archmage")
@pytest.mark.clause("SU-136")
@pytest.mark.ruling("wizards/archmage/1")
def test_archmages_extra_action_outlives_it() -> None:
    game = scenario(hand=[sacrifice, summon, zapbot], bases=[at(jungle_oasis, mine(archmage))])
    game.play(sacrifice)
    assert not game.is_in_play(archmage)
    assert game.can_play(summon)


@pytest.mark.card("archmage")
def test_a_rivals_archmage_gives_me_nothing() -> None:
    game = scenario(hand=[summon, summon, zapbot], bases=[at(jungle_oasis, theirs(archmage))])
    game.play(summon)
    assert not game.can_play(summon)


# Chronomage


@pytest.mark.card("chronomage")
def test_chronomage_gives_one_extra_action() -> None:
    game = scenario(hand=[chronomage, summon, summon, summon, zapbot])
    game.play(chronomage)
    game.play(summon)
    game.play(summon)
    assert not game.can_play(summon)


@pytest.mark.card("chronomage")
@pytest.mark.clause("SU-136")
@pytest.mark.ruling("wizards/chronomage/1")
def test_chronomages_extra_action_outlives_it() -> None:
    game = scenario(hand=[chronomage, sacrifice, summon, zapbot])
    game.play(chronomage)
    game.play(sacrifice)
    assert not game.is_in_play(chronomage)
    assert game.can_play(summon)


# Enchantress


@pytest.mark.card("enchantress")
def test_enchantress_draws_a_card() -> None:
    game = scenario(hand=[enchantress, summon], deck=[warbot, zapbot])
    game.play(enchantress)
    assert game.me.hand == [summon, warbot]
    assert game.me.deck == [zapbot]


# Neophyte


@pytest.mark.card("neophyte")
def test_neophyte_may_take_the_action_it_turns_up() -> None:
    game = scenario(hand=[neophyte, summon], deck=[mystic_studies, king_rex])
    game.play(neophyte)
    assert game.asking is neophyte
    assert game.can_decline
    game.choose_number(TAKE_IT)
    assert game.me.hand == [summon, mystic_studies]
    assert game.me.deck == [king_rex]
    assert is_my_play_phase(game)
    assert game.can_play(mystic_studies)  # with the free action


@pytest.mark.card("neophyte")
@pytest.mark.clause("SU-136")
def test_neophyte_may_play_the_action_it_turns_up() -> None:
    game = scenario(hand=[neophyte, summon, summon, zapbot], deck=[mystic_studies, king_rex, warbot])
    game.play(neophyte)
    game.choose_number(PLAY_IT)
    assert game.me.hand == [summon, summon, zapbot, king_rex, warbot]
    assert game.me.discard == [mystic_studies]
    game.play(summon)  # the free action is still there, the extra one is not
    assert not game.can_play(summon)


@pytest.mark.card("neophyte")
def test_an_action_that_neophyte_plays_is_aimed_by_its_player() -> None:
    game = scenario(
        hand=[neophyte, summon], deck=[upgrade, king_rex], bases=[at(jungle_oasis, theirs(king_rex))]
    )
    game.play(neophyte)
    game.choose_number(PLAY_IT)
    assert not game.can_decline
    game.play(upgrade, on=neophyte)
    assert game.power(neophyte) == 4
    assert game.me.deck == [king_rex]


@pytest.mark.card("neophyte")
@pytest.mark.clause("SU-136", "SU-178")
@pytest.mark.ruling("wizards/neophyte/1")
@pytest.mark.ruling("wizards/neophyte/2")
def test_an_action_that_neophyte_leaves_stays_on_top_and_cannot_be_kept() -> None:
    game = scenario(hand=[neophyte, summon, summon, zapbot], deck=[mystic_studies, king_rex])
    game.play(neophyte)
    game.decline()
    assert is_my_play_phase(game)
    assert game.me.deck == [mystic_studies, king_rex]
    assert game.rival.sees(mystic_studies)
    assert not game.can_play(mystic_studies)
    game.play(summon)
    assert not game.can_play(summon)


@pytest.mark.card("neophyte")
@pytest.mark.ruling("wizards/neophyte/2")
def test_a_minion_that_neophyte_turns_up_stays_on_top() -> None:
    game = scenario(hand=[neophyte, summon], deck=[warbot, king_rex])
    game.play(neophyte)
    assert is_my_play_phase(game)
    assert game.me.deck == [warbot, king_rex]
    assert game.rival.sees(warbot)
    assert not game.rival.sees(king_rex)


@pytest.mark.card("neophyte")
@pytest.mark.clause("SU-132")
def test_neophyte_turns_up_a_card_of_the_shuffled_discard_pile() -> None:
    game = scenario(hand=[neophyte, summon], deck=[], discard=[mystic_studies])
    game.play(neophyte)
    game.choose_number(TAKE_IT)
    assert game.me.hand == [summon, mystic_studies]
    assert game.me.discard == []


@pytest.mark.card("neophyte")
def test_neophyte_without_any_card_turns_up_nothing() -> None:
    game = scenario(hand=[neophyte, summon], deck=[])
    game.play(neophyte)
    assert is_my_play_phase(game)
    assert game.minions(1) == [neophyte]


@pytest.mark.card("neophyte")
@pytest.mark.clause("SU-128")
def test_who_cannot_play_actions_can_only_take_what_neophyte_turns_up() -> None:
    game = scenario(
        hand=[mark_of_sleep, zapbot],
        rival_hand=[neophyte, summon],
        rival_deck=[mystic_studies, king_rex, king_rex],
    )
    game.play(mark_of_sleep)
    game.choose_seat(1)
    game.end_turn()
    game.play(neophyte)
    assert PLAY_IT not in game.decision.options
    game.choose_number(TAKE_IT)
    assert mystic_studies in game.rival.hand


# Mass Enchantment


@pytest.mark.card("mass_enchantment")
@pytest.mark.clause("SU-170")
@pytest.mark.ruling("wizards/mass_enchantment/1")
@pytest.mark.ruling("wizards/mass_enchantment/2")
def test_mass_enchantment_plays_a_rivals_action_for_me() -> None:
    game = scenario(
        hand=[mass_enchantment, zapbot], deck=[warbot, neophyte], rival_deck=[mystic_studies, king_rex]
    )
    game.play(mass_enchantment)
    assert game.me.hand == [zapbot, warbot, neophyte]
    assert game.rival.hand == []
    assert game.rival.deck == [king_rex]
    assert game.rival.discard == [mystic_studies]
    assert game.me.discard == [mass_enchantment]


@pytest.mark.card("mass_enchantment")
@pytest.mark.clause("SU-170")
@pytest.mark.ruling("wizards/mass_enchantment/1")
@pytest.mark.ruling("wizards/mass_enchantment/2")
def test_i_control_what_mass_enchantment_attaches() -> None:
    game = scenario(
        hand=[mass_enchantment, sacrifice, zapbot],
        rival_deck=[upgrade],
        bases=[at(jungle_oasis, mine(archmage), theirs(warbot))],
    )
    game.play(mass_enchantment)
    assert game.asked == 0
    assert not game.can_decline
    game.play(upgrade, on=archmage)
    assert game.controller(upgrade) == 0
    assert game.power(archmage) == 6
    game.play(sacrifice)
    assert game.rival.discard == [upgrade]
    assert ids(game.me.discard) == ["archmage", "mass_enchantment", "sacrifice"]


@pytest.mark.card("mass_enchantment")
@pytest.mark.clause("SU-170")
@pytest.mark.ruling("wizards/mass_enchantment/1")
def test_i_take_the_decisions_of_an_action_that_mass_enchantment_plays() -> None:
    game = scenario(
        hand=[mass_enchantment, zapbot],
        rival_deck=[take_the_shinies, seeing_stars],
        rival_hand=[warbot, warbot, warbot],
    )
    game.play(mass_enchantment)
    assert len(game.rival.hand) == 1  # "every other player" is everyone but me
    assert game.me.hand == [zapbot]


@pytest.mark.card("mass_enchantment")
@pytest.mark.clause("SU-170")
def test_a_special_that_does_not_apply_now_is_spent() -> None:
    game = scenario(hand=[mass_enchantment, zapbot], rival_deck=[hidden_ninja, king_rex])
    game.play(mass_enchantment)
    assert is_my_play_phase(game)
    assert game.rival.discard == [hidden_ninja]
    assert game.rival.deck == [king_rex]
    assert game.minions(1) == []


@pytest.mark.card("mass_enchantment")
@pytest.mark.clause("SU-170", "SU-178")
def test_one_of_the_actions_that_the_rivals_turn_up_is_played() -> None:
    game = scenario(
        players=3,
        hand=[mass_enchantment, zapbot],
        rival_deck=[summon, king_rex],
        third_deck=[mystic_studies, warbot],
    )
    game.play(mass_enchantment)
    assert not game.can_decline
    assert game.options == [summon, mystic_studies]
    game.choose(mystic_studies)
    assert len(game.me.hand) == 3
    assert game.third.discard == [mystic_studies]
    assert game.third.deck == [warbot]
    assert game.rival.deck == [summon, king_rex]
    assert game.me.sees(summon)
    assert game.third.sees(summon)
    assert not game.me.sees(warbot)


@pytest.mark.card("mass_enchantment")
@pytest.mark.clause("SU-170")
@pytest.mark.ruling("wizards/mass_enchantment/3")
def test_with_minions_only_mass_enchantment_plays_nothing() -> None:
    game = scenario(hand=[mass_enchantment, summon, zapbot], rival_deck=[king_rex, mystic_studies])
    game.play(mass_enchantment)
    assert is_my_play_phase(game)
    assert game.rival.deck == [king_rex, mystic_studies]
    assert game.me.sees(king_rex)
    assert not game.can_play(summon)
    assert not game.can_play(king_rex)


@pytest.mark.card("mass_enchantment")
@pytest.mark.clause("SU-132")
def test_mass_enchantment_turns_up_a_card_of_a_shuffled_discard_pile() -> None:
    game = scenario(hand=[mass_enchantment, zapbot], rival_deck=[], rival_discard=[mystic_studies])
    game.play(mass_enchantment)
    assert len(game.me.hand) == 3


# Mystic Studies


@pytest.mark.card("mystic_studies")
def test_mystic_studies_draws_two_cards() -> None:
    game = scenario(hand=[mystic_studies, zapbot], deck=[warbot, neophyte, king_rex])
    game.play(mystic_studies)
    assert game.me.hand == [zapbot, warbot, neophyte]


# Portal


@pytest.mark.card("portal")
@pytest.mark.clause("SU-178")
def test_portal_takes_any_minions_and_orders_the_rest() -> None:
    game = scenario(
        hand=[portal, king_rex],
        deck=[zapbot, scry, warbot, summon, enchantress, neophyte],
    )
    game.play(portal)
    assert game.options == [zapbot, warbot, enchantress]
    assert all(game.rival.sees(card) for card in (zapbot, scry, warbot, summon, enchantress))
    assert not game.rival.sees(neophyte)
    game.choose(enchantress, zapbot)
    game.decline()
    assert game.me.hand == [king_rex, enchantress, zapbot]
    assert game.options == [scry, warbot, summon]
    assert not game.can_decline
    game.choose(warbot, scry)
    assert game.me.deck == [summon, scry, warbot, neophyte]
    assert is_my_play_phase(game)


@pytest.mark.card("portal")
@pytest.mark.clause("SU-112")
def test_portal_may_take_no_minion() -> None:
    game = scenario(hand=[portal, king_rex], deck=[zapbot, warbot, summon])
    game.play(portal)
    game.decline()
    game.choose(zapbot, summon)
    assert game.me.hand == [king_rex]
    assert game.me.deck == [warbot, summon, zapbot]


@pytest.mark.card("portal")
@pytest.mark.clause("SU-175")
@pytest.mark.ruling("wizards/portal/1")
def test_portal_goes_on_in_the_shuffled_discard_pile() -> None:
    game = scenario(hand=[portal, king_rex], deck=[zapbot, warbot, summon], discard=[scry, scry, scry, scry])
    game.play(portal)
    assert game.options == [zapbot, warbot]
    game.choose(zapbot, warbot)
    assert game.options == [summon, scry, scry]
    game.choose(summon, scry)
    assert game.me.deck == [scry, scry, summon, scry, scry]
    assert game.me.discard == [portal]


@pytest.mark.card("portal")
@pytest.mark.clause("SU-175")
@pytest.mark.ruling("wizards/portal/1")
def test_portal_turns_up_what_there_is() -> None:
    game = scenario(hand=[portal, king_rex], deck=[zapbot], discard=[warbot])
    game.play(portal)
    assert game.options == [zapbot, warbot]
    game.choose(zapbot, warbot)
    assert game.me.deck == []
    assert game.me.hand == [king_rex, zapbot, warbot]


# Sacrifice


@pytest.mark.card("sacrifice")
def test_sacrifice_draws_for_the_power_and_destroys() -> None:
    game = scenario(
        hand=[sacrifice, summon],
        bases=[at(jungle_oasis, mine(zapbot, mine(upgrade)), mine(enchantress), theirs(warbot))],
        deck=[king_rex, warbot, scry, portal, neophyte],
    )
    game.play(sacrifice)
    assert game.options == [zapbot, enchantress]
    assert not game.can_decline
    game.choose(zapbot)
    assert game.me.hand == [summon, king_rex, warbot, scry, portal]
    assert game.minions(1) == [enchantress, warbot]
    assert ids(game.me.discard) == ["sacrifice", "upgrade", "zapbot"]


@pytest.mark.card("sacrifice")
def test_sacrifice_without_a_minion_of_mine_does_nothing() -> None:
    game = scenario(hand=[sacrifice, zapbot], bases=[at(jungle_oasis, theirs(warbot), theirs(king_rex))])
    game.play(sacrifice)
    assert game.minions(1) == [warbot, king_rex]
    assert game.me.hand == [zapbot]
    assert game.me.discard == [sacrifice]


@pytest.mark.card("sacrifice")
@pytest.mark.clause("SU-151", "SU-156")
@pytest.mark.ruling("wizards/sacrifice/1")
@pytest.mark.parametrize("saved", [warbot, buccaneer])
def test_the_cards_are_drawn_even_if_the_minion_is_saved(saved: Card) -> None:
    game = scenario(
        hand=[sacrifice, zapbot],
        bases=[at(jungle_oasis, mine(saved)), at(tortuga)],
    )
    game.play(sacrifice)
    assert game.is_in_play(saved)
    assert len(game.me.hand) == 1 + 4


# Scry


@pytest.mark.card("scry")
@pytest.mark.clause("SU-132", "SU-178")
def test_scry_finds_an_action_shows_it_and_shuffles() -> None:
    deck = [king_rex, summon, warbot, mystic_studies, zapbot, neophyte, archmage]
    game = scenario(hand=[scry, zapbot], deck=deck)
    game.play(scry)
    assert ids(game.options) == ["mystic_studies", "summon"]
    assert not game.can_decline
    assert game.me.sees(archmage)
    assert not game.rival.sees(summon)
    game.choose(mystic_studies)
    assert game.me.hand == [zapbot, mystic_studies]
    assert game.rival.sees(mystic_studies)
    left = [card for card in deck if card is not mystic_studies]
    assert ids(game.me.deck) == ids(left)
    assert game.me.deck != left
    assert not game.me.sees(archmage)


@pytest.mark.card("scry")
@pytest.mark.clause("SU-132", "SU-175")
@pytest.mark.ruling("wizards/scry/1")
def test_scry_does_not_go_on_in_the_discard_pile() -> None:
    game = scenario(hand=[scry, zapbot], deck=[king_rex, warbot, archmage], discard=[summon])
    game.play(scry)
    assert is_my_play_phase(game)
    assert game.me.hand == [zapbot]
    assert game.me.discard == [summon, scry]
    assert not game.me.sees(archmage)  # shuffled after the vain search


@pytest.mark.card("scry")
@pytest.mark.clause("SU-19")
@pytest.mark.ruling("wizards/scry/1")
def test_scry_searches_the_discard_pile_if_the_deck_is_empty() -> None:
    game = scenario(hand=[scry, zapbot], deck=[], discard=[summon, king_rex])
    game.play(scry)
    assert game.me.hand == [zapbot, summon]
    assert game.me.deck == [king_rex]
    assert game.me.discard == [scry]


@pytest.mark.card("scry")
@pytest.mark.clause("SU-19", "SU-118")
def test_in_2012_scry_finds_nothing_in_an_empty_deck() -> None:
    game = scenario(hand=[scry, zapbot], deck=[], discard=[summon, king_rex], edition="2012")
    game.play(scry)
    assert game.me.hand == [zapbot]
    assert game.me.deck == []
    assert game.me.discard == [summon, king_rex, scry]


# Summon


@pytest.mark.card("summon")
def test_summon_gives_an_extra_minion_of_any_power() -> None:
    game = scenario(
        hand=[summon, king_rex, king_rex, zapbot, mystic_studies], bases=[at(tortuga, mine(archmage))]
    )
    game.play(king_rex)
    assert not game.can_play(king_rex)
    game.play(summon)
    game.play(king_rex)
    assert game.minions(1) == [archmage, king_rex, king_rex]
    assert game.can_play(mystic_studies)
    assert not game.can_play(zapbot)


@pytest.mark.card("summon")
def test_the_extra_minion_of_summon_may_be_left() -> None:
    game = scenario(hand=[summon, zapbot])
    game.play(summon)
    game.end_turn()
    assert zapbot in game.me.hand


# Time Loop


@pytest.mark.card("time_loop")
@pytest.mark.ruling("wizards/time_loop/1")
def test_time_loop_gives_two_extra_actions_at_any_time_of_the_phase() -> None:
    game = scenario(hand=[time_loop, summon, summon, summon, zapbot, king_rex, warbot, warbot])
    game.play(time_loop)
    game.play(summon)
    game.play(zapbot)
    game.play(summon)
    game.play(king_rex)
    assert is_my_play_phase(game)
    assert not game.can_play(summon)
    assert game.can_play(warbot)


@pytest.mark.card("time_loop")
@pytest.mark.ruling("wizards/time_loop/1")
def test_the_extra_actions_of_time_loop_may_be_left() -> None:
    game = scenario(hand=[time_loop, summon, zapbot])
    game.play(time_loop)
    game.end_turn()
    assert summon in game.me.hand


# Winds of Change


@pytest.mark.card("winds_of_change")
@pytest.mark.clause("SU-176")
@pytest.mark.ruling("wizards/winds_of_change/1")
def test_winds_of_change_shuffles_the_hand_in_and_draws_five() -> None:
    game = scenario(
        hand=[winds_of_change, zapbot, neophyte, summon],
        deck=[summon] * 3,
        discard=[king_rex],
    )
    game.play(winds_of_change)
    assert len(game.me.hand) == 5
    assert len(game.me.deck) == 1
    assert ids(game.me.hand + game.me.deck) == ids([zapbot, neophyte] + [summon] * 4)
    assert game.me.discard == [king_rex, winds_of_change]


@pytest.mark.card("winds_of_change")
def test_winds_of_change_shuffles_before_it_draws() -> None:
    deck = [warbot, king_rex, archmage, portal, scry, sacrifice, time_loop, summon, zapbot]
    game = scenario(hand=[winds_of_change], deck=deck)
    game.play(winds_of_change)
    assert game.me.hand != deck[:5]
    assert ids(game.me.hand + game.me.deck) == ids(deck)


@pytest.mark.card("winds_of_change")
def test_winds_of_change_gives_an_extra_action() -> None:
    game = scenario(hand=[winds_of_change, zapbot], deck=[summon] * 5)
    game.play(winds_of_change)
    game.play(summon)
    assert not game.can_play(summon)


# School of Wizardry


def base_deck(game: Play) -> list[Card]:
    """From the top."""
    return [printed(game.table, base) for base in reversed(game.table.base_deck)]


@pytest.mark.card("school_of_wizardry")
@pytest.mark.clause("SU-144", "SU-178")
def test_the_winner_picks_what_replaces_the_school_and_orders_the_rest() -> None:
    game = scenario(
        hand=[zapbot],
        rival_hand=[zapbot],
        bases=[
            at(school_of_wizardry, mine(king_rex), mine(king_rex), theirs(king_rex)),
            at(factory_436_1337),
        ],
        base_deck=[tortuga, jungle_oasis, ninja_dojo, the_grey_opal],
    )
    game.end_turn()
    assert game.asked == 0
    assert game.asking is school_of_wizardry
    assert not game.can_decline
    assert game.options == [tortuga, jungle_oasis, ninja_dojo]
    assert not game.me.sees(the_grey_opal)
    assert not any(game.rival.sees(base) for base in game.options)
    game.choose(jungle_oasis)
    assert game.base(1) is school_of_wizardry  # it is still there
    assert game.options == [tortuga, ninja_dojo]
    game.choose(ninja_dojo)
    assert game.base(1) is jungle_oasis
    assert base_deck(game) == [tortuga, ninja_dojo, the_grey_opal]
    assert game.me.sees(tortuga)
    assert not game.rival.sees(tortuga)
    assert game.asked == 1  # the runner-up has no say: it is the rival's turn
    assert game.is_play_phase


@pytest.mark.card("school_of_wizardry")
def test_a_rival_who_wins_the_school_picks() -> None:
    game = scenario(
        hand=[zapbot],
        bases=[at(school_of_wizardry, mine(king_rex), theirs(king_rex), theirs(king_rex))],
        base_deck=[tortuga, jungle_oasis, ninja_dojo],
    )
    game.end_turn()
    assert game.asked == 1
    assert game.rival.sees(tortuga)
    assert not game.me.sees(tortuga)
    game.choose(ninja_dojo)
    assert game.asked == 1
    game.choose(tortuga)
    assert game.base(1) is ninja_dojo
    assert base_deck(game) == [jungle_oasis, tortuga]


@pytest.mark.card("school_of_wizardry")
@pytest.mark.clause("SU-134", "SU-147")
@pytest.mark.ruling("bases/school_of_wizardry/1")
@pytest.mark.parametrize("active", [0, 1])
def test_of_tied_winners_the_first_in_turn_order_uses_the_school(active: int) -> None:
    last = [king_rex]
    mine_there = [mine(archmage)] if active == 0 else [mine(archmage), mine(king_rex)]
    theirs_there = [theirs(archmage)] if active == 1 else [theirs(archmage), theirs(king_rex)]
    game = scenario(
        hand=last,
        rival_hand=last,
        bases=[at(school_of_wizardry, *mine_there, *theirs_there), at(factory_436_1337)],
        base_deck=[tortuga, jungle_oasis],
    )
    if active == 1:
        game.end_turn()
    game.play(king_rex, base=1)
    if game.is_play_phase:
        game.end_turn()
    assert (game.me.vp, game.rival.vp) == (3, 3)
    assert game.asked == active
    assert game.options == [tortuga, jungle_oasis]
    game.choose(jungle_oasis)
    assert game.base(1) is jungle_oasis
    assert game.is_play_phase  # nobody else is asked


@pytest.mark.card("school_of_wizardry")
@pytest.mark.clause("SU-125")
@pytest.mark.ruling("bases/school_of_wizardry/2")
def test_the_school_shuffles_the_base_discard_pile_for_what_is_missing() -> None:
    game = scenario(
        hand=[zapbot],
        bases=[at(school_of_wizardry, mine(king_rex), mine(king_rex), theirs(king_rex))],
        base_deck=[tortuga],
        base_discard=[jungle_oasis, ninja_dojo, the_grey_opal],
    )
    game.end_turn()
    assert len(game.options) == 3
    assert game.options[0] is tortuga
    assert set(game.options[1:]) < {jungle_oasis, ninja_dojo, the_grey_opal}
    picked, last = game.options[1], game.options[2]
    game.choose(picked, last)
    assert game.base(1) is picked
    assert base_deck(game)[:2] == [tortuga, last]
    assert len(base_deck(game)) == 3


@pytest.mark.card("school_of_wizardry")
@pytest.mark.clause("SU-118", "SU-125")
@pytest.mark.ruling("bases/school_of_wizardry/2")
def test_in_2012_the_school_shows_what_is_left_of_the_base_deck() -> None:
    game = scenario(
        hand=[zapbot],
        bases=[at(school_of_wizardry, mine(king_rex), mine(king_rex), theirs(king_rex))],
        base_deck=[tortuga, the_grey_opal],
        base_discard=[jungle_oasis, ninja_dojo],
        edition="2012",
    )
    game.end_turn()
    assert game.options == [tortuga, the_grey_opal]
    game.choose(the_grey_opal)
    assert game.base(1) is the_grey_opal
    assert base_deck(game) == [tortuga]


# The Great Library


@pytest.mark.card("the_great_library")
@pytest.mark.parametrize("draws", [True, False])
def test_each_player_at_the_library_may_draw(draws: bool) -> None:
    game = scenario(
        hand=[zapbot],
        rival_hand=[zapbot],
        bases=[at(the_great_library, mine(king_rex), mine(king_rex), theirs(king_rex), theirs(zapbot))],
        base_deck=[tortuga],
    )
    game.end_turn()
    for seat in (0, 1):
        assert game.asked == seat
        assert game.asking is the_great_library
        assert game.can_decline
        if draws:
            game.choose(the_great_library)
        else:
            game.decline()
    assert len(game.me.hand) == 1 + 2 + draws  # two in the draw phase
    assert len(game.rival.hand) == 1 + draws
    assert len(game.me.deck) == 12 - 2 - draws


@pytest.mark.card("the_great_library")
@pytest.mark.clause("SU-201")
def test_a_fourth_player_at_the_library_draws() -> None:
    game = scenario(
        players=4,
        hand=[zapbot],
        bases=[
            at(
                the_great_library,
                mine(king_rex),
                of(1, king_rex),
                of(1, zapbot),
                of(2, archmage),
                of(3, zapbot),
            )
        ],
        base_deck=[tortuga],
    )
    game.end_turn()
    for seat in (0, 1, 2, 3):
        assert game.asked == seat
        game.choose(the_great_library)
    assert [len(hand) for hand in game.table.hand] == [4, 1, 1, 1]


@pytest.mark.card("the_great_library")
def test_who_has_no_minion_at_the_library_draws_nothing() -> None:
    game = scenario(
        players=3,
        hand=[zapbot],
        bases=[at(the_great_library, mine(king_rex), mine(king_rex), mine(zapbot), of(2, king_rex))],
        base_deck=[tortuga],
    )
    game.end_turn()
    assert game.asked == 0
    game.choose(the_great_library)
    assert game.asked == 2
    assert game.asking is the_great_library


@pytest.mark.card("the_great_library")
@pytest.mark.clause("SU-201")
@pytest.mark.ruling("bases/the_great_library/1")
def test_whose_minions_have_left_the_library_draws_nothing() -> None:
    game = scenario(
        hand=[zapbot],
        rival_hand=[full_sail, summon],
        bases=[
            at(the_great_library, mine(king_rex), mine(king_rex), theirs(king_rex), theirs(zapbot)),
            at(tortuga),
        ],
        base_deck=[jungle_oasis],
    )
    game.end_turn()
    game.choose(full_sail)
    game.choose(king_rex, zapbot)
    assert game.minions(2) == [king_rex, zapbot]
    assert game.asked == 0
    game.choose(the_great_library)
    assert game.is_play_phase
    assert game.asked == 1
    assert game.rival.hand == [summon]
