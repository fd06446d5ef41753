"""The lanes that one process steps: their games, and the bots that answer in them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from baston.bots import bot_named
from baston.env.encoding import Numbers
from baston.games import game_named
from baston.kernel.chacha import generator
from baston.kernel.game import Setup
from baston.kernel.lanes import Batch
from baston.kernel.rng import Rng
from baston.kernel.state import State

OPPONENTS = 0xB075  # the stream of chance from which bots are seeded


class Kind(NamedTuple):
    """What lanes are made of: the game by name, its setup, and bots, by name, at some seats."""

    game: str
    setup: Setup
    opponents: dict[int, str]


class Share:
    """Lanes that this process steps itself; `observations` are theirs, not a copy.

    Lanes whose games are over wait: whoever numbers the games of all lanes says with which seed the next one
    begins. `asked`, `options`, `ended`, `scores` and `points` are as `Batch` says.
    """

    def __init__(self, kind: Kind, lanes: int, seed: int) -> None:
        """Begin games with seeds that count up from `seed`."""
        self.game = game_named(kind.game)
        self._bots = {seat: bot_named(name) for seat, name in kind.opponents.items()}
        self._batch = Batch(self.game, kind.setup, lanes, seed)
        self._chances = _chances(lanes, seed)
        # The batch writes no more of it than what has changed.
        self.observations: Numbers = np.asarray(memoryview(self._batch.sheet.numbers)).reshape(lanes, -1)

    @property
    def asked(self) -> list[int]:
        return self._batch.asked

    @property
    def options(self) -> list[int]:
        return self._batch.options

    @property
    def ended(self) -> list[int]:
        return self._batch.ended

    @property
    def scores(self) -> list[float]:
        return self._batch.scores

    @property
    def points(self) -> list[int]:
        return self._batch.points

    def standing(self) -> list[list[int]]:
        """Return by lane the points of all seats now."""
        return [self.game.points(self._batch.state(lane)) for lane in range(len(self.asked))]

    def reset(self, seed: int) -> None:
        """Begin new games in all lanes; their seeds, and the bots' chance, count up from `seed`."""
        self._batch.forget()
        self._chances = _chances(len(self.asked), seed)
        self.begin({lane: seed + lane for lane in range(len(self.asked))})

    def begin(self, seeds: dict[int, int]) -> None:
        """Begin new games in these lanes, with these seeds."""
        for lane, seed in seeds.items():
            self._batch.begin(lane, seed)

    def step(self, actions: list[int]) -> list[int]:
        """Play an action in each lane. Return those whose games are over and wait."""
        return self._batch.step(actions)

    def let_bots_answer(self, lanes: Iterable[int]) -> list[int]:
        """Answer for seats with bots, until others are asked in these lanes, or a game is over.

        Return the lanes whose games are over and wait.
        """
        batch, bots, waiting = self._batch, self._bots, []
        for lane in lanes:
            while (bot := bots.get(batch.asked[lane])) is not None:
                seat, seed = batch.asked[lane], self._chances[lane].next32()
                if not batch.answer(lane, bot.choose(self.game, batch.state(lane), seat, seed)):
                    waiting.append(lane)
                    break
        return waiting

    def state(self, lane: int) -> State:
        """Return the game of a lane, to be looked at only."""
        return self._batch.state(lane)

    def chance(self, lane: int) -> Rng:
        """Return the chance of a lane's bots, to be looked at only."""
        return self._chances[lane]

    def put(self, lane: int, state: State, chance: Rng) -> None:
        """Let a lane go on with this state, in which a seat is asked, and with this chance of its bots."""
        self._chances[lane] = chance
        self._batch.put(lane, state)

    def forget(self) -> None:
        """Forget which games have ended."""
        self._batch.forget()

    def close(self) -> None:
        """Do nothing: there are no processes to end."""


def _chances(lanes: int, seed: int) -> list[Rng]:
    return [generator(seed + lane, OPPONENTS) for lane in range(lanes)]
