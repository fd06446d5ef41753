"""The chat of a table: stored first, then sent to everybody, here and at the other workers."""

from __future__ import annotations

import time
from bisect import insort

from baston.server import protocol
from baston.server.channels.bus import MessageBus
from baston.server.channels.messages import ChatAdded
from baston.server.refusals import Refused
from baston.server.storage.rows import CHAT_HISTORY, ChatRow
from baston.server.storage.store import Store
from baston.server.tables.connection import Connection, encode
from baston.server.tables.subscribers import Subscribers
from baston.server.tables.table_info import seats_of_browser


class ChatLog:
    """The last lines of a table's chat, in the order of their time.

    Messages of other workers may come twice, late or never: a line that is there already is ignored, and the
    lines are read again when one may have been missed.
    """

    def __init__(self, subscribers: Subscribers, lines: list[ChatRow], store: Store, bus: MessageBus) -> None:
        self._subscribers = subscribers
        self._lines = lines
        self._store = store
        self._bus = bus
        self._is_stale = not bus.is_alone  # messages that came while the table was loaded are lost

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
        self.receive(line)
        self._bus.publish(ChatAdded(self._subscribers.table.id, line))

    def receive(self, line: ChatRow) -> None:
        """Send everybody here a stored line, unless they have it or it is older than all lines kept."""
        is_past = len(self._lines) == CHAT_HISTORY and line.time < self._lines[0].time
        if is_past or line in self._lines:
            return
        insort(self._lines, line, key=_time)
        del self._lines[:-CHAT_HISTORY]
        message = _message(line)
        for connection in self._subscribers.connections:
            connection.send_chat(message)

    def mark_stale(self) -> None:
        """Note that lines of other workers may have been missed, so that `catch_up` reads them again."""
        self._is_stale = True

    async def catch_up(self) -> None:
        """Read and send the lines that were missed, if any may have been.

        Raises Refused: "not-reached" (the store did not answer; the next call tries again).
        """
        if not self._is_stale:
            return
        self._is_stale = False
        try:
            lines = await self._store.chat(self._subscribers.table.id)
        except Refused:
            self._is_stale = True
            raise
        for line in lines:
            self.receive(line)


def _message(line: ChatRow) -> bytes:
    return encode(protocol.Chat(line.seat, line.name, line.text, line.time))


def _time(line: ChatRow) -> float:
    return line.time
