"""Ratings against what is known of them in closed form, and against planted strengths."""

from __future__ import annotations

import random
from itertools import combinations
from math import log10, sqrt

import pytest

from baston.league.elo import LOGIT, Meeting, rated
from baston.league.intervals import ONCE


@pytest.mark.parametrize(("points", "lead"), [(50, 0.0), (75, 190.85), (90, 381.70), (64, 99.95)])
def test_two_bots_are_as_far_apart_as_their_odds(points: int, lead: float) -> None:
    ratings = rated(2, [Meeting(0, 1, 100, points)])
    assert ratings.lead(0, 1)[0] == pytest.approx(400 * log10(points / (100 - points)), abs=0.01)
    assert ratings.lead(0, 1)[0] == pytest.approx(lead, abs=0.01)


def test_the_interval_of_two_bots_is_that_of_their_odds() -> None:
    ratings = rated(2, [Meeting(0, 1, 200, 150)])
    half_width = ONCE * LOGIT / sqrt(200 * 0.75 * 0.25)
    assert ratings.lead(0, 1)[1] == pytest.approx(half_width)
    assert ratings.half_width(0) == pytest.approx(half_width / 2)  # each is half as far from their mean


def test_draws_count_as_half_a_win_and_half_a_loss() -> None:
    drawn = rated(2, [Meeting(0, 1, 100, 40 + 40 / 2)])
    won = rated(2, [Meeting(0, 1, 100, 60)])
    assert drawn == won


def test_a_chain_of_bots_adds_up() -> None:
    ratings = rated(3, [Meeting(0, 1, 100, 75), Meeting(1, 2, 100, 75)])
    assert ratings.lead(0, 2)[0] == pytest.approx(2 * 190.85, abs=0.01)
    assert ratings.lead(0, 2)[1] > ratings.lead(0, 1)[1]
    assert sum(ratings.elo) == pytest.approx(0)


def test_results_that_agree_give_the_strengths_that_they_come_of() -> None:
    strengths = [300.0, 100.0, -50.0, -350.0]
    meetings = [
        Meeting(one, other, 1000, 1000 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400)))
        for one, other in combinations(range(4), 2)
    ]
    assert rated(4, meetings).elo == pytest.approx(strengths, abs=0.001)


def test_a_bot_that_wins_all_is_a_finite_way_ahead() -> None:
    assert rated(2, [Meeting(0, 1, 100, 100)]).lead(0, 1)[0] == pytest.approx(400 * log10(99.5 / 0.5))
    assert rated(2, [Meeting(0, 1, 400, 0)]).lead(0, 1)[0] == pytest.approx(-400 * log10(399.5 / 0.5))


def test_games_that_always_go_the_same_in_pairs_tell_half_as_much() -> None:
    apart, alike = (rated(2, [Meeting(0, 1, 100, 60, spread)]) for spread in (1.0, 2.0))
    assert alike.elo == apart.elo
    assert alike.lead(0, 1)[1] == pytest.approx(sqrt(2) * apart.lead(0, 1)[1])


def test_intervals_hold_the_planted_strengths_as_often_as_they_say() -> None:
    rng = random.Random(8)
    strengths, games = [200.0, 60.0, -60.0, -200.0], 100
    pairs = list(combinations(range(4), 2))
    chances = [1 / (1 + 10 ** ((strengths[b] - strengths[a]) / 400)) for a, b in pairs]
    held, told = 0, 0
    for _ in range(200):
        won = [sum(rng.random() < chance for _ in range(games)) for chance in chances]
        ratings = rated(4, [Meeting(*pair, games, points) for pair, points in zip(pairs, won, strict=True)])
        for bot, strength in enumerate(strengths):
            held += abs(ratings.elo[bot] - strength) <= ratings.half_width(bot)
        for one, other in pairs:
            lead, half_width = ratings.lead(one, other)
            held += abs(lead - (strengths[one] - strengths[other])) <= half_width
        told += 4 + len(pairs)
    assert 0.93 <= held / told <= 0.97
