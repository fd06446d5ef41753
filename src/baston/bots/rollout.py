"""Play to the end or for a while, at random or not quite, as fast as it goes."""

from __future__ import annotations

from typing import Final

from baston.bots.bot import worth
from baston.kernel.effect import S
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng

ERRS: Final = 20  # who is greedy takes any option once in so many times


def playout(game: Game[S], state: S, rng: Rng, most: int = END, greed: int = 1, turn: int = END) -> int:
    """Answer until the game is over, `most` questions with a choice have been answered, or a turn begins.

    Each answer is drawn at random; with a `greed` above 1 it is mostly that of so many which the game likes
    best for who is asked. Returns how many were answered; a question with one option is no choice and is not
    counted.
    """
    count = 0
    while count < most:
        decision = state.decision
        if decision is None or has_begun(game, state, turn):
            break
        options = decision.options
        if len(options) == 1:
            game.answer(state, options[0])
        else:
            count += 1
            if greed > 1 and rng.below(ERRS) > 0:
                game.answer(state, _liked(game, state, rng, greed))
            else:
                game.answer(state, options[rng.below(len(options))])
    return count


def turn_beyond(game: Game[S], state: S) -> int:
    """The first turn that a playout from this state on leaves alone; END if the game does not have it so."""
    turns, horizon = game.turns(state), game.horizon()
    return END if turns is None or horizon == 0 else turns + horizon


def has_begun(game: Game[S], state: S, turn: int) -> bool:
    """Has this turn, or a later one, begun? END never does."""
    if turn == END:
        return False
    turns = game.turns(state)
    return turns is not None and turns >= turn


def _liked(game: Game[S], state: S, rng: Rng, greed: int) -> int:
    """Of so many options, spread over all from one drawn at random on, the one that looks best."""
    decision = state.decision
    assert decision is not None, "there is something to answer"
    options = game.weighed(state)
    count = len(options)
    tried = min(count, greed)
    first = rng.below(count)
    best, most = options[first], -2.0
    for n in range(tried):
        option = options[(first + n * count // tried) % count]
        twin = game.copy(state)
        game.answer(twin, option)
        value = worth(game, twin, decision.player)
        if value > most:
            best, most = option, value
    return best
