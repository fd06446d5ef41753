"""Setup, rounds and markers, and what is nobody's turn."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.base_principale.slots import slots_at
from baston.games.smashup.factions.aliens import invader, the_homeworld
from baston.games.smashup.factions.astroknights import its_a_trap
from baston.games.smashup.factions.changerbots import bruiser, change_into_a_gun, huffie
from baston.games.smashup.factions.dinosaurs import (
    armor_stego,
    augmentation,
    howl,
    jungle_oasis,
    king_rex,
    tar_pits,
)
from baston.games.smashup.factions.ignobles import foot_of_the_king
from baston.games.smashup.factions.ninjas import assassination, hidden_ninja, ninja_dojo
from baston.games.smashup.factions.pirates import first_mate
from baston.games.smashup.factions.robots import microbot_fixer, zapbot
from tests.smashup.base_principale.scene import EAST, NORTH, SOUTH, WEST, on_mat
from tests.smashup.games import fresh
from tests.smashup.scenario import mine, of, theirs


@pytest.mark.clause("BP-1")
def test_one_base_lies_in_the_middle_and_four_camps_with_three_slots_around_it() -> None:
    table = fresh(mode="base-principale")
    assert len(table.places) == 4
    assert all(len(slots_at(table, place)) == 3 for place in table.places)
    assert table.camps is not None
    assert {table.what[table.base_at[place]] for place in table.places} == {table.what[table.camps.base]}
    assert table.base_discard == []


@pytest.mark.clause("BP-1")
def test_the_breakpoint_and_the_printed_vp_of_the_base_are_ignored() -> None:
    game = on_mat(base=jungle_oasis, north=[mine(king_rex), mine(king_rex)])
    game.end_round()
    assert (game.camps.round, game.me.vp) == (2, 0)


@pytest.mark.clause("BP-2")
def test_markers_start_on_one_and_there_are_three_periods_of_three_rounds() -> None:
    game = on_mat(vp=[3, 0])
    seen = [(game.camps.period, game.camps.round)]
    for _ in range(9):
        game.end_round()
        while game.table.decision is not None and not game.is_play_phase:
            game.choose(king_rex)  # down to ten cards
        seen.append((game.camps.period, game.camps.round))
    assert game.table.over
    assert seen[:9] == [(p, r) for p in (1, 2, 3) for r in (1, 2, 3)]
    assert game.table.turn_number == 18


@pytest.mark.clause("BP-3")
def test_the_next_base_lies_face_up_on_the_base_deck() -> None:
    table = fresh(mode="base-principale")
    assert table.seen[table.base_deck[-1]] == 0b11
    assert all(table.seen[base] == 0 for base in table.base_deck[:-1])


@pytest.mark.clause("BP-4")
def test_the_first_player_has_the_marker() -> None:
    assert {fresh(seed=n, mode="base-principale").turn for n in range(8)} == {0, 1}
    table = fresh(mode="base-principale", first="2")
    assert table.camps is not None
    assert (table.turn, table.camps.first) == (1, 1)


@pytest.mark.clause("BP-10", "BP-11")
def test_a_turn_neither_scores_nor_draws() -> None:
    game = on_mat(
        hand=[invader], rival_hand=[zapbot], base=jungle_oasis, north=[mine(king_rex), mine(king_rex)]
    )
    game.decline()
    assert (game.asked, game.table.turn) == (1, 1)
    assert game.me.hand == [invader]
    assert game.me.vp == 0


@pytest.mark.clause("BP-11")
def test_after_everybodys_turn_each_player_draws_two_from_the_first_on() -> None:
    game = on_mat(hand=[invader], rival_hand=[zapbot])
    game.end_round()
    assert game.me.hand == [invader, king_rex, king_rex]
    assert game.rival.hand == [zapbot, king_rex, king_rex]
    drawn = [line for line in game.told if "draws" in line]
    assert drawn[0].startswith("Player 1")
    assert drawn[-1].startswith("Player 2")


@pytest.mark.clause("BP-11")
def test_of_more_than_ten_cards_the_rest_is_discarded() -> None:
    game = on_mat(hand=[invader] * 9)
    game.end_round()
    assert len(game.me.hand) == 11
    assert GAME.presentation.view(game.table, 0)["phase"] == "draw"
    game.choose(invader)
    assert len(game.me.hand) == 10
    assert game.me.discard == [invader]


@pytest.mark.clause("BP-12")
def test_at_the_end_of_the_round_the_visible_base_takes_the_place_of_the_one_in_the_middle() -> None:
    game = on_mat(base=jungle_oasis, base_deck=[tar_pits, ninja_dojo], north=[mine(king_rex)])
    assert game.next_base is tar_pits
    game.end_round()
    assert (game.current, game.next_base) == (tar_pits, ninja_dojo)
    assert game.minions(NORTH) == [king_rex]


@pytest.mark.clause("BP-12", "BP-45")
def test_end_of_turn_effects_resolve_at_the_end_of_the_round_before_what_lasts_ends() -> None:
    game = on_mat(hand=[assassination, zapbot], rival_hand=[zapbot], north=[mine(zapbot), theirs(king_rex)])
    game.play(assassination, on=king_rex)
    game.decline()
    assert game.is_in_play(king_rex)
    game.end_round()
    assert not game.is_in_play(king_rex)


@pytest.mark.clause("BP-45")
def test_until_the_end_of_the_turn_is_until_the_end_of_the_round() -> None:
    game = on_mat(
        hand=[howl, zapbot], rival_hand=[augmentation, zapbot], north=[mine(zapbot), theirs(king_rex)]
    )
    game.play(howl)
    game.decline()
    assert game.power(zapbot) == 3
    game.play(augmentation)
    game.choose(king_rex)
    assert game.power(king_rex) == 11
    game.end_round()
    assert (game.power(zapbot), game.power(king_rex)) == (2, 7)


@pytest.mark.clause("BP-45")
def test_until_the_end_of_ones_own_turn_ends_with_the_round_too_where_it_was_nobodys() -> None:
    game = on_mat(
        rival_hand=[its_a_trap, king_rex],
        rival_deck=[augmentation, king_rex, king_rex, king_rex],
        round=3,
        north=[theirs(first_mate)],
    )
    game.end_round()
    game.choose(its_a_trap)
    while game.asking is its_a_trap:
        game.answer(game.decision.options[-1])
    assert game.power(first_mate) == 6
    game.choose_camp(WEST)
    game.choose_slot(WEST, 1)
    assert game.camps.totals == [0, 6]
    assert game.power(first_mate) == 2


@pytest.mark.clause("BP-45")
def test_the_end_of_my_turn_comes_once_a_round_for_each_player() -> None:
    game = on_mat(
        rival_hand=[zapbot],
        north=[theirs(foot_of_the_king), of(0, huffie, owner=1)],
        hand=[invader],
        deck=[zapbot] * 4,
    )
    game.end_round()
    assert (game.asked, game.asking) == (1, foot_of_the_king)
    game.choose(huffie)
    assert game.controller(huffie) == 1


@pytest.mark.clause("BP-13")
def test_within_a_period_the_marker_of_the_first_player_stays() -> None:
    game = on_mat(hand=[invader], north=[mine(king_rex)])
    game.end_round()
    assert (game.camps.period, game.camps.round, game.camps.first) == (1, 2, 0)
    assert game.table.turn == 0


@pytest.mark.clause("BP-13")
def test_after_a_period_the_weakest_player_gets_the_marker() -> None:
    game = on_mat(players=3, round=3, north=[mine(zapbot), theirs(king_rex), of(2, invader)])
    game.end_round()
    assert (game.camps.period, game.camps.round, game.camps.first) == (2, 1, 0)
    game = on_mat(players=3, round=3, north=[mine(king_rex), theirs(king_rex), of(2, invader)])
    game.end_round()
    assert game.camps.first == 2


@pytest.mark.clause("BP-12", "BP-13")
def test_the_log_tells_the_marker_the_round_and_the_bases() -> None:
    game = on_mat(round=3, base_deck=[tar_pits, ninja_dojo], east=[mine(king_rex)], south=[theirs(zapbot)])
    game.end_round()
    assert game.told[-5:-1] == [
        "Tar Pits comes into play.",
        "Next base: Ninja Dojo.",
        "Player 2 gets the first-player marker.",
        "Period 2, round 1: Player 2 begins.",
    ]


@pytest.mark.clause("BP-80")
def test_of_the_weakest_the_next_after_the_first_player_gets_the_marker() -> None:
    game = on_mat(players=3, round=3, north=[mine(zapbot), theirs(zapbot), of(2, zapbot)])
    game.end_round()
    assert game.camps.first == 1
    assert game.minions(NORTH) == []


@pytest.mark.clause("BP-24", "BP-89")
def test_armor_stego_is_strong_in_others_turns_alone_and_not_between_turns() -> None:
    game = on_mat(rival_hand=[zapbot], round=3, north=[mine(armor_stego)], east=[theirs(armor_stego)])
    assert (game.power(armor_stego), game.power(armor_stego, nth=2)) == (3, 5)
    game.decline()
    assert (game.power(armor_stego), game.power(armor_stego, nth=2)) == (5, 3)
    game.decline()
    assert game.camps.totals == [3, 3]


@pytest.mark.clause("BP-24")
def test_the_first_player_orders_what_is_due_between_turns() -> None:
    game = on_mat(
        players=3,
        first=2,
        third_hand=[zapbot],
        north=[theirs(king_rex, of(1, assassination)), of(2, invader, of(1, assassination))],
    )
    game.end_round()
    while game.is_play_phase:
        game.decline()
    assert game.table.frames[-1].effect == 0
    assert game.asked == 2


@pytest.mark.clause("BP-24", "BP-89")
def test_what_was_played_in_a_turn_does_not_count_between_turns() -> None:
    game = on_mat(rival_hand=[hidden_ninja, microbot_fixer, king_rex, king_rex], round=3)
    game.decline()
    game.put(king_rex, NORTH, 1)
    game.decline()
    game.choose(hidden_ninja)
    game.choose_camp(NORTH)
    game.choose(microbot_fixer)
    assert (game.asked, game.asking) == (1, microbot_fixer)
    game.put(king_rex, NORTH)
    assert game.camps.totals == [0, 7 + 2 + 7]


@pytest.mark.clause("BP-86")
def test_until_the_start_of_my_next_turn_lasts_through_the_scoring() -> None:
    game = on_mat(hand=[zapbot], rival_hand=[zapbot], round=3, north=[mine(bruiser)])
    game.use(bruiser)
    game.decline()
    assert game.power(bruiser) == 4
    game.decline()
    assert game.camps.totals == [4, 0]


@pytest.mark.clause("BP-86")
def test_at_the_start_of_my_turn_is_in_the_next_round() -> None:
    game = on_mat(hand=[change_into_a_gun, zapbot], west=[mine(king_rex)])
    game.play(change_into_a_gun, on=king_rex)
    game.decline()
    assert game.power(king_rex) == 5
    game.decline()
    assert game.table.turn == 0
    assert game.power(king_rex) == 7


@pytest.mark.clause("BP-90")
def test_an_empty_base_deck_is_made_of_the_discarded_bases() -> None:
    game = on_mat(base=jungle_oasis, base_deck=[tar_pits], base_discard=[ninja_dojo, the_homeworld])
    game.end_round()
    assert game.current is tar_pits
    assert game.next_base in (jungle_oasis, ninja_dojo, the_homeworld)


@pytest.mark.clause("BP-90")
def test_in_the_old_edition_the_last_base_stays() -> None:
    game = on_mat(base=jungle_oasis, base_deck=[tar_pits], edition="2012")
    game.end_round()
    assert (game.current, game.table.base_deck) == (tar_pits, [])
    game.end_round()
    assert game.current is tar_pits


@pytest.mark.clause("BP-13", "BP-24")
def test_whoever_was_weakest_begins_the_next_period() -> None:
    game = on_mat(round=3, east=[mine(king_rex)], south=[theirs(zapbot)])
    game.end_round()
    assert (game.table.turn, game.table.turn_number) == (1, 7)
    assert [game.minions(camp) for camp in (NORTH, SOUTH, EAST, WEST)] == [[], [], [], []]
