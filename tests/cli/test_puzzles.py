"""Puzzles at the terminal: listed, tried, refuted, taken back, solved; and made."""

from __future__ import annotations

import json
from pathlib import Path

from baston.puzzles import Trial, puzzle_numbered, puzzles_text, shelf
from baston.puzzles.shelf import SHIPPED
from tests.cli.conftest import Shell


def test_shelves_are_listed_with_the_days_puzzle(shell: Shell) -> None:
    said = shell.run("puzzles", "list")
    assert said.status == 0
    assert all(name in said.out for name in SHIPPED)
    assert "Today's puzzle" in said.out
    french = shell.run("puzzles", "list", "smashup", "--lang", "fr")
    assert "★" in french.out
    assert "ce tour-ci" in french.out


def test_puzzles_are_listed_as_json(shell: Shell) -> None:
    value = json.loads(shell.run("puzzles", "list", "smashup", "--json").out)
    assert len(value["smashup"]) == len(shelf("smashup"))


def test_a_puzzle_is_refuted_taken_back_and_solved_by_hints(shell: Shell) -> None:
    number = next(n for n, puzzle in enumerate(shelf("smashup"), 1) if len(puzzle.refuted[0]) == 1)
    trial = Trial(puzzle_numbered("smashup", number))
    typed = ["end", "hint", "undo", "undo", "nonsense", "hint", "open", "solution"]
    said = shell.run("puzzle", "smashup", "--number", str(number), typed="\n".join(typed) + "\n")
    assert said.status == 0
    assert "the goal is not reached" in said.out
    assert "does not lead this way" in said.out
    assert "no answer of yours to take back" in said.out
    assert "no option nonsense" in said.out
    for _, label in trial.solution("en"):
        assert label.split("(")[0].strip() in " ".join(said.out.split())
    assert "Traceback" not in said.out + said.err


def test_what_there_is_not_is_refused(shell: Shell) -> None:
    for args, words in (
        (["puzzle", "chess"], "no puzzles under"),
        (["puzzle", "smashup", "--number", "999"], "no puzzle 999"),
        (["puzzles", "make", "smashup", "--goal", "survive", "--out", "x.toml"], "no goal of this game"),
        (["puzzles", "make", "nim", "--out", "x.toml"], "no puzzles of this game"),
    ):
        said = shell.run(*args)
        assert said.status == 2
        assert words in " ".join((said.err + said.out).split())


def test_a_file_of_puzzles_is_tried(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(puzzles_text([*shelf("smashup")[:2]]), encoding="utf-8")
    said = shell.run("puzzle", "--file", str(file), "--number", "2", "--lang", "fr", typed="quitter\n")
    assert said.status == 0
    assert "problème 2" in " ".join(said.out.split())
    assert shell.run("puzzle", "--file", str(file), "--number", "3").status == 2
    file.write_text("nonsense", encoding="utf-8")
    assert "no file of puzzles" in shell.run("puzzle", "--file", str(file)).err


def test_a_search_that_finds_nothing_says_so(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "found.toml"
    said = shell.run(
        "puzzles", "make", "smashup", "--games", "1", "--goal", "win", "--seed", "3", "--out", str(file)
    )
    assert said.status == 0
    assert "1 games" in said.err or "One puzzle" in said.err
