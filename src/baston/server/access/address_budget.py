"""A budget of addresses, of which loopback spends nothing unless a limit was asked for."""

from __future__ import annotations

import time
from collections.abc import Callable

from baston.server.access.budgets import Budget
from baston.server.access.limits import site_of
from baston.server.settings import Settings, is_loopback


class AddressBudget:
    """So many things at once from one address, and as many again in so many seconds; `clock` returns seconds.

    Behind a proxy that does not pass addresses on, all are loopback.
    """

    def __init__(
        self, settings: Settings, most: int, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._is_loopback_free = settings.rate_limit is None
        self._budget = Budget(most, most / seconds, clock)

    def spend(self, address: str) -> float:
        """Count one more thing and return 0; if it is one too many, return the seconds to wait instead."""
        if self._is_loopback_free and is_loopback(address):
            return 0.0
        return self._budget.spend(site_of(address))
