"""The open line between a browser and a table."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from baston.kernel.game import Refusal
from baston.server import protocol
from baston.server.access.guard import BROWSER, address_of
from baston.server.refusals import Refused, translate_refusal
from baston.server.services import Services
from baston.server.tables.connection import Connection
from baston.server.tables.room import Room

LONGEST_CHAT: Final = 500
BURST: Final = 20  # messages, apart from answers that count, that may come at once …
REFILL: Final = 5.0  # … and how many more each second
PENALTY: Final = 1.0  # seconds in which nothing more is read from who sends too much
DECODER: Final = msgspec.json.Decoder(protocol.FromClient)
Line = WebSocket[None, None, State]
logger = logging.getLogger(__name__)


class RateLimit:
    """Messages that a browser may still send now. Answers that count are free: the game has their pace."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Count one more message."""
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * REFILL)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


@websocket("/api/tables/{id:str}/ws")
async def table_socket(socket: Line, services: NamedDependency[Services], id: FromPath[str]) -> None:
    """Until the browser goes: tell it what happens at the table, and do as it says."""
    with services.connection_limit.counted(address_of(socket.scope)):
        room = await services.rooms.get(id)  # before the handshake: an unknown table refuses it
        await socket.accept()
        await _serve(socket, room)


async def _serve(socket: Line, room: Room) -> None:
    connection = Connection(socket.scope["state"][BROWSER], french=socket.query_params.get("lang") != "en")
    sender = asyncio.create_task(_send(socket, room, connection))
    hints: set[asyncio.Task[bool]] = set()
    try:
        room.connect(connection)
        await _receive(socket, room, connection, hints)
    finally:
        room.disconnect(connection)
        for task in (sender, *hints):
            task.cancel()


async def _send(socket: Line, room: Room, connection: Connection) -> None:
    try:
        while True:
            message = await connection.next_message()
            if message is None:
                room.subscribers.send_snapshot(connection)
                connection.resend_chat()
            else:
                await socket.send_data(message.decode(), mode="text")
    except (WebSocketDisconnect, RuntimeError):
        return  # the line is cut; who receives from it notices too


async def _receive(socket: Line, room: Room, connection: Connection, hints: set[asyncio.Task[bool]]) -> None:
    pace = RateLimit()
    while True:
        try:
            text = await socket.receive_data(mode="text")
        except WebSocketDisconnect:
            return
        if not await _handle(room, connection, hints, text) and not pace.take():
            _refuse(room, connection, Refused("too-fast", 429))
            await asyncio.sleep(PENALTY)


async def _handle(room: Room, connection: Connection, hints: set[asyncio.Task[bool]], text: str) -> bool:
    """Do what the text says. Was it an answer that counts?"""
    try:
        message = DECODER.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        _refuse(room, connection, Refused("bad-message"))
        return False
    if not isinstance(message, protocol.AskHint):
        return await _execute(room, connection, message) and isinstance(message, protocol.Answer)
    if not hints:
        # Hints take a while: what is sent meanwhile is heard.
        task = asyncio.create_task(_execute(room, connection, message))
        hints.add(task)
        task.add_done_callback(hints.discard)
    return False


async def _execute(room: Room, connection: Connection, message: protocol.FromClient) -> bool:
    """Was it done? If not, the browser has been told why."""
    try:
        await _dispatch(room, connection, message)
    except Refusal as refusal:
        _refuse(room, connection, refusal)
        return False
    except Exception as error:
        # Whatever went wrong in one message, the table goes on and the person is told.
        logger.exception("table %s: a message failed", room.id)
        _refuse(room, connection, Refused("failed", 500, error=type(error).__name__))
        return False
    return True


async def _dispatch(room: Room, connection: Connection, message: protocol.FromClient) -> None:
    browser = connection.browser
    match message:
        case protocol.Answer():
            await room.answer(browser, message)
        case protocol.Undo(seat):
            await room.undo(browser, seat)
        case protocol.UndoReply(seat, agree):
            await room.reply_to_undo(browser, seat, agree)
        case protocol.Concede(seat):
            await room.concede(browser, seat)
        case protocol.AskHint(seat):
            connection.send(await room.hint(browser, seat))
        case protocol.Say(text):
            text = text.replace("\0", "").strip()[:LONGEST_CHAT]  # PostgreSQL cannot keep a NUL
            if text:
                await room.chat.post(browser, text)
        case protocol.Ping():
            connection.send(protocol.Pong())


def _refuse(room: Room, connection: Connection, refusal: Refusal) -> None:
    sentence = translate_refusal(refusal)
    connection.send(protocol.Error(refusal.key, sentence.en, sentence.fr, room.number))
