"""A mode of a game from the command line: played, looked up, refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from baston.cli.__main__ import run
from baston.games.smashup.mat import PROPOSED
from tests.cli.conftest import Shell

ON_A_MAT = ("simulate", "smashup", "--games", "2", "--seats", "uniform,greedy", "--mode", "base-principale")


def test_bots_play_the_mode(shell: Shell) -> None:
    said = shell.run(*ON_A_MAT, "--seed", "1")
    assert (said.status, said.err) == (0, "")


def test_a_mat_of_ones_own_is_played_on(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "mat.toml"
    file.write_text(PROPOSED.replace("period-3 = [7, 4, 2, 1]", "period-3 = [9, 0, 0, 0]"), "utf-8")
    said = shell.run(*ON_A_MAT, "--mat", str(file))
    assert (said.status, said.err) == (0, "")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("camp = 1", "camp = -1", ("5", "vp.camp")),
        ('[west.3]\neffect = "keep"\n', "", ("west.3",)),
        ("[west.3]", "[west.4]", ("56", "west.4")),
        ('"keep"', '"sleep"', ("57", "west.3.effect", "look-at-top")),
        ("[vp]", "[vp", ("1", "TOML")),
    ],
)
def test_what_is_wrong_with_a_mat_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, lang: str, old: str, new: str, told: tuple[str, ...]
) -> None:
    file = tmp_path / "mat.toml"
    file.write_text(PROPOSED.replace(old, new), "utf-8")
    assert run([*ON_A_MAT, "--mat", str(file), "--lang", lang]) == 2
    printed = capsys.readouterr()
    assert (printed.out, len(printed.err.splitlines())) == ("", 1)
    assert all(word in printed.err for word in told)


def test_a_file_that_is_no_text_or_too_large_is_no_mat(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "mat.toml"
    file.write_bytes(b"\xff\xfe\x00")
    assert run([*ON_A_MAT, "--mat", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == f"{file}: This is no text.\n"
    file.write_text("#" * 70_000)
    assert run([*ON_A_MAT, "--mat", str(file), "--lang", "en"]) == 2
    assert capsys.readouterr().err == "The mat is larger than 64 kB.\n"


@pytest.mark.parametrize(("lang", "word"), [("en", "End of the round"), ("fr", "Fin de la manche")])
def test_a_clause_of_the_mode_is_looked_up(shell: Shell, lang: str, word: str) -> None:
    said = shell.run("rules", "smashup", "BP-12", "--lang", lang)
    assert said.status == 0
    assert word in said.out


def test_the_mode_is_listed(shell: Shell) -> None:
    assert "base-principale" in shell.run("games", "--json").out
