"""Camps and slots: where cards go, who is where, and what the slots of the proposed mat do."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.base_principale.slots import slots_at
from baston.games.smashup.cards.card import BY_ID
from baston.games.smashup.factions.aliens import collector, invasion, jammed_signal, the_homeworld
from baston.games.smashup.factions.dinosaurs import augmentation, king_rex, upgrade, wildlife_preserve
from baston.games.smashup.factions.ignobles import betrothed, sneaky_squire, wintersquashed
from baston.games.smashup.factions.ninjas import (
    assassination,
    poison,
    seeing_stars,
    tiger_assassin,
    way_of_deception,
)
from baston.games.smashup.factions.pirates import buccaneer, saucy_wench
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.star_roamers import hyperspeed_10
from baston.games.smashup.factions.tricksters import disenchant, enshrouding_mist, hideout
from baston.games.smashup.factions.wizards import enchantress
from baston.games.smashup.factions.zombies import outbreak, walker
from baston.games.smashup.mat import PROPOSED
from baston.games.smashup.queries.power import is_winning
from tests.smashup.base_principale.scene import EAST, NORTH, SOUTH, WEST, OnMat, on_mat, with_slot
from tests.smashup.scenario import mine, of, theirs

ALL = [(camp, slot) for camp in (NORTH, SOUTH, EAST, WEST) for slot in (1, 2, 3)]


@pytest.mark.clause("BP-30")
def test_a_minion_goes_to_a_slot_that_nobody_else_holds() -> None:
    game = on_mat(hand=[zapbot], north=[theirs(king_rex)])
    assert game.slots_for(zapbot) == [slot for slot in ALL if slot != (NORTH, 2)]
    game.put(zapbot, NORTH, 3)
    assert (game.slot_of(NORTH, 0), game.slot_of(NORTH, 1)) == (3, 2)


@pytest.mark.clause("BP-30", "BP-51")
def test_an_action_attached_to_a_base_goes_to_a_slot_of_one_camp() -> None:
    game = on_mat(hand=[enshrouding_mist])
    assert game.slots_for(enshrouding_mist) == ALL
    game.put(enshrouding_mist, EAST, 2)
    assert game.actions(EAST) == [enshrouding_mist]
    assert game.actions(WEST) == []
    assert game.slot_of(EAST, 0) == 2


@pytest.mark.clause("BP-31")
def test_more_cards_of_a_player_go_to_the_slot_that_it_has_there() -> None:
    game = on_mat(hand=[zapbot, king_rex], north=[mine(king_rex)])
    assert [slot for slot in game.slots_for(zapbot) if slot[0] == NORTH] == [(NORTH, 1)]
    game.put(zapbot, NORTH)
    assert game.slot_of(NORTH, 0) == 1


@pytest.mark.clause("BP-31")
def test_a_slot_is_free_again_when_the_last_card_has_left() -> None:
    game = on_mat(hand=[way_of_deception, zapbot], north=[mine(king_rex)])
    game.play(way_of_deception)
    game.choose_camp(SOUTH)
    game.choose_slot(SOUTH, 1)
    assert (game.slot_of(NORTH, 0), game.slot_of(SOUTH, 0)) == (0, 1)
    assert (NORTH, 1) in game.slots_for(zapbot)


@pytest.mark.clause("BP-31")
def test_an_action_on_the_camp_keeps_the_slot() -> None:
    game = on_mat(hand=[way_of_deception], north=[mine(king_rex), mine(hideout)])
    game.play(way_of_deception)
    game.choose_camp(SOUTH)
    game.choose_slot(SOUTH, 1)
    assert game.slot_of(NORTH, 0) == 1


@pytest.mark.clause("BP-32")
def test_an_action_on_anothers_minion_takes_no_slot() -> None:
    game = on_mat(hand=[poison], north=[theirs(king_rex)])
    game.play(poison, on=king_rex)
    assert game.attached(king_rex) == [poison]
    assert (game.slot_of(NORTH, 0), game.slot_of(NORTH, 1)) == (0, 2)


@pytest.mark.clause("BP-33")
@pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 3), (4, 4)])
def test_with_four_players_each_camp_has_one_more_slot_without_effect(players: int, slots: int) -> None:
    game = on_mat(hand=[zapbot], players=players, mat=PROPOSED)
    assert [len(slots_at(game.table, camp)) for camp in game.table.places] == [slots] * 4
    assert len(game.slots_for(zapbot)) == 4 * slots


@pytest.mark.clause("BP-33")
def test_in_the_virtual_slot_nothing_happens() -> None:
    game = on_mat(hand=[zapbot], players=4, mat=PROPOSED)
    game.put(zapbot, NORTH, 4)
    assert game.slot_of(NORTH, 0) == 4
    assert game.total_of(NORTH, 0) == 2


@pytest.mark.clause("BP-34", "BP-94")
def test_the_power_of_a_slot_is_for_the_player_who_has_a_minion_in_it() -> None:
    game = on_mat(
        north=[mine(zapbot), theirs(zapbot)], south=[mine(hideout)], mat=PROPOSED, slots={(SOUTH, 0): 2}
    )
    assert (game.total_of(NORTH, 0), game.total_of(NORTH, 1)) == (2, 3)
    assert game.total(NORTH) == 5
    assert game.total_of(SOUTH, 0) == 0
    assert is_winning(game.table, NORTH, 1)
    assert not is_winning(game.table, NORTH, 0)
    assert game.power(zapbot, nth=2) == 2


@pytest.mark.clause("BP-94")
def test_the_power_of_a_slot_counts_on_the_whole_mat() -> None:
    game = on_mat(
        round=3,
        north=[mine(zapbot)],
        south=[theirs(zapbot)],
        mat=PROPOSED,
        slots={(NORTH, 0): 2, (SOUTH, 1): 2},
    )
    game.end_round()
    assert game.camps.totals == [3, 2]
    assert game.table.vp == [4, 3]


@pytest.mark.clause("BP-92")
def test_south_2_gives_power_with_an_own_action_there() -> None:
    game = on_mat(south=[mine(zapbot)], mat=PROPOSED, slots={(SOUTH, 0): 2})
    assert game.total_of(SOUTH, 0) == 2
    game = on_mat(south=[mine(zapbot, assassination)], mat=PROPOSED, slots={(SOUTH, 0): 2})
    assert game.total_of(SOUTH, 0) == 4
    game = on_mat(south=[mine(zapbot), mine(hideout)], mat=PROPOSED, slots={(SOUTH, 0): 2})
    assert game.total_of(SOUTH, 0) == 4
    game = on_mat(
        south=[mine(zapbot), theirs(king_rex, of(0, assassination))],
        mat=PROPOSED,
        slots={(SOUTH, 0): 2, (SOUTH, 1): 1},
    )
    assert game.total_of(SOUTH, 0) == 2


@pytest.mark.clause("BP-92")
def test_east_2_gives_power_with_minions_in_two_other_camps() -> None:
    game = on_mat(east=[mine(zapbot)], north=[mine(zapbot)], mat=PROPOSED, slots={(EAST, 0): 2})
    assert game.total_of(EAST, 0) == 2
    game = on_mat(
        east=[mine(zapbot)], north=[mine(zapbot)], west=[mine(zapbot)], mat=PROPOSED, slots={(EAST, 0): 2}
    )
    assert game.total_of(EAST, 0) == 4


@pytest.mark.clause("BP-92")
@pytest.mark.parametrize(("rivals", "power"), [(0, 2), (1, 3), (2, 4), (3, 4)])
def test_west_2_gives_power_for_rivals_with_a_minion_there_two_at_most(rivals: int, power: int) -> None:
    slots = {(WEST, 0): 2, (WEST, 1): 1, (WEST, 2): 3, (WEST, 3): 4}
    pieces = [of(seat, zapbot) for seat in range(rivals + 1)]
    game = on_mat(players=4, west=pieces, mat=PROPOSED, slots=slots)
    assert game.total_of(WEST, 0) == power


@pytest.mark.clause("BP-35", "BP-93")
def test_presence_comes_when_a_card_enters_the_empty_slot_after_its_ability() -> None:
    game = on_mat(hand=[enchantress, zapbot], mat=PROPOSED, deck=[king_rex, walker])
    game.put(enchantress, SOUTH, 1)
    assert game.me.hand == [zapbot, king_rex]
    game.answer(slots_at(game.table, SOUTH)[0])
    assert game.me.hand == [zapbot, king_rex, walker]
    assert "Player 1 uses South 1." in game.told


@pytest.mark.clause("BP-35")
def test_it_does_not_come_again_while_cards_are_there() -> None:
    game = on_mat(hand=[zapbot, king_rex], south=[mine(king_rex)], mat=PROPOSED)
    game.put(zapbot, SOUTH)
    assert game.is_play_phase
    assert len(game.me.hand) == 1


@pytest.mark.clause("BP-35")
def test_it_comes_for_an_action_too() -> None:
    game = on_mat(hand=[hideout], mat=PROPOSED)
    game.put(hideout, SOUTH, 1)
    game.answer(slots_at(game.table, SOUTH)[0])
    assert game.me.hand == [king_rex]


@pytest.mark.clause("BP-34", "BP-93", "BP-101")
def test_a_presence_is_lost_if_the_card_leaves_the_slot_by_its_own_ability() -> None:
    game = on_mat(hand=[collector, zapbot], mat=PROPOSED)
    game.put(collector, SOUTH, 1)
    game.choose(collector)
    assert game.is_play_phase
    assert game.me.hand == [zapbot, collector]
    game = on_mat(hand=[collector, zapbot], south=[theirs(walker)], mat=PROPOSED)
    game.put(collector, SOUTH, 1)
    game.choose(walker)
    game.answer(slots_at(game.table, SOUTH)[0])
    assert game.me.hand == [zapbot, king_rex]


@pytest.mark.clause("BP-35", "BP-101")
def test_who_comes_back_into_the_empty_slot_uses_its_presence_once() -> None:
    game = on_mat(hand=[collector, zapbot], mat=PROPOSED, base=the_homeworld)
    game.put(collector, SOUTH, 1)
    game.choose(collector)
    game.put(collector, SOUTH, 1, extra=True)
    game.decline()
    game.choose_trigger(BY_ID["south_1"])  # before The Homeworld allows another one
    game.answer(slots_at(game.table, SOUTH)[0])
    assert game.me.hand == [zapbot, king_rex]
    assert game.told.count("Player 1 uses South 1.") == 1


@pytest.mark.clause("BP-97", "BP-101")
@pytest.mark.parametrize(("first", "drawn"), [(True, 1), (False, 0)])
def test_a_presence_is_lost_with_a_minion_that_changes_sides_before_it_comes(first: bool, drawn: int) -> None:
    game = on_mat(hand=[zapbot, king_rex], base=wintersquashed, mat=PROPOSED)
    game.put(zapbot, SOUTH, 1)
    waiting = [game.table.pending[option - 1].card for option in game.decision.options]
    slot = slots_at(game.table, SOUTH)[0]
    game.answer(game.decision.options[waiting.index(slot) if first else 1 - waiting.index(slot)])
    if first:
        game.answer(slot)
    game.choose_seat(1)
    game.choose_slot(SOUTH, 2)
    assert game.is_play_phase
    assert len(game.me.hand) == 1 + drawn


@pytest.mark.clause("BP-93")
def test_every_effect_of_a_slot_may_be_declined() -> None:
    game = on_mat(hand=[zapbot], mat=PROPOSED)
    game.put(zapbot, SOUTH, 1)
    game.decline()
    assert game.me.hand == []


@pytest.mark.clause("BP-92", "BP-93")
def test_north_1_allows_a_weak_minion_there() -> None:
    game = on_mat(hand=[king_rex, walker, king_rex], mat=PROPOSED)
    game.put(king_rex, NORTH, 1)
    assert game.slots_for(walker) == [(NORTH, 1)]
    assert game.slots_for(king_rex) == []
    game.put(walker, NORTH)
    assert game.minions(NORTH) == [king_rex, walker]


@pytest.mark.clause("BP-92")
def test_east_1_calls_a_minion_of_another_camp() -> None:
    game = on_mat(hand=[king_rex], west=[mine(zapbot)], mat=PROPOSED)
    game.put(king_rex, EAST, 1)
    game.choose(zapbot)
    assert game.minions(EAST) == [king_rex, zapbot]
    assert game.slot_of(WEST, 0) == 0


@pytest.mark.clause("BP-92")
def test_west_1_weakens_a_minion_of_another_player_there_until_the_round_ends() -> None:
    game = on_mat(hand=[zapbot, king_rex], west=[theirs(king_rex)], north=[theirs(walker)], mat=PROPOSED)
    game.put(zapbot, WEST, 1)
    assert game.options == [king_rex]
    game.choose(king_rex)
    assert game.power(king_rex) == 5
    game.end_round()
    assert game.power(king_rex) == 7


@pytest.mark.clause("BP-92")
def test_north_3_looks_at_the_top_card_at_the_start_of_the_turn() -> None:
    game = on_mat(north=[mine(zapbot)], slots={(NORTH, 0): 3}, mat=PROPOSED, deck=[walker, zapbot])
    game.answer(slots_at(game.table, NORTH)[2])
    assert game.me.sees(walker)
    game.choose(walker)
    assert game.me.deck == [zapbot, walker]
    assert game.is_play_phase


@pytest.mark.clause("BP-92")
def test_south_3_changes_a_card_of_the_hand() -> None:
    game = on_mat(hand=[zapbot], south=[mine(zapbot)], slots={(SOUTH, 0): 3}, mat=PROPOSED, deck=[walker])
    game.choose(zapbot)
    assert (game.me.hand, game.me.discard) == ([walker], [zapbot])


@pytest.mark.clause("BP-92")
def test_east_3_sends_a_minion_to_another_camp() -> None:
    game = on_mat(east=[mine(zapbot)], slots={(EAST, 0): 3}, mat=PROPOSED)
    game.choose(zapbot)
    game.choose_camp(NORTH)
    game.choose_slot(NORTH, 2)
    assert game.minions(NORTH) == [zapbot]


@pytest.mark.clause("BP-92")
def test_without_a_minion_in_the_slot_the_start_of_the_turn_does_nothing() -> None:
    game = on_mat(south=[mine(hideout)], slots={(SOUTH, 0): 3}, mat=PROPOSED)
    assert game.is_play_phase


@pytest.mark.clause("BP-92", "BP-95")
def test_west_3_keeps_a_minion_from_anothers_card_once_a_round() -> None:
    game = on_mat(
        rival_hand=[seeing_stars, tiger_assassin, king_rex],
        west=[mine(zapbot), mine(walker)],
        slots={(WEST, 0): 3},
        mat=PROPOSED,
    )
    game.decline()
    game.play(seeing_stars)
    game.choose(zapbot)
    assert game.asked == 0
    assert GAME.presentation.clause(game.table) == "BP-93"
    game.choose(zapbot)
    assert game.minions(WEST) == [zapbot, walker]
    game.put(tiger_assassin, WEST, 2)
    game.choose(walker)
    assert game.minions(WEST) == [zapbot, tiger_assassin]


@pytest.mark.clause("BP-92")
def test_in_the_next_round_west_3_keeps_again() -> None:
    game = on_mat(
        rival_hand=[seeing_stars, seeing_stars, king_rex],
        west=[mine(zapbot)],
        slots={(WEST, 0): 3},
        mat=PROPOSED,
    )
    for _ in range(2):
        game.decline()
        game.play(seeing_stars)
        game.choose(zapbot)
        assert game.minions(WEST) == [zapbot]
        game.decline()


@pytest.mark.clause("BP-92")
def test_west_3_does_not_keep_from_the_own_cards() -> None:
    game = on_mat(hand=[saucy_wench], west=[mine(zapbot)], slots={(WEST, 0): 3}, mat=PROPOSED)
    game.put(saucy_wench, WEST)
    game.choose(zapbot)
    assert game.me.discard == [zapbot]


@pytest.mark.clause("BP-95")
def test_cards_neither_see_nor_silence_slots() -> None:
    game = on_mat(hand=[disenchant, jammed_signal], north=[mine(zapbot)], slots={(NORTH, 0): 2}, mat=PROPOSED)
    assert game.total_of(NORTH, 0) == 3
    game.put(jammed_signal, NORTH)
    assert game.total_of(NORTH, 0) == 3


@pytest.mark.clause("BP-95")
def test_a_slot_is_no_action_that_hides_could_keep_away() -> None:
    game = on_mat(hand=[zapbot], west=[theirs(king_rex), theirs(wildlife_preserve)], mat=PROPOSED)
    game.put(zapbot, WEST, 1)
    game.choose(king_rex)
    assert game.power(king_rex) == 5


@pytest.mark.clause("BP-40")
def test_cards_in_different_slots_of_a_camp_are_on_one_base_and_in_other_camps_on_others() -> None:
    game = on_mat(hand=[saucy_wench], north=[theirs(zapbot)], south=[theirs(walker)])
    game.put(saucy_wench, NORTH, 1)
    assert game.options == [zapbot]


@pytest.mark.clause("BP-40")
def test_a_base_without_an_own_minion_is_such_a_camp() -> None:
    game = on_mat(hand=[outbreak, zapbot, king_rex], north=[mine(walker)])
    game.play(outbreak)
    game.put(king_rex, NORTH)
    assert {camp for camp, _ in game.slots_for(zapbot)} == {SOUTH, EAST, WEST}


@pytest.mark.clause("BP-42")
def test_to_move_to_another_base_is_to_another_camp_and_the_controller_chooses_the_slot() -> None:
    game = on_mat(hand=[invasion], north=[theirs(king_rex)], east=[mine(zapbot)])
    game.play(invasion)
    game.choose(king_rex)
    assert game.decision.options == [SOUTH, EAST, WEST]
    game.choose_camp(EAST)
    assert game.asked == 1
    assert game.slots_offered() == [(EAST, 2), (EAST, 3)]
    game.choose_slot(EAST, 3)
    assert game.slot_of(EAST, 1) == 3


@pytest.mark.clause("BP-42")
def test_nobody_is_asked_for_a_slot_where_its_controller_has_one() -> None:
    game = on_mat(hand=[invasion], north=[theirs(king_rex)], east=[theirs(zapbot)])
    game.play(invasion)
    game.choose(king_rex)
    game.choose_camp(EAST)
    assert game.minions(EAST) == [zapbot, king_rex]
    assert not game.is_asked_for_a_slot


@pytest.mark.clause("BP-43", "BP-84")
def test_a_minion_that_changes_sides_goes_to_a_slot_of_its_new_controller_who_uses_its_presence() -> None:
    game = on_mat(hand=[betrothed], mat=PROPOSED)
    game.put(betrothed, SOUTH, 2)
    game.choose_seat(1)
    assert game.asked == 1
    game.choose_slot(SOUTH, 1)
    assert (game.slot_of(SOUTH, 0), game.slot_of(SOUTH, 1)) == (0, 1)
    game.answer(slots_at(game.table, SOUTH)[0])
    assert len(game.rival.hand) == 2


@pytest.mark.clause("BP-43")
def test_it_goes_to_the_slot_that_its_new_controller_has_there() -> None:
    game = on_mat(hand=[sneaky_squire, zapbot], south=[theirs(king_rex)], mat=PROPOSED, slots={(SOUTH, 1): 3})
    game.put(sneaky_squire, SOUTH, 2)
    game.choose_seat(1)
    assert game.slot_of(SOUTH, 1) == 3
    assert game.is_play_phase


@pytest.mark.clause("BP-99")
def test_of_several_presences_the_active_player_orders_them() -> None:
    game = on_mat(
        players=3,
        hand=[hyperspeed_10],
        north=[theirs(king_rex), of(2, zapbot)],
        mat=PROPOSED.replace(
            '[south.2]\neffect = "power-with-action"\npower = 2',
            '[south.2]\nwhen = "presence"\neffect = "gain-vp"\nvp = 1',
        ),
    )
    game.play(hyperspeed_10)
    game.choose_camp(NORTH)
    game.choose_camp(SOUTH)
    assert game.asked == 1
    game.choose_slot(SOUTH, 1)
    assert game.asked == 2
    game.choose_slot(SOUTH, 2)
    assert (game.asked, game.table.frames[-1].effect) == (0, 0)
    game.answer(game.decision.options[1])
    assert game.asked == 2


@pytest.mark.clause("BP-92")
@pytest.mark.parametrize(
    ("fields", "power"),
    [(("effect", "strengthen"), 4), (("effect", "weaken"), 5)],
    ids=["strengthen", "weaken"],
)
def test_a_home_made_slot_changes_power(fields: tuple[str, str], power: int) -> None:
    mat = with_slot("north.2", 'when = "presence"', f'effect = "{fields[1]}"', "power = 2")
    game = on_mat(hand=[zapbot], north=[theirs(king_rex)], slots={(NORTH, 1): 3}, mat=mat)
    game.put(zapbot, NORTH, 2)
    target = zapbot if fields[1] == "strengthen" else king_rex
    game.choose(target)
    assert game.power(target) == power


def entered(*fields: str) -> OnMat:
    """A Collector has come to a home-made slot and done nothing itself."""
    game = on_mat(
        hand=[collector, augmentation, upgrade, king_rex],
        north=[theirs(zapbot)],
        mat=with_slot("north.1", 'when = "presence"', *fields),
    )
    game.put(collector, NORTH, 1)
    game.decline()
    return game


@pytest.mark.clause("BP-92")
def test_a_home_made_slot_destroys_a_minion_that_is_weak_enough() -> None:
    game = entered('effect = "destroy"', "power = 2")
    game.choose(zapbot)
    assert game.rival.discard == [zapbot]
    assert entered('effect = "destroy"', "power = 1").is_play_phase


@pytest.mark.clause("BP-93", "SU-204")
def test_who_can_answer_reads_which_slot_is_used_by_whom() -> None:
    game = on_mat(
        hand=[collector, king_rex],
        north=[theirs(buccaneer)],
        mat=with_slot("north.1", 'when = "presence"', 'effect = "destroy"', "power = 5"),
    )
    game.put(collector, NORTH, 1)
    game.decline()
    game.choose(buccaneer)
    assert GAME.presentation.prompt(game.table, "en").startswith(
        "North 1 (Player 1) would destroy Buccaneer (Player 2, North)."
    )


@pytest.mark.clause("BP-92")
def test_a_home_made_slot_returns_a_minion_that_is_weak_enough() -> None:
    game = entered('effect = "return"', "power = 2")
    game.choose(zapbot)
    assert zapbot in game.rival.hand


@pytest.mark.clause("BP-92")
def test_a_home_made_slot_pays_vp() -> None:
    game = entered('effect = "gain-vp"', "vp = 2")
    game.answer(slots_at(game.table, NORTH)[0])
    assert game.me.vp == 2


@pytest.mark.clause("BP-92")
def test_a_home_made_slot_allows_an_action() -> None:
    game = entered('effect = "extra-action"')
    game.play(upgrade, on=zapbot)
    assert game.can_play(augmentation)
