"""A record replayed: in sentences, for a seat, step by step."""

from __future__ import annotations

import json

from tests.cli.conftest import Shell


def played(shell: Shell) -> str:
    """The file of a game of nim played to the end."""
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed="1\n" * 99)
    return str(shell.records()[0])


def test_a_replay_tells_the_game_and_verifies_it(shell: Shell) -> None:
    said = shell.run("replay", played(shell))
    assert said.status == 0
    assert "takes" in said.out
    assert "The game is over" in said.out
    assert "Verified:" in said.out


def test_spectators_see_no_secret_and_a_seat_sees_its_own(shell: Shell) -> None:
    file = played(shell)
    assert "draws a token:" not in shell.run("replay", file).out
    seen = shell.run("replay", file, "--seat", "1").out
    assert "Player 1 draws a token:" in seen
    assert "Player 2 draws a token." in seen


def test_a_seat_that_nobody_held_is_refused(shell: Shell) -> None:
    said = shell.run("replay", played(shell), "--seat", "3")
    assert said.status == 2
    assert "no seat 3" in said.err


def test_step_by_step_at_a_terminal(shell: Shell) -> None:
    terminal = shell.at_terminal("replay", played(shell))
    assert terminal.asks()
    assert "takes" not in terminal.shown
    terminal.types("")
    assert terminal.asks()
    assert "1/" in terminal.shown
    terminal.types("end")
    terminal.sees("Verified:")
    assert terminal.status() == 0


def test_a_step_may_be_the_last_one_looked_at(shell: Shell) -> None:
    terminal = shell.at_terminal("replay", played(shell), "--lang", "fr")
    assert terminal.asks()
    terminal.types("quitter")
    assert terminal.status() == 0


def test_as_json(shell: Shell) -> None:
    said = shell.run("replay", played(shell), "--json")
    value = json.loads(said.out)
    assert said.err == ""
    assert value["game"] == "nim"
    assert value["seed"] == 3
    assert value["over"] is True
    assert sorted(value["points"]) == [0, 1]


def test_an_unfinished_game_can_be_replayed(shell: Shell) -> None:
    shell.run("play", "nim", "--seats", "me,greedy", "--seed", "3", typed="1\n")
    said = shell.run("replay", str(shell.records()[0]))
    assert said.status == 0
    assert "The game goes on" in said.out


def test_a_person_s_seat_is_named_as_it_was_in_play(shell: Shell) -> None:
    shell.run("play", "smashup", "--seats", "me,greedy", "--seed", "3", typed="1\n")
    shown = shell.run("replay", str(shell.records()[0]), "--seat", "1").out
    assert "● Player 1 (you) " in shown
    assert "◆ Player 2 (greedy) " in shown
