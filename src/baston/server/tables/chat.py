"""The chat of a table: stored first, then sent to everybody."""

from __future__ import annotations

import time

from baston.server import protocol
from baston.server.storage.rows import CHAT_HISTORY, ChatRow
from baston.server.storage.store import Store
from baston.server.tables.connection import Connection, encode
from baston.server.tables.subscribers import Subscribers
from baston.server.tables.table_info import seats_of_browser


class ChatLog:
    """The last lines of a table's chat."""

    def __init__(self, subscribers: Subscribers, lines: list[ChatRow], store: Store) -> None:
        self._subscribers = subscribers
        self._lines = lines
        self._store = store

    def send_history(self, connection: Connection) -> None:
        """Send a new connection the last lines of the chat."""
        for line in self._lines:
            connection.send_chat(_message(line))

    async def post(self, browser: str | None, text: str) -> None:
        """Store a line of a browser's and send it to everybody; `browser` None: a visitor without a cookie.

        Raises Refused: "not-kept" (the store could not write it; nobody is sent it).
        """
        own = seats_of_browser(self._subscribers.seats, browser)
        seat = own[0] if own else None
        name = self._subscribers.seats[seat].name if seat is not None else ""
        line = ChatRow(seat, name, text, time.time())
        await self._store.add_chat(self._subscribers.table.id, line)
        self._lines.append(line)
        del self._lines[:-CHAT_HISTORY]
        message = _message(line)
        for connection in self._subscribers.connections:
            connection.send_chat(message)


def _message(line: ChatRow) -> bytes:
    return encode(protocol.Chat(line.seat, line.name, line.text, line.time))
