"""WebSockets about a table of another worker are handed over to it before they begin."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from baston.server.refusals import Refused
from baston.server.routing.routes import Routes, is_of_this_machine, table_in
from baston.server.storage.rows import WorkerRow
from baston.server.workers.inbox import Handed, hand_over

STATE: Final = "routes"  # the key of `Routes` in the state of the application's lifespan
RELAYED: Final = b"x-baston-relayed"  # a header: another machine has passed the request on
FORWARDED: Final = b"X-Forwarded-For"
UNAVAILABLE: Final = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
BLOCK: Final = 64 * 1024  # bytes
TASKS: Final[set[asyncio.Task[None]]] = set()  # the event loop itself holds only weak references to tasks
logger = logging.getLogger(__name__)


class TableSocket(WebSocketsSansIOProtocol):
    """A WebSocket's connection. It is served here if it is of no table, or of one that this worker holds.

    Else the connection itself goes to the worker that holds the table, with the request that has been read:
    nothing passes through this worker afterwards. A worker of another machine is sent what comes, and what it
    sends is passed back.
    """

    is_here = False  # no other worker need be looked for

    def data_received(self, data: bytes) -> None:
        """Look at the request before anything else."""
        if self.is_here:
            super().data_received(data)
            return
        # What upgrades a connection passes on the whole request; nothing is sent before it is answered.
        self.transport.pause_reading()
        task = asyncio.create_task(self._route(data))
        TASKS.add(task)
        task.add_done_callback(TASKS.discard)

    async def _route(self, head: bytes) -> None:
        line, _, headers = head.partition(b"\r\n")
        table = table_in(line.split(b" ")[1].decode("latin-1"))
        routes = self.app_state[STATE]
        assert isinstance(routes, Routes)
        try:
            if table is not None and await routes.pass_on(
                table, partial(self._pass, head), True, RELAYED in headers.lower()
            ):
                return
        except Refused:
            self._end()
            return
        except Exception:
            logger.exception("table %s: a WebSocket could not be passed on", table)
            self._end()
            return
        self.is_here = True
        if not self.disconnected:
            self.transport.resume_reading()
            super().data_received(head)

    async def _pass(self, head: bytes, worker: WorkerRow) -> None:
        if self.disconnected:
            return
        if is_of_this_machine(worker):
            descriptor = self.transport.get_extra_info("socket").fileno()
            await hand_over(worker.inbox, descriptor, Handed(head))
            if not self.disconnected:
                self._leave(asyncio.Protocol())
                self.transport.abort()
            return
        host, _, port = worker.address.rpartition(":")
        reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
        writer.write(self._relayed(head))
        own_reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(own_reader)
        self._leave(protocol)
        protocol.connection_made(self.transport)
        own_writer = asyncio.StreamWriter(self.transport, protocol, own_reader, self.loop)
        self.transport.resume_reading()
        for source, target in ((own_reader, writer), (reader, own_writer)):
            task = asyncio.create_task(_copy(source, target))
            TASKS.add(task)
            task.add_done_callback(TASKS.discard)

    def _leave(self, protocol: asyncio.BaseProtocol) -> None:
        """Let another protocol have the connection."""
        self.connections.discard(self)
        self.transport.set_protocol(protocol)

    def _relayed(self, head: bytes) -> bytes:
        """Return the request with headers that say that it is relayed, and for whom."""
        line, _, rest = head.partition(b"\r\n")
        sender = self.client[0] if self.client else ""
        headers = [header.partition(b":")[::2] for header in rest.split(b"\r\n")]
        before = [value.strip() for name, value in headers if name.lower() == FORWARDED.lower()]
        kept = [header for header in rest.split(b"\r\n") if not header.lower().startswith(FORWARDED.lower())]
        forwarded = b", ".join([*before, sender.encode()])
        return b"\r\n".join([line, FORWARDED + b": " + forwarded, RELAYED + b": 1", *kept])

    def _end(self) -> None:
        """Refuse the request: the page asks again after a while."""
        if not self.disconnected:
            self.transport.write(UNAVAILABLE)
            self.transport.close()


async def _copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Write what is read until one of the two has ended, then end the other."""
    try:
        while data := await source.read(BLOCK):
            target.write(data)
            await target.drain()
    except OSError:
        pass
    finally:
        target.close()
