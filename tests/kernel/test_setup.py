"""A setup travels to the processes that play."""

from __future__ import annotations

import pickle

from baston.games import GAMES, game_named
from baston.kernel.game import Setup
from baston.worker import Worker


def players_and_options(setup: Setup) -> tuple[int, dict[str, str]]:
    return setup.players, setup.options


def test_a_setup_comes_out_as_it_went_in() -> None:
    for name in GAMES:
        game = game_named(name)
        setup = game.setup(game.seats[-1], {})
        assert pickle.loads(pickle.dumps(setup)) == setup


def test_another_process_reads_a_setup() -> None:
    worker = Worker()
    setup = game_named("smashup").setup(3, {"edition": "2012"})
    assert worker.run(players_and_options, setup) == (3, setup.options)
    worker.stop()
