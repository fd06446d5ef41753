"""The queue of messages for one browser's WebSocket. A browser that reads slowly delays nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, get_args

import msgspec

from baston.server.protocol import FromServer, Table
from baston.server.storage.rows import CHAT_HISTORY, Audience

SERVICE_RESTART: Final = 1012  # the close code that asks a browser to connect again
# Messages: more than a newcomer is sent, chat and all. Beyond that, a snapshot brings the browser up to date.
LONGEST_QUEUE: Final = 256
AUDIENCES: Final = len(get_args(Audience))
ENCODER: Final = msgspec.json.Encoder()


class Connection:
    """Messages wait here until the WebSocket sends them.

    `is_behind`: too many waited and were dropped; a snapshot must be sent before anything else. Lines of the
    chat are not part of it, and stay in the queue. `french`: sentences are sent in French too, not in English
    alone. `address`: the IP address that it comes from. `close_code`, `close_reason`: what the browser is
    told at the end.
    """

    def __init__(self, browser: str | None, french: bool = True, address: str = "") -> None:
        self.browser = browser
        self.address = address
        self.french = french
        self.is_behind = False
        self.table_sent: Table | None = None  # as last sent
        self._queue: deque[bytes] = deque()
        self._chat: deque[bytes] = deque(maxlen=AUDIENCES * CHAT_HISTORY)  # lines of it that are not sent yet
        self._wake = asyncio.Event()
        self._has_ended = False
        self.close_code = SERVICE_RESTART
        self.close_reason = ""

    def send(self, message: FromServer) -> None:
        """Queue a message, to be sent as JSON."""
        self.send_encoded(encode(message))

    def send_encoded(self, message: bytes) -> None:
        """Queue a message that is JSON already. If too many wait, drop them all and be behind."""
        if len(self._queue) >= LONGEST_QUEUE:
            self._queue.clear()
            self.is_behind = True
        if not self.is_behind:
            self._queue.append(message)
        self._wake.set()

    def send_chat(self, message: bytes) -> None:
        """Queue a line of the chat, as JSON, which is kept even if the browser falls behind."""
        self.send_encoded(message)
        self._chat.append(message)

    def resend_chat(self) -> None:
        """Queue again the lines of the chat that were dropped. Call after a snapshot has been queued."""
        self._queue.extend(self._chat)

    def end(self, code: int = SERVICE_RESTART, reason: str = "") -> None:
        """Send nothing more: the browser is to connect again, unless another code says that it may not."""
        self.close_code, self.close_reason = code, reason
        self._has_ended = True
        self._wake.set()

    async def next_message(self) -> bytes | None:
        """Wait for the next message and return it as JSON; None if a snapshot must be sent first.

        Raises EOFError if nothing more is to be sent.
        """
        while not self._queue and not self.is_behind and not self._has_ended:
            self._wake.clear()
            await self._wake.wait()
        if self._has_ended:
            raise EOFError
        if self.is_behind:
            return None
        message = self._queue.popleft()
        if self._chat and message is self._chat[0]:
            self._chat.popleft()
        return message


def encode(message: FromServer) -> bytes:
    """Return the message as JSON."""
    return ENCODER.encode(message)
