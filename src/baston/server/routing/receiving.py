"""Connections that other workers hand over are served here, as if this worker had accepted them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from baston.server.routing.serving import PATIENCE, server_config
from baston.server.routing.table_sockets import TableSocket
from baston.server.workers.inbox import Handed, Inbox


@asynccontextmanager
async def receiving(app: Litestar, inbox: Inbox) -> AsyncIterator[None]:
    """Serve what is handed over for as long as the context lasts, by this application."""
    receiver = Receiver(app)
    async with inbox.running(receiver.take):
        yield
    await receiver.shut_down()


class HandedRequest(H11Protocol):
    """The connection of a request that another worker relays."""

    handed: Handed

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin, with the sender that the other worker has seen."""
        super().connection_made(transport)
        self.client = self.handed.client
        self.scheme = "https" if self.handed.scheme == "https" else "http"


class Receiver:
    """Serves connections that were handed over, beside those that uvicorn has accepted itself."""

    def __init__(self, app: Litestar) -> None:
        self._config = server_config(lambda: app, has_own_logs=True)
        self._config.load()
        self._state = ServerState()

    async def take(self, connection: socket.socket, handed: Handed) -> None:
        """Serve one connection."""
        connection.setblocking(False)
        if handed.scheme is None:
            socket_of_table = TableSocket(self._config, self._state, {})
            socket_of_table.is_here = True
            await self._connect(socket_of_table, connection)
            socket_of_table.data_received(handed.head)
        else:
            request = HandedRequest(self._config, self._state, {})
            request.handed = handed
            await self._connect(request, connection)

    async def _connect(self, protocol: asyncio.Protocol, connection: socket.socket) -> None:
        await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)

    async def shut_down(self) -> None:
        """End all connections, and wait until what they began is done."""
        for connection in list(self._state.connections):
            connection.shutdown()
        if self._state.tasks:
            await asyncio.wait(self._state.tasks, timeout=PATIENCE)
