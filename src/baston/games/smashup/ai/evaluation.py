"""An estimate of who is ahead: victory points, and the share in what the bases will pay."""

from __future__ import annotations

from math import inf
from typing import Final

from baston.games.smashup.ai.standard import ai_of
from baston.games.smashup.state.table import Table

OF_A_CARD: Final = 0.04  # in VP
SPREAD: Final = 6.0  # VP of lead that are worth half a win


def worth(table: Table) -> list[float]:
    """What each seat has: victory points, those that the bases would pay now, and a little for its hand."""
    worths = [
        float(table.vp[seat]) + OF_A_CARD * float(len(table.hand[seat])) for seat in range(table.players)
    ]
    ai_of(table).add_expected_vp(table, worths)
    return worths


def evaluate(table: Table, seat: int) -> float:
    """The lead of a seat over its best rival, from −1 to 1."""
    worths = worth(table)
    best = -inf
    for other, w in enumerate(worths):
        if other != seat and w > best:
            best = w
    lead = worths[seat] - best
    return lead / (SPREAD + abs(lead))
