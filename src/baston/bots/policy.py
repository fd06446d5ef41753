"""The bot that plays by a trained network alone: one look at the table, and no search."""

from __future__ import annotations

import os
from typing import Final, cast

from baston.bots.bot import Bot
from baston.bots.greedy import Greedy
from baston.bots.shipping import check_shipped, shipped_modes, shipped_weights
from baston.bots.sight import Sight
from baston.bots.weights import Weights, read_weights
from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal
from baston.kernel.rng import Rng
from baston.kernel.state import State

SHARPNESS: Final = 4  # a score of 1 less is drawn 2**4 times less often …
SHARPNESS_AHEAD: Final = 16  # … and 2**16 times by a network that looks ahead, which wins more often so
UNIT_BITS: Final = 10  # of a score
UNIT: Final = 1 << UNIT_BITS
DRAWN_BITS: Final = 20  # of the weight with which the best option is drawn; 512 of them stay below 2**30
KEPT: Final = 8  # files


class Policy(Bot):
    """Draws an option as the network scores them; much worse ones hardly ever.

    It draws because some cards let a player act for as long as wished, and one who always takes the favourite
    may do so for ever. Without `weights` it plays by those that ship for the game and its mode. Where there
    are none, or where they are not for the game, it plays as `greedy` does, by the estimate made by hand;
    `check` says so before.
    """

    weights: Weights | None
    _game: Game[State] | None
    _mode: str
    _sight: Sight | None
    _estimate: Greedy

    def __init__(self, name: str, weights: Weights | None = None) -> None:
        super().__init__(name)
        self.weights = weights
        self._game = None
        self._mode = ""
        self._sight = None
        self._estimate = Greedy(name)

    def is_for(self, game: Game[S]) -> bool:
        """Whether the weights say that they are for this game; of those that ship: whether some do for it."""
        weights = self.weights
        return len(shipped_modes(game.name)) > 0 if weights is None else weights.game == game.name

    def check(self, game: Game[S]) -> None:
        """Raise Refusal if the game lacks what the bot needs, or the weights are not for it."""
        game.require_search()
        if self.weights is None:
            check_shipped(game)
        else:
            self.weights.check(game)

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        """Return an option, drawn as the network scores them; a single candidate is taken at once."""
        candidates = game.search.candidates(state)
        if len(candidates) == 1:
            return candidates[0]
        sight = self._sight_for(cast("Game[State]", game), state)
        if sight is None or sight.network is None:
            return self._estimate.choose(game, state, seat, seed)
        decision = state.decision
        assert decision is not None, "somebody is asked"
        rng = Rng(seed)
        sight.look(game, state, seat, rng)
        scores = sight.network.scores()
        sharpness = SHARPNESS_AHEAD if sight.features.ahead else SHARPNESS
        places = {option: place for place, option in enumerate(decision.options[: len(scores)])}
        able = [option for option in candidates if option in places] or candidates[:1]
        if len(able) == 1:
            return able[0]
        return able[drawn([scores[places[option]] for option in able], rng, sharpness)]

    def _sight_for(self, game: Game[State], state: State) -> Sight | None:
        """What sees the tables of a game in the mode of its state; None if there are no weights for it."""
        mode = game.mode_of(state)
        if game is not self._game or mode != self._mode:
            self._game, self._mode, self._sight = game, mode, None
            weights = self.weights
            try:
                self.check(game)
                if weights is None:
                    weights = shipped_weights(game.name, mode)
            except Refusal:
                return None
            if weights is not None:
                self._sight = Sight(game, weights)
        return self._sight


def drawn(scores: list[int], rng: Rng, sharpness: int = SHARPNESS) -> int:
    """Return the place of a score, drawn with 2 to the power of it, `sharpness` times, in whole numbers.

    Between powers of two the weight goes down in a straight line.
    """
    top = max(scores)
    weights: list[int] = []
    for score in scores:
        behind = (top - score) * sharpness
        halvings = behind >> UNIT_BITS
        part = behind & ((1 << UNIT_BITS) - 1)
        full = ((2 << UNIT_BITS) - part) << (DRAWN_BITS - UNIT_BITS - 1)
        weights.append(full >> halvings if halvings <= DRAWN_BITS else 0)
    return drawn_by_weight(weights, rng)


def drawn_by_weight(weights: list[int], rng: Rng) -> int:
    """Return the place of a weight, drawn as often as its share of all, which must not all be 0."""
    at = rng.below(sum(weights))
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return place
    raise AssertionError("a number below the sum of all weights is within one of them")


_read: Final[dict[tuple[str, int, int, int], Weights]] = {}  # those read last, by file as it stands


def policy_named(name: str, path: str) -> Policy:
    """Return the bot that plays by the weights in a file. Raises Refusal as `read_weights`."""
    try:
        found = os.stat(path)
    except (OSError, ValueError) as error:
        raise Refusal("policy-none", file=path) from error
    key = (path, found.st_ino, found.st_mtime_ns, found.st_size)
    if key not in _read:
        weights = read_weights(path)
        if len(_read) >= KEPT:
            del _read[next(iter(_read))]
        _read[key] = weights
    return Policy(name, _read[key])
