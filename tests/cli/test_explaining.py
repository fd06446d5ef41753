"""What `?` tells of all that the screen names: signs, players, factions, clauses, words of the rules."""

from __future__ import annotations

import pytest

from baston.cli.table.explaining import not_now
from tests.cli.conftest import Shell
from tests.cli.full_screens import SCENES, looked_at

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


MAT = (*SMASH_UP, "--mode", "base-principale")


@pytest.mark.parametrize(
    ("game", "lang", "told"),
    [
        (
            SMASH_UP,
            "en",
            {
                "★": "★ ☆ a talent",
                "●": "● You",
                "normal": "Normal: a bot.\n◆\u00a0Normal  0\u00a0VP",
                "Normal": "Aliens\u00a0+\u00a0Robots",
                "Robots": "Warbot",
                "SU-31": "SU-31",
                "breakpoint": "SU-",
                "xyzzy": 'Nothing on the table is called "xyzzy"',
            },
        ),
        (SMASH_UP, "fr", {"toi": "Toi\u00a0: une personne.", "pirates": "Pirates, force", "défausse": "SU-"}),
        (SMASH_UP, "en", {"draw phase": "you draw two cards", "counter": "(SU-102)", "Talent": "(SU-99)"}),
        (
            SMASH_UP,
            "fr",
            {"résoudre": "(SU-112)", "resistance": "la base est conquise", "talents": "(SU-99)"},
        ),
        (MAT, "en", {"slot": "(BP-30)", "extra minion": "(SU-96)"}),
        (ARENA, "en", {"Level II": "(SFB-163)", "core": "(SFB-61)"}),
        (ARENA, "fr", {"niveau ii": "(SFB-163)", "Noyau": "(SFB-61)"}),
        (CLASH, "fr", {"contrecarrer": "(G-71)", "résoudre": "(G-50)"}),
        (MAT, "en", {"N1": "North 1", "north": "North 2", "[●]": "Base Principale: the slot of who"}),
        (MAT, "fr", {"O2": "Ouest 2", "Ouest": "Ouest 1", "manche": "BP-"}),
        (
            ARENA,
            "en",
            {"‹": "a hex of the deployment zone in the west", "d4": "d4: common", "Bloodied": "SFB-"},
        ),
        (CLASH, "en", {"↷": "engaged", "pit": "G-", "D": "points of dark Force"}),
        (
            CLASH,
            "fr",
            {"↷": "engagée", "fosse": "G-", "O": "points de Force obscure", "1/4": "O 1/4 énergies"},
        ),
        (CLASH, "fr", {"Costaud": "Costaud\u00a0: un bot.\n"}),
        (ARENA, "fr", {"d4": "d4\u00a0: terrain commun"}),
    ],
)
def test_whatever_the_screen_names_is_explained(
    shell: Shell, game: tuple[str, ...], lang: str, told: dict[str, str]
) -> None:
    said = shell.run(*game, "--lang", lang, typed="".join(f"?{what}\n" for what in told) + "quit\n")
    assert said.status == 0
    answers = said.out.split("> ?")[1:]
    for (what, explained), answer in zip(told.items(), answers, strict=True):
        assert answer.startswith(f"{what}\n")
        assert explained in answer


def test_a_card_that_cannot_be_played_now_says_why_and_by_which_clause(shell: Shell) -> None:
    said = shell.run(*CLASH, typed="?Pale Inquisitor\n?Dark Side Force\nquit\n").out.split("> ?")
    assert "Not now: First play energies, or go on" in said[1]
    assert "(G-23)" in said[1]
    assert "Not now" not in said[2]


def test_a_unit_that_cannot_be_chosen_says_why_and_by_which_clause() -> None:
    session = looked_at(SCENES["clash-combat-2"])
    view = session.game.presentation.view(session.state, session.asked)
    said = [str(line) for line in not_now(session, view, "sister vesper", ["You", "Normal"], "en")]
    assert said == ["It cannot be chosen: It is engaged: only a ready unit blocks. (G-41)"]
    assert not_now(session, view, "Pale Inquisitor's friend", ["You", "Normal"], "en") == []
