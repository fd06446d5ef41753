"""The bot that looks one answer ahead and trusts the game's own estimate."""

from __future__ import annotations

from typing import Final

from baston.bots.bot import Bot, worth
from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.rng import Rng

ALWAYS: Final = 100


class Greedy(Bot):
    """Tries each option in one sampled world and takes what looks best; chance decides between equals.

    It takes such `care` in so many of a hundred answers; in the others it takes any option.
    """

    care: int

    def __init__(self, name: str, care: int = ALWAYS) -> None:
        super().__init__(name)
        self.care = care

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        options = game.weighed(state)
        if len(options) == 1:
            return options[0]
        rng = Rng(seed)
        if self.care < ALWAYS and rng.below(ALWAYS) >= self.care:
            return options[rng.below(len(options))]
        world = game.determinize(state, seat, rng.next32())
        best: list[int] = []
        most = 0.0
        for option in options:
            twin = game.copy(world)
            game.answer(twin, option)
            value = worth(game, twin, seat)
            if not best or value > most:
                best = [option]
                most = value
            elif value == most:
                best.append(option)
        return best[rng.below(len(best))]
