"""A recorded game judged from a seat: the curve, where it turned, and what cannot be judged."""

from __future__ import annotations

import json

import pytest

from baston.cli.terminal import curve
from tests.cli.conftest import Shell

QUICK = ("--bot", "ismcts:40")


def played(shell: Shell, typed: str = "1\n" * 99) -> str:
    """The file of a game of nim."""
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed=typed)
    return str(shell.records()[0])


def test_a_game_is_judged_as_a_curve_with_the_moments_that_turned_it(shell: Shell) -> None:
    file = played(shell)
    value = json.loads(shell.run("analyse", file, *QUICK, "--json").out)
    assert (value["game"], value["seat"], value["search"]) == ("nim", 1, "ismcts:40")
    assert value["end"] in (-1.0, 1.0)
    counts = [one["answers"] for one in value["moments"]]
    assert counts == sorted(set(counts))
    assert all(-1 <= one["taken_worth"] <= one["best_worth"] <= 1 for one in value["moments"])
    mistakes = [one for one in value["turning_points"] if one["kind"] == "mistake"]
    assert mistakes, "who always gives the first answer makes mistakes"
    said = shell.run("analyse", file, *QUICK)
    assert (said.status, said.err) == (0, "")
    assert f"Your chance to win at {len(counts)} decisions, as ismcts:40 sees it" in said.out
    assert "█" in said.out
    worst = next(one for one in value["moments"] if one["answers"] == mistakes[0]["answers"])
    assert f"{worst['taken']}. Better: {worst['best']}" in said.out
    assert shell.run("analyse", file, *QUICK).out == said.out


def test_another_seat_and_another_language(shell: Shell) -> None:
    said = shell.run("analyse", played(shell), *QUICK, "--seat", "2", "--lang", "fr")
    assert said.status == 0
    assert "chances de victoire de greedy sur" in said.out


def test_an_interrupted_analysis_says_that_nothing_is_kept(shell: Shell) -> None:
    terminal = shell.at_terminal("analyse", played(shell), "--bot", "ismcts:60s")
    terminal.sees("0/")
    terminal.interrupts()
    terminal.sees("nothing is kept")
    assert terminal.status() == 130


def test_an_unfinished_game_has_a_curve_without_an_end(shell: Shell) -> None:
    value = json.loads(shell.run("analyse", played(shell, "1\n1\n"), *QUICK, "--json").out)
    assert value["end"] is None
    assert value["moments"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bot", "greedy"), "greedy cannot judge a game"),
        (("--bot", "ismcts:0"), '"0" is no budget'),
        (("--bot", "ismcts:5min"), '"5min" is no budget'),
        (("--bot", "deep"), 'no bot "deep"'),
        (("--seat", "3"), "no seat 3"),
        (("--seat", "0"), "--seat"),
    ],
)
def test_what_cannot_be_judged_is_said(shell: Shell, args: tuple[str, str], said: str) -> None:
    shown = shell.run("analyse", played(shell, "1\n"), *args)
    assert (shown.status, shown.out) == (2, "")
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_a_file_that_is_no_record_is_refused(shell: Shell) -> None:
    (shell.folder / "notes.txt").write_text("hello")
    shown = shell.run("analyse", "notes.txt")
    assert (shown.status, shown.out) == (2, "")
    assert "no record of a game" in shown.err
    assert "There is no file" in shell.run("analyse", "nowhere.record").err


def test_a_curve_is_as_high_as_its_figures_and_no_wider_than_the_screen() -> None:
    rows = curve.drawn([0, 50, 100], 20)
    assert [row[curve.MARGIN :] for row in rows] == ["  █"] * 4 + [" ██"] * 4
    assert rows[0].startswith("100 %")
    wide = curve.drawn([100] * 500 + [0] * 500, 46)
    assert {len(row) for row in wide} == {46}
    assert {row[curve.MARGIN :] for row in wide} == {"█" * 20 + " " * 20}
    assert curve.drawn([], 20)[0].strip() == "100 %"
