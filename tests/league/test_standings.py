"""When a pairing ends, which games count, and the order that comes of them."""

from __future__ import annotations

import random

import pytest

from baston.league.game import Result
from baston.league.plan import Fixture, Pairing, Target, marks
from baston.league.standings import match_of, tables
from tests.league.planted import ONLY, league, planted

EIGHTY = [Target(0.8)]


def test_without_a_target_all_games_are_played() -> None:
    of = league("uniform", "greedy", games=400)
    match, is_over = match_of(of, ONLY, planted(of, 1.0, random.Random(1)))
    assert (match.games, is_over) == (400, True)


@pytest.mark.parametrize(("share", "games"), [(1.0, 40), (0.0, 40), (0.5, 40)])
def test_a_pairing_ends_after_forty_games_if_its_interval_lies_beside_the_target(
    share: float, games: int
) -> None:
    of = league("uniform", "greedy", targets=EIGHTY)
    match, is_over = match_of(of, ONLY, planted(of, share, random.Random(1)))
    assert (match.games, is_over) == (games, True)


def test_no_pairing_ends_before_forty_games() -> None:
    of = league("uniform", "greedy", games=100, targets=EIGHTY)
    results = planted(of, 1.0, random.Random(1))
    assert marks(of)[0] == 5
    assert match_of(of, ONLY, results)[0].games == 40


def test_a_pairing_near_its_target_goes_on_to_its_last_game() -> None:
    of = league("uniform", "greedy", targets=EIGHTY)
    match, is_over = match_of(of, ONLY, planted(of, 0.8, random.Random(1)))
    low, high = match.interval
    assert (match.games, is_over) == (400, True)
    assert low < 0.8 < high


def test_targets_are_seldom_passed_on_the_wrong_side() -> None:
    of = league("uniform", "greedy", targets=[Target(0.6, "uniform", "greedy")])
    rng = random.Random(2)
    wrong = sum(match_of(of, ONLY, planted(of, 0.6, rng))[0].is_decided() for _ in range(100))
    assert wrong <= 9  # 5 % are 5; with an interval made for one look it would be 17


def test_a_target_of_two_bots_goes_before_that_of_all_and_is_about_the_first() -> None:
    of = league("uniform", "greedy", targets=[Target(0.8), Target(0.6, "greedy", "uniform")])
    match = match_of(of, ONLY, planted(of, 0.2, random.Random(1)))[0]
    assert match.is_decided()
    assert match.interval[1] < 0.4


def test_games_beyond_the_end_or_beyond_a_gap_do_not_count() -> None:
    of = league("uniform", "greedy", targets=EIGHTY)
    results = planted(of, 1.0, random.Random(1))
    ended = match_of(of, ONLY, dict(list(results.items())[:80]))
    assert ended == match_of(of, ONLY, results)
    del results[Fixture(ONLY, 7, True)]
    match, is_over = match_of(of, ONLY, results)
    assert (match.games, is_over) == (0, False)


def test_the_best_stands_first_and_leads_the_next() -> None:
    of = league("uniform", "easy", "strong", games=200)
    rng = random.Random(4)
    shares = {Pairing(0, 0, 1): 0.25, Pairing(0, 0, 2): 0.1, Pairing(0, 1, 2): 0.25}
    results: dict[Fixture, Result] = {}
    for pairing, share in shares.items():
        results |= planted(of, share, rng, pairing=pairing)
    (table,) = tables(of, results)
    assert [standing.bot for standing in table.standings] == [2, 1, 0]
    assert [standing.games for standing in table.standings] == [400, 400, 400]
    assert sum(standing.points for standing in table.standings) == 600
    for above, below in zip(table.standings, table.standings[1:], strict=False):
        assert above.lead is not None
        assert above.lead[0] == pytest.approx(above.elo - below.elo)
        assert abs(above.lead[0] - 190.85) < above.lead[1]
    assert table.standings[-1].lead is None


def test_a_division_has_no_table_before_all_have_met() -> None:
    of = league("uniform", "easy", "strong", games=40)
    assert tables(of, planted(of, 0.5, random.Random(1))) == []
