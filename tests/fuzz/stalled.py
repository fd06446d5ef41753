"""Clients that begin something and never go on with it: each kind, as raw bytes on a connection."""

from __future__ import annotations

import random
import socket
from typing import Final

from tests.server.wire import WAIT

SMALL: Final = 2048  # bytes that the system keeps for a client that does not read
UNREAD: Final = 200  # responses that a client asks for and does not read
KEY: Final = "c3RhbmRzIHRoZXJlIQ=="  # any sixteen bytes, as the handshake of a WebSocket asks for
# The head of a masked text of 4096 bytes, and how it begins.
FRAME: Final = b"\x81\xfe\x10\x00\x00\x00\x00\x00" + b'{"type":'


def beginnings(host: str, table: str, cookie: str) -> dict[str, bytes]:
    """By kind of client, all that it ever sends; the cookie is that of somebody who plays at the table."""
    handshake = (
        f"GET /api/tables/{table}/ws HTTP/1.1\r\nHost: {host}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
    )
    watching, playing = f"{handshake}\r\n".encode(), f"{handshake}Cookie: {cookie}\r\n\r\n".encode()
    post = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    return {
        "says nothing": b"",
        "half a head": f"GET /api/tables HTTP/1.1\r\nHost: {host}\r\nCook".encode(),
        "half a body": f'{post}Content-Length: 4000\r\n\r\n{{"game":'.encode(),
        "reads no response": f"GET /api/games HTTP/1.1\r\nHost: {host}\r\n\r\n".encode() * UNREAD,
        "watches and reads nothing": watching,
        "plays and reads nothing": playing,
        "watches and sends half a frame": watching + FRAME,
        "plays and sends half a frame": playing + FRAME,
    }


class StalledClients:
    """Connections that are kept open and never served any further."""

    def __init__(self) -> None:
        self._open: list[socket.socket] = []

    def begin(self, host: str, sent: bytes) -> None:
        """Open one which sends this and reads nothing."""
        name, _, port = host.partition(":")
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        client.settimeout(WAIT)
        self._open.append(client)
        client.connect((name, int(port)))
        client.setblocking(False)
        try:
            client.send(sent)  # what does not fit is never sent: the server has stopped reading
        except BlockingIOError:
            return

    def drop(self, chance: random.Random) -> None:
        """Close one of them without a word."""
        if self._open:
            self._open.pop(chance.randrange(len(self._open))).close()

    def close(self) -> None:
        """Close them all."""
        while self._open:
            self._open.pop().close()

    def __len__(self) -> int:
        return len(self._open)
