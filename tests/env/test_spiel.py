"""OpenSpiel's form: chance deals, and states are copied and serialized."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from baston.env import spiel
from baston.env.encoding import Encoding


def dealt(text: str, deal: int) -> spiel.SpielState:
    """A game after its deal."""
    state = pyspiel.load_game(text).new_initial_state()
    assert state.is_chance_node()
    state.apply_action(deal)
    assert isinstance(state, spiel.SpielState)
    return state


def test_the_deal_is_the_seed_of_the_game() -> None:
    one, same, other = (dealt("baston_smashup(players=3)", deal) for deal in (5, 5, 6))
    assert str(one) == str(same) != str(other)
    assert one.num_players() == 3
    assert len(one.chance_outcomes()) == spiel.DEALS


def test_deals_that_there_are_not_are_refused() -> None:
    for deals in (0, -3):
        with pytest.raises(ValueError, match=f"there must be a deal, not {deals}"):
            spiel.SpielGame("nim", {"deals": deals})
    state = pyspiel.load_game("baston_nim(deals=10)").new_initial_state()
    with pytest.raises(ValueError, match="10 is none of 10 deals"):
        state.apply_action(10)


def test_options_of_the_game_are_parameters() -> None:
    asked = {"factions": "pirates+ninjas,zombies+robots", "bgb_fixes": "true", "edition": "2012"}
    game = pyspiel.load_game("baston_smashup", {"options": spiel.written(asked)})
    again = pyspiel.load_game(str(game))
    for one in (game, again):
        assert isinstance(one, spiel.SpielGame)
        assert one.setup.options | asked == one.setup.options


def test_a_clone_goes_its_own_way() -> None:
    state = dealt("baston_galacticlash", 1)
    twin, before = state.clone(), str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_a_game_plays_to_its_returns() -> None:
    state = dealt("baston_nim", 1)
    chance = np.random.default_rng(1)
    while not state.is_terminal():
        assert state.returns() == [0.0, 0.0]
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert sorted(state.returns()) == [-1.0, 1.0]


def test_a_state_is_serialized_with_all_that_it_holds() -> None:
    state = dealt("baston_smashup", 9)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(back) == str(state)
    assert back.legal_actions() == state.legal_actions()


def test_its_observer_tells_what_the_encoding_does() -> None:
    state = dealt("baston_smashup", 9)
    game = state.get_game()
    assert isinstance(game, spiel.SpielGame)
    observer = game.make_py_observer()
    assert state._play is not None
    for seat in range(2):
        observer.set_from(state, seat)
        assert (observer.tensor == Encoding(game.game).observation(state._play.state, seat)).all()
