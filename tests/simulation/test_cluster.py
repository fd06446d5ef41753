"""Games on a Ray cluster of this machine's own: the same rows, whatever becomes of those who play."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import polars
import pytest

from tests.cli.conftest import COMMAND, Shell

GAMES = 12
RUN = ("simulate", "smashup", "--games", str(GAMES), "--seats", "greedy,uniform", "--seed", "8", "--events")
PATIENCE = 120  # seconds; a cluster takes five to start, on a machine that is busy some more


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    """A shell in an empty folder."""
    return Shell(tmp_path)


def descendants(pid: int) -> Iterator[int]:
    """The processes that this one has started, and those that they have."""
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text().split():
            yield int(child)
            yield from descendants(int(child))


def at_play(pid: int) -> list[int]:
    """The workers of the cluster that are in the middle of a part."""
    found = []
    for child in descendants(pid):
        command = Path(f"/proc/{child}/cmdline")
        if command.exists() and command.read_bytes().startswith(b"ray::play_part"):
            found.append(child)
    return found


def begun(shell: Shell) -> tuple[subprocess.Popen[str], list[int]]:
    """The run on a cluster, once a part of it is kept, and the workers that play others."""
    command = [*COMMAND, *RUN, "--ray", "--jobs", "2", "--out", "ray", "--lang", "en"]
    process = subprocess.Popen(command, cwd=shell.folder, env=shell.env, stderr=subprocess.PIPE, text=True)
    deadline = time.monotonic() + PATIENCE
    workers: list[int] = []
    while not workers and process.poll() is None and time.monotonic() < deadline:
        if list((shell.folder / "ray").glob("parts/games-*.parquet")):
            workers = at_play(process.pid)
        time.sleep(0.01)
    return process, workers


def test_games_of_a_worker_that_is_killed_are_played_again(shell: Shell, tmp_path: Path) -> None:
    process, workers = begun(shell)
    for worker in workers:
        os.kill(worker, signal.SIGKILL)
    played = len(list((tmp_path / "ray").glob("parts/games-*.parquet")))
    _, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert workers
    assert 0 < played < GAMES
    assert shell.run(*RUN, "--jobs", "1", "--out", "here").status == 0
    for name in ("games.parquet", "events.parquet"):
        ray, here = (polars.read_parquet(tmp_path / out / name) for out in ("ray", "here"))
        assert ray.equals(here)


def test_an_interrupt_keeps_the_games_that_a_cluster_has_played(shell: Shell, tmp_path: Path) -> None:
    process, workers = begun(shell)
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=PATIENCE)
    assert workers
    assert process.returncode == 130
    assert err.startswith("Interrupted: ")
    assert len(err.splitlines()) == 1
    kept = len(list((tmp_path / "ray").glob("parts/games-*.parquet")))
    assert 0 < kept < GAMES
    said = shell.run(*RUN, "--jobs", "2", "--out", "ray", "--resume", "--lang", "en")
    assert said.status == 0
    assert f"Gone on: {GAMES - kept} games" in said.out


def unreachable(shell: Shell, *args: str, address: str = "127.0.0.1:9") -> None:
    """The command is refused with one sentence about the address, and leaves nothing behind."""
    said = shell.run(*args, "--ray", address, "--out", "there", "--lang", "en")
    assert said.status == 2
    assert said.err.startswith(f"There is no Ray cluster to be had at {address}: ")
    assert len(said.err.splitlines()) == 1
    assert not (shell.folder / "there").exists()


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "127.0.0.1:99999", "nowhere"])
def test_a_cluster_that_cannot_be_reached_is_one_sentence(shell: Shell, address: str) -> None:
    unreachable(shell, "simulate", "nim", "--games", "3", address=address)


def test_a_league_too_needs_a_cluster_that_can_be_reached(shell: Shell) -> None:
    unreachable(shell, "league", "nim", "--bots", "greedy,uniform", "--games", "2")
