"""What the estimate says of each option one answer ahead, as a number that a network reads beside its row."""

from __future__ import annotations

from math import isqrt
from typing import Final

from baston.bots.bot import values_after
from baston.kernel.effect import S
from baston.kernel.game import Game

NO_GAIN: Final = 0  # of an option that bots leave out
BEST: Final = 1
STEPS: Final = 31  # beyond the best
FINE: Final = 1024  # a value behind by 1/1024 is one step behind, by 4/1024 two, by 9/1024 three


def gains_of(game: Game[S], state: S, seat: int, seed: int) -> list[int]:
    """Return for each option of the seat's decision how it compares with the best one.

    BEST for what the estimate likes best right after the answer, up to STEPS more the less it likes another,
    in roots, so that small differences count between good options. All are tried in one determinization,
    drawn for the seed: what the seat does not know is not looked at.
    """
    decision = state.decision
    assert decision is not None, "somebody is asked"
    world = game.search.determinize(state, seat, seed)
    options = game.search.candidates(state)
    values = dict(zip(options, values_after(game, world, options, seat), strict=True))
    best = max(values.values())
    return [
        BEST + min(STEPS, isqrt(int((best - values[option]) * FINE))) if option in values else NO_GAIN
        for option in decision.options
    ]
