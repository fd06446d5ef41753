"""What a training is, and the seeds of all that is drawn in it."""

from __future__ import annotations

from typing import Final

import msgspec

from baston.kernel.rng import Rng
from baston.kernel.setup import Setup

WIDTH: Final = 32
WORDS: Final = 4096
SHOWN: Final = 6  # rounds that a beginner plays …
SHOWN_AHEAD: Final = 2  # … for a network that is told what that one goes by
HALVED: Final = 40  # rounds after which the network learns half as fast, and again
PLAYING, TEACHING, TRYING, FIRST = range(4)  # what chance is for


class Training(msgspec.Struct, frozen=True):
    """A training, as its folder keeps it. All of it together settles the weights.

    In each of `rounds` so many `games` are played. In the first `shown` rounds a beginner plays them, and
    shows what it does; then the network itself. A search with so many `rollouts` shows what to do in `share`
    of a hundred decisions. The network goes `passes` times over what a round has shown. `trial` games against
    `greedy` tell how strong it is. With `ahead` the network is told what each option gains by the estimate.
    """

    game: str
    rules_version: int
    setup: Setup
    mode: str
    seed: int
    rounds: int
    games: int
    rollouts: int
    share: int = 0
    shown: int = SHOWN
    passes: int = 2
    batch: int = 256
    rate: float = 0.003
    taught_rate: float = 0.008
    entropy: float = 0.01
    trial: int = 40
    width: int = WIDTH
    words: int = WORDS
    ahead: bool = False

    def rate_in(self, number: int) -> float:
        """Return how fast it learns in the round with this number, from 0."""
        if number < self.shown:
            return self.taught_rate
        return self.rate / (1 << number // HALVED)

    def chance(self, what: int, number: int, part: int = 0) -> int:
        """Return the seed of what is drawn in this part of a round, below 2**31."""
        rng = Rng(self.seed)
        for salt in (what, number, part):
            rng = Rng(rng.next32() ^ salt)
        return rng.next32() >> 1
