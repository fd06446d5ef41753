"""Several people on one keyboard: nobody sees a hand that is not theirs."""

from __future__ import annotations

import pexpect
import pytest

from tests.cli.conftest import Shell

CLEAR = "\x1b[2J"
GAMES = [("nim", "heaps  "), ("smashup", "Your hand")]


@pytest.mark.parametrize(("game", "secret"), GAMES)
def test_nothing_is_shown_before_the_person_called_confirms(shell: Shell, game: str, secret: str) -> None:
    child = shell.at_terminal("play", game, "--seats", "me,me", "--seed", "5")
    child.sees(r"Player ([12]), it is for you to answer\.")
    assert secret not in child.shown
    child.sees("Press Enter")
    with pytest.raises(pexpect.TIMEOUT):
        child.sees(secret, within=0.5)
    child.types("")
    child.sees(secret)
    assert CLEAR in child.shown
    child.close()


@pytest.mark.parametrize(("game", "secret"), GAMES)
def test_the_screen_is_cleared_before_the_next_person_is_called(shell: Shell, game: str, secret: str) -> None:
    child = shell.at_terminal("play", game, "--seats", "me,me", "--seed", "5")
    child.sees(r"Player ([12]), it is for you to answer\.")
    first = child.found
    child.types("")
    called = 0
    while not called:
        child.asks()
        child.types("1")
        called = child.sees("> $", r"Player ([12]), it is for you to answer\.")
        if not called:
            child.types("table")
    after_clearing = child.shown.rpartition(CLEAR)
    assert after_clearing[1] == CLEAR
    assert secret not in after_clearing[2]
    assert child.found != first
    child.close()


def test_through_a_pipe_too_a_hand_comes_after_its_person_has_confirmed(shell: Shell) -> None:
    said = shell.run("play", "nim", "--seats", "me,me", "--seed", "5", typed="\n1\n1\n")
    parts = said.out.split("it is for you to answer.")
    assert len(parts) == 3
    assert "heaps  " not in parts[0]
    assert "heaps  " in parts[1]
    assert "heaps  " not in parts[2]  # the second person has not confirmed


def test_each_person_reads_only_what_that_seat_may_know(shell: Shell) -> None:
    said = shell.run("play", "nim", "--seats", "me,me", "--seed", "5", typed="\n1\n1\n\n")
    _, first, second = said.out.split("it is for you to answer.")
    one, two = ("1", "2") if "Player 1 draws a token:" in first else ("2", "1")
    assert f"Player {one} draws a token:" in first
    assert f"Player {two} draws a token." in first
    assert f"Player {two} draws a token:" in second
    assert f"Player {one} draws a token." in second


def test_a_person_called_may_leave(shell: Shell) -> None:
    said = shell.run("play", "nim", "--seats", "me,me", "--seed", "5", typed="quit\n")
    assert said.status == 0
    assert "baston play nim --resume" in said.out


def test_at_the_end_nobody_reads_the_whole_log_again(shell: Shell) -> None:
    args = ("--seats", "me,me", "--factions", "pirates+ninjas,zombies+robots", "--seed", "5")
    said = shell.run("play", "smashup", *args, typed="1\n" * 2000)
    end = said.out.rpartition("Press Enter")[2]
    assert "wins with" in end
    assert "Turn 1: " not in end
