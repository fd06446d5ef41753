"""Limits by IP address: tables made in a minute, WebSockets open at once."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from baston.server.refusals import Refused
from baston.server.settings import CONNECTIONS_PER_ADDRESS, TABLES_PER_MINUTE, Settings, is_loopback

MINUTE: Final = 60.0  # seconds


class TableLimit:
    """Limits how many tables one address makes in a minute."""

    def __init__(self, settings: Settings) -> None:
        self._most = TABLES_PER_MINUTE if settings.rate_limit is None else settings.rate_limit
        self._settings = settings
        self._made: dict[str, deque[float]] = {}

    def check(self, address: str) -> None:
        """Count one more table made from the address.

        Raises Refused: "too-many-tables" (the address has made as many as it may in a minute).
        """
        if _is_exempt(self._settings, address):
            return
        now = time.monotonic()
        for other in [x for x, times in self._made.items() if times[-1] < now - MINUTE]:
            del self._made[other]
        times = self._made.get(address, ())
        if sum(time > now - MINUTE for time in times) >= self._most:
            raise Refused("too-many-tables", 429, most=self._most)
        self._made.setdefault(address, deque(maxlen=self._most)).append(now)


class ConnectionLimit:
    """Limits how many WebSockets one address has open at once."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: Counter[str] = Counter()

    @contextmanager
    def counted(self, address: str) -> Iterator[None]:
        """Count a WebSocket from the address for as long as the context lasts.

        Raises Refused: "too-many-lines" (the address has as many open as it may).
        """
        if self._open[address] >= CONNECTIONS_PER_ADDRESS and not _is_exempt(self._settings, address):
            raise Refused("too-many-lines", 429, most=CONNECTIONS_PER_ADDRESS)
        self._open[address] += 1
        try:
            yield
        finally:
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]


def _is_exempt(settings: Settings, address: str) -> bool:
    """Whether the address is loopback and no limit was asked for; behind a proxy all are loopback."""
    return settings.rate_limit is None and is_loopback(address)
