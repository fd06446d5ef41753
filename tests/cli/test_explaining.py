"""What `?` tells of all that the screen names: signs, players, factions, clauses, words of the rules."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Shell

SMASH_UP = (
    "play",
    "smashup",
    "--seats",
    "me,normal",
    "--factions",
    "pirates+ninjas,aliens+robots",
    "--seed",
    "3",
)
ARENA = ("play", "superfantasybrawl", "--seats", "me,normal", "--rule", "draft=random", "--seed", "1")
CLASH = ("play", "galacticlash", "--seats", "me,normal", "--seed", "3")


@pytest.mark.parametrize(
    ("game", "what", "lang", "told"),
    [
        (SMASH_UP, "★", "en", "★ ☆ a talent"),
        (SMASH_UP, "●", "en", "● You"),
        (SMASH_UP, "normal", "en", "Normal: the bot greedy:75%."),
        (SMASH_UP, "toi", "fr", "Toi\u00a0: une personne."),
        (SMASH_UP, "Robots", "en", "Warbot"),
        (SMASH_UP, "pirates", "fr", "Pirates, force"),
        (SMASH_UP, "SU-31", "en", "SU-31"),
        (SMASH_UP, "breakpoint", "en", "SU-"),
        (SMASH_UP, "défausse", "fr", "SU-"),
        (ARENA, "‹", "en", "a hex of the deployment zone in the west"),
        (ARENA, "d4", "en", "d4: common ground"),
        (ARENA, "Bloodied", "en", "SFB-"),
        (CLASH, "↷", "fr", "engagée"),
        (CLASH, "pit", "en", "G-"),
    ],
)
def test_whatever_the_screen_names_is_explained(
    shell: Shell, game: tuple[str, ...], what: str, lang: str, told: str
) -> None:
    said = shell.run(*game, "--lang", lang, typed=f"?{what}\nquit\n")
    assert said.status == 0
    assert told in said.out.partition(f"> ?{what}")[2]


def test_what_nobody_has_named_is_said_to_be_unknown(shell: Shell) -> None:
    assert "Nothing on the table is called" in shell.run(*SMASH_UP, typed="?xyzzy\nquit\n").out
