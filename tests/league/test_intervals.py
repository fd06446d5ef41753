"""Shares of points: how often their intervals hold the planted share, at one look and at all."""

from __future__ import annotations

import random

import pytest

from baston.league.intervals import ONCE, REPEATED, interval, spread_of


def test_an_interval_is_that_of_wilson() -> None:
    low, high = interval(81, 263)  # the example of Newcombe (1998), table I
    assert low == pytest.approx(0.2553, abs=1e-4)
    assert high == pytest.approx(0.3662, abs=1e-4)


def test_a_bot_that_won_all_may_still_lose_one() -> None:
    low, high = interval(40, 40)
    assert 0.9 < low < 0.92
    assert high == pytest.approx(1.0)


def test_pairs_that_go_the_same_way_twice_count_as_one_game() -> None:
    assert spread_of([1.0, 0.0] * 50) == pytest.approx(2.0)
    assert interval(100, 200, 2.0) == interval(50, 100)


def test_pairs_that_even_each_other_out_make_no_interval_narrower() -> None:
    assert spread_of([0.5] * 50) == 1.0
    assert spread_of([1.0]) == 1.0


def held(share: float, alike: float, pairs: int, rng: random.Random) -> bool:
    """Does the interval of a planted match, whose pairs go the same way twice that often, hold its share?"""
    won = []
    for _ in range(pairs):
        first = rng.random() < share
        won.append((first + (first if rng.random() < alike else rng.random() < share)) / 2)
    low, high = interval(2 * sum(won), 2 * pairs, spread_of(won))
    return low <= share <= high


@pytest.mark.parametrize("alike", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("share", [0.5, 0.8])
def test_intervals_hold_the_planted_share_as_often_as_they_say(share: float, alike: float) -> None:
    rng = random.Random(5)
    assert 0.93 <= sum(held(share, alike, 100, rng) for _ in range(800)) / 800 <= 0.98


@pytest.mark.parametrize(("deviations", "least", "most"), [(ONCE, 0.10, 0.25), (REPEATED, 0.01, 0.06)])
def test_ten_looks_err_often_unless_the_interval_is_made_for_them(
    deviations: float, least: float, most: float
) -> None:
    rng, share, erred = random.Random(3), 0.6, 0
    for _ in range(400):
        won: list[bool] = []
        outside = False
        for _ in range(10):
            won += [rng.random() < share for _ in range(40)]
            low, high = interval(sum(won), len(won), 1.0, deviations)
            outside = outside or not low <= share <= high
        erred += outside
    assert least <= erred / 400 <= most
