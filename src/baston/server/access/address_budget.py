"""Budgets of addresses, of which loopback spends nothing unless a limit was asked for."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from baston.server.access.budgets import Budget
from baston.server.settings import Settings, is_loopback

SITE: Final = 64  # bits of an IPv6 address that one customer has, who picks the others at will


class AddressBudget:
    """So much at once from one address, and as much again in so many seconds; `clock` returns seconds."""

    def __init__(
        self, settings: Settings, most: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._settings = settings
        self._budget = Budget(most, max(most, 1) / seconds, clock)

    def spend(self, address: str, cost: float = 1.0) -> float:
        """Take the cost and return 0; if there is not as much left, return the seconds to wait instead."""
        if is_exempt(self._settings, address):
            return 0.0
        return self._budget.spend(site_of(address), cost)


def is_exempt(settings: Settings, address: str) -> bool:
    """Whether the address is loopback and no limit was asked for.

    Behind a proxy that does not pass addresses on, all are loopback.
    """
    return settings.rate_limit is None and is_loopback(address)


@lru_cache(maxsize=4096)
def site_of(address: str) -> str:
    """Return whom limits take an address for: itself, of IPv6 its /64, and what is none for itself too."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), SITE), strict=False))
