"""The rules at the terminal: of a mode, of a word, page by page."""

from __future__ import annotations

import os
import pty
import subprocess
import sys

import pytest

from tests.cli.conftest import Shell


def test_a_search_finds_terms_and_clauses_without_case_accents_and_order(shell: Shell) -> None:
    said = shell.run("rules", "smashup", "--search", "BASE resistance", "--lang", "fr").out
    assert "SU-30" in said
    assert "SU-99" not in said
    term = shell.run("rules", "superfantasybrawl", "--search", "level ii").out
    assert term.startswith("Level II – A champion that puts an enemy out of action")
    assert "(SFB-163)" in term


def test_a_mode_has_its_own_rules_first_and_the_standard_game_none_of_them(shell: Shell) -> None:
    mat = shell.run("rules", "smashup", "--mode", "base-principale").out
    assert mat.index("BP-1 ") < mat.index("SU-1 ")
    assert "BP-" not in shell.run("rules", "smashup", "--mode", "standard").out.replace("(BP-", "")


@pytest.mark.parametrize(
    ("game", "mode", "own", "shared", "others"),
    [
        ("galacticlash", "duo", "G-103 ", "G-1 ", "G-99 "),
        ("galacticlash", "multi", "G-99 ", "G-1 ", "G-103 "),
        ("superfantasybrawl", "four", "SFB-290 ", "SFB-1 ", "BP-1 "),
    ],
)
def test_a_format_and_four_players_have_rules_of_their_own(
    shell: Shell, game: str, mode: str, own: str, shared: str, others: str
) -> None:
    said = shell.run("rules", game, "--mode", mode).out
    assert said.index(own) < said.index(shared)
    assert others not in said


def test_in_a_game_its_own_rules_are_shown(shell: Shell) -> None:
    clash = (
        "play",
        "galacticlash",
        "--seats",
        "me,normal,normal,normal",
        "--rule",
        "format=duo",
        "--seed",
        "3",
    )
    said = shell.run(*clash, typed="rules\nquit\n").out
    assert said.index("G-103 ") < said.index("G-1 ")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (("--search", "xyzzy"), 'Nothing in these rules has "xyzzy"'),
        (("--mode", "chess"), 'cannot be "chess"'),
    ],
)
def test_what_is_not_there_is_refused(shell: Shell, asked: tuple[str, str], said: str) -> None:
    refused = shell.run("rules", "smashup", *asked)
    assert refused.status == 2
    assert said in refused.err + refused.out


def test_a_terminal_shows_them_page_by_page_and_a_clause_at_once() -> None:
    assert len(on_terminal("rules", "smashup").splitlines()) == 2
    assert len(on_terminal("rules", "smashup", "SU-10").splitlines()) >= 1


def on_terminal(*arguments: str) -> str:
    """What a terminal shows whose pager shows two lines."""
    master, slave = pty.openpty()
    environment = {**os.environ, "PAGER": "head -n 2", "TERM": "xterm", "COLUMNS": "80"}
    with subprocess.Popen(
        [sys.executable, "-m", "baston.cli", *arguments], stdin=slave, stdout=slave, env=environment
    ) as command:
        os.close(slave)
        shown = b""
        while True:
            try:
                part = os.read(master, 4096)
            except OSError:  # as Linux says that nobody writes any more
                break
            if not part:
                break
            shown += part
    os.close(master)
    assert command.returncode == 0
    return shown.decode()
