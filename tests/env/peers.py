"""The conformance tests of the libraries themselves, as they come with them."""

from __future__ import annotations

import warnings
from functools import partial
from types import SimpleNamespace

import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

from baston.env import aec, gym, parallel, spiel
from tests.env.tables import Options


def pettingzoo(name: str, players: int, options: Options, cycles: int) -> None:
    """PettingZoo's `api_test` and `seed_test` of the AEC form, `max_cycles_test` of the parallel one."""
    with warnings.catch_warnings():
        # They expect an array where an observation is the dict with a mask that they document.
        warnings.filterwarnings("ignore", "Observation (is not a NumPy array|space for each agent probably)")
        api_test(aec.env(name, players, **options), num_cycles=cycles)
        seed_test(lambda: aec.env(name, players, **options), num_cycles=cycles)
        together = partial(parallel.parallel_env, name, players, **options)
        parallel_api_test(together(), num_cycles=cycles)
        max_cycles_test(
            SimpleNamespace(parallel_env=together, env=partial(parallel.env, name, players, **options))
        )


def gymnasium(name: str, players: int, options: Options, seat: int) -> None:
    """Gymnasium's `check_env`, of a seat against uniform play."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*Not able to test alternative render modes.*")
        check_env(gym.env(name, players, seat, "uniform", **options))


def openspiel(name: str, players: int, options: Options, games: int, serialize: bool) -> None:
    """OpenSpiel's `random_sim_test`; its answers are drawn by a chance of its own."""
    game = pyspiel.load_game(
        f"baston_{name}", {"players": players, "deals": 64, "options": spiel.written(options)}
    )
    pyspiel.random_sim_test(game, num_sims=games, serialize=serialize, verbose=False)
