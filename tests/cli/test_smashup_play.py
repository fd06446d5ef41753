"""A game of Smash Up as it is asked for, and what a person may type in it."""

from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Shell

GIVEN = ("--factions", "pirates+ninjas,zombies+robots", "--first", "1", "--seed", "3")


def begun(shell: Shell, *args: str, typed: str = "") -> str:
    """All that is shown, to a person who leaves at once, of a game asked for in this way."""
    said = shell.run("play", "smashup", *args, typed=f"{typed}\nquit\n")
    assert said.status == 0
    assert said.err == ""
    return said.out


def test_what_is_asked_for_is_what_is_played(shell: Shell) -> None:
    rules = "--players 3 --seats me,greedy,uniform --edition 2012 --copies 2 --first 1 --rule bgb_fixes=true"
    factions = "pirates+ninjas,pirates+robots,aliens+wizards"
    shown = begun(shell, *rules.split(), "--factions", factions, "--seed", "77")
    assert "seed 77" in shown
    assert re.search(r"greedy +0 +Pirates \+ Robots", shown)
    assert "Turn 1 · You" in shown
    record = shell.records()[0].read_text()
    for line in (
        *("players: 3", "seed: 77", "seat: me", "seat: greedy", "seat: uniform"),
        *(f"option: {option}" for option in ("edition = 2012", "copies = 2", "first = 1")),
        *(f"option: {option}" for option in ("bgb_fixes = true", f"factions = {factions}")),
    ):
        assert line in record.splitlines()


def test_factions_are_drafted_one_by_one(shell: Shell) -> None:
    """With the 2012 rulebook all of them lie open, so that whoever is last has a choice, too."""
    draft = ("--factions", "draft", "--edition", "2012")
    shown = begun(shell, "--seats", "me,uniform", *draft, "--seed", "4", typed="1\n1")
    assert shown.count("Choose a faction.") == 2
    assert "Factions on offer: " in shown
    assert re.search(r"● You +0 +\w+ \+ \w+", shown)


def test_a_level_is_kept_as_the_bot_that_it_stands_for(shell: Shell) -> None:
    begun(shell, "--seats", "me,easy", *GIVEN)
    seats = [line for line in shell.records()[0].read_text().splitlines() if line.startswith("seat: ")]
    assert seats[0] == "seat: me"
    assert seats[1] != "seat: easy"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("rules SU-31", "SU-31"),
        ("rules", "SU-1 "),
        ("rules SU-9999", 'There is no clause "SU-9999"'),
        ("discard", "● You: empty"),
        ("?a", "base, "),
        ("?zapbot", "Zapbot"),
        ("log", "greedy draws 5 cards."),
        ("table", "Your hand"),
        ("help", "take back your last answer"),
    ],
)
def test_what_can_be_looked_up(shell: Shell, typed: str, shown: str) -> None:
    out = begun(shell, "--seats", "me,greedy", *GIVEN, typed=typed)
    answered = out.partition(f"> {typed}\n")[2]
    assert shown in answered


def test_an_option_is_explained_by_its_number(shell: Shell) -> None:
    out = begun(shell, "--seats", "me,greedy", *GIVEN, typed="?1")
    question, _, answered = out.partition("> ?1\n")
    line = next(line for line in question.splitlines() if re.search(r"(?<!\S)1 ", line) and "→" in line)
    assert answered.startswith(line.partition(" →")[0].strip())


def test_smash_up_that_is_interrupted_goes_on_where_it_was(shell: Shell) -> None:
    child = shell.at_terminal("play", "smashup", "--seats", "me,greedy", *GIVEN, "--lang", "fr")
    child.asks()
    child.types("1")
    child.asks()
    child.interrupts()
    child.sees("baston play smashup --resume")
    assert child.status() == 130
    again = shell.run("play", "smashup", "--resume", "--lang", "fr", typed="quitter\n")
    assert "La partie reprend après" in again.out
    assert again.status == 0
