"""Every game and mode passes the conformance tests of PettingZoo, Gymnasium and OpenSpiel, briefly."""

from __future__ import annotations

import numpy as np
import pytest

from tests.env import peers
from tests.env.tables import NAMES, TABLES, Options

every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)


@pytest.fixture(autouse=True)
def one_chance() -> None:
    """Some of them draw from NumPy's own generator."""
    np.random.seed(1)


@every_table
def test_pettingzoo(name: str, players: int, options: Options) -> None:
    peers.pettingzoo(name, players, options, cycles=12)


@every_table
def test_gymnasium(name: str, players: int, options: Options) -> None:
    peers.gymnasium(name, players, options, seat=players - 1)


@every_table
def test_openspiel(name: str, players: int, options: Options) -> None:
    peers.openspiel(name, players, options, games=1, serialize=False)
