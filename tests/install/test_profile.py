"""The games that are played for a compiler to count."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import baston
from tools import play_for_profile
from tools.play_for_profile import KINDS, by_bots, by_chance

HOME: Final = str(Path(baston.__file__).parents[1])  # of the form that is tested
PROGRAM: Final = Path(play_for_profile.__file__)


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_each_kind_is_played_to_its_end(name: str, options: dict[str, str]) -> None:
    assert by_chance(name, options, 1).over
    assert by_bots(name, options, 1, "greedy").over
    assert not by_bots(name, options, 1, "ismcts:4", answers=2).over


def test_the_program_plays_without_a_word() -> None:
    env = os.environ | {"PYTHONPATH": HOME}
    done = subprocess.run(
        [sys.executable, str(PROGRAM), "1"], env=env, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
