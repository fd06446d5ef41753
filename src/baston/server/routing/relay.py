"""Requests about a table of another worker are sent on to it, and what it responds is sent back."""

from __future__ import annotations

import asyncio
import socket
from functools import partial
from typing import TYPE_CHECKING, Final, cast

import h11
from litestar import Litestar

from baston.server.refusals import Refused
from baston.server.routing.routes import Routes, is_of_this_machine, table_in
from baston.server.routing.table_sockets import RELAYED, STATE
from baston.server.storage.rows import WorkerRow
from baston.server.workers.inbox import LARGEST, Handed, hand_over

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, HTTPScope, Scope

BLOCK: Final = 64 * 1024  # bytes
READING: Final = ("GET", "HEAD", "OPTIONS")
# Headers of the one connection, and those that are written anew.
OWN_HEADERS: Final = (
    b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect", b"te", b"trailer",
    b"upgrade", b"x-forwarded-for", b"x-forwarded-proto", b"date", RELAYED,
)  # fmt: skip
Headers = list[tuple[bytes, bytes]]


class Relay:
    """An application of which every worker serves all tables, whoever holds them."""

    def __init__(self, app: Litestar, routes: Routes) -> None:
        self._app = cast("ASGI3Application", app)  # Litestar has types of its own for the same
        self._routes = routes

    async def __call__(self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable) -> None:
        """Send a request on if another worker holds its table; else let the application respond."""
        if scope["type"] == "lifespan":
            scope["state"][STATE] = self._routes
        if scope["type"] == "http" and (table := table_in(scope["path"])) is not None:
            relayed = any(name == RELAYED for name, _ in scope["headers"])
            takes_up = scope["method"] not in READING
            try:
                if await self._routes.pass_on(
                    table, partial(_relay, scope, receive, send), takes_up, relayed
                ):
                    return
            except Refused:
                pass  # the application refuses it in the same words
        await self._app(scope, receive, send)


async def _relay(
    scope: HTTPScope, receive: ASGIReceiveCallable, send: ASGISendCallable, worker: WorkerRow
) -> None:
    """Send the request to the worker, and its response back. Raises OSError if nothing was sent."""
    reader, writer = await _connected(scope, worker)
    own = h11.Connection(h11.CLIENT)
    has_begun = False
    try:
        body = await _body(receive)
        writer.write(_request(own, scope, body))
        await writer.drain()
        while True:
            event = own.next_event()
            if event is h11.NEED_DATA:
                own.receive_data(await reader.read(BLOCK))
            elif isinstance(event, h11.Response):
                has_begun = True
                headers = [(name, value) for name, value in event.headers if name not in OWN_HEADERS]
                await send({"type": "http.response.start", "status": event.status_code, "headers": headers})
            elif isinstance(event, h11.Data):
                await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
            elif isinstance(event, h11.EndOfMessage):
                await send({"type": "http.response.body", "body": b"", "more_body": False})
                return
    except (OSError, h11.RemoteProtocolError) as error:
        if has_begun:
            return  # the response stays incomplete, and is seen to be
        raise Refused("moved", 503) from error  # it may have been carried out: it is not sent again
    finally:
        writer.close()


async def _connected(
    scope: HTTPScope, worker: WorkerRow
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a connection to the worker. Raises OSError."""
    if not is_of_this_machine(worker):
        host, _, port = worker.address.rpartition(":")
        return await asyncio.open_connection(host.strip("[]"), int(port))
    own, its = socket.socketpair()
    with its:
        try:
            client = scope["client"]
            handed = Handed(b"", None if client is None else (client[0], client[1]), scope["scheme"])
            await hand_over(worker.inbox, its.fileno(), handed)
        except OSError:
            own.close()
            raise
    own.setblocking(False)
    return await asyncio.open_connection(sock=own)


async def _body(receive: ASGIReceiveCallable) -> bytes:
    """Return the body of the request; one that no route takes is cut, and refused as too long."""
    body = bytearray()
    while len(body) <= LARGEST:
        message = await receive()
        if message["type"] != "http.request":
            break
        body += message["body"]
        if not message["more_body"]:
            break
    return bytes(body)


def _request(own: h11.Connection, scope: HTTPScope, body: bytes) -> bytes:
    headers: Headers = [(name, value) for name, value in scope["headers"] if name not in OWN_HEADERS]
    headers += [
        (b"connection", b"close"),
        (b"content-length", str(len(body)).encode()),
        (b"x-forwarded-for", (scope["client"][0] if scope["client"] else "").encode()),
        (b"x-forwarded-proto", scope["scheme"].encode()),
        (RELAYED, b"1"),
    ]
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    request = h11.Request(method=scope["method"].encode(), target=target, headers=headers)
    return own.send(request) + own.send(h11.Data(body)) + own.send(h11.EndOfMessage())
