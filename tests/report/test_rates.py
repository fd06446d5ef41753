"""Rates are of who took part: teams count once, mirrors not at all, cards within what holds them."""

from __future__ import annotations

from dataclasses import replace

import polars as pl
import pytest

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
                    events.append((one.game, 0, 1, seat, "play", card))
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
