"""Flat Monte Carlo: how its budget is spent."""

from __future__ import annotations

from baston.bots.flat import Flat
from tests.bots.counting import begun


def test_rollouts_are_as_many_as_the_budget_says() -> None:
    game, state, seat = begun("3,4,5")
    Flat("flat:20", 20).choose(game, state, seat, 1)
    assert game.copies == 20


def test_options_that_are_tried_in_turn_share_a_determinization() -> None:
    game, state, seat = begun("3,4,5")
    Flat("flat:20", 20).choose(game, state, seat, 1)
    assert game.samples == 4 + 5  # ten tries of three options, and ten of the better two
