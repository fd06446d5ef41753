"""What bots share that evaluate options by rollouts from determinizations."""

from __future__ import annotations

from typing import Final

from baston.bots.bot import Bot
from baston.kernel.frame import END

TUNED: Final = -1  # a depth: as deep as the game is tuned for


class MonteCarlo(Bot):
    """A bot whose budget for a decision is a number of rollouts or, if that is 0, a time in seconds.

    A rollout goes on to the end of the game, or stops after `depth` choices and is evaluated there.
    """

    rollouts: int
    seconds: float
    depth: int  # of rollouts, in choices; END or TUNED too

    def __init__(self, name: str, rollouts: int, seconds: float = 0.0, depth: int = END) -> None:
        super().__init__(name)
        self.rollouts = rollouts
        self.seconds = seconds
        self.depth = depth
