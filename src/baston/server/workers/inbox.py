"""Connections are handed from one worker to another of the same machine, over a Unix socket."""

from __future__ import annotations

import asyncio
import secrets
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

FOLDER: Final = "workers"  # of the inboxes, in the data folder
LONGEST_PATH: Final = 100  # bytes: of a Unix socket's some systems take no more
LARGEST: Final = 512 * 1024  # bytes that are handed over with a connection
PATIENCE: Final = 1.0  # seconds in which a worker that runs says that it is ready
READY: Final = b"."


class Handed(Struct, frozen=True):
    """What is handed over with a connection: the bytes read so far and, for HTTP, who sent them.

    `client` is an address and a port, `scheme` http or https; None with a WebSocket, whose bytes and socket
    say it all.
    """

    head: bytes
    client: tuple[str, int] | None = None
    scheme: str | None = None


Take: TypeAlias = Callable[[socket.socket, Handed], Awaitable[None]]
DECODER: Final = msgspec.msgpack.Decoder(Handed)


def clear_inboxes(data: Path) -> None:
    """Remove the inboxes of workers that were killed. Call while no worker with this data folder runs."""
    for inbox in (data / FOLDER).glob("*"):
        inbox.unlink()


class Inbox:
    """Where this worker is handed connections. It takes them from the start, and keeps them until it runs."""

    def __init__(self, data: Path) -> None:
        folder = data.resolve() / FOLDER
        if len(bytes(folder)) > LONGEST_PATH - 20:
            folder = Path(tempfile.mkdtemp(prefix="baston-"))
        folder.mkdir(mode=0o700, exist_ok=True)
        self.path = str(folder / secrets.token_hex(8))
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.bind(self.path)
        self._socket.listen(1024)
        self._socket.setblocking(False)
        self._tasks: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self, take: Take) -> AsyncIterator[None]:
        """Pass what is handed over to `take` for as long as the context lasts."""
        task = asyncio.create_task(self._accept(take))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    def close(self) -> None:
        """Take nothing any more."""
        self._socket.close()
        Path(self.path).unlink(missing_ok=True)

    async def _accept(self, take: Take) -> None:
        loop = asyncio.get_running_loop()
        while True:
            line, _ = await loop.sock_accept(self._socket)
            task = asyncio.create_task(self._take(line, take))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _take(self, line: socket.socket, take: Take) -> None:
        found = await asyncio.to_thread(_received, line)
        if found is not None:
            await take(*found)


def _received(line: socket.socket) -> tuple[socket.socket, Handed] | None:
    """Return what is handed over; None if the other has given up meanwhile."""
    with line:
        line.settimeout(PATIENCE)
        try:
            line.sendall(READY)
            data, descriptors, *_ = socket.recv_fds(line, LARGEST, 1)
            while chunk := line.recv(LARGEST):
                data += chunk
        except OSError:
            return None
    if not descriptors:
        return None
    return socket.socket(fileno=descriptors[0]), DECODER.decode(data)


async def hand_over(path: str, connection: int, handed: Handed) -> None:
    """Hand a connection (its file descriptor) to the worker with the inbox at this path.

    It may be closed here then: the other has its own descriptor of it. Raises ConnectionRefusedError if no
    process has the inbox any more; another OSError, such as TimeoutError, if it takes nothing now. Nothing is
    handed over then.
    """
    await asyncio.to_thread(_send, path, connection, msgspec.msgpack.encode(handed))


def _send(path: str, connection: int, data: bytes) -> None:
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        line.connect(path)
        if line.recv(1) != READY:  # only then: a worker that is stalled must not find it when it wakes
            raise ConnectionResetError(path)
        sent = socket.send_fds(line, [data], [connection])
        line.sendall(data[sent:])
