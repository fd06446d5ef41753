"""The scoring of the whole mat, and the end of the game."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import invader, jammed_signal, scout, the_mothership
from baston.games.smashup.factions.astroknights import use_the_fours, walking_carpet
from baston.games.smashup.factions.changerbots import change_up_and_roll_on
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits
from baston.games.smashup.factions.ignobles import betrothed, inevitable_betrayal
from baston.games.smashup.factions.ninjas import hidden_ninja, shinobi
from baston.games.smashup.factions.pirates import first_mate, full_sail, pirate_king, the_grey_opal, tortuga
from baston.games.smashup.factions.robots import factory_436_1337, warbot, zapbot
from baston.games.smashup.factions.star_roamers import port_me_up
from baston.games.smashup.factions.wizards import the_great_library
from baston.games.smashup.factions.zombies import rhodes_plaza_mall
from tests.smashup.base_principale.scene import EAST, NORTH, QUIET, SOUTH, WEST, OnMat, on_mat
from tests.smashup.scenario import mine, of, theirs


def vp_of(game: OnMat) -> list[int]:
    return game.table.vp


@pytest.mark.clause("BP-20")
def test_no_base_is_chosen_and_no_breakpoint_is_asked_for() -> None:
    game = on_mat(round=3, base=tar_pits, north=[mine(zapbot)])
    game.end_round()
    assert vp_of(game) == [3 + 1, 0]


@pytest.mark.clause("BP-20", "BP-23")
def test_the_cards_are_discarded_and_the_base_is_replaced_once() -> None:
    game = on_mat(
        round=3,
        base=jungle_oasis,
        base_deck=[tar_pits, the_mothership],
        north=[mine(zapbot), theirs(king_rex)],
    )
    game.end_round()
    assert (game.me.discard, game.rival.discard) == ([zapbot], [king_rex])
    assert (game.current, game.next_base) == (tar_pits, the_mothership)
    assert game.slot_of(NORTH, 0) == 0


@pytest.mark.clause("BP-21", "BP-91")
@pytest.mark.parametrize(("period", "paid"), [(1, [3, 2, 1, 0]), (2, [5, 3, 2, 1])])
def test_vp_go_to_all_places_by_total_power_on_the_whole_mat(period: int, paid: list[int]) -> None:
    game = on_mat(
        players=4,
        period=period,
        round=3,
        mat=QUIET.replace("camp = 1", "camp = 0"),
        north=[mine(king_rex)],
        south=[mine(zapbot), theirs(king_rex)],
        east=[of(2, warbot)],
        west=[of(3, invader)],
    )
    game.end_round()
    assert vp_of(game) == paid


@pytest.mark.clause("BP-21")
def test_who_is_tied_shares_the_place_and_the_next_is_left_out() -> None:
    game = on_mat(
        players=3,
        round=3,
        mat=QUIET.replace("camp = 1", "camp = 0"),
        north=[mine(zapbot)],
        east=[theirs(zapbot)],
        west=[of(2, invader)],
    )
    game.end_round()
    assert vp_of(game) == [2, 2, 3]


@pytest.mark.clause("BP-22")
def test_the_strongest_in_each_camp_gains_a_vp_and_all_who_are_tied() -> None:
    game = on_mat(
        round=3,
        north=[mine(zapbot), theirs(king_rex)],
        south=[mine(zapbot)],
        east=[mine(zapbot), theirs(zapbot)],
    )
    game.end_round()
    assert vp_of(game) == [2 + 1 + 1, 3 + 1 + 1]


@pytest.mark.clause("BP-21", "BP-22")
def test_the_log_tells_what_a_scoring_pays_and_for_what() -> None:
    game = on_mat(round=3, north=[mine(zapbot)], east=[theirs(king_rex)])
    game.end_round()
    told = game.told[game.told.index("Period 1 ends: the whole mat is scored.") + 1 :]
    assert told[:8] == [
        "Player 1 has 2 power on the mat.",
        "Player 1 gains 2 VP.",
        "Player 2 has 7 power on the mat.",
        "Player 2 gains 3 VP.",
        "Player 1 is the strongest in North, with 2 power.",
        "Player 1 gains 1 VP.",
        "Player 2 is the strongest in East, with 7 power.",
        "Player 2 gains 1 VP.",
    ]


@pytest.mark.clause("BP-81")
def test_without_a_minion_there_are_no_vp() -> None:
    game = on_mat(round=3, players=3, north=[mine(zapbot)])
    game.end_round()
    assert vp_of(game) == [4, 0, 0]


@pytest.mark.clause("BP-23")
def test_what_an_effect_moves_or_takes_back_is_not_discarded() -> None:
    game = on_mat(rival_hand=[zapbot], round=3, north=[mine(first_mate), mine(scout), mine(zapbot)])
    game.end_round()
    game.choose(first_mate)
    game.choose_camp(WEST)
    game.choose(scout)
    assert game.is_asked_for_a_slot
    game.choose_slot(WEST, 3)
    assert game.minions(WEST) == [first_mate]
    assert game.slot_of(WEST, 0) == 3
    assert scout in game.me.hand
    assert game.me.discard == [zapbot]


@pytest.mark.clause("BP-25")
def test_the_ability_of_a_base_that_scores_does_nothing_in_other_rounds() -> None:
    game = on_mat(round=2, base=rhodes_plaza_mall, north=[mine(zapbot)])
    game.end_round()
    assert vp_of(game) == [0, 0]
    game = on_mat(round=3, base=rhodes_plaza_mall, north=[mine(zapbot)], east=[mine(zapbot), mine(zapbot)])
    game.end_round()
    assert vp_of(game) == [3 + 2 + 3, 0]


@pytest.mark.clause("BP-25", "BP-50")
def test_each_camp_has_the_ability_of_the_base_that_scores() -> None:
    game = on_mat(round=3, base=the_great_library, north=[mine(zapbot)], east=[mine(zapbot)])
    game.end_round()
    game.choose(the_great_library)
    game.choose(the_great_library)
    assert len(game.me.hand) == 1 + 2 + 2


@pytest.mark.clause("BP-82")
def test_the_winner_of_a_base_is_the_strongest_in_the_camp() -> None:
    game = on_mat(
        round=3, base=factory_436_1337, north=[mine(king_rex)], east=[theirs(king_rex), theirs(king_rex)]
    )
    game.end_round()
    assert vp_of(game) == [2 + 1 + 1, 3 + 1 + 2]


@pytest.mark.clause("BP-82")
def test_betrothed_pays_where_its_controller_is_strongest_in_the_camp() -> None:
    game = on_mat(round=3, north=[of(1, betrothed, owner=0)], east=[mine(king_rex)])
    game.end_round()
    assert vp_of(game) == [3 + 1 + 1, 2 + 1]
    game = on_mat(
        round=3, north=[of(1, betrothed, owner=0), mine(king_rex)], east=[theirs(king_rex), theirs(king_rex)]
    )
    game.end_round()
    assert vp_of(game) == [2 + 1, 3 + 1]


@pytest.mark.clause("BP-82")
def test_walking_carpet_gets_up_where_its_controller_is_behind_in_the_camp() -> None:
    game = on_mat(
        hand=[use_the_fours], round=3, north=[mine(walking_carpet), theirs(king_rex)], east=[mine(king_rex)]
    )
    game.end_round()
    assert game.asking is walking_carpet
    game = on_mat(hand=[use_the_fours], round=3, north=[mine(walking_carpet)], east=[theirs(king_rex)])
    game.end_round()
    assert game.camps.period == 2


@pytest.mark.clause("BP-83")
def test_a_minion_that_may_come_to_the_base_that_scores_comes_to_one_camp() -> None:
    game = on_mat(round=3, north=[mine(pirate_king)], east=[theirs(zapbot)])
    game.end_round()
    assert game.decision.options == [0, SOUTH, EAST, WEST]
    game.choose_camp(EAST)
    game.choose_slot(EAST, 1)
    assert vp_of(game) == [4, 2]


@pytest.mark.clause("BP-83")
def test_it_may_stay_where_it_is() -> None:
    game = on_mat(round=3, north=[mine(pirate_king)])
    game.end_round()
    game.decline()
    assert vp_of(game) == [4, 0]


@pytest.mark.clause("BP-83")
def test_a_minion_played_there_goes_to_any_slot_that_is_free() -> None:
    game = on_mat(hand=[shinobi, king_rex], round=3, north=[theirs(zapbot)], south=[mine(zapbot)])
    game.end_round()
    game.choose(shinobi)
    assert game.slots_offered() == [(1, 1), (1, 3), (2, 1), *[(c, s) for c in (3, 4) for s in (1, 2, 3)]]
    game.choose_slot(NORTH, 3)
    assert game.camps.totals == [5, 2]
    assert vp_of(game) == [3 + 1 + 1, 2]


@pytest.mark.clause("BP-103", "BP-83", "SU-141")
def test_a_player_may_bring_a_shinobi_to_each_camp_but_no_second_one_to_any() -> None:
    game = on_mat(
        hand=[shinobi, shinobi, shinobi, king_rex],
        rival_hand=[shinobi, king_rex],
        round=3,
        north=[mine(zapbot)],
        south=[theirs(zapbot)],
    )
    game.end_round()
    game.choose(shinobi)
    game.choose_slot(NORTH, 1)
    assert (game.asked, game.options) == (1, [shinobi])
    game.decline()
    game.choose(shinobi)
    assert {camp for camp, _ in game.slots_offered()} == {SOUTH, EAST, WEST}
    game.choose_slot(SOUTH, 1)
    game.choose(shinobi)  # the limit is each player's own
    assert {camp for camp, _ in game.slots_offered()} == {NORTH, SOUTH, EAST, WEST}
    game.choose_slot(NORTH, 2)
    assert (game.asked, game.options) == (0, [shinobi])
    game.decline()
    assert game.camps.totals == [2 + 3 + 3, 2 + 3]
    assert vp_of(game) == [3 + 2, 2]


@pytest.mark.clause("BP-103")
def test_four_of_them_are_one_for_each_camp() -> None:
    game = on_mat(hand=[shinobi] * 5, rival_hand=[], round=3)
    game.end_round()
    for camp in (NORTH, SOUTH, EAST, WEST):
        game.choose(shinobi)
        game.choose_slot(camp, 1)
    assert game.camps.period == 2
    assert len(game.me.discard) == 4


@pytest.mark.clause("BP-83")
def test_for_an_action_about_the_base_that_scores_a_camp_is_chosen() -> None:
    game = on_mat(hand=[hidden_ninja, king_rex], round=3, north=[theirs(zapbot)])
    game.end_round()
    game.choose(hidden_ninja)
    game.choose_camp(NORTH)
    game.choose_slot(NORTH, 1)
    assert vp_of(game) == [4, 2]


@pytest.mark.clause("BP-83")
@pytest.mark.parametrize("camp", [NORTH, EAST])
def test_inevitable_betrayal_takes_back_a_minion_of_the_chosen_camp(camp: int) -> None:
    game = on_mat(
        hand=[inevitable_betrayal, king_rex],
        round=3,
        north=[of(1, king_rex, owner=0)],
        east=[of(1, zapbot, owner=0)],
    )
    game.end_round()
    game.choose(inevitable_betrayal)
    assert game.decision.options == [NORTH, EAST]
    game.choose_camp(camp)
    game.choose_slot(camp, 1)
    assert game.camps.totals == ([7, 2] if camp == NORTH else [2, 7])


@pytest.mark.clause("BP-83")
def test_who_rolls_on_comes_to_the_chosen_camp() -> None:
    game = on_mat(
        hand=[change_up_and_roll_on, king_rex], round=3, north=[mine(zapbot)], west=[mine(king_rex)]
    )
    game.end_round()
    game.choose(change_up_and_roll_on)
    game.choose_camp(SOUTH)
    game.choose(zapbot, king_rex)
    game.choose_slot(SOUTH, 2)
    assert vp_of(game) == [3 + 1, 0]
    assert game.camps.totals == [7, 0]


@pytest.mark.clause("BP-83")
def test_nobody_is_asked_for_a_camp_where_the_action_finds_something_in_one_alone() -> None:
    game = on_mat(hand=[inevitable_betrayal, king_rex], round=3, west=[of(1, zapbot, owner=0)])
    game.end_round()
    game.choose(inevitable_betrayal)
    game.choose_slot(WEST, 1)
    assert game.camps.totals == [2, 0]
    game = on_mat(hand=[change_up_and_roll_on, king_rex], round=3, west=[mine(zapbot)])
    game.end_round()
    game.choose(change_up_and_roll_on)
    assert game.decision.options == [NORTH, SOUTH, EAST]


@pytest.mark.clause("BP-83")
def test_nor_where_it_finds_nothing_at_all() -> None:
    game = on_mat(hand=[inevitable_betrayal, king_rex], round=3, north=[mine(zapbot)])
    game.end_round()
    game.choose(inevitable_betrayal)
    assert game.is_play_phase
    assert game.me.discard == [inevitable_betrayal, zapbot]


@pytest.mark.clause("BP-83")
def test_nobody_is_asked_for_a_camp_by_an_action_that_is_about_none() -> None:
    game = on_mat(hand=[full_sail, king_rex], round=3, north=[mine(zapbot)])
    game.end_round()
    game.choose(full_sail)
    assert game.options == [zapbot]


@pytest.mark.clause("BP-83")
def test_after_the_scoring_a_minion_of_the_chosen_camp_is_ported_up() -> None:
    game = on_mat(hand=[port_me_up, king_rex], round=3, north=[mine(zapbot)], east=[mine(king_rex)])
    game.end_round()
    game.choose(port_me_up)
    game.choose_camp(EAST)
    assert king_rex in game.me.hand
    assert game.me.discard == [port_me_up, zapbot]


@pytest.mark.clause("BP-70")
def test_after_the_third_scoring_the_leader_has_won() -> None:
    game = on_mat(period=3, round=3, north=[mine(zapbot)])
    game.end_round()
    assert game.table.over
    assert (game.table.winners, vp_of(game)) == ([0], [7 + 1, 0])


@pytest.mark.clause("BP-70")
def test_fifteen_points_do_not_end_the_game() -> None:
    game = on_mat(vp=[20, 0], round=3, north=[mine(zapbot)])
    game.end_round()
    assert not game.table.over
    assert vp_of(game) == [24, 0]


@pytest.mark.clause("BP-87")
def test_without_a_tie_nobody_draws_and_nothing_is_discarded_any_more() -> None:
    game = on_mat(period=3, round=3, north=[mine(zapbot)])
    game.end_round()
    assert (game.me.hand, game.me.discard) == ([king_rex], [])
    assert game.current is jungle_oasis


@pytest.mark.clause("BP-71", "BP-85")
def test_after_a_tie_the_cards_stay_and_one_more_round_is_played() -> None:
    game = on_mat(period=3, round=3, north=[mine(zapbot)], east=[theirs(zapbot)])
    game.end_round()
    assert not game.table.over
    assert game.camps.extra
    assert "The lead is tied: everything stays, and an extra round is played." in game.told
    assert vp_of(game) == [8, 8]
    assert (game.minions(NORTH), game.minions(EAST)) == ([zapbot], [zapbot])


@pytest.mark.clause("BP-104", "BP-85")
@pytest.mark.parametrize(
    ("base", "saved"), [(jungle_oasis, first_mate), (jungle_oasis, scout), (the_grey_opal, zapbot)]
)
def test_nothing_is_saved_where_everything_stays_and_nobody_is_asked(base: Card, saved: Card) -> None:
    game = on_mat(
        period=3,
        round=3,
        base=base,
        north=[mine(saved), theirs(king_rex)],
        west=[mine(king_rex), theirs(saved)],
    )
    game.end_round()
    assert game.camps.extra
    assert (game.minions(NORTH), game.minions(WEST)) == ([saved, king_rex], [king_rex, saved])
    game.end_round()  # tied again
    assert game.minions(NORTH) == [saved, king_rex]


@pytest.mark.clause("BP-104")
def test_what_is_taken_back_at_once_after_the_last_scoring_is_so_before_the_extra_round() -> None:
    game = on_mat(period=3, round=3, hand=[port_me_up, king_rex], north=[mine(zapbot)], east=[theirs(zapbot)])
    game.end_round()
    game.choose(port_me_up)
    assert game.camps.extra
    assert zapbot in game.me.hand


@pytest.mark.clause("BP-71", "BP-87")
def test_the_extra_round_is_paid_like_the_first_period_and_ends_the_game_when_one_leads_alone() -> None:
    game = on_mat(period=3, round=3, hand=[king_rex], north=[mine(zapbot)], east=[theirs(zapbot)])
    game.end_round()
    assert (len(game.me.hand), len(game.rival.hand)) == (3, 3)
    assert (game.current, game.camps.first) == (tar_pits, 1)
    game.decline()
    game.put(king_rex, SOUTH)
    assert game.table.over
    assert vp_of(game) == [8 + 3 + 2, 8 + 2 + 1]


@pytest.mark.clause("BP-71", "BP-87")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Extra round: Player 2 begins.", "The extra round ends: the whole mat is scored."]),
        (
            "fr",
            [
                "Manche supplémentaire\u00a0: Joueur 2 commence.",
                "La manche supplémentaire se termine\u00a0: tout le tapis est décompté.",
            ],
        ),
    ],
)
def test_the_log_calls_the_extra_round_so_and_no_round_of_a_period(lang: str, told: list[str]) -> None:
    game = on_mat(period=3, round=3, north=[mine(zapbot)], east=[theirs(zapbot)])
    game.end_round()
    game.end_round()
    log = [GAME.presentation.sentence(game.table, note, None, lang) for note in game.table.notes or []]
    assert [line for line in log if line in told] == told
    assert not any("round 1" in line or "manche 1" in line for line in log)


@pytest.mark.clause("BP-71")
def test_a_tie_is_broken_by_as_many_rounds_as_it_takes() -> None:
    game = on_mat(period=3, round=3, north=[mine(zapbot)], east=[theirs(zapbot)])
    game.end_round()
    game.end_round()
    assert not game.table.over
    assert vp_of(game) == [8 + 4, 8 + 4]


@pytest.mark.clause("BP-71", "SU-202")
@pytest.mark.parametrize(("period", "round", "over"), [(1, 2, False), (1, 3, True), (3, 3, True)])
def test_a_limit_of_rounds_ends_the_game_after_a_scoring(period: int, round: int, over: bool) -> None:
    game = on_mat(period=period, round=round, north=[mine(zapbot)], east=[theirs(zapbot)], max_rounds=1)
    game.end_round()
    assert game.table.over == over
    assert game.table.winners == ([0, 1] if over else [])
    assert GAME.research.is_cut_short(game.table) == over


@pytest.mark.clause("BP-12", "BP-25")
def test_once_the_base_is_replaced_the_runner_up_of_a_camp_comes_to_it() -> None:
    game = on_mat(round=3, base=tortuga, base_deck=[jungle_oasis], north=[mine(king_rex), theirs(first_mate)])
    game.end_round()
    game.choose_camp(EAST)
    game.choose_slot(EAST, 1)
    assert (game.asked, game.asking) == (1, tortuga)
    game.choose(first_mate)
    game.choose_slot(NORTH, 1)
    assert game.minions(NORTH) == [first_mate]


@pytest.mark.clause("BP-50", "BP-51")
def test_a_base_that_was_silenced_in_a_camp_when_it_scored_is_so_once_it_is_replaced() -> None:
    game = on_mat(
        round=3,
        base=tortuga,
        base_deck=[jungle_oasis],
        north=[mine(king_rex), theirs(first_mate), theirs(jammed_signal)],
    )
    game.end_round()
    game.choose_camp(EAST)
    game.choose_slot(EAST, 1)
    assert game.is_play_phase
    assert game.minions(EAST) == [first_mate]
