"""One table in memory: who sits there, who is connected, and the match once it has started."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

import msgspec

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.state import State as GameState
from baston.server import protocol
from baston.server.connection import Connection
from baston.server.kept import BOT, OPEN, PERSON, UNDO, Entry, Kept, KeptSeat, Said
from baston.server.match import Match
from baston.server.refused import Refused
from baston.server.showing import Log, Sight, sight_of
from baston.server.store import Store
from baston.server.tables import match_of, seats_of, table_for
from baston.server.thinking import Thinking

HINTS: Final = "normal"  # the level that gives hints
FILL: Final = "normal"  # the level of bots that take seats nobody has taken
LONGEST_WAIT: Final = 60.0  # seconds between two tries of a bot whose answers cannot be kept
CHAT_KEPT: Final = 200  # lines sent to those who come later
logger = logging.getLogger(__name__)


class Room:
    """All that happens at one table goes through here, one thing at a time.

    An entry is kept before it counts, and counts before anybody is shown what it did.
    """

    def __init__(self, kept: Kept, match: Match | None, store: Store, thinking: Thinking) -> None:
        self.table = kept.table
        self.seats = kept.seats
        self.chat = kept.chat[-CHAT_KEPT:]
        self.match = match
        self.connections: list[Connection] = []
        self._store = store
        self._thinking = thinking
        self._lock = asyncio.Lock()
        self._logs: dict[int | None, Log] = {}
        self._sights: dict[int | None, Sight] = {}
        self._told = self._length()
        self._bots: asyncio.Task[None] | None = None
        self.wake_bots()

    # ---- who is here

    def enter(self, connection: Connection) -> None:
        """A browser connects: it is shown everything, and the others that it is there."""
        self.connections.append(connection)
        self.show_all(connection)
        for said in self.chat:
            connection.push(protocol.Chat(said.seat, said.name, said.text, said.time))
        self._tell_presence()

    def go(self, connection: Connection) -> None:
        """A browser disconnects."""
        self.connections.remove(connection)
        self._tell_presence()

    def show_all(self, connection: Connection) -> None:
        """Send the whole state, for each seat of the browser."""
        connection.behind = False
        for seat in self._seats_shown(connection):
            connection.push(self._state(seat, connection.browser, 0))

    def info(self, browser: str | None) -> protocol.Table:
        """The table as this browser may know it."""
        here = {connection.browser for connection in self.connections}
        conceded = self.match.conceded if self.match else []
        return table_for(self.table, self.seats, browser, here, conceded)

    # ---- before the game

    async def join(self, browser: str, wish: protocol.Join, name: str) -> None:
        """Take an open seat.

        Raises Refused: "invite-wrong", "seat-taken", "table-full", "started", "not-kept".
        """
        async with self._lock:
            self._check_not_started()
            if not self.table.listed and wish.invite != self.table.invite:
                raise Refused("invite-wrong", 403)
            free = [seat.seat for seat in self.seats if seat.kind == OPEN]
            if wish.seat is not None and wish.seat not in free:
                raise Refused("seat-taken", 409)
            if not free:
                raise Refused("table-full", 409)
            seat = free[0] if wish.seat is None else wish.seat
            await self._sit(KeptSeat(seat, PERSON, browser, name))
            if len(free) == 1:
                await self._start()
            self._tell_all()

    async def leave(self, browser: str) -> None:
        """Give the browser's seats back. Raises Refused: "not-your-seat", "started", "not-kept"."""
        async with self._lock:
            own = seats_of(self.seats, browser)
            if not own:
                raise Refused("not-your-seat", 403)
            self._check_not_started()
            await self._sit(*[KeptSeat(seat, OPEN) for seat in own])
            self._tell_all()

    async def start(self, browser: str) -> None:
        """Begin; bots take the open seats. Raises Refused: "not-the-host", "started", "not-kept"."""
        async with self._lock:
            if browser != self.table.host:
                raise Refused("not-the-host", 403)
            self._check_not_started()
            free = [seat.seat for seat in self.seats if seat.kind == OPEN]
            bot = bot_named(FILL).name
            await self._sit(*[KeptSeat(seat, BOT, None, "", FILL, bot) for seat in free])
            await self._start()
            self._tell_all()

    def _check_not_started(self) -> None:
        if self.match is not None:
            raise Refused("started", 409)

    async def _sit(self, *seats: KeptSeat) -> None:
        await self._store.sit(self.table.id, *seats)
        for seat in seats:
            self.seats[seat.seat] = seat

    async def _start(self) -> None:
        now = time.time()
        await self._store.start(self.table.id, now)
        self.table = msgspec.structs.replace(self.table, started=now)
        self.match = match_of(game_named(self.table.game), self.table, self.seats)
        self._told = 0
        self.wake_bots()

    # ---- the game

    async def answer(self, browser: str | None, message: protocol.Answer) -> None:
        """Give an answer.

        Raises Refused: "not-your-seat", "not-running", "late", "not-asked", "not-offered", "not-kept".
        """
        async with self._lock:
            match = self._match_for(browser, message.seat)
            if message.number == match.number and match.bot_of(message.seat) is not None:
                raise Refused("not-asked")
            await self._answer(match, message.number, message.seat, message.option)

    async def undo(self, browser: str | None, seat: int) -> None:
        """Take back the seat's last answer. Raises Refused: "not-your-seat", and as `Match.ready_undo`."""
        async with self._lock:
            match = self._match_for(browser, seat)
            await self._keep(match, match.ready_undo(seat, time.time()), None)

    async def concede(self, browser: str | None, seat: int) -> None:
        """Give up. Raises Refused: "not-your-seat", "not-running", "not-kept"."""
        async with self._lock:
            match = self._match_for(browser, seat)
            await self._keep(match, match.ready_concession(seat, time.time()), None)

    async def hint(self, browser: str | None, seat: int) -> protocol.Hint:
        """What a bot would answer. Raises Refused: "not-your-seat", "not-running", "not-asked"."""
        match = self._match_for(browser, seat)
        if match.asked != seat or match.bot_of(seat) is not None:
            raise Refused("not-asked")
        number = match.number
        return protocol.Hint(seat, number, await self._thinking.choose(match, HINTS))

    async def say(self, browser: str | None, text: str) -> None:
        """Tell everybody something. Raises Refused: "not-kept"."""
        own = seats_of(self.seats, browser)
        seat = own[0] if own else None
        said = Said(seat, self.seats[seat].name if seat is not None else "", text, time.time())
        await self._store.say(self.table.id, said)
        self.chat = [*self.chat, said][-CHAT_KEPT:]
        for connection in self.connections:
            connection.push(protocol.Chat(said.seat, said.name, said.text, said.time))

    def _match_for(self, browser: str | None, seat: int) -> Match:
        if seat not in seats_of(self.seats, browser):
            raise Refused("not-your-seat", 403)
        if self.match is None or self.match.over:
            raise Refused("not-running")
        return self.match

    async def _answer(self, match: Match, number: int, seat: int, option: int) -> None:
        entry, after = match.ready_answer(number, seat, option, time.time())
        await self._keep(match, entry, after)

    async def _keep(self, match: Match, entry: Entry, after: GameState | None) -> None:
        """Keep the entry, let it count, show everybody."""
        result = match.result_after(entry, after)
        await self._store.append(self.table.id, entry, result)
        match.take(entry, after)
        self.table = msgspec.structs.replace(self.table, result=result)
        if entry.kind == UNDO:
            self._told = match.length
            for log in self._logs.values():
                log.rewind(match)
        self._tell_all()
        self.wake_bots()

    # ---- bots

    def wake_bots(self) -> None:
        """Let the bot that is asked, if one is, begin to think."""
        if self._bots is None and self._bot_asked() is not None:
            self._bots = asyncio.create_task(self._let_bots_answer())
            RUNNING.add(self._bots)
            self._bots.add_done_callback(self._bots_are_done)

    def _bot_asked(self) -> str | None:
        seat = self.match.asked if self.match else None
        return self.match.bot_of(seat) if self.match and seat is not None else None

    def _bots_are_done(self, task: asyncio.Task[None]) -> None:
        RUNNING.discard(task)
        self._bots = None
        self.wake_bots()  # something may have happened since its last look

    async def _let_bots_answer(self) -> None:
        """Answer for bots until a person is asked or the game is over."""
        wait = 1.0
        while (bot := self._bot_asked()) is not None:
            try:
                await self._let_bot_answer(bot)
                wait = 1.0
            except Exception:
                # The one thing to do without a person to tell: say it in the log, and try again.
                logger.exception("table %s: the bot %s could not answer", self.table.id, bot)
                await asyncio.sleep(wait)
                wait = min(2 * wait, LONGEST_WAIT)

    async def _let_bot_answer(self, bot: str) -> None:
        match = self.match
        assert match is not None, "a bot is asked"
        number, seat = match.number, match.asked
        option = await self._thinking.choose(match, bot)
        async with self._lock:
            if match.number == number and seat is not None:
                await self._answer(match, number, seat, option)

    # ---- telling

    def _seats_shown(self, connection: Connection) -> Sequence[int | None]:
        """The seats whose states the browser is sent; None for a spectator."""
        return seats_of(self.seats, connection.browser) or [None]

    def _length(self) -> int:
        return self.match.length if self.match else 0

    def _tell_all(self) -> None:
        """Send everybody what has changed."""
        self._sights.clear()
        for connection in self.connections:
            for seat in self._seats_shown(connection):
                connection.push(self._state(seat, connection.browser, self._told))
        self._told = self._length()

    def _tell_presence(self) -> None:
        sitting = {seat.browser for seat in self.seats if seat.browser is not None}
        spectators = sum(connection.browser not in sitting for connection in self.connections)
        for connection in self.connections:
            connection.push(protocol.Presence(self.info(connection.browser), spectators))

    def _state(self, seat: int | None, browser: str | None, start: int) -> protocol.State:
        """The state for a seat, with the lines of the log from `start` on."""
        info = self.info(browser)
        match = self.match
        if match is None:
            return protocol.State(info, seat, 0, None, None, 0, [], False, None)
        if seat not in self._sights:
            self._sights[seat] = sight_of(match, seat)
        sight = self._sights[seat]
        log = self._logs.setdefault(seat, Log(seat)).since(match, start)
        return protocol.State(
            info, seat, match.number, sight.view, sight.decision, start, log, sight.undo, info.result
        )


RUNNING: Final[set[asyncio.Task[None]]] = set()  # the event loop itself holds its tasks but weakly
