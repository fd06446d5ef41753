"""An estimate of a position of nim, for bots."""

from __future__ import annotations

from typing import Final

from baston.games.nim.heaps import MOST, Heaps
from baston.kernel.frame import NUMBER

ADVANTAGE: Final = 0.5  # tokens may still turn it round
TOKEN: Final = 0.2


def evaluate(heaps: Heaps, seat: int) -> float:
    """The lead of a seat, from −1 to 1; of two without tokens, who leaves a balanced table wins."""
    if heaps.winner >= 0:
        return 1.0 if heaps.winner == seat else -1.0
    good = ADVANTAGE if _can_balance(heaps) else -ADVANTAGE
    tokens = TOKEN * sum(1 if owner == seat else -1 for owner, token in enumerate(heaps.token) if token)
    return (good if heaps.turn == seat else -good) + tokens / heaps.players


def _can_balance(heaps: Heaps) -> bool:
    """Whether the seat whose turn it is can leave heaps that, modulo 4, cancel out."""
    decision = heaps.decision
    assert decision is not None
    left = _balance(heaps.heaps)
    if decision.kind == NUMBER:  # it has picked a heap
        counters = heaps.heaps[heaps.frames[-1].pick]
        rest = left ^ counters % (MOST + 1)
        return any((counters - x + 1) % (MOST + 1) == rest for x in decision.options)
    return left != 0


def _balance(counters: list[int]) -> int:
    left = 0
    for n in counters:
        left ^= n % (MOST + 1)
    return left
