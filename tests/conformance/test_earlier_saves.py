"""States saved under earlier rules: they load, are told apart, and are played on to the end."""

from __future__ import annotations

import pytest

from baston.games import game_named
from baston.kernel.rng import Rng
from baston.kernel.saving import rules_of
from baston.kernel.state import State
from baston.kernel.text import a_dict, ints
from tests.conformance.setups import RIGS
from tests.conformance.walk import any_option
from tests.released_rules import NAMES, released, saved


def loaded(name: str) -> State:
    """The state in the middle of the game of this name."""
    return game_named(released(name).game).load(a_dict(saved(name)["save"]))


@pytest.mark.parametrize("name", NAMES)
def test_a_save_of_the_released_rules_is_of_version_1_and_saved_anew_of_today_s(name: str) -> None:
    game = game_named(released(name).game)
    assert rules_of(a_dict(saved(name)["save"])) == 1
    assert rules_of(game.save(loaded(name))) == game.rules_version > 1


@pytest.mark.parametrize("name", NAMES)
def test_a_save_of_the_released_rules_asks_what_it_asked(name: str) -> None:
    """The first answer that was given then is among the options."""
    state, (first, *_) = loaded(name), ints(saved(name)["answers"])
    assert state.decision is not None
    assert first < len(state.decision.options)


@pytest.mark.parametrize("name", NAMES)
def test_a_save_of_the_released_rules_is_played_on_to_the_end(name: str) -> None:
    game = game_named(released(name).game)
    for seed in range(3):
        state, chance = loaded(name), Rng(seed)
        for _ in range(RIGS[game.name].longest):
            if state.over:
                break
            game.answer(state, any_option(state, chance))
        assert state.over
        assert len(game.points(state)) == released(name).setup.players
