"""The base in the middle, what replaces or adds bases, and the cards named in BP-96 to BP-100."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.base_principale.slots import slots_at
from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import jammed_signal, terraforming, the_homeworld, the_mothership
from baston.games.smashup.factions.astroknights import hidden_base, no_moon
from baston.games.smashup.factions.changerbots import unicrave
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, rampage, tar_pits, upgrade
from baston.games.smashup.factions.ignobles import spikey_chair_room, wintersquashed
from baston.games.smashup.factions.ninjas import infiltrate, ninja_dojo
from baston.games.smashup.factions.robots import the_central_brain, zapbot
from baston.games.smashup.factions.star_roamers import hyperspeed_10, uss_undertaking, weird_new_worlds
from baston.games.smashup.factions.tricksters import cave_of_shinies, mushroom_kingdom
from baston.games.smashup.factions.wizards import school_of_wizardry
from baston.games.smashup.factions.zombies import rhodes_plaza_mall, walker
from baston.games.smashup.mat import PROPOSED
from baston.games.smashup.presentation.names import card_name
from tests.smashup.base_principale.scene import EAST, NORTH, QUIET, SOUTH, WEST, OnMat, on_mat, with_slot
from tests.smashup.scenario import mine, of, theirs


@pytest.mark.clause("BP-50")
def test_each_camp_has_the_ability_of_the_base_once() -> None:
    game = on_mat(base=the_central_brain, north=[mine(zapbot), theirs(king_rex)], west=[mine(walker)])
    assert (game.power(zapbot), game.power(king_rex), game.power(walker)) == (3, 8, 3)


@pytest.mark.clause("BP-50")
def test_all_four_camps_may_answer_the_same_trigger() -> None:
    game = on_mat(base=jungle_oasis, base_deck=[mushroom_kingdom, tar_pits], north=[theirs(king_rex)])
    game.end_round()
    assert game.current is mushroom_kingdom
    assert (game.table.frames[-1].effect, len(game.decision.options)) == (0, 4)  # their order matters
    moved = []
    while not game.is_play_phase:
        if game.table.frames[-1].effect == 0 or game.is_asked_for_a_slot:
            game.answer(game.decision.options[0])
        else:
            assert game.asking is mushroom_kingdom
            moved.append(game.table.frames[-1].where)
            game.choose(king_rex)
    assert len(moved) >= 3
    assert len(set(moved)) == len(moved)


@pytest.mark.clause("BP-41", "BP-51")
def test_a_base_is_silenced_in_one_camp_alone() -> None:
    game = on_mat(hand=[jammed_signal], base=the_central_brain, north=[mine(zapbot)], west=[mine(walker)])
    game.put(jammed_signal, NORTH)
    assert (game.power(zapbot), game.power(walker)) == (2, 3)
    assert game.slot_of(NORTH, 0) == 1


@pytest.mark.clause("BP-41", "BP-51")
def test_a_base_is_ignored_in_one_camp_alone() -> None:
    game = on_mat(hand=[infiltrate], base=the_central_brain, north=[mine(zapbot)], west=[mine(walker)])
    game.put(infiltrate, NORTH)
    game.choose_number(2)
    assert (game.power(zapbot), game.power(walker)) == (2, 3)


def terraformed(*more: Card, mat: str = QUIET) -> OnMat:
    """Terraforming is played for another base, with actions in two camps; which of them is asked for now."""
    game = on_mat(
        hand=[terraforming, zapbot, *more],
        base=jungle_oasis,
        base_deck=[tar_pits, the_central_brain],
        north=[mine(walker), mine(hidden_base)],
        east=[theirs(king_rex, upgrade), theirs(hidden_base), theirs(jammed_signal)],
        mat=mat,
    )
    game.play(terraforming)
    game.choose(the_central_brain)
    return game


@pytest.mark.clause("BP-52", "BP-102")
def test_a_base_that_is_exchanged_is_so_for_all_camps_and_one_of_them_loses_its_actions() -> None:
    game = terraformed()
    game.choose_camp(NORTH)
    assert game.current is the_central_brain
    assert (game.power(walker), game.power(king_rex)) == (3, 7 + 2)  # the east has its Jammed Signal still
    assert (game.actions(NORTH), game.actions(EAST)) == ([], [hidden_base, jammed_signal])
    assert game.me.discard == [hidden_base, terraforming]
    assert game.table.seen[game.table.base_deck[-1]] == 0b11
    game = terraformed()
    game.choose_camp(EAST)
    assert (game.actions(NORTH), game.actions(EAST)) == ([hidden_base], [])
    assert (game.attached(king_rex), game.power(king_rex)) == ([upgrade], 7 + 2 + 1)


@pytest.mark.clause("BP-41", "BP-102")
def test_the_slots_of_that_camp_stay_as_they_are() -> None:
    mat = with_slot("north.1", 'effect = "power"', "power = 3")
    game = terraformed(mat=mat)
    game.choose_camp(NORTH)
    assert (game.slot_of(NORTH, 0), game.total_of(NORTH, 0)) == (1, 2 + 1 + 3)


@pytest.mark.clause("BP-52")
def test_the_minion_that_it_allows_goes_to_any_camp() -> None:
    game = terraformed(king_rex)
    game.choose_camp(NORTH)
    game.put(king_rex, WEST, 1)
    assert {camp for camp, _ in game.slots_for(zapbot)} == {NORTH, SOUTH, EAST, WEST}


@pytest.mark.clause("BP-41", "BP-102")
def test_a_minion_that_a_slot_allows_may_still_be_played_there() -> None:
    mat = with_slot("north.1", 'when = "presence"', 'effect = "extra-minion"', "power = 2")
    game = on_mat(
        hand=[hidden_base, terraforming, zapbot, king_rex, king_rex],
        base_deck=[tar_pits],
        mat=mat,
        rival_hand=[],
    )
    game.put(king_rex, NORTH, 1)
    game.play(terraforming)
    game.put(king_rex, SOUTH, 1)
    game.put(zapbot, NORTH)
    assert game.minions(NORTH) == [king_rex, zapbot]


@pytest.mark.clause("BP-102")
def test_the_camps_without_actions_are_offered_as_one() -> None:
    game = terraformed()
    assert game.decision.options == [NORTH, SOUTH, EAST]
    game.choose_camp(SOUTH)
    assert (game.actions(NORTH), game.actions(EAST)) == ([hidden_base], [hidden_base, jammed_signal])
    game = on_mat(hand=[terraforming, zapbot], base_deck=[tar_pits], north=[mine(zapbot, upgrade)])
    game.play(terraforming)
    assert game.current is tar_pits
    assert game.is_play_phase


@pytest.mark.clause("BP-102")
@pytest.mark.parametrize(
    ("lang", "asked", "options"),
    [
        (
            "en",
            "{}: {} comes for all camps. The actions attached to which camp are discarded?",
            ["North: {} discarded", "South: no action discarded"],
        ),
        (
            "fr",
            "{}\u00a0: {} arrive pour tous les camps. "
            "De quel camp les actions attachées sont-elles défaussées\u00a0?",
            ["Nord\u00a0: {} à la défausse", "Sud\u00a0: aucune action à la défausse"],
        ),
    ],
)
def test_each_option_tells_what_it_discards(lang: str, asked: str, options: list[str]) -> None:
    game = terraformed()
    names = [card_name(card, lang) for card in (terraforming, the_central_brain)]
    assert GAME.presentation.prompt(game.table, lang) == asked.format(*names)
    lost = card_name(hidden_base, lang)
    assert [GAME.presentation.label(game.table, camp, lang) for camp in (NORTH, SOUTH)] == [
        option.format(lost) for option in options
    ]


@pytest.mark.clause("BP-52", "BP-96")
def test_weird_new_worlds_replace_the_base_and_add_none() -> None:
    game = on_mat(
        hand=[weird_new_worlds],
        base=jungle_oasis,
        base_deck=[the_central_brain, tar_pits],
        north=[mine(zapbot)],
    )
    game.put(weird_new_worlds, SOUTH, 1)
    assert (game.current, game.next_base) == (the_central_brain, tar_pits)
    assert (len(game.table.places), game.power(zapbot)) == (4, 3)
    assert [card.title for card in game.base_discards] == ["Jungle Oasis"]


@pytest.mark.clause("BP-96")
def test_weird_new_worlds_do_not_keep_the_next_base_away() -> None:
    game = on_mat(
        round=3,
        base=jungle_oasis,
        base_deck=[tar_pits, ninja_dojo],
        north=[mine(zapbot), mine(weird_new_worlds)],
    )
    game.end_round()
    assert game.current is tar_pits
    assert game.me.discard == [zapbot, weird_new_worlds]


@pytest.mark.clause("BP-96")
def test_unicrave_matters_in_the_last_round_alone() -> None:
    game = on_mat(round=2, base=unicrave, base_deck=[rhodes_plaza_mall, jungle_oasis], north=[mine(zapbot)])
    game.end_round()
    assert game.current is rhodes_plaza_mall
    assert game.table.vp == [0, 0]


@pytest.mark.clause("BP-96")
def test_what_follows_unicrave_is_scored_in_its_place() -> None:
    game = on_mat(
        round=3,
        base=unicrave,
        base_deck=[rhodes_plaza_mall, jungle_oasis, tar_pits],
        north=[mine(zapbot)],
        east=[mine(zapbot)],
    )
    game.end_round()
    assert game.table.vp == [3 + 2 + 2, 0]
    assert (game.current, game.next_base) == (jungle_oasis, tar_pits)


@pytest.mark.clause("BP-96")
def test_a_second_base_that_acts_before_it_scores_does_so_too() -> None:
    game = on_mat(round=3, base=unicrave, base_deck=[no_moon, jungle_oasis, tar_pits], north=[mine(zapbot)])
    game.end_round()
    assert game.table.vp == [4, 0]


@pytest.mark.clause("BP-96")
def test_no_moon_finds_no_other_base() -> None:
    game = on_mat(
        round=3, base=no_moon, base_deck=[jungle_oasis, tar_pits], north=[mine(zapbot)], east=[theirs(zapbot)]
    )
    game.end_round()
    assert game.table.vp == [4, 4]
    assert game.current is jungle_oasis


@pytest.mark.clause("BP-97")
def test_wintersquashed_moves_the_minion_to_the_receivers_slot_with_its_presence() -> None:
    game = on_mat(hand=[zapbot, king_rex], base=wintersquashed, mat=PROPOSED)
    game.put(zapbot, SOUTH, 3)
    while not game.is_asked_for_a_slot:
        game.choose_seat(1)
    assert game.asked == 1
    game.choose_slot(SOUTH, 1)
    game.answer(slots_at(game.table, SOUTH)[0])
    assert (game.slot_of(SOUTH, 0), game.slot_of(SOUTH, 1)) == (0, 1)
    assert len(game.rival.hand) == 2


@pytest.mark.clause("BP-98")
def test_spikey_chair_room_is_used_for_each_camp_played_into_at_the_end_of_the_round() -> None:
    game = on_mat(hand=[zapbot, walker, king_rex], base=spikey_chair_room, north=[mine(king_rex)])
    game.put(zapbot, NORTH)
    game.put(walker, EAST, 1, extra=True)
    game.decline()  # the Walker leaves the top card where it is
    game.end_round()
    for _ in (NORTH, EAST):  # it is the same wherever it is used, so that nobody orders
        assert game.asking is spikey_chair_room
        game.decline()
    assert game.is_play_phase


@pytest.mark.clause("BP-98")
def test_uss_undertaking_ferries_once_for_each_camp() -> None:
    game = on_mat(base=jungle_oasis, base_deck=[uss_undertaking, tar_pits], north=[mine(zapbot)])
    game.end_round()
    asked = []
    while not game.is_play_phase:
        if game.asking is uss_undertaking:
            asked.append(game.table.frames[-1].where)
            game.decline()
        else:
            game.answer(game.decision.options[0])
    assert sorted(asked) == [NORTH, SOUTH, EAST, WEST]


@pytest.mark.clause("BP-99")
def test_hyperspeed_10_sends_all_minions_of_a_camp_to_another() -> None:
    game = on_mat(
        hand=[hyperspeed_10],
        players=3,
        north=[mine(zapbot), theirs(king_rex), of(2, walker)],
        south=[of(2, walker)],
    )
    game.play(hyperspeed_10)
    game.choose_camp(NORTH)
    game.choose_camp(SOUTH)
    assert (game.asked, game.slots_offered()) == (0, [(SOUTH, 1), (SOUTH, 2)])
    game.choose_slot(SOUTH, 2)
    assert [game.slot_of(SOUTH, seat) for seat in (0, 1, 2)] == [2, 1, 3]
    assert game.minions(NORTH) == []


@pytest.mark.clause("BP-100")
def test_school_of_wizardry_sets_the_base_that_comes_next() -> None:
    game = on_mat(
        round=3,
        base=school_of_wizardry,
        base_deck=[tar_pits, ninja_dojo, the_homeworld, the_mothership],
        north=[mine(zapbot)],
    )
    game.end_round()
    game.choose(the_homeworld)
    game.choose(ninja_dojo)
    assert game.current is the_homeworld
    assert game.next_base is tar_pits


@pytest.mark.clause("BP-61")
def test_a_lowered_breakpoint_changes_nothing() -> None:
    game = on_mat(hand=[rampage, king_rex], base=jungle_oasis, north=[mine(king_rex)])
    game.play(rampage)
    if game.options and not game.is_play_phase:
        game.choose_camp(NORTH)
    game.end_round()
    assert game.table.vp == [0, 0]


@pytest.mark.clause("BP-50")
def test_what_the_base_does_in_a_camp_is_for_the_minions_there() -> None:
    game = on_mat(hand=[], base=cave_of_shinies, north=[mine(zapbot)])
    assert game.breakpoint(NORTH) == game.breakpoint(EAST)


@pytest.mark.clause("BP-50")
@pytest.mark.parametrize(("east", "ordered"), [(0, False), (1, True)])
def test_faces_that_do_the_same_anywhere_are_ordered_only_where_others_use_them(
    east: int, ordered: bool
) -> None:
    game = on_mat(round=3, base=ninja_dojo, north=[mine(zapbot)], east=[of(east, walker)])
    game.end_round()
    assert (game.options == [ninja_dojo, ninja_dojo]) is ordered
    if ordered:
        game.choose(ninja_dojo)
    game.choose(walker)
    assert game.options == [zapbot]
    game.choose(zapbot)
    assert game.is_play_phase


@pytest.mark.clause("BP-50", "BP-100")
def test_a_winner_of_two_camps_sets_the_next_base_twice_unasked_in_which_order() -> None:
    game = on_mat(
        round=3,
        base=school_of_wizardry,
        base_deck=[tar_pits, ninja_dojo, the_homeworld, the_mothership],
        north=[mine(zapbot)],
        south=[mine(zapbot)],
    )
    game.end_round()
    game.choose(the_homeworld)
    game.choose(ninja_dojo)
    game.choose(ninja_dojo)
    game.choose(tar_pits)
    assert game.current is ninja_dojo
