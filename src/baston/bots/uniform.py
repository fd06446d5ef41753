"""The bot that picks any option, each as likely as the others."""

from __future__ import annotations

from baston.bots.bot import Bot
from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.rng import Rng


class Uniform(Bot):
    """Chooses at random; every option is as likely as the others."""

    def check(self, game: Game[S]) -> None:
        """Do nothing: it plays every game."""

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:  # noqa: ARG002 - the shape of a Bot
        """Return one of the options at random, each as likely as the others."""
        options = game.search.candidates(state)
        return options[Rng(seed).below(len(options))]
