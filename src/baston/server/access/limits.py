"""What one address and one browser may ask for: costs, tables made in a minute, WebSockets open at once."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from baston.server.access.address_budget import AddressBudget, is_exempt, site_of
from baston.server.access.budgets import Budget
from baston.server.refusals import Refused
from baston.server.settings import CONNECTIONS_PER_ADDRESS, TABLES_PER_MINUTE, Settings

MINUTE: Final = 60.0  # seconds
# Costs are in milliseconds of the processor. A page with all that it loads costs a hundred, and who plays
# fast spends five a second: an address may be a school's, with a hundred pupils behind one router.
ADDRESS_BURST: Final = 12_000.0
ADDRESS_RATE: Final = 300.0  # each second
BROWSER_BURST: Final = 4000.0
BROWSER_RATE: Final = 80.0


class Maker(NamedTuple):
    """Who makes a table: the bots of all tables of one `name` take turns. `is_exempt`: no limits hold."""

    name: str
    is_exempt: bool


class Limits:
    """The limits of one worker. Requests from loopback have none, unless a limit was asked for.

    An `address` is an IP address as text, and stands for its whole /64 if it is of IPv6; a `browser` is the
    id in a cookie, None for a visitor without one: that costs the address alone. `clock` returns seconds.
    """

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._most_tables = TABLES_PER_MINUTE if settings.rate_limit is None else settings.rate_limit
        self._settings = settings
        self._addresses = AddressBudget(settings, ADDRESS_BURST, ADDRESS_BURST / ADDRESS_RATE, clock)
        self._browsers = Budget(BROWSER_BURST, BROWSER_RATE, clock)
        self._tables = AddressBudget(settings, self._most_tables, MINUTE, clock)
        self._lines: Counter[str] = Counter()

    def charge(self, address: str, browser: str | None, cost: int) -> None:
        """Charge a request or message to its address and its browser.

        The browser's comes first, so that one in a school does not spend what is the others'.

        Raises Refused: "too-much" (one of them has spent its budget).
        """
        if is_exempt(self._settings, address):
            return
        wait = self._browsers.spend(browser, cost) if browser is not None else 0.0
        wait = wait or self._addresses.spend(address, cost)
        if wait:
            raise Refused("too-much", 429, seconds=math.ceil(wait))

    def count_table(self, address: str) -> None:
        """Count one more table made from the address.

        Raises Refused: "too-many-tables" (the address has made as many as it may in a minute).
        """
        wait = self._tables.spend(address)
        if wait:
            raise Refused(
                "too-many-tables", 429, most=self._most_tables, seconds=math.ceil(min(wait, MINUTE))
            )

    def maker_of(self, address: str, browser: str) -> Maker:
        """Return who makes the tables of a request: the address, or where it says nothing, the browser."""
        free = is_exempt(self._settings, address)
        return Maker(browser if free else site_of(address), free)

    @contextmanager
    def line(self, address: str) -> Iterator[None]:
        """Count a WebSocket from the address for as long as the context lasts.

        Raises Refused: "too-many-lines" (the address has as many open as it may).
        """
        site = site_of(address)
        if self._lines[site] >= CONNECTIONS_PER_ADDRESS and not is_exempt(self._settings, address):
            raise Refused("too-many-lines", 429, most=CONNECTIONS_PER_ADDRESS)
        self._lines[site] += 1
        try:
            yield
        finally:
            self._lines[site] -= 1
            if not self._lines[site]:
                del self._lines[site]
