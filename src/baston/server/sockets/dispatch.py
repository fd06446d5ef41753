"""Client messages: decoded, carried out by the room, refused if they cannot be."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final, TypeAlias, get_args

import msgspec

from baston.kernel.game import Refusal
from baston.server import protocol
from baston.server.access.costs import BROKEN, MESSAGES
from baston.server.access.shapes import SHORT, check_shape
from baston.server.matches.past import past_of
from baston.server.matches.projections import foresee, reasons_of
from baston.server.metrics import ANSWERS, REFUSED
from baston.server.refusals import Refused, translate_refusal
from baston.server.tables.beats import is_held, until_beat_ends
from baston.server.tables.chat import CountLine
from baston.server.tables.connection import Connection
from baston.server.tables.room import Room
from baston.server.tables.watching import seen_by

DECODER: Final = msgspec.json.Decoder(protocol.FromClient)
COSTS: Final = {kind: MESSAGES[kind.__struct_config__.tag] for kind in get_args(protocol.FromClient)}
Charge: TypeAlias = Callable[[int], None]  # a cost to whoever is connected; raises Refused: "too-much"
TASKS: Final[set[asyncio.Task[None]]] = set()  # the event loop itself holds only weak references to tasks
logger = logging.getLogger(__name__)


class Dispatcher:
    """Carries out the messages of one connection. A refusal is sent to it, and changes nothing else."""

    def __init__(self, room: Room, connection: Connection, charge: Charge, count_line: CountLine) -> None:
        self._room = room
        self._connection = connection
        self._charge = charge
        self._count_line = count_line
        self._hints: set[asyncio.Task[bool]] = set()
        self._held: dict[protocol.Answer, asyncio.Task[None]] = {}  # passes that wait for their beat

    async def dispatch(self, text: str) -> bool:
        """Carry out a message, given as JSON, and return whether it was a valid answer.

        Hints are found, and passes wait for their beat, in the background: what comes after is not delayed,
        which would tell that somebody had something to decline.
        """
        try:
            message = self._paid_for(text)
        except Refused as refusal:
            self.refuse(refusal)
            return False
        if isinstance(message, protocol.Answer) and is_held(
            self._room.subscribers, self._connection.browser, message
        ):
            return self._hold(message)
        if not isinstance(message, protocol.AskHint):
            return await self._carry_out(message) and isinstance(message, protocol.Answer)
        if not self._hints:
            task = asyncio.create_task(self._carry_out(message))
            self._hints.add(task)
            task.add_done_callback(self._hints.discard)
        return False

    def resume(self) -> None:
        """Hold the pass that the browser left behind, if it still waits. Call once it is connected."""
        left = self._room.passes_left.pop(self._connection.browser, None)
        if left is not None and is_held(self._room.subscribers, self._connection.browser, left):
            self._hold(left)

    def _hold(self, message: protocol.Answer) -> bool:
        """Let a pass wait for its beat, and return whether it was sent for the first time."""
        if message in self._held:
            return False
        task = asyncio.create_task(self._pass_in_time(message))
        self._held[message] = task
        TASKS.add(task)
        task.add_done_callback(TASKS.discard)
        return True

    async def _pass_in_time(self, message: protocol.Answer) -> None:
        try:
            await until_beat_ends(self._room.subscribers, self._connection.browser, message)
        finally:
            del self._held[message]  # from here on it is carried out, even if the connection ends
        await self._carry_out(message)

    def _paid_for(self, text: str) -> protocol.FromClient:
        """Return the message, once it is charged. Raises Refused: "bad-message", "too-much"."""
        try:
            if len(text) > SHORT:
                check_shape(text.encode())
            message: protocol.FromClient = DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError, Refused) as error:
            self._charge(BROKEN)
            raise Refused("bad-message") from error
        self._charge(COSTS[type(message)])
        return message

    def refuse(self, refusal: Refusal) -> None:
        """Send the browser an `Error` that says why its message was refused."""
        REFUSED.labels(refusal.key).inc()
        sentence = translate_refusal(refusal)
        error = protocol.Error(refusal.key, sentence.en, sentence.fr, self._room.number)
        self._connection.send(error)

    def close(self) -> None:
        """Cancel the hints searched for. Call when the connection has ended.

        Nobody passes who is away, whether or not there is something to decline: a pass that waits is left
        behind until the browser is back, unless it has another page of the table open.
        """
        for hint in self._hints:
            hint.cancel()
        browser = self._connection.browser
        if browser not in self._room.subscribers.browsers:
            for message, task in self._held.items():
                task.cancel()
                self._room.passes_left[browser] = message

    async def _carry_out(self, message: protocol.FromClient) -> bool:
        """Carry out a message, and return whether it was accepted."""
        try:
            began = time.monotonic()
            await self._call_room(message)
            if isinstance(message, protocol.Answer):
                ANSWERS.observe(time.monotonic() - began)
        except Refusal as refusal:
            self.refuse(refusal)
            return False
        except Exception as error:
            # Whatever fails for one message, the table goes on and the person is told.
            logger.exception("table %s: a message failed", self._room.id)
            self.refuse(Refused("failed", 500, error=type(error).__name__))
            return False
        return True

    async def _call_room(self, message: protocol.FromClient) -> None:
        room, browser = self._room, self._connection.browser
        if room.subscribers.table.closed is not None and not isinstance(message, protocol.Ping):
            raise Refused("table-closed", 409)
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
                self._connection.send(await room.hint(browser, seat))
            case protocol.Foresee() | protocol.AskReasons() | protocol.AskPast():
                self._connection.send(self._told(message))
            case protocol.Say():
                await room.chat.post(browser, message, self._count_line)
            case protocol.React():
                await room.chat.react(browser, message, self._count_line)
            case protocol.Mute(speaker, muted):
                await room.chat.mute(browser, speaker, muted)
            case protocol.OpenChat(to):
                await room.chat.open(browser, to)
            case protocol.AddNonce(seat, nonce):
                await room.nonces.add(browser, seat, nonce)
            case protocol.Ping():
                self._connection.send(protocol.Pong())

    def _told(
        self, message: protocol.Foresee | protocol.AskReasons | protocol.AskPast
    ) -> protocol.Foreseen | protocol.Reasons | protocol.Past:
        """Return what is told to who asks alone, and changes nothing."""
        room, browser = self._room, self._connection.browser
        if isinstance(message, protocol.AskPast):
            return past_of(seen_by(room, browser, message.seat), message)
        match = room.match_for(browser, message.seat)
        if isinstance(message, protocol.Foresee):
            return foresee(match, message)
        return reasons_of(match, message.seat, message.held)
