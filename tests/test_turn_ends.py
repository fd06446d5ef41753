"""Turns in which nothing is left to do: who ends them itself is asked, for others they end."""

from __future__ import annotations

from typing import Final

import pytest

from baston.games import game_named
from baston.kernel.frame import PASS
from baston.kernel.game import Refusal
from baston.kernel.rng import Rng

ENDS: Final = {"smashup": "SU-12", "superfantasybrawl": "SFB-60", "galacticlash": "G-27"}
GAMES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("smashup", {}),
    ("smashup", {"mode": "base-principale"}),
    ("superfantasybrawl", {"draft": "random", "max_rounds": "6"}),
    ("galacticlash", {}),
)


def asked_to_end(name: str, options: dict[str, str]) -> list[int]:
    """How often each of two seats is asked in random games though all that it can do is end its turn."""
    game = game_named(name)
    setup = game.setup(2, options)
    times = [0, 0]
    for seed in range(2):
        state, rng = game.new(setup, seed), Rng(seed)
        while state.decision is not None:
            options_now = state.decision.options
            if options_now == [PASS] and game.presentation.clause(state) == ENDS[name]:
                times[state.decision.player] += 1
                assert game.digest(game.load(game.save(state))) == game.digest(state)
            game.answer(state, options_now[rng.below(len(options_now))])
    return times


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_who_ends_turns_is_asked_where_nothing_is_left(name: str, options: dict[str, str]) -> None:
    assert asked_to_end(name, options) == [0, 0]
    first, second = asked_to_end(name, options | {"ends_turns": "true,false"})
    assert first > 0
    assert second == 0


@pytest.mark.parametrize("name", ENDS)
def test_the_option_has_a_word_for_each_seat(name: str) -> None:
    game = game_named(name)
    assert "ends_turns" not in game.setup(2, {"ends_turns": "false,false"}).options
    for wrong in ("true", "true,true,false", "true,yes"):
        with pytest.raises(Refusal):
            game.setup(2, {"ends_turns": wrong})
