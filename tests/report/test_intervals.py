"""Intervals and chances agree with what is published, and hold what they promise."""

from __future__ import annotations

from math import comb

import pytest

from baston.kernel.rng import Rng
from baston.report.intervals import detectable, difference, holm
from baston.report.numbers import gap, once_in, percent, whole
from baston.report.shares import Share, weighted
from baston.simulation.wilson import Z95, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718), (81, 263, 0.2553, 0.3662)],
)
def test_intervals_are_wilsons(wins: int, games: int, low: float, high: float) -> None:
    """The examples of R. G. Newcombe, "Two-sided confidence intervals for the single proportion" (1998)."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.00006)


def test_an_interval_holds_the_true_share_nineteen_times_in_twenty() -> None:
    rng = Rng(3)
    held = 0
    for _ in range(1000):
        wins = sum(rng.below(10) < 3 for _ in range(200))
        low, high = wilson(wins, 200)
        held += low <= 0.3 <= high
    assert 930 <= held <= 970


def chance(wins: int, games: int, fair: float) -> float:
    """Of a share of games in which there is one such side."""
    return Share(wins, games, games).chance(fair)


def test_shares_of_one_side_are_wilsons() -> None:
    for wins, games in ((15, 148), (0, 20), (20, 20), (1, 29)):
        assert Share(wins, games, games).interval() == pytest.approx(wilson(wins, games), abs=1e-9)
        met = weighted(wins, games - wins, games)
        assert (met.rate, *met.interval()) == pytest.approx((wins / games, *wilson(wins, games)), abs=1e-9)


def test_a_chance_is_that_of_so_many_coins() -> None:
    for games in (15, 100):
        for wins in range(games // 2 + 1, games + 1):
            exact = 2 * sum(comb(games, heads) for heads in range(wins, games + 1)) / 2**games
            if exact > 0.001:
                assert chance(wins, games, 0.5) == pytest.approx(min(1.0, exact), rel=0.4, abs=0.001)
    assert chance(3, 15, 0.5) == chance(12, 15, 0.5)


def test_many_comparisons_count_together() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]


def test_what_is_called_detectable_is_found_four_times_in_five() -> None:
    rng = Rng(5)
    true = 0.5 + detectable(400, 0.5, 1)
    found = 0
    for _ in range(500):
        wins = sum(rng.below(1_000_000) < true * 1_000_000 for _ in range(400))
        found += chance(wins, 400, 0.5) < 0.05
    assert 370 <= found <= 430
    assert detectable(1600, 0.5, 1) == pytest.approx(detectable(400, 0.5, 1) / 2)
    assert detectable(400, 0.5, 12) > detectable(400, 0.5, 1)


def test_strata_are_not_mixed_up() -> None:
    """With the card 80 % to 60 %, and 30 % to 10 %: 20 points in both, though put together it is 75 to 36."""
    strata = [(80, 100, 60, 100), (3, 10, 9, 90)]
    gained, error = difference(strata)
    assert gained == pytest.approx(0.2)
    assert gained - Z95 * error > 0
    assert difference([(5, 10, 0, 0)]) == (0.0, 1.0)


def test_numbers_are_written_as_each_language_writes_them() -> None:
    assert [percent(0.6012, lang) for lang in ("en", "fr")] == ["60.1%", "60,1\u202f%"]
    assert [whole(20000, lang) for lang in ("en", "fr")] == ["20,000", "20\u202f000"]
    assert [gap(difference, "fr") for difference in (-0.051, 0.02)] == ["−5,1", "+2,0"]
    assert [once_in(rare) for rare in (0.05, 0.012, 1e-12)] == [20, 80, 1_000_000]
