"""What tests of guests share: programs to start, moments to ask at, and whether processes are gone."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.state import State
from tests import needs

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parents[1]
PICKER: Final = ROOT / "examples" / "bots" / "picker.c"
PATIENCE: Final = 20.0  # seconds in which a process that was killed is gone


def wrong(deed: str, *more: str, budget: str = "5") -> str:
    """A bot that does the deed when it is asked."""
    return f"exec:{budget}:{shlex.join([sys.executable, '-ES', str(HERE / 'wrong.py'), deed, *more])}"


def bad(folder: Path, deed: str, budget: str = "5") -> str:
    """A bot with a short name, in the folder of the command, that does the deed when it is asked."""
    script = folder / "bad"
    script.write_text(f'#!/bin/sh\nexec {sys.executable} -ES {HERE / "wrong.py"} "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return f"exec:{budget}:./bad {deed}"


def picker(folder: Path) -> str:
    """The sample bot, compiled into the folder."""
    program = folder / "picker"
    if not program.exists():
        strict = ["-std=c99", "-Wall", "-Wextra", "-Werror"]
        subprocess.run([needs.program("cc"), *strict, "-o", program, PICKER], check=True)
    return f"exec:20:{program}"


def begun(name: str = "smashup", seed: int = 5, **options: str) -> tuple[Game[State], State, int]:
    """A game at its first decision with several options, and the seat that is asked."""
    game = game_named(name)
    state = game.new(game.setup(2, options), seed)
    while state.decision is not None and len(state.decision.options) < 2:
        game.answer(state, state.decision.options[0])
    assert state.decision is not None
    return game, state, state.decision.player


def children() -> set[int]:
    """The processes that this one has started and not seen end, zombies too."""
    tasks = Path("/proc/self/task").iterdir()
    return {int(pid) for task in tasks for pid in (task / "children").read_text().split()}


def is_gone(pid: int) -> bool:
    """Whether there is no such process any more, or soon is none but a zombie of somebody else's."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
            os.kill(pid, 0)
        except (ProcessLookupError, FileNotFoundError):
            return True
        time.sleep(0.05)
    return False


def programs_in(folder: Path) -> list[str]:
    """The command lines of guests that were started in the folder or name it, and have not ended soon."""
    end = time.monotonic() + PATIENCE
    while (found := running_in(folder)) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def running_in(folder: Path) -> list[str]:
    """The command lines of guests that were started in the folder or name it."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes().decode(errors="replace").replace("\0", " ")
            is_guest = "picker" in command or "wrong.py" in command
            if is_guest and (str(folder) in command or (process / "cwd").samefile(folder)):
                found.append(command)
        except OSError:
            continue  # it has ended, or is somebody else's
    return found
