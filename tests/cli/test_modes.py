"""A mode of a game from the command line: played, looked up, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from baston.cli.__main__ import run
from baston.games.smashup.mat import PROPOSED
from tests.cli.conftest import Shell

ON_A_MAT = ("simulate", "smashup", "--games", "2", "--seats", "uniform,greedy", "--mode", "base-principale")


def test_bots_play_the_mode(shell: Shell) -> None:
    said = shell.run(*ON_A_MAT, "--seed", "1")
    assert (said.status, said.err) == (0, "")


@pytest.mark.parametrize(
    "more",
    [
        "--edition 2012",
        "--boxes ressemblances-fortuites",
        "--copies 2",
        "--factions draft",
        "--bases all",
        "--rule useless_cards=false --rule change_base=false",
    ],
)
def test_the_mode_goes_with_every_other_option(more: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*ON_A_MAT, "--json", "--seed", "2", *more.split()]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2


def test_it_is_played_at_a_terminal_and_goes_on_from_its_record(shell: Shell) -> None:
    seats = ("--seats", "me,greedy", "--rule", "first=1")
    said = shell.run("play", "smashup", "--mode", "base-principale", *seats, "--seed", "3", typed="2\n")
    assert "Period 1 · round 1" in said.out
    assert "If scored now" in said.out
    again = shell.run("play", "--resume")
    assert (again.status, again.err) == (0, "")
    assert "Period 1 · round 1" in again.out


@pytest.mark.clause("BP-60", "BP-105")
@pytest.mark.parametrize(
    ("lang", "word", "asked", "not_now"),
    [
        ("en", "show", "Which cards do you show as useless?", '"show" is not possible now.'),
        (
            "fr",
            "montrer",
            "Quelles cartes montres-tu comme inutiles",
            "«\u00a0montrer\u00a0» n’est pas possible maintenant.",
        ),
    ],
)
def test_useless_cards_are_shown_by_a_command(
    shell: Shell, lang: str, word: str, asked: str, not_now: str
) -> None:
    seats = ("--seats", "me,greedy", "--rule", "first=1", "--lang", lang)
    typed = f"{word}\n{word}\n1\n"
    said = shell.run("play", "smashup", "--mode", "base-principale", *seats, "--seed", "3", typed=typed)
    before, after = said.out.split(asked, 1)
    assert f"({word})" in before
    assert not_now in after


def test_a_game_that_goes_on_keeps_its_mode(shell: Shell, capsys: pytest.CaptureFixture[str]) -> None:
    mat = shell.folder / "mat.toml"
    mat.write_text(PROPOSED)
    shell.run("play", "smashup", "--seats", "me,greedy", "--seed", "3", typed="1\n")
    (record,) = shell.records()
    before = record.read_text()
    for more in ("--mode base-principale", "--mode standard", f"--mat {mat}", "--rule mat=x"):
        assert run(["play", "smashup", *more.split(), "--resume", str(record), "--lang", "en"]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err == (
            "A game that goes on keeps its own seats and rules. "
            "Leave out every option but --resume and --lang.\n"
        )
    assert record.read_text() == before


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_a_mat_is_for_the_mode_alone(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    file = tmp_path / "mat.toml"
    file.write_text(PROPOSED)
    assert run([command, "smashup", "--mat", str(file), "--lang", "en"]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", "mat is for --mode base-principale alone.\n")


def test_a_mat_of_ones_own_is_played_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mat.toml"
    file.write_text(PROPOSED.replace("period-3 = [7, 4, 2, 1]", "period-3 = [9, 0, 0, 0]"), "utf-8")
    said = shell.run(*ON_A_MAT, "--mat", str(file))
    assert (said.status, said.err) == (0, "")


def test_a_file_that_is_no_text_or_too_large_is_no_mat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mat.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert run([*ON_A_MAT, "--mat", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"{file}: This is no text.\n"
    file.write_text("#" * 70_000)
    assert run([*ON_A_MAT, "--mat", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"{file}: The mat is larger than 64 kB.\n"


@pytest.mark.parametrize(("lang", "word"), [("en", "End of the round"), ("fr", "Fin de la manche")])
def test_a_clause_of_the_mode_is_looked_up(shell: Shell, lang: str, word: str) -> None:
    said = shell.run("rules", "smashup", "BP-12", "--lang", lang)
    assert said.status == 0
    assert word in said.out


def test_the_mode_is_listed(shell: Shell) -> None:
    assert "base-principale" in shell.run("games", "--json").out
