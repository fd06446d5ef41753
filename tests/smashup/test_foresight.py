"""What an answer would bring about: on the places now, or by the end of a scoring."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.ai.determinization import determinize
from baston.games.smashup.cards.card import Card
from baston.games.smashup.constants import PLAY
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.factions.aliens import the_homeworld
from baston.games.smashup.factions.dinosaurs import jungle_oasis, king_rex, tar_pits, upgrade
from baston.games.smashup.factions.ninjas import hidden_ninja, ninja_dojo, seeing_stars, shinobi
from baston.games.smashup.factions.pirates import first_mate, full_sail, pirate_king, saucy_wench, tortuga
from baston.games.smashup.factions.robots import zapbot
from baston.games.smashup.factions.tricksters import cave_of_shinies
from baston.games.smashup.factions.wizards import mystic_studies, neophyte, summon
from baston.games.smashup.factions.zombies import rhodes_plaza_mall
from baston.games.smashup.queries.power import total_power
from baston.games.smashup.state.table import Table
from baston.kernel.frame import PASS
from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, an_int
from tests.smashup.base_principale.scene import NORTH, on_mat
from tests.smashup.games import fresh
from tests.smashup.scenario import Play, at, mine, scenario, theirs

ABOUT_TO_SCORE = at(tar_pits, mine(king_rex), theirs(king_rex), theirs(zapbot))  # 7 against 9, of 16


def answers(table: Table, *plan: int) -> list[dict[str, Json]]:
    told = GAME.presentation.foresee(table, list(plan))
    assert told is not None, "somebody is asked"
    return [a_dict(answer) for answer in a_list(told["answers"])]


def answer(table: Table, option: int) -> dict[str, Json]:
    return answers(table, option)[0]


def base(answer: dict[str, Json], place: int) -> dict[str, Json] | None:
    """What would be new of a place; None if nothing."""
    return next((b for b in map(a_dict, a_list(answer["bases"])) if b["place"] == place), None)


def playing(game: Play, card: Card, place: int) -> int:
    return next(option for option in game.plays_of(card) if option & 0x3FF == place)


def is_idle(game: Play, card: Card) -> bool:
    """Whether nothing would happen by the card, wherever it was played first."""
    return answer(game.table, game.plays_of(card)[0])["idle"] is True


def holding(game: Play, card: Card) -> int:
    """The option of the window that plays the card from the hand."""
    return next(o for o in game.decision.options if o != PASS and game._card_of(o) is card)


def test_a_minion_is_told_to_make_a_base_score_where_it_would() -> None:
    game = scenario(hand=[king_rex], bases=[at(tar_pits, theirs(king_rex), mine(zapbot)), at(the_homeworld)])
    here, there = game.place(1), game.place(2)
    told = base(answer(game.table, playing(game, king_rex, here)), here)
    assert told is not None
    assert (told["total"], told["breakpoint"], told["totals"], told["scores"]) == (16, 16, [9, 7], True)
    other = answer(game.table, playing(game, king_rex, there))
    assert base(other, here) is None
    assert a_dict(base(other, there))["scores"] is False


def test_nothing_of_it_is_played() -> None:
    game = scenario(hand=[king_rex, full_sail], bases=[at(tar_pits), at(tortuga, mine(saucy_wench))])
    before = GAME.digest(game.table)
    answers(game.table)
    assert GAME.digest(game.table) == before


def test_an_action_is_told_by_the_powers_that_it_changes() -> None:
    game = scenario(hand=[upgrade, king_rex], bases=[at(tar_pits, theirs(king_rex), mine(zapbot))])
    bot, rex = game.in_play(zapbot), game.in_play(king_rex)
    assert answer(game.table, playing(game, upgrade, bot))["things"] == [[bot, 4]]
    assert answer(game.table, playing(game, upgrade, rex))["things"] == [[rex, 9]]


def test_what_its_player_is_asked_then_is_said_and_left_open() -> None:
    game = scenario(
        hand=[saucy_wench, king_rex], bases=[at(tar_pits, theirs(zapbot), theirs(king_rex)), at(tortuga)]
    )
    told = answer(game.table, playing(game, saucy_wench, game.place(1)))
    assert (told["asks"], told["things"]) == (True, [])
    assert a_dict(base(told, game.place(1)))["totals"] == [3, 9]


def test_a_play_by_which_nothing_happens_is_told_to_be_idle() -> None:
    idle = scenario(
        hand=[seeing_stars, full_sail, hidden_ninja, king_rex], bases=[at(tar_pits, theirs(king_rex))]
    )
    assert {card.title for card in (seeing_stars, full_sail, hidden_ninja) if is_idle(idle, card)} == {
        "Seeing Stars",
        "Full Sail",
        "Hidden Ninja",
    }
    assert not is_idle(idle, king_rex)
    useful = scenario(
        hand=[seeing_stars, full_sail], bases=[at(tar_pits, theirs(zapbot), mine(first_mate)), at(tortuga)]
    )
    assert not is_idle(useful, seeing_stars)
    assert not is_idle(useful, full_sail)


def test_what_only_lasts_draws_or_allows_plays_is_not_idle() -> None:
    game = scenario(hand=[mystic_studies, summon], deck=[zapbot] * 3, bases=[at(tar_pits)])
    assert not is_idle(game, mystic_studies)
    assert not is_idle(game, summon)


def test_whether_more_is_asked_hides_nothing_of_what_is_known() -> None:
    for actions in range(6):  # of the six cards one of which Neophyte reveals: it asks if that is an action
        deck = [upgrade] * actions + [zapbot] * (6 - actions)
        game = scenario(hand=[neophyte], deck=deck, bases=[at(tar_pits)])
        told = answer(game.table, playing(game, neophyte, game.place(1)))
        assert told["known"] is True
        assert a_dict(base(told, game.place(1)))["totals"] == [2, 0]


def test_in_a_camp_there_is_no_breakpoint() -> None:
    game = on_mat(hand=[king_rex], north=[theirs(zapbot)])
    option = next(o for o in game.plays_of(king_rex) if answers(game.table, o)[0]["bases"])
    told = a_dict(a_list(answer(game.table, option)["bases"])[0])
    assert (told["breakpoint"], told["scores"]) == (0, False)
    assert an_int(told["place"]) >= NORTH


@pytest.mark.clause("SU-34", "SU-38")
def test_a_scoring_is_foreseen_without_anybody_acting_and_with_each_answer() -> None:
    game = scenario(
        hand=[shinobi, upgrade],
        bases=[ABOUT_TO_SCORE, at(the_homeworld)],
        base_deck=[jungle_oasis, ninja_dojo, cave_of_shinies],
        vp=[9, 12],
    )
    game.end_turn()
    passing, acting = answers(game.table)
    assert (passing["option"], passing["totals"], passing["vp"]) == (PASS, [7, 9], [9 + 3, 12 + 4])
    assert (passing["over"], passing["winners"]) == (True, [1])
    assert (acting["totals"], acting["vp"], acting["over"]) == ([10, 9], [13, 15], True)


@pytest.mark.card("pirate_king")
def test_who_may_come_is_told_by_what_he_would_change_here_and_where_he_stands() -> None:
    game = scenario(
        bases=[ABOUT_TO_SCORE, at(tortuga, mine(pirate_king), theirs(zapbot))], base_deck=[ninja_dojo]
    )
    staying, coming = answers(game.table)
    assert (staying["totals"], coming["totals"]) == ([7, 9], [12, 9])
    assert staying["vp"] == [3, 4]
    assert coming["vp"] == [4, 3]
    assert a_dict(base(coming, game.place(2)))["totals"] == [0, 2]


@pytest.mark.card("full_sail")
def test_what_leaves_a_choice_is_told_as_it_would_be_at_its_best() -> None:
    game = scenario(
        hand=[full_sail, king_rex],
        bases=[ABOUT_TO_SCORE, at(tortuga, mine(zapbot), mine(saucy_wench)), at(cave_of_shinies)],
        base_deck=[ninja_dojo],
    )
    game.end_turn()
    told = answer(game.table, holding(game, full_sail))
    assert (told["chosen"], told["totals"]) == (True, [7 + 2 + 3, 9])
    assert (told["vp"], answer(game.table, PASS)["chosen"]) == ([4, 3], False)


@pytest.mark.card("hidden_ninja")
def test_a_card_from_the_hand_brings_what_it_can_at_best() -> None:
    game = scenario(
        hand=[hidden_ninja, king_rex], bases=[ABOUT_TO_SCORE, at(tortuga)], base_deck=[ninja_dojo]
    )
    game.end_turn()
    assert answer(game.table, holding(game, hidden_ninja))["totals"] == [14, 9]


def test_points_that_the_base_itself_gives_are_counted_too() -> None:
    full = at(rhodes_plaza_mall, *[mine(king_rex)] * 2, *[theirs(king_rex)] * 2)
    game = scenario(hand=[shinobi, upgrade], bases=[full, at(the_homeworld)], base_deck=[jungle_oasis])
    game.end_turn()
    assert answers(game.table)[0]["vp"] == [2, 2]


@pytest.mark.card("first_mate")
def test_after_a_scoring_what_is_saved_is_told_where_it_would_be() -> None:
    game = scenario(
        bases=[at(tar_pits, mine(king_rex), mine(king_rex), mine(first_mate)), at(tortuga, theirs(zapbot))],
        base_deck=[ninja_dojo],
    )
    leaving, saving = answers(game.table)
    assert (leaving["option"], base(leaving, game.place(2))) == (PASS, None)
    assert a_dict(base(saving, game.place(2)))["totals"] == [2, 2]


def test_the_mat_is_foreseen_as_a_whole() -> None:
    game = on_mat(round=3, hand=[shinobi], north=[mine(zapbot), theirs(king_rex)])
    game.end_round()
    passing, *acting = answers(game.table)
    assert (passing["totals"], passing["vp"]) == ([2, 7], [2, 4])
    assert any(told["totals"] == [5, 7] for told in acting)


@pytest.mark.parametrize("options", [{}, {"boxes": "ressemblances-fortuites"}, {"mode": "base-principale"}])
def test_what_is_foreseen_comes_true_though_others_cards_are_hidden(options: dict[str, str]) -> None:
    """In random games: the totals after a play are those that were told, wherever they were told."""
    told = 0
    for seed in range(1, 7):
        table = fresh(2, seed, **options)
        chance = Rng(seed)
        while not table.over and table.turn_number < 12:
            assert table.decision is not None
            option = table.decision.options[chance.below(len(table.decision.options))]
            foreseen = None
            if table.phase == PLAY and option != PASS and not table.windows:
                foreseen = answer(table, option)
                assert foreseen == answer(determinize(table, table.decision.player, seed), option)
            turn = table.turn_number
            GAME.answer(table, option)
            goes_on = table.phase == PLAY and table.turn_number == turn and option >> TOKEN != USE
            if foreseen is not None and foreseen["known"] and goes_on:
                for place in table.places:
                    figures = base(foreseen, place)
                    assert figures is None or figures["total"] == total_power(table, place)
                    told += figures is not None
    assert told > 20


def test_who_waits_is_told_what_a_scoring_comes_to_if_nobody_acts_and_no_more() -> None:
    game = scenario(
        hand=[shinobi, upgrade],
        bases=[ABOUT_TO_SCORE, at(the_homeworld)],
        base_deck=[jungle_oasis, ninja_dojo, cave_of_shinies],
    )
    assert GAME.presentation.forecast(game.table, 1) == {"scoring": None, "answers": []}
    game.end_turn()
    passing, _ = answers(game.table)
    assert GAME.presentation.forecast(game.table, 1) == {"scoring": "before", "answers": [passing]}


@pytest.mark.parametrize(
    "options", [{"factions": "pirates+ninjas,ninjas+pirates", "copies": "2"}, {"mode": "base-principale"}]
)
def test_what_who_waits_is_told_depends_on_nothing_that_is_hidden_from_them(options: dict[str, str]) -> None:
    told = 0
    for seed in range(1, 9):
        table = fresh(2, seed, even_windows="true", **options)
        chance = Rng(seed)
        while not table.over and table.turn_number < 16:
            assert table.decision is not None
            if table.windows:
                seat = 1 - table.decision.player
                foreseen = GAME.presentation.forecast(table, seat)
                assert foreseen == GAME.presentation.forecast(determinize(table, seat, seed), seat)
                told += len(a_list(foreseen["answers"]))
            GAME.answer(table, table.decision.options[chance.below(len(table.decision.options))])
    assert told > 5
