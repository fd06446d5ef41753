"""One table in memory: its record so far, and what people and bots do at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import msgspec

from baston.games import game_named
from baston.kernel.frame import PASS
from baston.kernel.game import Setup
from baston.kernel.state import State as GameState
from baston.server import protocol
from baston.server.channels.bus import Channels
from baston.server.channels.messages import Changed, Here, Note, Spoken, WhoIsHere
from baston.server.matches.match import Match
from baston.server.matches.restoring import match_of, replayed, seats_of
from baston.server.processes.bots import Thinking
from baston.server.refusals import Refused
from baston.server.storage.rows import CONCEDE, DEPARTURES, LOBBY, RESUME, UNDO, Entry, Kept
from baston.server.storage.store import Store
from baston.server.storage.writer import Taken
from baston.server.tables.chat import Conversation
from baston.server.tables.connection import Connection
from baston.server.tables.lobby import Lobby, Seating
from baston.server.tables.scheduler import Caretaker
from baston.server.tables.subscribers import Audience


class Room:
    """All that this worker does at one table goes through here, one thing at a time.

    An entry is kept before it counts, and counts before anybody is shown what it did. Other workers may have
    the same table in memory: who is first to keep an entry of a number wins, and the others catch up.
    """

    def __init__(
        self, kept: Kept, match: Match | None, store: Store, thinking: Thinking, channels: Channels
    ) -> None:
        self.audience = Audience(channels.worker, kept.table, kept.seats)
        self.conversation = Conversation(self.audience, kept.chat, store, channels)
        self.number = len(kept.entries)
        self._store = store
        self._thinking = thinking
        self._channels = channels
        self._lock = asyncio.Lock()
        # The record may hold more than has been counted here: what came while it was read, nobody heard.
        self._is_behind = not channels.alone
        self._caretaker = Caretaker(self, thinking)
        if match is not None:
            self.audience.begin(match)
            self.audience.take_up()
        channels.tell(WhoIsHere(kept.table.id))

    @property
    def match(self) -> Match | None:
        """The game, once it has started."""
        return self.audience.match

    @property
    def id(self) -> str:
        """The table's."""
        return self.audience.table.id

    # ---- who is here

    def enter(self, connection: Connection) -> None:
        """A browser connects: it is shown everything, and the others that it is there."""
        self.audience.connections.append(connection)
        self.audience.show_all(connection)
        self.conversation.begin(connection)
        self._presence_changed(told=True)

    def go(self, connection: Connection) -> None:
        """A browser disconnects."""
        self.audience.connections.remove(connection)
        self._presence_changed(told=True)

    def forget_worker(self, worker: str) -> None:
        """Whoever was connected there is connected no more; what it did last it may not have told."""
        self.audience.forget_worker(worker)
        self._presence_changed()
        self.conversation.doubt()
        self.catch_up()

    def _presence_changed(self, told: bool = False) -> None:
        """`told`: the other workers are to be told."""
        self.audience.tell_presence()
        if told:
            self._channels.tell(self.audience.here())
        self._caretaker.look()

    # ---- before the game

    async def join(self, browser: str, wish: protocol.Join, name: str) -> None:
        """Take an open seat. Raises Refused: "late", "not-kept", and as `Lobby.ready_join`."""
        async with self.in_turn():
            await self._seat(self._lobby.ready_join(browser, wish, name, time.time()))

    async def leave(self, browser: str) -> None:
        """Give the browser's seats back. Raises Refused: "late", "not-kept", and as `Lobby.ready_leave`."""
        async with self.in_turn():
            await self._seat(self._lobby.ready_leave(browser, time.time()))

    async def start(self, browser: str) -> None:
        """Begin; bots take the open seats. Raises Refused: "late", "not-kept", and as `Lobby.ready_start`."""
        async with self.in_turn():
            await self._seat(self._lobby.ready_start(browser, time.time()))

    @property
    def _lobby(self) -> Lobby:
        return Lobby(self.audience.table, self.audience.seats, self.number)

    async def _seat(self, seating: Seating) -> None:
        """Keep it, let it count, show everybody. A game begins under today's rules, whenever it was made."""
        game = game_named(self.audience.table.game)
        if seating.starts:  # before it is kept: they may refuse what the table was made with
            game.setup_again(Setup(self.audience.table.players, self.audience.table.options))
        await self._kept(self._store.sit(self.id, seating.entries, game.rules_version, *seating.seats))
        for seat in seating.seats:
            self.audience.seats[seat.seat] = seat
        self.number += len(seating.entries)
        if seating.starts:
            self._begin(seating.entries[-1].time)
        self.audience.forget()
        self._channels.tell(self.audience.here())
        self._tell()

    def _begin(self, now: float) -> None:
        game = game_named(self.audience.table.game)
        begun = msgspec.structs.replace(self.audience.table, started=now, rules=game.rules_version)
        self.audience.table = begun
        self.audience.begin(match_of(game, self.audience.table, self.audience.seats, self.number, now))

    # ---- the game

    async def answer(self, browser: str | None, message: protocol.Answer) -> None:
        """Give an answer.

        A pass that comes before others could have passed waits, so that its time tells nothing.

        Raises Refused: "not-your-seat", "not-kept", and as `Match.ready_answer`.
        """
        asked = self.match
        if asked is not None and message.option == PASS and message.number == asked.number:
            await asyncio.sleep(asked.beat_ends - time.time())
        async with self.in_turn():
            match = self._match_for(browser, message.seat)
            if message.seat in match.standing.timed_out:
                raise Refused("time-out")
            if message.number == match.number and match.bot_of(message.seat) is not None:
                raise Refused("not-asked")
            await self.answer_for(match, message.number, message.seat, message.option)

    async def undo(self, browser: str | None, seat: int) -> None:
        """Take back the seat's last answer, or ask the others whether it may.

        Raises Refused: "not-your-seat", "not-kept", and as `Match.ready_undo`.
        """
        await self._as_wished(browser, seat, lambda match: match.ready_undo(seat, time.time()))

    async def reply(self, browser: str | None, seat: int, agrees: bool) -> None:
        """Let another take back its answer, or not.

        Raises Refused: "not-your-seat", "not-running", "not-asked", "not-kept".
        """
        await self._as_wished(browser, seat, lambda match: match.ready_reply(seat, agrees, time.time()))

    async def concede(self, browser: str | None, seat: int) -> None:
        """Give up. Raises Refused: "not-your-seat", "not-running", "not-kept"."""
        await self._as_wished(browser, seat, lambda match: match.ready_departure(CONCEDE, seat, time.time()))

    async def _as_wished(self, browser: str | None, seat: int, ready: Callable[[Match], Entry]) -> None:
        """Keep what the seat wishes, as things are once nothing that another worker keeps comes before it."""
        async with self.in_turn():
            while True:
                match = self._match_for(browser, seat)
                with suppress(Taken):
                    return await self.keep(match, ready(match))

    async def hint(self, browser: str | None, seat: int) -> protocol.Hint:
        """What the search would answer. Raises Refused: "not-your-seat", "not-running", "not-asked"."""
        match = self._match_for(browser, seat)
        if match.asked != seat or match.bot_of(seat) is not None:
            raise Refused("not-asked")
        number = match.number
        return protocol.Hint(seat, number, await self._thinking.hint(match))

    def _match_for(self, browser: str | None, seat: int) -> Match:
        if seat not in seats_of(self.audience.seats, browser):
            raise Refused("not-your-seat", 403)
        if self.match is None or self.match.over:
            raise Refused("not-running")
        return self.match

    @property
    def is_awake(self) -> bool:
        """Do bots answer and does time go by, as far as this worker sees to it?"""
        return self._caretaker.is_awake

    async def wake(self) -> None:
        """Let the table go on. If nobody had it in memory, the time since its last entry is nobody's.

        Raises Refused: "not-kept", "not-reached".
        """
        async with self.in_turn():
            match = self.match
            if match is not None and match.is_timed and not match.over and not self.audience.is_elsewhere:
                with suppress(Taken):  # another has done it at this moment
                    await self.keep(match, Entry(self.number, RESUME, 0, 0, None, time.time()))
        self._caretaker.wake()

    async def answer_for(self, match: Match, number: int, seat: int, option: int) -> None:
        """Answer for the seat. Raises as `answer`."""
        entry, after = match.ready_answer(number, seat, option, time.time())
        await self.keep(match, entry, after)

    # ---- the record

    @property
    def is_behind(self) -> bool:
        """May the record hold more than has been counted here?"""
        return self._is_behind

    @asynccontextmanager
    async def in_turn(self) -> AsyncIterator[None]:
        """One thing at a time, and on top of all that the record holds."""
        async with self._lock:
            if self._is_behind:
                await self._catch_up()
            yield

    async def _kept(self, writing: Awaitable[None]) -> None:
        """Wait for it. What is refused meanwhile may be in the record all the same, or something else is."""
        try:
            await writing
        except Taken:
            await self._catch_up()
            raise
        except Refused:
            self.catch_up()
            self._channels.tell(Changed(self.id))
            raise

    async def keep(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        """Keep the entry, let it count, show everybody."""
        result = match.result_after(entry, after)
        await self._kept(self._store.append(self.id, entry, result))
        self._count(match, entry, after)
        self._tell()

    def _count(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        match.take(entry, after)
        self.number = match.number
        if entry.kind == UNDO:
            self.audience.rewind()
        if entry.kind in DEPARTURES or match.over:
            self.audience.table = msgspec.structs.replace(self.audience.table, result=match.result)
            self.audience.forget()

    def _tell(self) -> None:
        """Tell everybody, here and elsewhere, that something has happened; let it go on."""
        self.audience.tell_all()
        self._channels.tell(Changed(self.id))
        self._caretaker.look()

    async def _catch_up(self) -> None:
        """Count what the record holds beyond what has been counted, and hear what was said.

        Raises Refused, "not-reached".
        """
        self._is_behind = False
        try:
            await self._read_on()
            await self.conversation.catch_up()
        except Refused:
            self.catch_up()
            raise

    async def _read_on(self) -> None:
        entries = await self._store.entries(self.id, self.number)
        if any(entry.kind in LOBBY for entry in entries):
            await self._take_up_anew()
        elif self.match is not None:
            for entry in entries:
                self._count(self.match, entry)
        if entries:
            self.audience.tell_all()
            self._caretaker.look()

    async def _take_up_anew(self) -> None:
        """Seats have changed, or the game has started."""
        kept = await self._store.load(self.id)
        assert kept is not None, "tables stay"
        match = replayed(game_named(kept.table.game), kept)  # first: it may be refused
        self.number = len(kept.entries)
        self.audience.table = kept.table
        self.audience.seats[:] = kept.seats
        self.audience.forget()
        self._channels.tell(self.audience.here())
        if match is not None:
            self.audience.begin(match)

    # ---- other workers

    def hear(self, worker: str, note: Note) -> None:
        """Another worker tells something about this table."""
        match note:
            case Changed():
                self.catch_up()
            case Spoken(_, said):
                self.conversation.hear(said)
            case Here(_, browsers):
                self.audience.note_elsewhere(worker, browsers)
                self._presence_changed()
            case WhoIsHere():
                if self.is_awake:
                    self._channels.tell(self.audience.here())

    def look_again(self) -> None:
        """Other workers may have told something, and been told nothing."""
        self._channels.tell(WhoIsHere(self.id))
        if self.is_awake:
            self._channels.tell(self.audience.here())
        self.conversation.doubt()
        self.catch_up()

    def catch_up(self) -> None:
        """The record may have grown."""
        self._is_behind = True
        self._caretaker.catch_up()
