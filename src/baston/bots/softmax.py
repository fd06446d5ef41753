"""The bot that looks one answer ahead and takes better answers more often: it errs as beginners do."""

from __future__ import annotations

from typing import Final

from baston.bots.bot import Bot, values_after
from baston.bots.policy import UNIT, drawn
from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.rng import Rng

HUNDRED: Final = 100


class Softmax(Bot):
    """Draws an option by what the evaluation says right after it, the worse the more seldom.

    Of two options that are as far apart as the best and the worst, the better is drawn 2**(100 / temperature)
    times as often. So what is plausible is taken mostly, the best answer often, a blunder now and then.
    """

    temperature: int  # in percent of the way from the best option to the worst; above 0

    def __init__(self, name: str, temperature: int) -> None:
        super().__init__(name)
        self.temperature = temperature

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        """Return an option, drawn as the evaluation likes them in one determinization."""
        options = game.search.candidates(state)
        if len(options) == 1:
            return options[0]
        rng = Rng(seed)
        sample = game.search.determinize(state, seat, rng.next32())
        values = values_after(game, sample, options, seat)
        low, high = min(values), max(values)
        if high == low:
            return options[rng.below(len(options))]
        scale = UNIT * HUNDRED / self.temperature / (high - low)
        return options[drawn([int((value - high) * scale) for value in values], rng, 1)]
