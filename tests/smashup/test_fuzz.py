"""Random games keep every invariant, guided games reach every step, and what once failed does not again."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.kernel.record import parse, replay
from tests.fuzz.invariants import check
from tests.fuzz.play import REGRESSIONS, checked_game, exhaust


@pytest.mark.parametrize("edition", ["2017", "2012"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("copies", ["1", "2"])
def test_random_games_keep_every_invariant(players: int, edition: str, copies: str) -> None:
    for seed in range(4):
        answers = checked_game(players, {"edition": edition, "copies": copies}, seed)
        assert answers > 50


def test_every_step_of_every_card_acts_in_some_game() -> None:
    assert exhaust(games=240, seed=5) == []


def test_records_of_former_failures_replay_clean() -> None:
    for path in sorted(REGRESSIONS.glob("*.record")):
        record = parse(path.read_text())
        last = 0
        for count, table in enumerate(replay(GAME, record)):
            check(table)
            last = count
        assert last == len(record.answers), path.name
