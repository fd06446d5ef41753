"""Turning points: what is large enough, how many at most, whose doing."""

from __future__ import annotations

from baston.analysis import DecisionAnalysis, End, TurningPoint, turning_points, win_percent


def decision(count: int, value: float, loss: float = 0.0) -> DecisionAnalysis:
    """A decision after so many answers, with this value, of which the answer gave so much away."""
    return DecisionAnalysis(count, 1, 1 if loss == 0 else 2, value - loss, value)


def test_what_an_answer_gives_away_is_a_mistake_and_what_follows_it_is_not_blamed_on_it() -> None:
    found = turning_points([decision(3, 0.5, loss=0.5), decision(8, 0.0)], None)
    assert found == [TurningPoint(3, "mistake", -0.5)]


def test_what_changes_between_two_decisions_is_a_swing_shown_where_it_has_happened() -> None:
    assert turning_points([decision(3, 0.5), decision(8, -0.25)], None) == [TurningPoint(8, "swing", -0.75)]
    assert turning_points([decision(3, -0.5), decision(8, 0.25)], None) == [TurningPoint(8, "swing", 0.75)]


def test_the_end_may_be_a_swing() -> None:
    assert turning_points([decision(3, 0.0)], End(9, 1.0)) == [TurningPoint(9, "swing", 1.0)]
    assert turning_points([decision(3, 0.0)], None) == []
    assert turning_points([], End(9, 1.0)) == []


def test_what_two_searches_differ_by_is_no_turning_point() -> None:
    steady = [decision(n, 0.05 * (n % 2), loss=0.05) for n in range(20)]
    assert turning_points(steady, End(20, 0.1)) == []


def test_the_largest_of_each_kind_are_told_in_the_order_of_the_game() -> None:
    decisions = [decision(n, 0.0, loss=0.2 + n / 100) for n in range(9)]
    found = turning_points(decisions, None)
    assert [one.count for one in found if one.kind == "mistake"] == [5, 6, 7, 8]
    assert [one.count for one in found] == sorted(one.count for one in found)


def test_a_value_is_a_chance_to_win() -> None:
    assert [win_percent(value) for value in (-1.0, -0.5, 0.0, 1.0)] == [0, 25, 50, 100]
