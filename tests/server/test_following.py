"""What a bot that follows a person is in the next game."""

from __future__ import annotations

import pytest

from baston.bots.levels import MIDDLE, MIRROR
from baston.server.storage.rows import BOT, PERSON, SeatRow, TableRow
from baston.server.tables.following import next_level


def seats(*kinds: str) -> list[SeatRow]:
    return [SeatRow(place, kind, None, "") for place, kind in enumerate(kinds)]


def table(players: int, winners: list[int] | None) -> TableRow:
    result = None if winners is None else {"points": [0] * players, "winners": winners, "conceded": []}
    return TableRow("t", "nim", 1, players, {}, "", "", "", False, "b", 0.0, result=result)


@pytest.mark.parametrize(
    ("kinds", "winners", "rung"),
    [
        ((PERSON, BOT), [0], MIDDLE + 1),
        ((PERSON, BOT), [1], MIDDLE - 1),
        ((BOT, PERSON), [1], MIDDLE + 1),
        ((PERSON, BOT, BOT), [2], MIDDLE - 1),
    ],
)
def test_it_goes_where_the_only_person_sends_it(
    kinds: tuple[str, ...], winners: list[int], rung: int
) -> None:
    assert next_level(MIRROR, table(len(kinds), winners), seats(*kinds)) == f"{MIRROR}:{rung}"


@pytest.mark.parametrize(
    ("kinds", "winners"),
    [((PERSON, PERSON, BOT), [0]), ((PERSON, BOT), [0, 1]), ((PERSON, BOT), None)],
    ids=["several people", "all have won", "not over"],
)
def test_else_it_stays(kinds: tuple[str, ...], winners: list[int] | None) -> None:
    assert next_level(MIRROR, table(len(kinds), winners), seats(*kinds)) == MIRROR
