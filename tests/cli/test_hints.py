"""A hint in the terminal: the number of one of the choices, in the words of its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baston.games.smashup import GAME as smashup
from baston.games.smashup.factions.aliens import disintegrator
from tests.analysis.test_threats import about_to_score
from tests.cli.conftest import Shell


@pytest.mark.parametrize(
    ("lang", "word", "said"), [("en", "hint", "Hint: "), ("fr", "conseil", "Conseil\u00a0: ")]
)
def test_a_hint_names_a_choice_and_plays_nothing(shell: Shell, lang: str, word: str, said: str) -> None:
    seats = ("--seats", "me,uniform", "--seed", "5", "--lang", lang)
    shown = shell.run("play", "nim", *seats, typed=f"{word}\n{word}\n").out
    hints = re.findall(rf"^{said}([0-9]+) · (.+)$", shown, re.MULTILINE)
    assert len(hints) == 2
    assert hints[0] == hints[1], "nothing has been played, and the hint hangs on nothing else"
    number, label = hints[0]
    assert f"{number} {label}" in shown


def test_a_hint_says_the_chance_to_win_where_a_network_tells_it(shell: Shell) -> None:
    seats = ("--seats", "me,uniform", "--seed", "5", "--factions", "aliens+ninjas,robots+pirates")
    for lang, word, said in (("en", "hint", "Your chance"), ("fr", "conseil", "Tes chances")):
        shown = shell.run("play", "smashup", *seats, "--lang", lang, typed=f"{word}\n").out
        told = re.search(rf"^{said}.+[:\u00a0] ?(\d+)\u00a0?%\.$", shown, re.MULTILINE)
        assert told is not None
        assert 1 <= int(told[1]) <= 99
    shown = shell.run("play", "nim", "--seats", "me,uniform", "--seed", "5", typed="hint\n").out
    assert "Hint: " in shown
    assert "to win now" not in shown


def test_a_hint_says_what_threatens_otherwise(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "threat.txt"
    file.write_text(smashup.texts.position(about_to_score(disintegrator).table, None), "utf-8")
    game = ("play", "--position", str(file), "--seats", "me,uniform", "--lang")
    assert "\nOtherwise to be feared: uniform gains 2 VP.\n" in shell.run(*game, "en", typed="hint\n").out
    assert "\nSinon à craindre\u00a0: uniform gagne 2 PV.\n" in shell.run(*game, "fr", typed="conseil\n").out


def test_a_hint_says_what_it_brings(shell: Shell) -> None:
    game = ("play", "galacticlash", "--seats", "me,uniform", "--seed", "5")
    typed = "hint\n1\n" * 10
    shown = shell.run(*game, typed=typed).out
    assert re.search(
        r"^Hint: \d+ · .+\nWhat it brings, if nobody answers: .+ loses \d+ life", shown, re.MULTILINE
    )
