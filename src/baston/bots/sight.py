"""What a network is shown of a table: a seat's observation and, if it looks ahead, its options' gains."""

from __future__ import annotations

from baston.bots.features import Features
from baston.bots.gains import gains_of
from baston.bots.network import Network
from baston.bots.weights import Weights
from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.observation import Sheet
from baston.kernel.rng import Rng


class Sight:
    """Features of a game's tables, and what the network makes of them that these weights are, if any."""

    features: Features
    network: Network | None

    def __init__(self, game: Game[S], weights: Weights | None, words: int = 0, ahead: bool = False) -> None:
        """Without weights there are the features alone, of so many words."""
        parts = game.research.parts
        self._sheet = Sheet(parts)
        self.network = None if weights is None else Network(weights, parts)
        self.features = Features(parts, words, ahead) if self.network is None else self.network.features

    def look(self, game: Game[S], state: S, seat: int, rng: Rng) -> None:
        """Look at the table as the seat that is asked sees it; chance is drawn only if it looks ahead."""
        self._sheet.begin(0)
        game.research.observe(state, seat, self._sheet)
        gains = gains_of(game, state, seat, rng.next32()) if self.features.ahead else []
        if self.network is None:
            self.features.read(self._sheet, gains)
        else:
            self.network.read(self._sheet, gains)
