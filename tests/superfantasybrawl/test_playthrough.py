"""Golden playthroughs and perft: what play looks like and how many ways it can go, in both forms the same."""

from __future__ import annotations

import pytest

from tests.superfantasybrawl.playthrough import GAMES, GOLDEN, PERFT, counted, told


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    assert told(name) == (GOLDEN / f"{name}.txt").read_text()


@pytest.mark.parametrize("line", PERFT.read_text().splitlines()[1:])
def test_the_decision_paths_are_as_many_as_they_were(line: str) -> None:
    seed, teams, before, depth, count = [part.strip() for part in line.split("|")]
    assert counted(int(seed), teams, int(before), int(depth)) == int(count)
