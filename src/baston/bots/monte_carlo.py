"""Bots that judge options by games played on in sampled worlds."""

from __future__ import annotations

from typing import Final

from baston.bots.bot import Bot
from baston.kernel.frame import END

AS_IN_GAME: Final = -1  # no depth of its own, but the one that the game thinks best


class Sampling(Bot):
    """The budget of a decision is a number of playouts, or, if that is 0, a time in seconds.

    A playout goes on to the end of the game, or is cut after `depth` questions with a choice and judged by
    the game's own estimate.
    """

    playouts: int
    seconds: float
    depth: int

    def __init__(self, name: str, playouts: int, seconds: float = 0.0, depth: int = END) -> None:
        super().__init__(name)
        self.playouts = playouts
        self.seconds = seconds
        self.depth = depth
