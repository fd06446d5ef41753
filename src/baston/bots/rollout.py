"""Rollouts: a game played on to its end or for a while, at random or nearly greedily, as fast as it goes."""

from __future__ import annotations

from typing import Final

from baston.bots.bot import value_after
from baston.kernel.effect import S
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng

RANDOM_ONE_IN: Final = 20  # of so many choices of a greedy rollout one is random: an ε of 0.05


def rollout(game: Game[S], state: S, rng: Rng, depth: int = END, width: int = 1, end_turn: int = END) -> int:
    """Play at random until the game is over, `depth` choices are made, or the turn `end_turn` has begun.

    With a `width` above 1 an answer is mostly the one of so many random options that the evaluation likes
    best for the seat that is asked. Returns the number of choices made: a question with one option is
    answered, but is no choice.
    """
    count = 0
    while count < depth:
        decision = state.decision
        if decision is None or has_begun(game, state, end_turn):
            break
        options = decision.options
        if len(options) == 1:
            game.answer(state, options[0])
        else:
            count += 1
            if width > 1 and rng.below(RANDOM_ONE_IN) > 0:
                game.answer(state, _greedy_option(game, state, rng, width))
            else:
                game.answer(state, options[rng.below(len(options))])
    return count


def rollout_end_turn(game: Game[S], state: S) -> int:
    """Return the turn in which a rollout from this state stops; END if the tuning does not count turns."""
    turns, ahead = game.turns(state), game.search.tuning.rollout_turns
    return END if turns is None or ahead == 0 else turns + ahead


def has_begun(game: Game[S], state: S, turn: int) -> bool:
    """Whether the turn with this number, or a later one, has begun; END never does."""
    if turn == END:
        return False
    turns = game.turns(state)
    return turns is not None and turns >= turn


def _greedy_option(game: Game[S], state: S, rng: Rng, width: int) -> int:
    """The best of `width` options, spread evenly over all of them from a random one on."""
    decision = state.decision
    assert decision is not None, "there is something to answer"
    options = game.search.candidates(state)
    count = len(options)
    tried = min(count, width)
    first = rng.below(count)
    best, highest = options[first], -2.0
    for n in range(tried):
        option = options[(first + n * count // tried) % count]
        value = value_after(game, state, option, decision.player)
        if value > highest:
            best, highest = option, value
    return best
