"""How games go is counted as it was planted: answers, idle turns, who was behind, lengths, deals, cards."""

from __future__ import annotations

from dataclasses import replace

import polars as pl
import pytest

from baston.report.course import course, figure
from baston.report.decided import decided
from baston.report.impact import impacts
from baston.report.measure import Measure, mean, middle, ratio
from baston.report.runs import Run
from baston.report.usage import usage
from baston.simulation.match import Event, Row
from baston.simulation.tables import EVENTS, GAMES
from tests.report.planted import row

CARD = "first_mate"


def table(rows: list[Row]) -> pl.DataFrame:
    return pl.DataFrame({name: [getattr(one, name) for one in rows] for name in GAMES}, schema=GAMES)


def events_of(*events: Event) -> pl.DataFrame:
    return pl.DataFrame({name: [getattr(one, name) for one in events] for name in EVENTS}, schema=EVENTS)


def turn(game: int, number: int, seat: int, standing: list[int] | None) -> Event:
    return Event(game, 10 * number, number, seat, "turn", standing=standing)


def act(game: int, number: int, seat: int, what: str = "play", answers: bool = False) -> Event:
    return Event(game, 10 * number + 1, number, seat, what, CARD, answers)


def measured(rows: list[Row], *events: Event) -> dict[str, Measure]:
    return {each.id: each for each in course(table(rows), events_of(*events))}


def test_answers_and_counters_are_those_of_all_games() -> None:
    """A game in which nothing happens counts too."""
    rows = [row(number, None, 0) for number in range(4)]
    events = [act(0, 1, 0), act(0, 1, 1, answers=True), act(0, 2, 1, "use", True), act(1, 1, 1, "counter")]
    found = measured(rows, *events)
    assert found["answers"].value == 0.5
    assert found["counters"].value == 0.25
    assert found["answers"].low < 0.5 < found["answers"].high


def test_what_never_happens_is_left_out_of_the_page_but_can_be_asked_for() -> None:
    found = course(table([row(0, None, 0)]), events_of(turn(0, 1, 0, [0, 0])))
    assert {each.id for each in found} >= {"answers", "counters"}
    shown = set(figure(found).rows["id"])
    assert not shown & {"answers", "counters"}
    assert shown == {"idle-turns", "winner-behind", "lead-changes", "median-length", "longest"}


def test_a_turn_is_idle_if_its_player_launches_and_uses_nothing() -> None:
    """Neither what an opponent does in it nor an energy makes it busy."""
    events = [turn(0, number, number % 2, [0, 0]) for number in range(1, 6)]
    done = [act(0, 1, 1), act(0, 2, 1), act(0, 3, 1, "lay"), act(0, 4, 0, "use")]
    found = measured([row(0, None, 0), row(1, None, 0)], *events, *done)["idle-turns"]
    assert found.value == pytest.approx(3 / 5)  # turns 2, 3 and 5: the first is busy, and the fourth


def test_idle_turns_are_of_the_player_whose_turn_it_is() -> None:
    events = [turn(0, 1, 0, None), turn(0, 2, 1, None), act(0, 1, 0), act(0, 2, 0, answers=True)]
    assert measured([row(0, None, 0)], *events)["idle-turns"].value == 0.5


def test_winners_who_were_behind_and_changes_of_the_lead() -> None:
    """By game: from behind with two changes; always ahead; a tie is no lead; nobody wins."""
    standings = [
        ([5, 5], [4, 5], [5, 3], [2, 3], [2, 0]),
        ([5, 5], [5, 4], [5, 1]),
        ([5, 5], [3, 3], [2, 2]),
        ([5, 5], [4, 5], [5, 4]),
    ]
    rows = [row(number, None, winner) for number, winner in enumerate((0, 0, 1, None))]
    events = [
        turn(game, number, 0, standing)
        for game, turns in enumerate(standings)
        for number, standing in enumerate(turns, start=1)
    ]
    found = measured(rows, *events)
    assert found["winner-behind"].value == pytest.approx(1 / 3)
    assert found["winner-behind"].games == 3  # not the one that nobody has won
    assert found["lead-changes"].value == (3 + 0 + 0 + 1) / 4


def test_partners_stand_together() -> None:
    four = replace(row(0, None, 1), players=4, bots=["a"] * 4, team=[0, 1, 0, 1], points=[9, 15, 9, 15])
    found = measured([four], turn(0, 1, 0, [7, 3, 7, 3]), turn(0, 2, 1, [0, 3, 0, 3]))
    assert found["winner-behind"].value == 1
    assert found["lead-changes"].value == 1


def test_lengths() -> None:
    found = measured([row(number, None, 0, turns=turns) for number, turns in enumerate((30, 10, 12))])
    assert (found["median-length"].value, found["longest"].value) == (12, 30)
    assert (found["median-length"].low, found["median-length"].high) == (10, 30)


def test_intervals_of_measures() -> None:
    """A mean's is the usual one; parts of wholes vary as games do; a median's ends are of the values."""
    known = mean("", [1, 2, 3, 4])
    assert (known.low, known.high) == pytest.approx((2.5 - 1.265, 2.5 + 1.265), abs=0.001)
    same = ratio("", [1, 2, 3], [10, 20, 30])
    assert (same.value, same.low, same.high) == pytest.approx((0.1, 0.1, 0.1))
    apart = ratio("", [0, 20, 0], [10, 20, 30])
    assert apart.high - apart.low > 0.5
    hundred = middle("", list(range(100)))
    assert (hundred.value, hundred.low, hundred.high) == (49.5, 39, 60)


def run_of(rows: list[Row], times: int) -> Run:
    return Run("smashup", 2, ["greedy"] * 2, {}, 1, len(rows), table(rows), None, 1, times)


@pytest.mark.parametrize(
    ("first", "second", "decided_deals"),
    [(12, 0, 1), (11, 0, 1), (11, 1, 1), (10, 2, 0), (6, 6, 0), (1, 11, 1)],
)
def test_a_deal_is_decided_if_one_side_wins_eleven_of_twelve(
    first: int, second: int, decided_deals: int
) -> None:
    winners = [0] * first + [1] * second + [None] * (12 - first - second)
    rows = [replace(row(number, None, winner), seed=7) for number, winner in enumerate(winners)]
    (found,) = decided([run_of(rows, 12)])
    assert (found.value, found.games) == (decided_deals, 1)


def test_deals_are_told_apart_by_run_and_unfinished_ones_left_out() -> None:
    won = [replace(row(number, None, 0), seed=7) for number in range(12)]
    open_ = [replace(row(number, None, number % 2), seed=7) for number in range(12)]
    part = [replace(row(12, None, 0), seed=8)]
    (found,) = decided([run_of(won + part, 12), run_of(open_, 12)])
    assert (found.value, found.games) == (0.5, 2)
    assert decided([run_of(won, 1)]) == []
    assert decided([run_of(part, 12)]) == []


def test_cards_played_when_drawn() -> None:
    """Of 40 seats that draw it 30 use it, in whatever way; who plays it without drawing it does not count."""
    rows = [row(number, ["pirates+robots", "aliens+ninjas"], 0) for number in range(45)]
    events = [Event(game, 0, 1, 0, "draw", CARD) for game in range(40)]
    events += [Event(game, 1, 1, 0, ("play", "use", "lay")[game % 3], CARD) for game in range(30)]
    events += [Event(game, 2, 1, 0, "play", CARD) for game in (*range(5), 40, 41)]
    events += [Event(game, 3, 1, 1, "draw", "collector") for game in range(29)]  # too few to tell
    told = events_of(*events)
    rows_found = usage(told, impacts(table(rows), told, "play", {})).rows
    assert rows_found.select("id", "games", "used", "rate").rows() == [(CARD, 40, 30, 0.75)]
