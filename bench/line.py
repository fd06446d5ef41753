"""A player's line to a table, as cheap as a client can be: it shares the cores with the server."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from typing import Final, cast

import msgspec

OPENED: Final = b" 101 "
END: Final = b"\r\n\r\n"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASKED: Final = 0x80
LONG, LONGEST = 126, 127  # lengths that stand in the next two bytes, in the next eight


class Choice(msgspec.Struct):
    """What is read of an option."""

    option: int


class Decision(msgspec.Struct):
    """What is read of a decision."""

    mine: bool
    options: list[Choice]


class Heard(msgspec.Struct):
    """What is read of any message."""

    type: str
    number: int = 0
    decision: Decision | None = None


DECODER: Final = msgspec.json.Decoder(Heard)
_received = 0  # bytes, by all lines


def received() -> int:
    """Return the bytes that all lines together have been sent so far."""
    return _received


class Line(asyncio.Protocol):
    """One WebSocket, without its extensions. `Line.opened` makes one."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._unread = bytearray()
        self._is_open = False
        self.states: list[tuple[float, Heard]] = []  # all so far, with the time at which they came
        self._state = Heard("state", -1)
        self._wanted = -1
        self._found: asyncio.Future[Heard] | None = None

    @staticmethod
    async def opened(address: str, path: str, cookie: str) -> Line:
        """A line to this address. Raises ConnectionError if it is refused."""
        host, _, port = address.partition(":")
        key = base64.b64encode(os.urandom(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
        )
        make = asyncio.get_running_loop().create_connection(lambda: Line(request.encode()), host, int(port))
        return (await make)[1]

    async def state(self, number: int) -> Heard:
        """The last state, once it is of this number or a later one. Raises ConnectionError."""
        if self._state.number < number:
            self._wanted, self._found = number, asyncio.get_running_loop().create_future()
            await self._found
        return self._state

    def send(self, message: dict[str, object]) -> None:
        """Send a message that is short."""
        self._send(TEXT, msgspec.json.encode(message))

    def stall(self) -> None:
        """Read nothing more."""
        self._transport.pause_reading()

    def close(self) -> None:
        """Go without a word."""
        self._transport.abort()

    def _send(self, kind: int, content: bytes) -> None:
        assert len(content) < LONG, "only short messages are sent"
        mask = bytes(4)  # a mask of zeros leaves the content as it is
        self._transport.write(bytes((MASKED | kind, MASKED | len(content))) + mask + content)

    # ---- asyncio.Protocol

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by its class
        self._transport.write(self._request)

    def connection_lost(self, _: Exception | None) -> None:
        """Nothing more will come."""
        if self._found is not None and not self._found.done():
            self._found.set_exception(ConnectionError("the server has closed a line"))

    def data_received(self, data: bytes) -> None:
        """Read the frames that are whole."""
        global _received
        _received += len(data)
        self._unread += data
        if not self._is_open:
            head, end, rest = bytes(self._unread).partition(END)
            if not end:
                return
            if OPENED not in head.partition(b"\r\n")[0]:
                raise ConnectionError(f"the server refuses a line: {head.decode()}")
            self._is_open, self._unread = True, bytearray(rest)
        while (frame := self._frame()) is not None:
            self._hear(*frame)

    def _frame(self) -> tuple[int, bytes] | None:
        unread, start = self._unread, 2
        if len(unread) < start:
            return None
        length = unread[1]
        if length >= LONG:
            start += 2 if length == LONG else 8
            length = int.from_bytes(unread[2:start])
        end = start + length
        if len(unread) < end:
            return None
        kind, content = unread[0] & 0xF, bytes(unread[start:end])
        del unread[:end]
        return kind, content

    def _hear(self, kind: int, content: bytes) -> None:
        if kind == PING:
            self._send(PONG, content)
        elif kind == TEXT:
            heard = DECODER.decode(content)
            assert heard.type != "error", content.decode()
            if heard.type == "state":
                self._state = heard
                self.states.append((time.perf_counter(), heard))
                if self._found is not None and not self._found.done() and heard.number >= self._wanted:
                    self._found.set_result(heard)
