"""The whole application for one table, in this process: its routes and WebSockets are just called.

With `simulated.simulate`, all that it sends has a time that can be compared.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, cast

from litestar import Litestar
from litestar.types import HTTPReceiveMessage, Message, Scope, WebSocketReceiveMessage
from msgspec.structs import replace
from sqlalchemy.engine import URL

from baston.server.access.identity import Identity
from baston.server.access.limits import Limits
from baston.server.app import create_app
from baston.server.channels.bus import MessageBus
from baston.server.processes.bots import BotPool
from baston.server.processes.sandbox import Sandbox
from baston.server.services import Services
from baston.server.settings import MEMORY, Settings
from baston.server.storage.rows import DEPARTURES, OPEN, Entry, SeatRow, StoredTable, TableRow
from baston.server.storage.store import FIRST_PAGE, Page
from baston.server.tables.room import Room
from baston.server.tables.rooms import Rooms
from tests.server.simulated import InMemory

ADDRESS: Final = ("127.0.0.1", 8000)
KEY: Final = bytes(32)  # that signs cookies
SETTINGS: Final = Settings(*ADDRESS, Path(), URL.create("sqlite"))


class Heard(NamedTuple):
    """What somebody was sent, and when, in seconds: over the WebSocket, or in answer to a request."""

    at: float
    who: str
    text: str


class OneTable(InMemory):
    """The record of a table that has started."""

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        super().__init__()
        self._table = table
        self._seats = seats

    async def load_table(self, id: str) -> StoredTable | None:
        return StoredTable(self._table, self._seats, self.record, []) if id == self._table.id else None

    async def open_tables(self, page: Page = FIRST_PAGE) -> list[tuple[TableRow, list[SeatRow]]]:  # noqa: ARG002 - one
        is_open = any(seat.kind == OPEN for seat in self._seats)
        return [(self._table, self._seats)] if self._table.listed and is_open else []

    async def tables_of(self, browser: str, page: Page = FIRST_PAGE) -> list[tuple[TableRow, list[SeatRow]]]:  # noqa: ARG002 - likewise
        sits = any(seat.browser == browser for seat in self._seats)
        return [(self._table, self._seats)] if sits else []

    async def departures(self, tables: Iterable[str]) -> dict[str, list[Entry]]:
        found = [entry for entry in self.record if entry.kind in DEPARTURES]
        return dict.fromkeys(tables, found)


class OneRoom(Rooms):
    """The rooms of a worker that has one table in memory."""

    def __init__(self, store: OneTable, bots: BotPool, room: Room) -> None:
        super().__init__(store, bots, MessageBus(MEMORY), Sandbox())
        self._rooms[room.id] = room


@cache
def application() -> tuple[Litestar, Identity]:
    """The application, which looks for its services where `serve` puts them, and who signs its cookies."""
    identity = Identity(KEY)
    return create_app(SETTINGS, identity), identity


def serve(store: OneTable, bots: BotPool, room: Room) -> None:
    """Let the application serve this table, and no other, from now on."""
    app, identity = application()
    clock = asyncio.get_running_loop().time
    rooms = OneRoom(store, bots, room)
    app.state.services = Services(SETTINGS, identity, Limits(SETTINGS, clock), rooms, clock)


class Visitor:
    """A browser: its cookie, its WebSocket of the table, and all that it is sent."""

    def __init__(self, browser: str, heard: list[Heard], query: str = "") -> None:
        self.browser = browser
        self._query = query
        self._heard = heard
        self._sent: asyncio.Queue[WebSocketReceiveMessage] = asyncio.Queue()
        self._line: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """Is its page of the table open?"""
        return self._line is not None

    def open(self, table: str) -> None:
        """Open the table's page."""
        self._sent = asyncio.Queue()
        self._sent.put_nowait(cast("WebSocketReceiveMessage", {"type": "websocket.connect"}))
        self._line = asyncio.create_task(self._connected(table))

    async def close(self) -> None:
        """Close it again."""
        line, self._line = self._line, None
        if line is not None:
            self._sent.put_nowait(
                cast("WebSocketReceiveMessage", {"type": "websocket.disconnect", "code": 1001})
            )
            await line

    def send(self, text: str) -> None:
        """Send a message over the WebSocket."""
        self._sent.put_nowait(cast("WebSocketReceiveMessage", {"type": "websocket.receive", "text": text}))

    async def ask(self, method: str, path: str, body: str = "") -> None:
        """Send a request, and hear its answer, headers and all."""
        app, _ = application()
        scope = self._scope("http", path) | {"method": method}
        waiting = [{"type": "http.request", "body": body.encode(), "more_body": False}]
        told: list[str] = [f"{method} {path}"]

        async def receive() -> HTTPReceiveMessage:
            return cast("HTTPReceiveMessage", waiting.pop() if waiting else {"type": "http.disconnect"})

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told.append(f"{message['status']} {sorted(message['headers'])}")
            elif message["type"] == "http.response.body":
                told.append(message["body"].decode())

        await app(cast("Scope", scope), receive, send)
        self._hear("\n".join(told))

    async def _connected(self, table: str) -> None:
        app, _ = application()

        async def send(message: Message) -> None:
            # What is no text is told as it is: whether the page is accepted, why it is closed.
            text = message.get("text")
            self._hear(text if isinstance(text, str) else str(message))

        with suppress(asyncio.CancelledError):  # at the end of all
            await app(
                cast("Scope", self._scope("websocket", f"/api/tables/{table}/ws")), self._sent.get, send
            )

    def _hear(self, text: str) -> None:
        self._heard.append(Heard(round(time.time(), 3), self.browser, text))

    def _scope(self, type: str, path: str) -> dict[str, object]:
        _, identity = application()
        cookie = identity.cookie(self.browser, secure=False).partition(";")[0]
        path, _, query = path.partition("?")
        return {
            "type": type,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if type == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": (query or self._query).encode(),
            "root_path": "",
            "headers": [(b"host", b"localhost"), (b"cookie", cookie.encode())],
            "client": ("127.0.0.1", 5000),
            "server": ADDRESS,
            "subprotocols": [],
            "extensions": {},
            "state": {},
        }


def table_of(
    game: str, rules: int, options: dict[str, str], players: int, now: float, secret: str
) -> TableRow:
    """A table that starts now, with 64 digits for its secret; that of its bots is another."""
    table = TableRow("t", game, rules, players, options, "", "", "i", False, "seat-0", now, now)
    return replace(table, secret=secret, bot_secret=secret[::-1])
