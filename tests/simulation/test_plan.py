"""The parts of a run and the seeds of its games hang on the plan alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from baston.games import game_named
from baston.kernel.game import Refusal
from baston.simulation.plan import MOST, Plan, game_seed, parts
from baston.simulation.run import PartPlayed, played
from baston.simulation.runner import Here

NIM = game_named("nim")


def plan(games: int, *seats: str) -> Plan:
    return Plan("nim", NIM.setup(2, {}), list(seats or ("uniform", "greedy")), 9, games)


def test_seeds_differ_from_game_to_game_and_run_to_run() -> None:
    seeds = {game_seed(seed, i) for seed in range(20) for i in range(500)}
    assert len(seeds) == 20 * 500
    assert max(seeds) < 1 << 53


@pytest.mark.parametrize("games", [1, 2, 63, 64, 65, 1000, 20_000, 9_000_000])
def test_parts_are_all_games_once_and_in_order(games: int) -> None:
    some = parts(plan(games))
    assert [part.number for part in some] == list(range(len(some)))
    assert [part.start for part in some] == [0, *[part.stop for part in some[:-1]]]
    assert some[-1].stop == games
    assert all(part.start < part.stop for part in some)
    assert len(some) <= MOST


def test_slow_bots_have_a_part_for_each_game() -> None:
    assert len(parts(plan(400, "greedy", "flat:1s"))) == 400
    assert len(parts(plan(400, "uniform", "uniform"))) < 100


def test_no_other_version_plays_a_run() -> None:
    """As a machine of a cluster might have another."""
    other = replace(plan(3), version="0.0.0")
    with pytest.raises(Refusal) as raised:
        list(played(other, Here(), parts(other)))
    assert (raised.value.key, raised.value.values["ours"]) == ("cluster-version", "0.0.0")


def test_game_i_depends_on_the_seed_and_on_i_alone() -> None:
    def rows(games: int) -> list[PartPlayed]:
        return list(played(plan(games), Here(), parts(plan(games))))

    few, many = ([game.row for part in rows(games) for game in part.games] for games in (60, 230))
    assert few == many[:60]
    assert [row.game for row in many] == list(range(230))


def test_games_of_a_deal_begin_alike_and_go_on_otherwise() -> None:
    """Each deal four times: the hands drawn first are the same, what bots leave to chance is not."""
    game = game_named("galacticlash")
    setup = game.setup(2, {"decks": "braises"})
    repeated = Plan("galacticlash", setup, ["greedy:90%"] * 2, 9, 8, events=True, times=4)
    games = [game for part in played(repeated, Here(), parts(repeated)) for game in part.games]
    assert [game.row.seed for game in games] == [game_seed(9, 0)] * 4 + [game_seed(9, 1)] * 4
    opening = [
        [event.card for event in game.events if event.what == "draw" and event.turn is None] for game in games
    ]
    assert opening[0] == opening[1] == opening[2] == opening[3] != opening[4] == opening[7]
    assert len({game.row.starter for game in games[:4]}) == 1
    assert len({game.row.decisions for game in games[:4]}) > 1
    once = replace(repeated, times=1, games=2)
    first, _ = (game.row for part in played(once, Here(), parts(once)) for game in part.games)
    assert first == games[0].row
