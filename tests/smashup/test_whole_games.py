"""Whole games at random: what holds at every decision from the setup to the end."""

from __future__ import annotations

from itertools import pairwise

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.constants import PLAY
from baston.games.smashup.state.table import Table
from tests.smashup.games import fresh, play_at_random

LONGEST = 5_000  # answers; a game at random takes some hundreds


def whole_game(players: int, seed: int, edition: str) -> list[Table]:
    """The table at each decision, and at the end."""
    table = fresh(players, seed, edition=edition, boxes="core")
    tables = [GAME.copy(table)]
    while not table.over:
        play_at_random(table, 1, seed * LONGEST + len(tables))
        tables.append(GAME.copy(table))
        assert len(tables) < LONGEST
    return tables


GAMES = pytest.mark.parametrize(
    ("players", "seed", "edition"),
    [(players, seed, edition) for players in (2, 3, 4) for seed in (1, 2) for edition in ("2017", "2012")],
)


@pytest.mark.clause("SU-1", "SU-70")
@GAMES
def test_a_game_ends_at_the_end_of_a_turn_with_one_leader(players: int, seed: int, edition: str) -> None:
    tables = whole_game(players, seed, edition)
    end = tables[-1]
    assert end.vp[end.winners[0]] == max(end.vp) >= 15
    assert end.vp.count(max(end.vp)) == 1


@pytest.mark.clause("SU-21", "SU-70", "SU-124")
@GAMES
def test_a_turn_passes_to_the_next_seat_only_while_nobody_leads_with_fifteen(
    players: int, seed: int, edition: str
) -> None:
    tables = whole_game(players, seed, edition)
    for before, after in pairwise(tables):
        turns = after.turn_number - before.turn_number
        if turns > 0:
            assert after.turn == (before.turn + turns) % players
            if after.phase <= PLAY:  # nothing has been gained in the new turn yet
                assert max(after.vp) < 15 or after.vp.count(max(after.vp)) > 1


@pytest.mark.clause("SU-6", "SU-23", "SU-40")
@GAMES
def test_bases_and_allowances_stay_within_bounds(players: int, seed: int, edition: str) -> None:
    for table in whole_game(players, seed, edition):
        if edition == "2017":
            assert len(table.places) == players + 1
        assert len(table.places) + len(table.base_deck) + len(table.base_discard) == 16
        if table.phase > PLAY:
            assert (table.minion_plays, table.action_plays, table.extra) == (0, 0, [])
