"""Random play, as fast as it goes."""

from __future__ import annotations

from baston.kernel.effect import S
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng


def playout(game: Game[S], state: S, rng: Rng, most: int = END) -> int:
    """Answer at random until the game is over or `most` questions with a choice have been answered.

    Returns how many were answered; a question with one option is no choice and is not counted.
    """
    count = 0
    while count < most:
        decision = state.decision
        if decision is None:
            break
        options = decision.options
        if len(options) == 1:
            game.answer(state, options[0])
        else:
            count += 1
            game.answer(state, options[rng.below(len(options))])
    return count
