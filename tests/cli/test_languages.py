"""The language spoken: asked for, of the environment, of the locale; errors included."""

from __future__ import annotations

import json

import pytest

from baston.cli.terminal.errors import refused
from baston.games import GAMES
from baston.kernel.game import Refusal
from baston.kernel.text import BrokenSave
from baston.locales import language
from tests.cli.conftest import Shell

NIM = ("play", "nim", "--seats", "me,greedy", "--seed", "3")


def test_a_game_in_french(shell: Shell) -> None:
    said = shell.run(*NIM, "--lang", "fr", typed="x\n" + "1\n" * 99)
    assert said.status == 0
    assert "De quel tas prends-tu" in said.out
    assert "n’est pas une commande" in said.out
    assert "gagne." in said.out
    assert "Player" not in said.out


def test_smash_up_in_french(shell: Shell) -> None:
    said = shell.run(
        "play", "smashup", "--seats", "me,greedy", "--seed", "3", typed="1\n" * 40, BASTON_LANG="fr"
    )
    assert said.status == 0
    assert "Ta main" in said.out
    for english in ("Player", "Your", "plays", " power ", "minion"):
        assert english not in said.out


def test_french_commands(shell: Shell) -> None:
    typed = "1\nannuler\njournal\ndéfausse\nsauver ici\naide\nquitter\n"
    said = shell.run(*NIM, "--lang", "fr", typed=typed)
    assert said.status == 0
    assert "Ta dernière réponse est reprise." in said.out
    assert "Ce jeu n’a pas de défausse." in said.out
    assert (shell.folder / "ici").exists()
    assert "baston play nim --resume" in said.out


def test_errors_are_in_french_too(shell: Shell) -> None:
    said = shell.run("play", "chess", "--lang", "fr")
    assert said.status == 2
    assert said.err == f"Il n’y a pas de jeu «\u00a0chess\u00a0». Jeux\u00a0: {', '.join(GAMES)}.\n"


@pytest.mark.parametrize(
    ("key", "error", "english", "french"),
    [
        ("cluster-unreachable", ConnectionRefusedError(111, "Connection refused"), "nobody", "personne n’y"),
        ("cluster-unreachable", TimeoutError("timed out"), "in time", "à temps"),
        ("report-run", BrokenSave("game is missing"), "a part is missing", "une partie manque"),
        ("report-run", json.JSONDecodeError("Expecting value", "", 0), "no text", "pas un texte"),
    ],
)
def test_what_exceptions_say_in_english_is_said_in_words(
    key: str, error: Exception, english: str, french: str
) -> None:
    refusal = Refusal(key, address="there", reason=str(error))
    refusal.__cause__ = error
    for lang, words in (("en", english), ("fr", french)):
        assert words in refused(refusal, lang)
        assert str(error) not in refused(refusal, lang)


@pytest.mark.parametrize(
    ("env", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LC_ALL": "en_GB.UTF-8", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "C"}, "fr"),
        ({"BASTON_LANG": "fr", "LC_ALL": "C"}, "fr"),
        ({"BASTON_LANG": "de", "LANG": "fr_FR"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_environment(
    env: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BASTON_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert language() == spoken
    assert language("en-US") == "en"
    with pytest.raises(Refusal):
        language("de")


def test_no_line_begins_with_what_belongs_to_the_line_before(shell: Shell) -> None:
    typed = "1\n" * 60 + "règles\n"
    said = shell.run("play", "smashup", "--seats", "me,greedy", "--seed", "3", "--lang", "fr", typed=typed)
    lines = said.out.splitlines()
    assert any("\u00a0" in line for line in lines)
    assert not [line for line in lines if line.lstrip(" ")[:1] in tuple(":;!?»") and line.strip()]
    assert not [line for line in lines if line.rstrip(" ").endswith("«")]


def test_letters_that_the_terminal_lacks_do_not_stop_it(shell: Shell) -> None:
    said = shell.run(*NIM, "--lang", "fr", typed="1\n", PYTHONIOENCODING="ascii")
    assert said.status == 0
