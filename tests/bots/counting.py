"""A game of nim that counts what bots do with it."""

from __future__ import annotations

import time
from typing import Final

from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.state import State
from tests.wrapped import Wrapped


class Counting(Wrapped):
    """Counts the determinizations that are drawn and the copies that are played on."""

    def __init__(self, inner: Game[State]) -> None:
        super().__init__(inner)
        self.samples = 0
        self.copies = 0

    def determinize(self, state: State, seat: int, seed: int) -> State:
        self.samples += 1
        return super().determinize(state, seat, seed)

    def copy(self, state: State) -> State:
        self.copies += 1
        return super().copy(state)


class Slow(Wrapped):
    """Takes its time to draw a determinization."""

    SECONDS: Final = 0.02

    def determinize(self, state: State, seat: int, seed: int) -> State:
        time.sleep(self.SECONDS)
        return super().determinize(state, seat, seed)


def begun(heaps: str, seed: int = 1) -> tuple[Counting, State, int]:
    """A game of nim for two, and who is asked."""
    game = Counting(game_named("nim"))
    state = game.new(game.setup(2, {"heaps": heaps}), seed)
    assert state.decision is not None
    return game, state, state.decision.player
