"""Environments and their states are copied and pickled in the middle of a game, and go on alike."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from baston.env import aec, gym, parallel
from tests.env.tables import NAMES, TABLES, Options

Copier = Callable[[Any], Any]
HOW: dict[str, Copier] = {"deepcopy": copy.deepcopy, "pickle": lambda it: pickle.loads(pickle.dumps(it))}

every_way = pytest.mark.parametrize("again", HOW.values(), ids=HOW)
every_table = pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)


def play_on(table: aec.Table, answers: int) -> list[str]:
    """Take the last action so many times; the digest after each."""
    digests = []
    for _ in range(answers):
        seen, *_ = table.last()
        table.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        digests.append(table.game.digest(table.state_of_play))
    return digests


@every_way
@every_table
def test_tables_of_pettingzoo(name: str, players: int, options: Options, again: Copier) -> None:
    table = aec.env(name, players, **options)
    table.reset(seed=3)
    play_on(table, 4)
    twin = again(table)
    expected = again(table.state_of_play)
    assert table.game.digest(expected) == table.game.digest(table.state_of_play)
    assert play_on(twin, 4) == play_on(table, 4)
    assert table.game.digest(expected) != table.game.digest(table.state_of_play), "a copy of the state stays"
    for one in (table, twin):
        one.reset()
    assert play_on(twin, 1) == play_on(table, 1), "chance is copied too"


@every_way
def test_the_parallel_form_and_its_agents_one_after_another(again: Copier) -> None:
    together = parallel.parallel_env("smashup")
    together.reset(seed=4)
    twin = again(together)
    for one in (together, twin):
        for _ in range(5):
            one.step({"player_0": 0, "player_1": 0})
    assert twin.game.digest(twin.state_of_play) == together.game.digest(together.state_of_play)
    by_turns = parallel.env("nim")
    by_turns.reset(seed=4)
    assert again(by_turns).agent_selection == by_turns.agent_selection


@every_way
@pytest.mark.parametrize("opponent", ["uniform", "greedy:75%", "ismcts:4"])
def test_seats_of_gymnasium_with_their_opponents(opponent: str, again: Copier) -> None:
    seat = gym.env("smashup", opponent=opponent)
    seat.reset(seed=2)
    twin = again(seat)
    for _ in range(3):
        (seen, *_), (as_seen, *_) = (one.step(np.int64(0)) for one in (seat, twin))
        assert (seen["observation"] == as_seen["observation"]).all()
    assert twin.bot.name == seat.bot.name


def test_a_pickle_is_read_by_another_process_with_its_log(tmp_path: Path) -> None:
    table = aec.env("nim", heaps="2,7")
    table.reset(seed=1)
    state = table.game.new(table.setup, 1, log=True)
    table.state_of_play = state
    table.step(0)
    (tmp_path / "table").write_bytes(pickle.dumps(table))
    program = (
        "import pickle, sys; table = pickle.load(open(sys.argv[1], 'rb')); state = table.state_of_play; "
        "print(table.game.digest(state), [note.save() for note in state.notes])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "table")], capture_output=True, text=True, check=True
    )
    notes = state.notes
    assert notes
    assert done.stdout == f"{table.game.digest(state)} {[note.save() for note in notes]}\n"
