"""Random games keep every invariant, guided games reach every step, and what once failed does not again."""

from __future__ import annotations

import pytest

from baston.games.smashup import GAME
from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.kernel.record import parse, replay
from baston.kernel.rng import Rng
from tests.fuzz.guided import REGRESSIONS
from tests.fuzz.invariants import check
from tests.fuzz.play import ALL_WORDS, checked_table, exhaust, standard_table, table_with_a_mat


@pytest.mark.parametrize("edition", ["2017", "2012"])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("copies", ["1", "2"])
def test_random_games_keep_every_invariant(players: int, edition: str, copies: str) -> None:
    for seed in range(4):
        answers = checked_table(players, {"edition": edition, "copies": copies}, seed)
        assert answers > 50


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("agreements", ["true", "false"])
@pytest.mark.parametrize("mat", ["proposed", ALL_WORDS], ids=["proposed", "home-made"])
def test_random_games_on_a_mat_keep_every_invariant(players: int, agreements: str, mat: str) -> None:
    options = {"mode": BASE_PRINCIPALE, "mat": mat, "useless_cards": agreements, "change_base": agreements}
    for seed in range(4):
        assert checked_table(players, options, seed) > 50


def test_the_games_searched_are_of_all_seats_editions_copies_agreements_and_mats() -> None:
    standard = [standard_table(n, Rng(n)) for n in range(24)]
    assert len({(players, o["edition"], o["copies"]) for players, o in standard}) == 3 * 2 * 2
    assert not any("mode" in o for _, o in standard)
    on_a_mat = [table_with_a_mat(n, Rng(n)) for n in range(24)]
    kinds = {(players, o["edition"], "change_base" in o, "mat" in o) for players, o in on_a_mat}
    assert len(kinds) == 3 * 2 * 2 * 2
    assert {o["mode"] for _, o in on_a_mat} == {BASE_PRINCIPALE}


def test_every_step_of_every_card_acts_in_some_game() -> None:
    assert exhaust(games=240, seed=5) == []


def test_every_step_of_every_card_acts_in_some_game_on_a_mat() -> None:
    assert exhaust(games=260, seed=5, mode=BASE_PRINCIPALE) == []


def test_records_of_former_failures_replay_clean() -> None:
    for path in sorted(REGRESSIONS.glob("*.record")):
        record = parse(path.read_text())
        last = 0
        for count, table in enumerate(replay(GAME, record)):
            check(table)
            last = count
        assert last == len(record.answers), path.name
