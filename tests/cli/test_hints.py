"""A hint in the terminal: the number of one of the choices, in the words of its line."""

from __future__ import annotations

import re

import pytest

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


def test_a_hint_says_what_it_brings(shell: Shell) -> None:
    game = ("play", "galacticlash", "--seats", "me,uniform", "--seed", "5")
    typed = "hint\n1\n" * 10
    shown = shell.run(*game, typed=typed).out
    assert re.search(
        r"^Hint: \d+ · .+\nWhat it brings, if nobody answers: .+ loses \d+ life", shown, re.MULTILINE
    )
