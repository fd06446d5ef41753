"""Games of a league: paired by deal, with exchanged seats, the same whoever plays them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from baston.games import game_named
from baston.league.game import Result, play, sides_of
from baston.league.plan import Fixture, League, Pairing, Target, deal_seed, pairings
from baston.league.rounds import played
from baston.league.standings import tables
from baston.simulation.processes import Processes
from baston.simulation.runner import Here, Runner
from tests.league.planted import NIM, ONLY, league

Task = TypeVar("Task")
Done = TypeVar("Done")


class Backwards(Runner):
    """Carries out all tasks before it gives a result, the last first."""

    def map(self, function: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        yield from reversed([function(task) for task in tasks])

    def close(self) -> None:
        pass


def timeless(result: Result) -> tuple[Fixture, int, float, list[int]]:
    """A result without the seconds that it took."""
    return result.fixture(), result.seed, result.points, result.choices


def outcome(of: League, runner: Runner, known: Iterable[Result] = ()) -> dict[Fixture, Result]:
    """All results of a league of which some are known."""
    results = {result.fixture(): result for result in known}
    for _ in played(of, results, runner):
        pass
    return results


def test_a_pair_is_one_deal_with_exchanged_seats() -> None:
    of = league("uniform", "greedy")
    one, other = (play((of, Fixture(ONLY, 0, exchanged))) for exchanged in (False, True))
    assert one.seed == other.seed
    assert sides_of([[0], [1]], exchanged=False) == {0: 0, 1: 1}
    assert sides_of([[0], [1]], exchanged=True) == {0: 1, 1: 0}


def test_bots_play_whole_teams_and_of_four_alone_every_second() -> None:
    assert sides_of([[0, 2], [1, 3]], exchanged=False) == {0: 0, 2: 0, 1: 1, 3: 1}
    assert sides_of([[0], [1], [2], [3]], exchanged=True) == {0: 1, 1: 0, 2: 1, 3: 0}


def test_the_better_bot_wins_from_either_seat() -> None:
    of = league("uniform", "flat:30", games=30)
    results = outcome(of, Here())
    for exchanged in (False, True):
        points = [result.points for result in results.values() if result.exchanged == exchanged]
        assert sum(points) < len(points) / 3


def test_no_two_pairs_have_the_same_deal() -> None:
    of = league("uniform", "greedy", "easy")
    fixtures = [Fixture(pairing, pair, False) for pairing in pairings(of) for pair in range(200)]
    assert len({deal_seed(of, fixture) for fixture in fixtures}) == 600


def test_a_pair_deals_the_same_factions_to_the_same_seats() -> None:
    smashup = game_named("smashup")
    setup = smashup.setup(2, {})
    seeds = [
        deal_seed(league("uniform", "greedy"), Fixture(ONLY, 0, exchanged)) for exchanged in (False, True)
    ]
    views = [smashup.presentation.view(smashup.new(setup, seed), None) for seed in seeds]
    assert views[0]["factions"] == views[1]["factions"]


def test_greedy_beats_uniform_at_nim() -> None:
    of = league("uniform", "greedy", games=200)
    (table,) = tables(of, outcome(of, Here()))
    assert table.standings[0].bot == 1
    assert table.standings[0].elo - table.standings[0].half_width > 50
    assert table.matches[0].interval[1] < 0.4


def test_the_order_in_which_games_end_changes_nothing() -> None:
    of = league("uniform", "greedy", "flat:4", games=44, targets=[Target(0.6)])
    one, other = outcome(of, Here()), outcome(of, Backwards())
    assert sorted(map(timeless, one.values())) == sorted(map(timeless, other.values()))


def test_processes_change_nothing() -> None:
    of = league("uniform", "greedy", games=40)
    with Processes(2) as runner:
        assert sorted(map(timeless, outcome(of, runner).values())) == sorted(
            map(timeless, outcome(of, Here()).values())
        )


def test_a_league_goes_on_from_any_games_that_are_known() -> None:
    of = league("uniform", "greedy", games=60, targets=[Target(0.6)])
    whole = outcome(of, Here())
    again = outcome(of, Here(), list(whole.values())[::3])
    assert sorted(map(timeless, again.values())) == sorted(map(timeless, whole.values()))


def test_a_pairing_that_is_over_is_not_played_on() -> None:
    of = league("uniform", "greedy", games=100, targets=[Target(0.55)])
    results = outcome(of, Here())
    (table,) = tables(of, results)
    assert table.matches[0].is_decided()
    assert len(results) == table.matches[0].games < 100


def test_a_league_has_fewer_games_at_most_once_a_pairing_is_over() -> None:
    of = league("uniform", "greedy", "easy", games=100, targets=[Target(0.55, "greedy", "uniform")])
    results: dict[Fixture, Result] = {}
    told = [most for _, most in played(of, results, Here())]
    assert told[0] == 300
    assert told[-1] == len(told) == len(results) < 300


def test_a_game_that_is_known_is_not_played_again() -> None:
    of = league("uniform", "greedy", games=40)
    results = outcome(of, Here())
    assert list(played(of, results, Here())) == []
    del results[Fixture(ONLY, 3, True)]
    assert [result.fixture() for result, _ in played(of, results, Here())] == [Fixture(ONLY, 3, True)]


def test_every_two_bots_meet_in_every_division() -> None:
    of = league("uniform", "greedy", "easy")
    assert pairings(of) == [Pairing(0, 0, 1), Pairing(0, 0, 2), Pairing(0, 1, 2)]
    assert of.divisions[0].setup == NIM
