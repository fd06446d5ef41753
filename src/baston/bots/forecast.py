"""What a seat may expect of the end of its game, told to people as its chance to win.

The value of the network that ships and the estimate made by hand miss different things. `chances.toml` beside
the weights says in which shares the two are added for each game and mode: those that came nearest to how
games ended (docs/training.md). Both are of what the seat knows, and of nothing else.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Final, cast

from baston.bots.shipping import FOLDER, file_name, shipped_weights
from baston.bots.sight import Sight
from baston.kernel.effect import S
from baston.kernel.game import Game, Refusal
from baston.kernel.rng import Rng
from baston.kernel.state import State

FILE: Final = "chances.toml"
SEATS: Final = 2  # the weights that ship have learned from games of two
WORLD: Final = 0  # the seed of the determinization that is looked at: a table is told the same again


class Shares:
    """How much the estimate and the network's value count; both are scores from −1 to 1.

    `offset`: what the seat that is asked has besides; below 0 where both are too hopeful for it.
    """

    def __init__(self, estimate: float, network: float, offset: float = 0.0) -> None:
        self.estimate = estimate
        self.network = network
        self.offset = offset

    def of(self, estimate: float, value: float) -> float:
        """Return both as one score, from −1 to 1."""
        return max(-1.0, min(self.estimate * estimate + self.network * value + self.offset, 1.0))


def expected_score(game: Game[S], state: S, seat: int) -> float | None:
    """Return the score that the seat which is asked may expect, from −1 to 1.

    None for a game or a mode without shares, for more than two seats, and where the weights are not for the
    rules or the cards of today: there the game's estimate serves.
    """
    mode = game.mode_of(state)
    shares = shares_for(game.name, mode)
    if shares is None or len(game.points(state)) != SEATS:
        return None
    sight = _sight_for(cast("Game[State]", game), mode)
    if sight is None or sight.network is None:
        return None
    sight.look(game, state, seat, Rng(WORLD))
    estimate = game.search.evaluate(game.search.determinize(state, seat, WORLD), seat)
    return shares.of(estimate, sight.network.values()[0])


def shares_for(game: str, mode: str) -> Shares | None:
    """Return the shares for a game in a mode; None if there are none."""
    if not _shares:
        told = tomllib.loads((files("baston.bots") / FOLDER / FILE).read_text("utf-8"))
        for name, shares in told.items():
            _shares[name] = Shares(**{part: float(share) for part, share in shares.items()})
    return _shares.get(file_name(game, mode))


_shares: Final[dict[str, Shares]] = {}  # by the name of the file of weights
_sights: Final[dict[tuple[Game[State], str], Sight | None]] = {}  # by game and mode


def _sight_for(game: Game[State], mode: str) -> Sight | None:
    """What sees the tables of a game in a mode; None if the weights are not for it."""
    key = (game, mode)
    if key not in _sights:
        _sights[key] = None
        try:
            weights = shipped_weights(game.name, mode)
            if weights is not None:
                weights.check(game)
                _sights[key] = Sight(game, weights)
        except Refusal:
            pass  # the estimate serves
    return _sights[key]
