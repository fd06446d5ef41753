"""The bot that looks one answer ahead and trusts the evaluation."""

from __future__ import annotations

from typing import Final

from baston.bots.bot import Bot, values_after
from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.rng import Rng

ALWAYS: Final = 100


class Greedy(Bot):
    """Tries each option in one determinization and takes the best; ties are broken at random.

    It does so in `percent` of a hundred decisions; in the others it takes any option.
    """

    percent: int

    def __init__(self, name: str, percent: int = ALWAYS) -> None:
        super().__init__(name)
        self.percent = percent

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        """Return the option after which the evaluation is best or, in the other decisions, any option."""
        options = game.search.candidates(state)
        if len(options) == 1:
            return options[0]
        rng = Rng(seed)
        if self.percent < ALWAYS and rng.below(ALWAYS) >= self.percent:
            return options[rng.below(len(options))]
        sample = game.search.determinize(state, seat, rng.next32())
        values = values_after(game, sample, options, seat)
        highest = max(values)
        best = [option for option, value in zip(options, values, strict=True) if value == highest]
        return best[rng.below(len(best))]
