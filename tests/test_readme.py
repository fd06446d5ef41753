"""What the README shows is what one gets."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import baston
from baston.cli.__main__ import run

ROOT = Path(__file__).parents[1]
SOURCE = str(Path(baston.__file__).parents[1])


def blocks(file: str, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", (ROOT / file).read_text(encoding="utf-8"), re.M | re.S)


def test_the_example_in_python_runs() -> None:
    (example,) = blocks("README.md", "python")
    assert len([line for line in example.splitlines() if line]) <= 15
    done = subprocess.run(
        [sys.executable, "-c", example],
        env={"PYTHONPATH": SOURCE},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert "End the play phase" in lines
    assert re.fullmatch(r"\[\d+, \d+\]", lines[-1])


@pytest.mark.parametrize("file", ["README.md", "README.fr.md"])
def test_every_command_named_is_one(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    commands = set(re.findall(r"`baston ([a-z]+)", text))
    assert {"play", "simulate", "cards", "rules", "replay", "games", "bench"} <= commands
    for command in commands:
        assert run([command, "--help"]) == 0
        assert f"baston {command}" in capsys.readouterr().out
    for option in set(re.findall(r"(--[a-z]+)", text)):
        run(["play", "--help"])
        run(["simulate", "--help"])
        run(["league", "--help"])
        run(["arena", "--help"])
        run(["serve", "--help"])
        assert option in capsys.readouterr().out
