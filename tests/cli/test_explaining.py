"""What `?` tells of all that the screen names: signs, players, factions, clauses, words of the rules."""

from __future__ import annotations

from pathlib import Path

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
    begun = (*CLASH[:-1], "4")
    said = shell.run(*begun, typed="?Breath Thief\n?Dark Side Force\nquit\n").out.split("> ?")
    assert "Not now: First play energies, or go on" in said[1]
    assert "(G-23)" in said[1]
    assert "Not now" not in said[2]


def test_a_unit_that_cannot_be_chosen_says_why_and_by_which_clause() -> None:
    session = looked_at(SCENES["clash-combat-2"])
    view = session.game.presentation.view(session.state, session.asked)
    said = [str(line) for line in not_now(session, view, "wandering healer", ["You", "Normal"], "en")]
    assert said == ["It cannot be chosen: It is engaged: only a ready unit blocks. (G-41)"]
    assert not_now(session, view, "Pale Inquisitor's friend", ["You", "Normal"], "en") == []


GUARDED = "\n".join(
    (
        "smashup 2017 players=2 turn=1 number=7 vp=0,0 plays=1,1",
        "base tortuga: 2:zapbot | 2:overrun",
        "base jungle_oasis: 1:war_raptor",
        "hand 1: king_rex upgrade",
        "hand 2: scout",
        "deck 1: howl",
        "deck 2: warbot",
        "discard 1:",
        "discard 2:",
        "bases: tar_pits",
        "base discard:",
    )
)


def _from(tmp_path: Path, game: str, position: str) -> tuple[str, ...]:
    file = tmp_path / "position"
    file.write_text(position)
    return ("play", game, "--seats", "me,normal", "--seed", "1", "--position", str(file))


@pytest.mark.parametrize("what", ["a", "Tortuga", "tortuga"])
def test_a_base_says_which_cards_cannot_go_there_and_why(shell: Shell, tmp_path: Path, what: str) -> None:
    guarded = _from(tmp_path, "smashup", GUARDED)
    said = shell.run(*guarded, "--lang", "en", typed=f"?{what}\n?b\nquit\n").out.split("> ?")
    assert "King Rex cannot go there: It cannot be played there (Overrun). (SU-110)" in said[1]
    assert "Upgrade cannot go there: This action is attached to a minion. (SU-83)" in said[1]
    assert "King Rex cannot go there" not in said[2]


@pytest.mark.parametrize(
    ("name", "lang", "what", "why"),
    [
        ("base-principale", "en", "W1", "cannot go there: "),
        ("base-principale", "fr", "O1", "ne peut pas y aller\u00a0: "),
        ("superfantasybrawl", "en", "d5", "First choose a card or a standard action"),
        ("superfantasybrawl", "fr", "d5", "Choisis d’abord une carte ou une action standard"),
    ],
)
def test_a_slot_and_a_hex_say_why_they_cannot_be_chosen(
    shell: Shell, name: str, lang: str, what: str, why: str
) -> None:
    said = shell.run("learn", name, "--lang", lang, typed=f"?{what}\nquit\n").out.split("> ?")
    assert why in said[1]
    assert "(BP-3" in said[1] or "(SFB-60)" in said[1]
