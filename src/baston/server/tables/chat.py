"""What people say at a table: kept first, then told to everybody, here and at the other workers."""

from __future__ import annotations

import time
from bisect import insort

from baston.server import protocol
from baston.server.channels.bus import MessageBus
from baston.server.channels.messages import ChatAdded
from baston.server.matches.restoring import seats_of_browser
from baston.server.refusals import Refused
from baston.server.storage.rows import CHAT_HISTORY, ChatRow
from baston.server.storage.store import Store
from baston.server.tables.connection import Connection, encode
from baston.server.tables.subscribers import Subscribers


class ChatLog:
    """The last lines of a table's chat, in the order of their time.

    What another worker was told may come twice, late or never: lines are known by what they are, and read
    again when something may have been missed.
    """

    def __init__(
        self, audience: Subscribers, lines: list[ChatRow], store: Store, channels: MessageBus
    ) -> None:
        self._subscribers = audience
        self._lines = lines
        self._store = store
        self._bus = channels
        self._is_stale = not channels.is_alone  # what came while it was read, nobody heard

    def send_history(self, connection: Connection) -> None:
        """Tell a newcomer what has been said."""
        for said in self._lines:
            connection.send_chat(_message(said))

    async def post(self, browser: str | None, text: str) -> None:
        """Tell everybody something. Raises Refused: "not-kept"."""
        own = seats_of_browser(self._subscribers.seats, browser)
        seat = own[0] if own else None
        name = self._subscribers.seats[seat].name if seat is not None else ""
        said = ChatRow(seat, name, text, time.time())
        await self._store.add_chat(self._subscribers.table.id, said)
        self.receive(said)
        self._bus.publish(ChatAdded(self._subscribers.table.id, said))

    def receive(self, said: ChatRow) -> None:
        """Somebody has said this, and it is kept: tell everybody here, once."""
        is_past = len(self._lines) == CHAT_HISTORY and said.time < self._lines[0].time
        if is_past or said in self._lines:
            return
        insort(self._lines, said, key=_time)
        del self._lines[:-CHAT_HISTORY]
        message = _message(said)
        for connection in self._subscribers.connections:
            connection.send_chat(message)

    def mark_stale(self) -> None:
        """Something said elsewhere may not have been heard."""
        self._is_stale = True

    async def catch_up(self) -> None:
        """Hear what was missed, if anything may have been. Raises Refused, "not-reached"."""
        if not self._is_stale:
            return
        self._is_stale = False
        try:
            found = await self._store.chat(self._subscribers.table.id)
        except Refused:
            self._is_stale = True
            raise
        for said in found:
            self.receive(said)


def _message(said: ChatRow) -> bytes:
    return encode(protocol.Chat(said.seat, said.name, said.text, said.time))


def _time(said: ChatRow) -> float:
    return said.time
