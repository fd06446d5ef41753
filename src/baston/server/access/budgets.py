"""Budgets: what each payer may spend at once, and how much comes back each second."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from typing import Final

FEW: Final = 1024  # payers in debt, below which none is looked for that has paid


class Budget:
    """A token bucket for each payer: a full one holds `burst`, and `rate` flows back each second.

    Kept as the one moment at which it will be full again, so that a payer who owes nothing costs no memory.
    `clock` returns seconds.
    """

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._full_at: dict[Hashable, float] = {}
        self._many = FEW

    def spend(self, payer: Hashable, cost: float = 1.0) -> float:
        """Take the cost and return 0; if there is not as much left, take nothing.

        Then the seconds are returned until there will be, which for a cost above `burst` is never: infinity.
        """
        now = self._clock()
        left = self._burst - max(self._full_at.get(payer, now) - now, 0.0) * self._rate
        if cost > left:
            return (cost - left) / self._rate if cost <= self._burst else float("inf")
        if cost > 0:
            self._full_at[payer] = now + (self._burst - left + cost) / self._rate
        if len(self._full_at) > self._many:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Forget who owes nothing. It is done again once there are twice as many: no payment waits long."""
        self._full_at = {payer: full for payer, full in self._full_at.items() if full > now}
        self._many = max(FEW, 2 * len(self._full_at))
