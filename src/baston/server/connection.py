"""One browser's open line to a table. Whoever reads slowly holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from baston.server.protocol import FromServer, Table

# Messages: more than a newcomer is sent, chat and all. Beyond that, one state brings the line up to date.
MOST_WAITING: Final = 256


class Connection:
    """Messages wait here until the socket takes them. `behind`: some were dropped, send all anew."""

    def __init__(self, browser: str | None) -> None:
        self.browser = browser
        self.behind = False
        self.table: Table | None = None  # as last sent
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def push(self, message: FromServer) -> None:
        """Send this as soon as the line is free."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
        self._waiting.append(msgspec.json.encode(message))
        self._wake.set()

    async def next(self) -> bytes | None:
        """The next message; None, once, if the line has fallen behind and must be brought up to date."""
        while not self._waiting:
            self._wake.clear()
            await self._wake.wait()
        if self.behind:
            self._waiting.clear()
            return None
        return self._waiting.popleft()
