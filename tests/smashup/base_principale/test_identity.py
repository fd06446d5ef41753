"""A card that leaves play and comes back while an effect moves cards about a mat is a new card: SU-203.

North 1 brings a Collector, which returns the minion that came there, and The Homeworld brings that one back.
"""

from __future__ import annotations

import pytest

from baston.games.smashup.cards.card import Card
from baston.games.smashup.factions.aliens import collector, the_homeworld
from baston.games.smashup.factions.changerbots import bruiser, change_up_and_roll_on, flighterizer
from baston.games.smashup.factions.dinosaurs import king_rex
from baston.games.smashup.factions.pirates import first_mate, full_sail
from tests.smashup.base_principale.scene import NORTH, SOUTH, OnMat, on_mat, with_slot
from tests.smashup.scenario import Piece, mine

GUESTS = with_slot("north.1", 'when = "presence"', 'effect = "extra-minion"', "power = 2")


def mat(*hand: Card, south: list[Piece], round: int = 1) -> OnMat:
    return on_mat(hand=[collector, *hand], base=the_homeworld, mat=GUESTS, south=south, round=round)


def goes_round(game: OnMat, minion: Card) -> None:
    """The minion has come to North 1: Collector returns it, and it is played again."""
    game.put(collector, NORTH)
    game.choose(minion)
    game.put(minion, NORTH)


@pytest.mark.card("full_sail")
@pytest.mark.clause("SU-203", "SU-89")
def test_full_sail_may_move_a_minion_that_has_come_back_meanwhile() -> None:
    game = mat(full_sail, south=[mine(first_mate), mine(king_rex)])
    game.play(full_sail)
    game.choose(first_mate)
    game.choose_camp(NORTH)
    game.choose_slot(NORTH, 1)
    goes_round(game, first_mate)
    assert game.options == [collector, first_mate, king_rex]
    game.choose(first_mate)
    game.choose_camp(SOUTH)
    assert game.options == [collector, king_rex]


@pytest.mark.card("first_mate")
@pytest.mark.clause("SU-203", "BP-23")
def test_a_first_mate_that_has_been_saved_and_comes_back_is_not_saved() -> None:
    game = mat(king_rex, south=[mine(first_mate)], round=3)
    game.end_round()
    game.choose_camp(NORTH)
    game.choose_slot(NORTH, 1)
    goes_round(game, first_mate)
    assert game.minions(NORTH) == []
    assert first_mate in game.me.discard


@pytest.mark.card("change_up_and_roll_on")
@pytest.mark.clause("SU-203")
def test_who_rolls_on_is_not_tired_if_it_comes_back() -> None:
    game = mat(change_up_and_roll_on, king_rex, south=[mine(bruiser), mine(bruiser)], round=3)
    game.end_round()
    game.choose(change_up_and_roll_on)
    game.choose_camp(NORTH)
    game.choose(bruiser, bruiser)
    game.choose_slot(NORTH, 1)
    goes_round(game, bruiser)
    assert (
        game.camps.totals[0] == 1 + 2 + 2
    )  # the one that has only moved is tired, Collector and the other are not


@pytest.mark.card("flighterizer")
@pytest.mark.clause("SU-203")
def test_who_takes_off_is_not_weaker_if_it_comes_back() -> None:
    game = mat(king_rex, south=[mine(bruiser, flighterizer)])
    game.use(flighterizer)
    game.choose_camp(NORTH)
    game.choose_slot(NORTH, 1)
    goes_round(game, bruiser)
    assert game.power(bruiser) == 2
