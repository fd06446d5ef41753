"""What people say at a table: kept first, then told to everybody, here and at the other workers."""

from __future__ import annotations

import time
from bisect import insort

from baston.server import protocol
from baston.server.channels.bus import Channels
from baston.server.channels.messages import Spoken
from baston.server.matches.restoring import seats_of
from baston.server.refusals import Refused
from baston.server.storage.rows import CHAT_KEPT, Said
from baston.server.storage.store import Store
from baston.server.tables.connection import Connection, encoded
from baston.server.tables.subscribers import Audience


class Conversation:
    """The last lines of a table's chat, in the order of their time.

    What another worker was told may come twice, late or never: lines are known by what they are, and read
    again when something may have been missed.
    """

    def __init__(self, audience: Audience, lines: list[Said], store: Store, channels: Channels) -> None:
        self._audience = audience
        self._lines = lines
        self._store = store
        self._channels = channels
        self._is_behind = not channels.alone  # what came while it was read, nobody heard

    def begin(self, connection: Connection) -> None:
        """Tell a newcomer what has been said."""
        for said in self._lines:
            connection.push_said(_message(said))

    async def say(self, browser: str | None, text: str) -> None:
        """Tell everybody something. Raises Refused: "not-kept"."""
        own = seats_of(self._audience.seats, browser)
        seat = own[0] if own else None
        name = self._audience.seats[seat].name if seat is not None else ""
        said = Said(seat, name, text, time.time())
        await self._store.say(self._audience.table.id, said)
        self.hear(said)
        self._channels.tell(Spoken(self._audience.table.id, said))

    def hear(self, said: Said) -> None:
        """Somebody has said this, and it is kept: tell everybody here, once."""
        is_past = len(self._lines) == CHAT_KEPT and said.time < self._lines[0].time
        if is_past or said in self._lines:
            return
        insort(self._lines, said, key=_time)
        del self._lines[:-CHAT_KEPT]
        message = _message(said)
        for connection in self._audience.connections:
            connection.push_said(message)

    def doubt(self) -> None:
        """Something said elsewhere may not have been heard."""
        self._is_behind = True

    async def catch_up(self) -> None:
        """Hear what was missed, if anything may have been. Raises Refused, "not-reached"."""
        if not self._is_behind:
            return
        self._is_behind = False
        try:
            found = await self._store.chat(self._audience.table.id)
        except Refused:
            self._is_behind = True
            raise
        for said in found:
            self.hear(said)


def _message(said: Said) -> bytes:
    return encoded(protocol.Chat(said.seat, said.name, said.text, said.time))


def _time(said: Said) -> float:
    return said.time
