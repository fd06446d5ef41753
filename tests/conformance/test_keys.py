"""A game dealt from a key draws from ChaCha20, its samples from the fast generator, in both forms alike."""

from __future__ import annotations

import hashlib

import pytest

from baston.games import game_named
from baston.kernel.chacha import ChaCha
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.kernel.text import digest_of
from tests.conformance.setups import RIGS

ANSWERS = 60
# The digest after so many answers at random: the same on every machine, compiled or not.
DIGESTS = {
    "nim": "ee721da01451d771",
    "smashup": "e4ab2eef2fa12c5d",
    "superfantasybrawl": "aeb31e14d219a752",
    "galacticlash": "4e88e72e1805ddf3",
}


def key_of(name: str) -> bytes:
    """A key for tests."""
    return hashlib.sha256(name.encode()).digest()


def begun(name: str) -> tuple[Game[State], Setup]:
    """The game and the setup of its first table."""
    game = game_named(name)
    return game, game.setup(*RIGS[name].tables[0])


def play_on(game: Game[State], state: State, answers: int = ANSWERS) -> str:
    """Answer at random so often; the digest then."""
    chance = Rng(5)
    for _ in range(answers):
        if state.decision is None:
            break
        options = state.decision.options
        game.answer(state, options[chance.below(len(options))])
    return game.digest(state)


@pytest.mark.parametrize("name", RIGS)
def test_a_key_deals_the_same_game_everywhere(name: str) -> None:
    game, setup = begun(name)
    assert play_on(game, game.new(setup, key_of(name))) == DIGESTS[name]


@pytest.mark.parametrize("name", RIGS)
def test_another_key_deals_another_game(name: str) -> None:
    game, setup = begun(name)
    ends = set()
    for i in range(8):
        state = game.new(setup, key_of(f"{name} {i}"))
        play_on(game, state)
        saved = game.save(state)
        del saved["rng"]
        ends.add(digest_of(saved))
    assert len(ends) >= 6


@pytest.mark.parametrize("name", RIGS)
def test_copies_and_saves_keep_the_generator(name: str) -> None:
    game, setup = begun(name)
    state = game.new(setup, key_of(name))
    play_on(game, state, 20)
    copied, loaded = game.copy(state), game.load(game.save(state))
    assert isinstance(copied.rng, ChaCha)
    assert isinstance(loaded.rng, ChaCha)
    wanted = play_on(game, state)
    assert play_on(game, copied) == wanted
    assert play_on(game, loaded) == wanted


@pytest.mark.parametrize("name", RIGS)
def test_samples_draw_from_the_fast_generator_and_from_nothing_of_the_key(name: str) -> None:
    game, setup = begun(name)
    state = game.new(setup, key_of(name))
    assert state.decision is not None
    sample = game.search.determinize(state, state.decision.player, 7)
    assert not isinstance(sample.rng, ChaCha)
    assert len(sample.rng.save()) == 4
    other = game.copy(state)
    other.rng = Rng()
    again = game.search.determinize(other, state.decision.player, 7)
    assert game.digest(sample) == game.digest(again), "the sample hangs on what is seen and its own seed"
