"""What environments show to people: the terminal's table, printed, or the question as a text."""

from __future__ import annotations

import numpy as np
import pytest

from baston.env import aec, gym, parallel
from tests.env.tables import NAMES, TABLES, Options


def test_the_terminals_table_is_printed_at_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    table = aec.env("nim", render_mode="human", heaps="2,7")
    table.reset(seed=1)
    asked = table.agent_selection
    printed = capsys.readouterr().out
    assert "heaps" in printed
    assert "2  7" in printed
    assert printed.endswith(f"{asked}: From which heap do you take?\n   0 heap 1 (2)\n   1 heap 2 (7)\n")
    table.step(1)
    assert "How many do you take?" in capsys.readouterr().out
    assert table.render() is None
    assert "How many do you take?" in capsys.readouterr().out


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=NAMES)
def test_every_game_is_drawn_with_what_the_asked_seat_sees(
    name: str, players: int, options: Options, capsys: pytest.CaptureFixture[str]
) -> None:
    table = aec.env(name, players, render_mode="human", **options)
    table.reset(seed=5)
    state = table.state_of_play
    assert state.decision is not None
    drawn = capsys.readouterr().out
    assert table.game.presentation.prompt(state, "en") in drawn
    twin = aec.env(name, players, render_mode="human", **options)
    twin.reset(seed=5)
    twin.state_of_play = table.game.search.determinize(state, state.decision.player, 9)
    capsys.readouterr()
    twin.render()
    assert capsys.readouterr().out == drawn, "nothing is drawn that the seat does not see"


def test_a_game_that_is_over_is_drawn_for_all() -> None:
    table = aec.env("nim", render_mode="ansi", heaps="1")
    table.reset(seed=1)
    while not any(table.terminations.values()):
        table.step(0)
    assert table.render() in ("Nim with tokens: [1, 0]", "Nim with tokens: [0, 1]")


def test_the_parallel_form_is_drawn_too(capsys: pytest.CaptureFixture[str]) -> None:
    together = parallel.parallel_env("nim", render_mode="human", heaps="2,7")
    together.reset(seed=1)
    assert "From which heap do you take?" in capsys.readouterr().out
    together.step({"player_0": 1, "player_1": 1})
    assert "How many do you take?" in capsys.readouterr().out
    in_words = parallel.parallel_env("nim", render_mode="ansi", heaps="2,7")
    in_words.reset(seed=1)
    assert (in_words.render() or "").startswith("player_")
    by_turns = parallel.env("nim", render_mode="ansi", heaps="2,7")
    by_turns.reset(seed=1)
    assert by_turns.render() == in_words.render()
    silent = parallel.parallel_env("nim")
    silent.reset(seed=1)
    assert silent.render() is None


def test_gymnasiums_seat_is_drawn_as_it_sees_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    seat = gym.env("nim", opponent="uniform", render_mode="human", heaps="2,7")
    seat.reset(seed=1)
    assert "From which heap do you take?" in capsys.readouterr().out
    seat.step(np.int64(0))
    assert capsys.readouterr().out
    in_words = gym.env("nim", opponent="uniform", render_mode="ansi", heaps="2,7")
    in_words.reset(seed=1)
    assert (in_words.render() or "").startswith("player_0: From which heap")


def test_modes_that_there_are_not_are_refused() -> None:
    for form in (aec.env, parallel.parallel_env, gym.env):
        with pytest.raises(ValueError, match='render_mode must be "human", "ansi" or None, not "rgb_array"'):
            form("nim", render_mode="rgb_array")
