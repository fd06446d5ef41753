"""One browser's open line to a table. Whoever reads slowly holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from baston.server.protocol import FromServer, Table
from baston.server.storage.rows import CHAT_KEPT

# Messages: more than a newcomer is sent, chat and all. Beyond that, one state brings the line up to date.
MOST_WAITING: Final = 256
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """Messages wait here until the socket takes them.

    `behind`: some were dropped, and nothing more is taken, until all is sent anew. States are shown whole
    then; what was said is not part of them and waits as well. `french`: are sentences sent in French too?
    """

    def __init__(self, browser: str | None, french: bool = True) -> None:
        self.browser = browser
        self.french = french
        self.behind = False
        self.table: Table | None = None  # as last sent
        self._waiting: deque[bytes] = deque()
        self._said: deque[bytes] = deque(maxlen=CHAT_KEPT)  # lines of the chat that have not been taken yet
        self._wake = asyncio.Event()

    def push(self, message: FromServer) -> None:
        """Send this as soon as the line is free."""
        self.push_encoded(encoded(message))

    def push_encoded(self, message: bytes) -> None:
        """Send this as soon as the line is free."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self.behind = True
        if not self.behind:
            self._waiting.append(message)
        self._wake.set()

    def push_said(self, message: bytes) -> None:
        """Send this line of the chat as soon as the line is free; it is not lost if it falls behind."""
        self.push_encoded(message)
        self._said.append(message)

    def say_again(self) -> None:
        """All else has been sent anew: go on with what has been said meanwhile."""
        self._waiting.extend(self._said)

    async def next(self) -> bytes | None:
        """The next message; None, once, if the line has fallen behind and must be brought up to date."""
        while not self._waiting and not self.behind:
            self._wake.clear()
            await self._wake.wait()
        if self.behind:
            return None
        message = self._waiting.popleft()
        if self._said and message is self._said[0]:
            self._said.popleft()
        return message


def encoded(message: FromServer) -> bytes:
    """As it is sent."""
    return ENCODER.encode(message)
