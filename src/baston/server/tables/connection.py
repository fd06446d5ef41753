"""One browser's open line to a table. Whoever reads slowly holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from baston.server.protocol import FromServer, Table
from baston.server.storage.rows import CHAT_HISTORY

# Messages: more than a newcomer is sent, chat and all. Beyond that, one state brings the line up to date.
LONGEST_QUEUE: Final = 256
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """Messages wait here until the socket takes them.

    `behind`: some were dropped, and nothing more is taken, until all is sent anew. States are shown whole
    then; what was said is not part of them and waits as well. `french`: are sentences sent in French too?
    """

    def __init__(self, browser: str | None, french: bool = True) -> None:
        self.browser = browser
        self.french = french
        self.is_behind = False
        self.table_sent: Table | None = None  # as last sent
        self._queue: deque[bytes] = deque()
        self._chat: deque[bytes] = deque(
            maxlen=CHAT_HISTORY
        )  # lines of the chat that have not been taken yet
        self._wake = asyncio.Event()

    def send(self, message: FromServer) -> None:
        """Send this as soon as the line is free."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Send this as soon as the line is free."""
        if len(self._queue) >= LONGEST_QUEUE:
            self._queue.clear()
            self.is_behind = True
        if not self.is_behind:
            self._queue.append(message)
        self._wake.set()

    def send_chat(self, message: bytes) -> None:
        """Send this line of the chat as soon as the line is free; it is not lost if it falls behind."""
        self.send_encoded(message)
        self._chat.append(message)

    def resend_chat(self) -> None:
        """All else has been sent anew: go on with what has been said meanwhile."""
        self._queue.extend(self._chat)

    async def next_message(self) -> bytes | None:
        """The next message; None, once, if the line has fallen behind and must be brought up to date."""
        while not self._queue and not self.is_behind:
            self._wake.clear()
            await self._wake.wait()
        if self.is_behind:
            return None
        message = self._queue.popleft()
        if self._chat and message is self._chat[0]:
            self._chat.popleft()
        return message


def encode(message: FromServer) -> bytes:
    """As it is sent."""
    return ENCODER.encode(message)
