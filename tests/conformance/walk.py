"""Random play through a game, stopping at its decisions."""

from __future__ import annotations

from collections.abc import Iterator

from baston.kernel.frame import Decision
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State


def asked(state: State) -> Decision:
    """The present decision, of which there must be one."""
    assert state.decision is not None
    return state.decision


def any_option(state: State, chance: Rng) -> int:
    options = asked(state).options
    return options[chance.below(len(options))]


def walk(
    game: Game[State], setup: Setup, seed: int, stride: int = 1, log: bool = False, longest: int = 10**6
) -> Iterator[State]:
    """The one state of a random game, shown at every `stride`th decision, and last when the game is over."""
    state = game.new(setup, seed, log)
    chance = Rng(seed + 1)
    count = 0
    while state.decision is not None:
        if count % stride == 0:
            yield state
        game.answer(state, any_option(state, chance))
        count += 1
        assert count <= longest, f"random play has not ended after {longest} answers"
    yield state


def stops(game: Game[State], setup: Setup, seed: int, stride: int) -> Iterator[State]:
    """As `walk`, with a log and without the end."""
    for state in walk(game, setup, seed, stride, log=True):
        if state.decision is not None:
            yield state


def go_on(game: Game[State], state: State, chance: Rng, answers: int) -> list[str]:
    """Answer at random so many times, or to the end; the digest after each answer."""
    digests: list[str] = []
    while state.decision is not None and len(digests) < answers:
        game.answer(state, any_option(state, chance))
        digests.append(game.digest(state))
    return digests
