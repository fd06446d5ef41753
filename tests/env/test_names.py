"""Environments by the names that libraries give them."""

from __future__ import annotations

import importlib

import gymnasium
import numpy as np
import pytest
from pettingzoo.env_registry import registration

import baston.env
from baston.env import aec, gym, parallel
from baston.games import GAMES, TEMPLATES

EVERY = pytest.mark.parametrize("name", [*GAMES, *TEMPLATES])


@EVERY
def test_gymnasium_makes_every_game(name: str) -> None:
    seat = gymnasium.make(f"baston/{name.capitalize()}-v1", opponent="uniform", seat=1)
    seen, _ = seat.reset(seed=1)
    same, _ = gym.env(name, seat=1, opponent="uniform").reset(seed=1)
    assert (seen["observation"] == same["observation"]).all()
    seat.step(np.int64(0))


def test_options_are_given_where_it_is_made() -> None:
    seat = gymnasium.make("baston/Nim-v1", players=3, heaps="9,9")
    made = seat.unwrapped
    assert isinstance(made, gym.Seat)
    assert (made.setup.players, made.setup.options) == (3, {"heaps": "9,9"})


@EVERY
def test_pettingzoo_has_every_game_as_it_has_its_own(name: str) -> None:
    module = getattr(baston.env, f"{name}_v1")
    table, together = module.env(max_cycles=3), module.parallel_env(max_cycles=3)
    assert isinstance(table, aec.Table)
    assert isinstance(together, parallel.Cycles)
    assert table.metadata["name"] == together.metadata["name"] == f"{name}_v1"
    assert table.game.name == together.game.name == name
    assert isinstance(registration.make("aec", f"baston/{name}_v1", max_cycles=3), aec.Table)
    assert isinstance(registration.make("parallel", f"baston/{name}_v1"), parallel.Cycles)


def test_names_and_versions_that_there_are_not_are_refused() -> None:
    for name in ("chess_v1", "nim_v0", "nim"):
        with pytest.raises(AttributeError, match=f"baston.env has no {name}"):
            getattr(baston.env, name)
    with pytest.raises(ImportError):
        importlib.import_module("baston.env.chess_v1")
