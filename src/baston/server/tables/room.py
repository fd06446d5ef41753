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
from baston.server.channels.bus import MessageBus
from baston.server.channels.messages import ChatAdded, Connected, TableChanged, WhoIsConnected, WorkerMessage
from baston.server.matches.match import Match
from baston.server.matches.restoring import new_match, restore_match, seats_of_browser
from baston.server.processes.bots import BotPool
from baston.server.refusals import Refused
from baston.server.storage.rows import CONCEDE, DEPARTURES, LOBBY, RESUME, UNDO, Entry, StoredTable
from baston.server.storage.store import Store
from baston.server.storage.writer import AlreadyStored
from baston.server.tables.chat import ChatLog
from baston.server.tables.connection import Connection
from baston.server.tables.lobby import Lobby, Seating
from baston.server.tables.scheduler import Scheduler
from baston.server.tables.subscribers import Subscribers


class Room:
    """All that this worker does at one table goes through here, one thing at a time.

    An entry is kept before it counts, and counts before anybody is shown what it did. Other workers may have
    the same table in memory: who is first to keep an entry of a number wins, and the others catch up.
    """

    def __init__(
        self, kept: StoredTable, match: Match | None, store: Store, thinking: BotPool, channels: MessageBus
    ) -> None:
        self.subscribers = Subscribers(channels.worker, kept.table, kept.seats)
        self.chat = ChatLog(self.subscribers, kept.chat, store, channels)
        self.number = len(kept.entries)
        self._store = store
        self._bots = thinking
        self._bus = channels
        self._lock = asyncio.Lock()
        # The record may hold more than has been counted here: what came while it was read, nobody heard.
        self._is_behind = not channels.is_alone
        self._scheduler = Scheduler(self, thinking)
        if match is not None:
            self.subscribers.start_match(match)
            self.subscribers.mark_sent()
        channels.publish(WhoIsConnected(kept.table.id))

    @property
    def match(self) -> Match | None:
        """The game, once it has started."""
        return self.subscribers.match

    @property
    def id(self) -> str:
        """The table's."""
        return self.subscribers.table.id

    # ---- who is here

    def connect(self, connection: Connection) -> None:
        """A browser connects: it is shown everything, and the others that it is there."""
        self.subscribers.connections.append(connection)
        self.subscribers.send_snapshot(connection)
        self.chat.send_history(connection)
        self._presence_changed(told=True)

    def disconnect(self, connection: Connection) -> None:
        """A browser disconnects."""
        self.subscribers.connections.remove(connection)
        self._presence_changed(told=True)

    def forget_worker(self, worker: str) -> None:
        """Whoever was connected there is connected no more; what it did last it may not have told."""
        self.subscribers.forget_worker(worker)
        self._presence_changed()
        self.chat.mark_stale()
        self.catch_up()

    def _presence_changed(self, told: bool = False) -> None:
        """`told`: the other workers are to be told."""
        self.subscribers.broadcast_presence()
        if told:
            self._bus.publish(self.subscribers.connected_message())
        self._scheduler.reschedule()

    # ---- before the game

    async def join(self, browser: str, wish: protocol.Join, name: str) -> None:
        """Take an open seat. Raises Refused: "late", "not-kept", and as `Lobby.ready_join`."""
        async with self.locked():
            await self._apply_seating(self._lobby.prepare_join(browser, wish, name, time.time()))

    async def leave(self, browser: str) -> None:
        """Give the browser's seats back. Raises Refused: "late", "not-kept", and as `Lobby.ready_leave`."""
        async with self.locked():
            await self._apply_seating(self._lobby.prepare_leave(browser, time.time()))

    async def start(self, browser: str) -> None:
        """Begin; bots take the open seats. Raises Refused: "late", "not-kept", and as `Lobby.ready_start`."""
        async with self.locked():
            await self._apply_seating(self._lobby.prepare_start(browser, time.time()))

    @property
    def _lobby(self) -> Lobby:
        return Lobby(self.subscribers.table, self.subscribers.seats, self.number)

    async def _apply_seating(self, seating: Seating) -> None:
        """Keep it, let it count, show everybody. A game begins under today's rules, whenever it was made."""
        game = game_named(self.subscribers.table.game)
        if seating.starts:  # before it is kept: they may refuse what the table was made with
            game.setup_again(Setup(self.subscribers.table.players, self.subscribers.table.options))
        await self._stored(
            self._store.update_seats(self.id, seating.entries, game.rules_version, *seating.seats)
        )
        for seat in seating.seats:
            self.subscribers.seats[seat.seat] = seat
        self.number += len(seating.entries)
        if seating.starts:
            self._start_match(seating.entries[-1].time)
        self.subscribers.invalidate_table()
        self._bus.publish(self.subscribers.connected_message())
        self._broadcast()

    def _start_match(self, now: float) -> None:
        game = game_named(self.subscribers.table.game)
        begun = msgspec.structs.replace(self.subscribers.table, started=now, rules=game.rules_version)
        self.subscribers.table = begun
        self.subscribers.start_match(
            new_match(game, self.subscribers.table, self.subscribers.seats, self.number, now)
        )

    # ---- the game

    async def answer(self, browser: str | None, message: protocol.Answer) -> None:
        """Give an answer.

        A pass that comes before others could have passed waits, so that its time tells nothing.

        Raises Refused: "not-your-seat", "not-kept", and as `Match.ready_answer`.
        """
        asked = self.match
        if asked is not None and message.option == PASS and message.number == asked.number:
            await asyncio.sleep(asked.beat_ends - time.time())
        async with self.locked():
            match = self._match_for(browser, message.seat)
            if message.seat in match.departures.timed_out:
                raise Refused("time-out")
            if message.number == match.number and match.bot_of(message.seat) is not None:
                raise Refused("not-asked")
            await self.answer_for(match, message.number, message.seat, message.option)

    async def undo(self, browser: str | None, seat: int) -> None:
        """Take back the seat's last answer, or ask the others whether it may.

        Raises Refused: "not-your-seat", "not-kept", and as `Match.ready_undo`.
        """
        await self._append_for(browser, seat, lambda match: match.prepare_undo(seat, time.time()))

    async def reply_to_undo(self, browser: str | None, seat: int, agrees: bool) -> None:
        """Let another take back its answer, or not.

        Raises Refused: "not-your-seat", "not-running", "not-asked", "not-kept".
        """
        await self._append_for(
            browser, seat, lambda match: match.prepare_undo_reply(seat, agrees, time.time())
        )

    async def concede(self, browser: str | None, seat: int) -> None:
        """Give up. Raises Refused: "not-your-seat", "not-running", "not-kept"."""
        await self._append_for(
            browser, seat, lambda match: match.prepare_departure(CONCEDE, seat, time.time())
        )

    async def _append_for(self, browser: str | None, seat: int, ready: Callable[[Match], Entry]) -> None:
        """Keep what the seat wishes, as things are once nothing that another worker keeps comes before it."""
        async with self.locked():
            while True:
                match = self._match_for(browser, seat)
                with suppress(AlreadyStored):
                    return await self.append(match, ready(match))

    async def hint(self, browser: str | None, seat: int) -> protocol.Hint:
        """What the search would answer. Raises Refused: "not-your-seat", "not-running", "not-asked"."""
        match = self._match_for(browser, seat)
        if match.asked != seat or match.bot_of(seat) is not None:
            raise Refused("not-asked")
        number = match.number
        return protocol.Hint(seat, number, await self._bots.hint(match))

    def _match_for(self, browser: str | None, seat: int) -> Match:
        if seat not in seats_of_browser(self.subscribers.seats, browser):
            raise Refused("not-your-seat", 403)
        if self.match is None or self.match.over:
            raise Refused("not-running")
        return self.match

    @property
    def is_active(self) -> bool:
        """Do bots answer and does time go by, as far as this worker sees to it?"""
        return self._scheduler.is_started

    async def resume(self) -> None:
        """Let the table go on. If nobody had it in memory, the time since its last entry is nobody's.

        Raises Refused: "not-kept", "not-reached".
        """
        async with self.locked():
            match = self.match
            if match is not None and match.is_timed and not match.over and not self.subscribers.is_elsewhere:
                with suppress(AlreadyStored):  # another has done it at this moment
                    await self.append(match, Entry(self.number, RESUME, 0, 0, None, time.time()))
        self._scheduler.start()

    async def answer_for(self, match: Match, number: int, seat: int, option: int) -> None:
        """Answer for the seat. Raises as `answer`."""
        entry, after = match.prepare_answer(number, seat, option, time.time())
        await self.append(match, entry, after)

    # ---- the record

    @property
    def is_behind(self) -> bool:
        """May the record hold more than has been counted here?"""
        return self._is_behind

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """One thing at a time, and on top of all that the record holds."""
        async with self._lock:
            if self._is_behind:
                await self._catch_up()
            yield

    async def _stored(self, writing: Awaitable[None]) -> None:
        """Wait for it. What is refused meanwhile may be in the record all the same, or something else is."""
        try:
            await writing
        except AlreadyStored:
            await self._catch_up()
            raise
        except Refused:
            self.catch_up()
            self._bus.publish(TableChanged(self.id))
            raise

    async def append(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        """Keep the entry, let it count, show everybody."""
        result = match.result_after(entry, after)
        await self._stored(self._store.append_entry(self.id, entry, result))
        self._apply(match, entry, after)
        self._broadcast()

    def _apply(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        match.apply(entry, after)
        self.number = match.number
        if entry.kind == UNDO:
            self.subscribers.rewind_log()
        if entry.kind in DEPARTURES or match.over:
            self.subscribers.table = msgspec.structs.replace(self.subscribers.table, result=match.result)
            self.subscribers.invalidate_table()

    def _broadcast(self) -> None:
        """Tell everybody, here and elsewhere, that something has happened; let it go on."""
        self.subscribers.broadcast()
        self._bus.publish(TableChanged(self.id))
        self._scheduler.reschedule()

    async def _catch_up(self) -> None:
        """Count what the record holds beyond what has been counted, and hear what was said.

        Raises Refused, "not-reached".
        """
        self._is_behind = False
        try:
            await self._apply_new_entries()
            await self.chat.catch_up()
        except Refused:
            self.catch_up()
            raise

    async def _apply_new_entries(self) -> None:
        entries = await self._store.entries(self.id, self.number)
        if any(entry.kind in LOBBY for entry in entries):
            await self._reload()
        elif self.match is not None:
            for entry in entries:
                self._apply(self.match, entry)
        if entries:
            self.subscribers.broadcast()
            self._scheduler.reschedule()

    async def _reload(self) -> None:
        """Seats have changed, or the game has started."""
        kept = await self._store.load_table(self.id)
        assert kept is not None, "tables stay"
        match = restore_match(game_named(kept.table.game), kept)  # first: it may be refused
        self.number = len(kept.entries)
        self.subscribers.table = kept.table
        self.subscribers.seats[:] = kept.seats
        self.subscribers.invalidate_table()
        self._bus.publish(self.subscribers.connected_message())
        if match is not None:
            self.subscribers.start_match(match)

    # ---- other workers

    def receive(self, worker: str, note: WorkerMessage) -> None:
        """Another worker tells something about this table."""
        match note:
            case TableChanged():
                self.catch_up()
            case ChatAdded(_, said):
                self.chat.receive(said)
            case Connected(_, browsers):
                self.subscribers.set_elsewhere(worker, browsers)
                self._presence_changed()
            case WhoIsConnected():
                if self.is_active:
                    self._bus.publish(self.subscribers.connected_message())

    def resync(self) -> None:
        """Other workers may have told something, and been told nothing."""
        self._bus.publish(WhoIsConnected(self.id))
        if self.is_active:
            self._bus.publish(self.subscribers.connected_message())
        self.chat.mark_stale()
        self.catch_up()

    def catch_up(self) -> None:
        """The record may have grown."""
        self._is_behind = True
        self._scheduler.catch_up()
