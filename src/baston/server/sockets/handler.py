"""The WebSocket route of a table: one task sends what waits in the connection, another receives."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from baston.server.access.budgets import Budget
from baston.server.access.guard import BROWSER, address_of
from baston.server.metrics import CONNECTIONS
from baston.server.refusals import Refused
from baston.server.services import Services
from baston.server.sockets.dispatch import Dispatcher
from baston.server.tables.connection import Connection
from baston.server.tables.room import Room

BURST: Final = 20  # messages of a connection that are no valid answers, at once …
RATE: Final = 5.0  # … and how many more each second: answers are limited by the pace of the game
PENALTY: Final = 1.0  # seconds in which nothing is read from a browser that sent too much
Socket = WebSocket[None, None, State]


@websocket("/api/tables/{id:str}/ws")
async def table_socket(socket: Socket, services: NamedDependency[Services], id: FromPath[str]) -> None:
    """Subscribe a browser to a table, and carry out its messages, until it disconnects."""
    address = address_of(socket.scope)
    with services.limits.line(address):
        room = await services.rooms.get(id)  # before the handshake: an unknown table refuses it
        await socket.accept()
        browser = socket.scope["state"][BROWSER]
        connection = Connection(browser, socket.query_params.get("lang") != "en", address)
        charge = partial(services.limits.charge, address, browser)
        count_line = partial(services.chat_limits.count_line, address, browser, room.id)
        try:
            await _serve(socket, room, connection, Dispatcher(room, connection, charge, count_line))
        finally:
            services.rooms.linger(room)


async def _serve(socket: Socket, room: Room, connection: Connection, dispatcher: Dispatcher) -> None:
    sender = asyncio.create_task(_send(socket, room, connection))
    try:
        room.connect(connection)
        dispatcher.resume()
        with CONNECTIONS.track_inprogress():
            await _receive(socket, dispatcher)
    finally:
        room.disconnect(connection)
        sender.cancel()
        dispatcher.close()


async def _send(socket: Socket, room: Room, connection: Connection) -> None:
    try:
        while True:
            message = await connection.next_message()
            if message is None:
                room.subscribers.send_snapshot(connection)
                room.chat.resend(connection)
            else:
                await socket.send_data(message.decode(), mode="text")
    except EOFError:
        await socket.close(connection.close_code, connection.close_reason)
    except (WebSocketDisconnect, RuntimeError):
        return  # `_receive` notices the disconnection too


async def _receive(socket: Socket, dispatcher: Dispatcher) -> None:
    budget = Budget(BURST, RATE)
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not await dispatcher.dispatch(text) and budget.spend(dispatcher):
            dispatcher.refuse(Refused("too-fast", 429))
            await asyncio.sleep(PENALTY)
