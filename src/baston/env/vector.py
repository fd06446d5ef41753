"""Many games of one kind side by side, stepped in one call, into buffers that learning programs read."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from baston.env.encoding import Encoding, Numbers, settled
from baston.games import game_named
from baston.kernel.lanes import Batch


class IllegalAction(ValueError):
    """An action stands for no option of its lane's decision; no lane has moved."""


class Lanes:
    """As many games as there are lanes, each asking one seat; a game that is over is followed by the next.

    The arrays are written again at every step; copy what must be kept. By lane: `observations`, what the
    seat sees that is asked, to be read only; `options`, how many actions it has, the first ones; `seats`,
    which it is; `rewards` by seat, from −1, lost, to 1, won, in the step in which a game ended; `ended`,
    whether it did.
    """

    def __init__(self, game: str, lanes: int, players: int = 2, seed: int = 0, **options: str) -> None:
        """Raises Refusal if there is no such game, or no such option of it; ValueError without a lane."""
        if lanes < 1:
            raise ValueError(f"there must be a lane, not {lanes}")
        self.game = game_named(game)
        self.setup = settled(self.game, players, options)
        self.encoding = Encoding(self.game)
        self._batch = Batch(self.game, self.setup, lanes, int(seed))
        # Not a copy. The batch writes no more of it than what has changed.
        self.observations: Numbers = np.asarray(memoryview(self._batch.sheet.numbers)).reshape(lanes, -1)
        self.observations.flags.writeable = False
        self.options: NDArray[np.int32] = np.zeros(lanes, np.int32)
        self.seats: NDArray[np.int8] = np.zeros(lanes, np.int8)
        self.rewards: NDArray[np.float32] = np.zeros((lanes, players), np.float32)
        self.ended: NDArray[np.bool_] = np.zeros(lanes, np.bool_)
        self._first = np.tri(self.encoding.actions + 1, self.encoding.actions, -1, np.bool_)
        self._tell()

    def reset(self, seed: int) -> None:
        """Begin new games in all lanes; their seeds count up from `seed`."""
        self._batch.begin(int(seed))
        self._tell()

    def masks(self) -> NDArray[np.bool_]:
        """Return, by lane and action, whether the action is legal."""
        return self._first[self.options]

    def step(self, actions: NDArray[np.int64]) -> None:
        """Play an action in each lane. Raises IllegalAction, and changes nothing, if one is not legal.

        Raises ValueError if `actions` is no array of integers, one by lane.
        """
        actions = np.asarray(actions)
        if actions.shape != self.options.shape or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(f"actions must be {len(self.options)} integers, one by lane")
        if not ((actions >= 0) & (actions < self.options)).all():
            lane = int(np.argmax((actions < 0) | (actions >= self.options)))
            raise IllegalAction(f"lane {lane}: {actions[lane]} is not one of {self.options[lane]} actions")
        self._batch.step(actions.tolist())
        self._tell()

    def _tell(self) -> None:
        """Set what the batch says beside the observations."""
        batch = self._batch
        self.options[:] = batch.options
        self.encoding.check(int(self.options.max()))
        self.seats[:] = batch.asked
        self.rewards.fill(0)
        self.ended.fill(False)
        if batch.ended:
            self.ended[batch.ended] = True
            self.rewards[batch.ended] = np.reshape(batch.scores, (-1, self.rewards.shape[1]))
