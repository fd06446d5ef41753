"""Rates are of who took part: teams count once, mirrors not at all, cards within what holds them."""

from __future__ import annotations

from dataclasses import replace

import polars as pl
import pytest

from baston.kernel.rng import Rng
from baston.report.impact import impacts
from baston.report.rates import KINDS, Kind, meetings, rates
from baston.report.spreads import BARS, lengths, points
from baston.simulation.match import Row
from baston.simulation.tables import EVENTS, GAMES
from tests.report.planted import planted, row

KIND = {kind.name: kind for kind in KINDS}


def table(rows: list[Row]) -> pl.DataFrame:
    return pl.DataFrame({name: [getattr(one, name) for one in rows] for name in GAMES}, schema=GAMES)


def counts(rows: list[Row], kind: Kind, teams: int = 2) -> dict[str, tuple[int, int]]:
    """Wins and games of each."""
    found = rates(table(rows), kind, teams).rows
    return {one["id"]: (one["wins"], one["games"]) for one in found.iter_rows(named=True)}


GAMES_OF_TWO = [
    row(0, ["aliens+ninjas", "pirates+robots"], 0),
    row(1, ["robots+pirates", "ninjas+aliens"], 1),
    row(2, ["aliens+pirates", "ninjas+robots"], 1),
    row(3, ["aliens+pirates", "ninjas+robots"], None),
]


def test_factions_win_with_their_sides() -> None:
    assert counts(GAMES_OF_TWO, KIND["faction"]) == {
        "aliens": (2, 3),
        "ninjas": (3, 3),
        "pirates": (0, 3),
        "robots": (1, 3),
    }
    assert counts(GAMES_OF_TWO, KIND["seat"]) == {"1": (1, 3), "2": (2, 3)}


def test_places_in_the_turn_order_count_from_who_began() -> None:
    begun = [replace(one, starter=starter) for one, starter in zip(GAMES_OF_TWO, (0, 0, 1, 1), strict=True)]
    assert counts(begun, KIND["order"]) == {"1": (2, 3), "2": (1, 3)}
    four = replace(begun[0], players=4, team=[0, 1, 2, 3], winner=1, starter=2)
    assert counts([four], KIND["order"], 4) == {"1": (0, 1), "2": (0, 1), "3": (0, 1), "4": (1, 1)}


def test_a_pair_is_the_same_in_either_order() -> None:
    found = counts(GAMES_OF_TWO, KIND["faction-pair"])
    assert found["aliens+ninjas"] == (2, 2)
    assert found["pirates+robots"] == (0, 2)


def test_what_all_sides_hold_is_not_counted() -> None:
    rows = [row(0, ["aliens+ninjas", "aliens+robots"], 0), row(1, ["aliens+ninjas", "zombies+robots"], 0)]
    assert counts(rows, KIND["faction"])["aliens"] == (1, 1)


def test_a_team_counts_once_for_what_both_of_it_hold() -> None:
    four = replace(row(0, None, 1), players=4, bots=["a"] * 4, team=[0, 1, 0, 1], points=[1, 2, 1, 2])
    rows = [replace(four, decks=["x", "y", "x", "z"])]
    assert counts(rows, KIND["deck"]) == {"x": (0, 1), "y": (1, 1), "z": (1, 1)}


def test_meetings_are_seen_from_both_sides() -> None:
    met = meetings(table(GAMES_OF_TWO), KIND["faction"]).rows
    seen = {(one["id"], one["other"]): one for one in met.iter_rows(named=True)}
    assert (seen["aliens", "robots"]["wins"], seen["aliens", "robots"]["games"]) == (2, 3)
    assert (seen["robots", "aliens"]["wins"], seen["robots", "aliens"]["games"]) == (1, 3)
    assert seen["robots", "aliens"]["low"] == pytest.approx(1 - seen["aliens", "robots"]["high"])
    assert ("aliens", "aliens") not in seen


TWO_AGAINST_ONE = ("greedy", "greedy", "uniform")


def of_three(number: int, winner: int, bots: tuple[str, ...] = TWO_AGAINST_ONE) -> Row:
    three = {"players": 3, "bots": [*bots], "team": [0, 1, 2], "points": [0, 0, 0]}
    return replace(row(number, None, winner), **three)  # type: ignore[arg-type]


def test_a_game_counts_once_for_a_bot_on_two_of_its_sides() -> None:
    """Of 60 games the two have won 55, one each 27.5 on average; the other bot has won 5."""
    rows = [of_three(number, 2 if number < 5 else number % 2) for number in range(60)]
    found = rates(table(rows), KIND["bot"], 3).rows
    assert {one["id"]: (one["wins"], one["games"]) for one in found.iter_rows(named=True)} == {
        "greedy": (55, 60),
        "uniform": (5, 60),
    }
    assert found["rate"].to_list() == pytest.approx([27.5 / 60, 5 / 60])
    met = meetings(table(rows), KIND["bot"]).rows.row(0, named=True)
    assert (met["id"], met["wins"], met["games"]) == ("greedy", 55, 60)
    assert met["rate"] == pytest.approx(27.5 / (27.5 + 5))


def test_intervals_hold_the_truth_where_a_bot_has_two_of_three_sides() -> None:
    """All three seats are as strong: 19 of 20 intervals hold a half against each other, and a third."""
    rng = Rng(11)
    held = {"meetings": 0, "greedy": 0, "uniform": 0}
    runs = 160
    for _ in range(runs):
        games = table([of_three(number, rng.below(3)) for number in range(200)])
        met = meetings(games, KIND["bot"]).rows.row(0, named=True)
        held["meetings"] += met["low"] <= 1 / 2 <= met["high"]
        for one in rates(games, KIND["bot"], 3).rows.iter_rows(named=True):
            held[one["id"]] += one["low"] <= 1 / 3 <= one["high"]
    assert all(0.92 * runs <= times <= 0.98 * runs for times in held.values()), held


def test_who_holds_both_sides_of_a_meeting_says_nothing_of_it() -> None:
    mirrored = [row(number, ["aliens+robots", "robots+aliens"], number % 2) for number in range(4)]
    assert meetings(table(mirrored), KIND["faction"]).rows.is_empty()
    one_more = meetings(table([row(0, ["aliens+robots", "robots+ninjas"], 0)]), KIND["faction"]).rows
    won = {(one["id"], one["other"]): one["wins"] for one in one_more.iter_rows(named=True)}
    assert (won["aliens", "robots"], won["aliens", "ninjas"], won["ninjas", "robots"]) == (1, 1, 0)


def test_among_equals_nothing_stands_out() -> None:
    found = [rates(table(planted(2000, "pirates", 50)), kind, 2) for kind in KINDS]
    assert [figure.key for figure in found if len(figure.rows) and len(figure.standing_out())] == []


def test_a_card_is_compared_among_those_who_could_have_had_it() -> None:
    """Pirates win 60 %, and no card of theirs adds to it: the company is strong, not the card."""
    rows = planted(3000, "pirates", 60)
    owners = {"first_mate": "pirates", "zapbot": "robots"}
    events = []
    for one in rows:
        for seat, side in enumerate(one.factions or []):
            for card, faction in owners.items():
                helps = card == "zapbot" and one.winner == seat
                if faction in side.split("+") and (helps or (one.game * 7 + seat) % 3 == 0):
                    events.append((one.game, 0, 1, seat, "play", card, False, None))
    played = pl.DataFrame(events, schema=EVENTS, orient="row")
    found = impacts(table(rows), played, "play", owners).rows
    verdicts = dict(zip(found["id"], found["verdict"], strict=True))
    assert verdicts == {"zapbot": "above", "first_mate": "open"}
    assert impacts(table(rows), played, "draw", owners).rows.is_empty()


def test_spreads_hold_every_game() -> None:
    rows = [row(number, None, number % 2, decisions=100 + 7 * number) for number in range(90)]
    long = lengths(table(rows), "decisions").rows
    assert long["count"].sum() == 90
    assert len(long) <= BARS
    assert long["share"].sum() == pytest.approx(1)
    ended = points(table(rows)).rows
    assert {(one["from"], one["won"]): one["count"] for one in ended.iter_rows(named=True)} == {
        (15, True): 90,
        (9, False): 90,
    }
