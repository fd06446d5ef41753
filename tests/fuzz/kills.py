"""The terminal game is killed at any moment; what was answered is kept, and the game goes on."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import baston
from baston.games import game_named
from baston.kernel.record import Record, parse, replay

SOURCE = str(Path(baston.__file__).parents[1])
ROUNDS = 4  # kills of one and the same game
MOST_ANSWERS = 30  # typed before a kill


def killed_games(count: int, seed: int) -> list[str]:
    """Play and kill so many games; says what went wrong."""
    wrong: list[str] = []
    for n in range(count):
        with tempfile.TemporaryDirectory() as folder:
            problem = _killed_game(Path(folder), random.Random(seed + n), seed + n)
        if problem:
            wrong.append(f"game {n}: {problem}")
    return wrong


def _killed_game(folder: Path, chance: random.Random, seed: int) -> str:
    """One game, killed several times; empty if it was kept each time."""
    kept = 0
    for turn in range(ROUNDS):
        how = ["--resume"] if turn else ["--seats", "me,uniform", "--seed", str(seed)]
        shown = _play_and_kill(folder, how, chance)
        if "Traceback" in shown:
            return f"a traceback in round {turn + 1}:\n{shown}"
        files = list((folder / "games").glob("*.record"))
        if len(files) > 1:
            return f"round {turn + 1} has begun another game"
        if not files:
            if kept:
                return f"round {turn + 1} has lost the game"
            continue
        record = parse(files[0].read_text())
        if len(record.answers) < kept:
            return f"round {turn + 1} has lost {kept - len(record.answers)} answers"
        kept = len(record.answers)
        if _replayed(record) != kept:
            return f"the record of round {turn + 1} does not replay"
        if record.result:
            break
    return ""


def _play_and_kill(folder: Path, how: list[str], chance: random.Random) -> str:
    """Type some answers, kill the process at a random moment, return what it showed."""
    process = subprocess.Popen(
        [sys.executable, "-m", "baston.cli", "play", "smashup", *how],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "BASTON_DATA": str(folder), "PYTHONPATH": SOURCE, "BASTON_LANG": "en"},
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n" * chance.randrange(1, MOST_ANSWERS))
    process.stdin.flush()
    time.sleep(chance.uniform(0.2, 1.2))
    process.kill()
    shown = process.stdout.read()
    process.stdin.close()
    process.wait()
    return shown


def _replayed(record: Record) -> int:
    """How many answers of the record can be replayed."""
    return sum(1 for _ in replay(game_named(record.game), record)) - 1
