"""What the learner reads of an observation."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from baston.env.encoding import Encoding, Numbers
from baston.env.vector import Lanes

OPTIONS: Final = 128  # the first ones of a decision are considered; random play has met 69 with two players
BASES: Final = 6  # two players see three, and more where a card adds some

TABLE: Final = 16
SEATS: Final = 2
SEAT: Final = 8
BASE: Final = 9
OPTION: Final = 7  # the first columns; the others tell likes apart, which the policy may treat alike
SIZES: Final = (1, TABLE, SEATS * SEAT, BASES * BASE, OPTIONS * OPTION)
SIZE: Final = sum(SIZES)


class Sight:
    """Which side is asked, then the parts `table`, `seats`, `bases` and `options`, cut to `SIZES`.

    The side is 1 for the first seat and −1 for the second: what is good for one is bad for the other.
    """

    def __init__(self, encoding: Encoding) -> None:
        starts = [encoding.slices[name].start for name in ("table", "seats", "bases")]
        parts = [start + np.arange(size) for start, size in zip(starts, SIZES[1:-1], strict=True)]
        columns = len(encoding.game.research.parts[-1].columns)
        rows = encoding.slices["options"].start + columns * np.arange(OPTIONS)
        self._places = np.concatenate([*parts, (rows[:, None] + np.arange(OPTION)).ravel()])

    def read(self, lanes: Lanes) -> Numbers:
        """By lane: `SIZE` numbers."""
        seen = np.empty((len(lanes.seats), SIZE), np.int16)
        seen[:, 0] = 1 - 2 * lanes.seats
        seen[:, 1:] = lanes.observations[:, self._places]
        return seen


def masks(lanes: Lanes) -> NDArray[np.bool_]:
    """By lane and action: may the learner take it?"""
    return lanes.masks()[:, :OPTIONS]


def lead(seen: Numbers) -> NDArray[np.float32]:
    """By lane: how many victory points the first seat is ahead."""
    own = 1 + TABLE  # `vp` comes first of what is said of a seat
    return (seen[:, 0] * (seen[:, own] - seen[:, own + SEAT])).astype(np.float32)
