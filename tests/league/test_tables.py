"""The tables at the terminal: whatever its width, every bot can be told from the others."""

from __future__ import annotations

import random
from io import StringIO
from sys import maxsize

import pytest
from rich.console import Console

from baston.cli.runs.grids import grid_of
from baston.league.game import Result
from baston.league.plan import Fixture, League, Target, pairings
from baston.league.sheets import Sheet, sheets
from baston.league.standings import tables
from tests.league.planted import league, planted

BOTS = ("uniform", "softmax:60", "greedy:70%", "greedy")


def told(of: League, lang: str) -> list[Sheet]:
    """The sheets of the league, whose games are planted."""
    rng = random.Random(1)
    results: dict[Fixture, Result] = {}
    for pairing in pairings(of):
        results |= planted(of, 0.6, rng, pairing=pairing)
    return sheets(of, tables(of, results), lang)


def shown(sheet: Sheet, room: int) -> tuple[str, list[str]]:
    """What a terminal of so many columns shows, and the headings that it does not."""
    grid, without = grid_of(sheet, room)
    screen = StringIO()
    Console(file=screen, width=min(room, 500)).print(grid)
    return screen.getvalue(), without


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("room", [100, 80, 60])
def test_names_are_never_cut_and_lines_never_too_long(lang: str, room: int) -> None:
    for sheet in told(league(*BOTS, games=40, targets=[Target(0.755)]), lang):
        text, _ = shown(sheet, room)
        whole, none = shown(sheet, maxsize)
        assert none == []
        assert max(map(len, text.splitlines())) <= room
        assert "…" not in text
        for part in ("uniform", "softmax:60", "greedy:70%", "(easy)", "(normal)"):
            assert text.count(part) == whole.count(part) > 0


def test_what_tells_least_is_left_out_first_and_named() -> None:
    standings, matches = told(league(*BOTS, games=40, targets=[Target(0.755)]), "en")
    assert [shown(standings, room)[1] for room in (80, 60)] == [[], ["s/choice"]]
    assert [shown(matches, room)[1] for room in (120, 80, 60)] == [
        [],
        ["deals"],
        ["games", "95%", "deals"],
    ]
    assert "deals" not in shown(matches, 80)[0]


def test_where_there_is_room_names_stay_on_one_line() -> None:
    for sheet in told(league(*BOTS, games=40), "en"):
        assert len(shown(sheet, 120)[0].splitlines()) == len(sheet.rows) + 3
        assert "greedy:70% (normal)" in shown(sheet, 120)[0]


def test_a_name_that_is_longer_than_the_screen_is_broken_and_not_cut() -> None:
    (_, matches) = told(league("ismcts:1000000*9", "flat:1000000", games=40), "en")
    text, _ = shown(matches, 24)
    assert "…" not in text
    assert (text.count(":"), text.count("*")) == (3, 1)  # of the title and of both names
    assert max(map(len, text.splitlines())) <= 24
