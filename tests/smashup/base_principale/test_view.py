"""What is seen and said of a mat: its state in a view, and the questions of its agreements."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.factions.dinosaurs import howl, king_rex, rampage, war_raptor
from baston.games.smashup.factions.pirates import buccaneer, full_sail
from baston.games.smashup.factions.robots import the_central_brain, zapbot
from baston.games.smashup.mat import PROPOSED
from baston.kernel.text import Json, a_dict, a_list
from tests.smashup.base_principale.scene import NORTH, OnMat, on_mat
from tests.smashup.games import fresh, play_at_random
from tests.smashup.scenario import mine, theirs


def mat_of(game: OnMat, seat: int | None = 0) -> dict[str, Json]:
    return a_dict(GAME.presentation.view(game.table, seat)["mat"])


@pytest.mark.clause("BP-21", "BP-22", "BP-81")
def test_the_view_tells_what_a_scoring_would_pay_now() -> None:
    game = on_mat(
        north=[mine(king_rex), theirs(buccaneer)],
        south=[theirs(buccaneer)],
        mat=PROPOSED,
        players=3,
        period=3,
    )
    told = mat_of(game)
    assert told["totals"] == [7, 9, 0]  # slot 2 gives the buccaneer in the north one more
    assert told["pays"] == [{"place": 4, "camps": 1}, {"place": 7, "camps": 1}, {"place": 0, "camps": 0}]


@pytest.mark.clause("BP-30", "BP-34")
def test_the_view_tells_whose_a_slot_is_and_what_it_adds() -> None:
    game = on_mat(hand=[war_raptor], mat=PROPOSED)
    game.put(war_raptor, NORTH, slot=2)
    north = a_dict(a_list(mat_of(game)["camps"])[0])
    assert north["leaders"] == [0]
    slots = [a_dict(slot) for slot in a_list(north["slots"])]
    assert [(slot["seat"], slot["power"]) for slot in slots] == [(None, 0), (0, 1), (None, 0)]
    assert (slots[1]["effect"], slots[1]["numbers"]) == ("power", {"power": 1})


@pytest.mark.clause("BP-20")
def test_the_view_tells_that_the_mat_is_being_scored() -> None:
    game = on_mat(hand=[full_sail, king_rex], round=3, north=[mine(zapbot)])
    assert mat_of(game)["scoring"] is False
    game.end_round()
    assert mat_of(game)["scoring"] is True
    game.decline()
    assert (game.is_play_phase, mat_of(game)["scoring"]) == (True, False)


@pytest.mark.clause("BP-3")
def test_everybody_sees_the_next_base_if_there_is_one() -> None:
    game = on_mat()
    assert mat_of(game, None)["next"] == game.next_base.id
    assert mat_of(on_mat(base_deck=[]))["next"] is None


@pytest.mark.clause("BP-50")
def test_what_the_base_gives_in_a_camp_is_told_with_its_name() -> None:
    game = on_mat(base=the_central_brain, north=[mine(king_rex)])
    north = a_dict(a_list(GAME.presentation.view(game.table, 1)["bases"])[0])
    (why,) = a_list(a_dict(a_list(north["minions"])[0])["why"])
    assert (a_dict(why)["card"], a_dict(why)["amount"]) == ("the_central_brain", 1)


def test_views_on_a_mat_that_are_made_together_are_those_that_each_has_alone() -> None:
    table = fresh(3, 5, mode="base-principale")
    seats = [*range(3), None]
    while not table.over:
        assert GAME.presentation.views(table, seats) == [
            GAME.presentation.view(table, seat) for seat in seats
        ]
        play_at_random(table, 1, 5 + table.turn_number)


def test_a_standard_table_has_no_mat_to_see() -> None:
    assert GAME.presentation.view(fresh(), 0)["mat"] is None


@pytest.mark.clause("BP-60", "BP-88")
@pytest.mark.parametrize(
    ("lang", "asked"),
    [
        (
            "en",
            "Player 1 sees no use here for Rampage and Howl. "
            "Do you agree that other cards are drawn instead?",
        ),
        (
            "fr",
            "Joueur 1 ne voit ici aucune utilité à Saccage et Hurlement. "
            "Acceptes-tu que d’autres cartes soient piochées à la place\u00a0?",
        ),
    ],
)
def test_who_is_to_agree_reads_which_cards_are_shown(lang: str, asked: str) -> None:
    game = on_mat(hand=[rampage, howl, king_rex], deck=[zapbot] * 9, agreements=True)
    game.end_round()
    game.show(rampage, howl)
    assert GAME.presentation.prompt(game.table, lang) == asked


@pytest.mark.clause("BP-61")
def test_own_cards_without_effect_are_marked_for_their_owner_alone() -> None:
    game = on_mat(hand=[rampage, king_rex], agreements=True)
    assert GAME.presentation.view(game.table, 0)["useless"] == game.table.hand[0][:1]
    assert (
        GAME.presentation.view(game.table, 1)["useless"]
        == GAME.presentation.view(game.table, None)["useless"]
        == []
    )
