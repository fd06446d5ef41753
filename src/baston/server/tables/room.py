"""One table in memory: its record so far, and what people and bots do at it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec

from baston.games import game_named
from baston.kernel.game import Setup
from baston.kernel.state import State as GameState
from baston.server import clock, protocol
from baston.server.channels.bus import MessageBus
from baston.server.channels.messages import Connected
from baston.server.matches.match import Match
from baston.server.matches.restore import new_match, restore_match
from baston.server.processes.bots import BotPool
from baston.server.refusals import Refused
from baston.server.storage.rows import CONCEDE, DEPARTURES, RESUME, UNDO, Entry, StoredTable
from baston.server.storage.store import Store
from baston.server.storage.writer import AlreadyStored
from baston.server.tables.beats import restart_for, until_beat_ends
from baston.server.tables.chat import TableChat
from baston.server.tables.connection import Connection
from baston.server.tables.lobby import Lobby, Seating
from baston.server.tables.nonces import Nonces
from baston.server.tables.scheduler import Scheduler
from baston.server.tables.subscribers import Subscribers
from baston.server.tables.table_info import seats_of_browser
from baston.server.workers.leases import Leases

LONGEST_STALL: Final = 1.0  # seconds that the store may take at the expense of whoever is asked next


class Room:
    """Everything that happens at one table goes through its room, one thing at a time.

    An entry is stored first, then applied, then broadcast. Only the worker that holds the table's lease has
    its room; should another have stored an entry all the same, it is read and applied. `number` is that of
    the next entry. A `browser` is the random id in the cookie of an anonymous visitor; None: a visitor
    without a cookie. Seats are from 0. Whatever stores an entry raises Refused: "not-kept" if the store could
    not write it, "not-reached" if the record could not be read, "late" if another entry has been stored
    first, "moved" if another worker holds the table by now. Then nothing has changed. `maker` is who made the
    table, as `Limits.maker_of` names it; the host's browser if that is not known.
    """

    def __init__(
        self,
        stored: StoredTable,
        match: Match | None,
        store: Store,
        bots: BotPool,
        bus: MessageBus,
        leases: Leases | None = None,
        maker: str = "",
    ) -> None:
        self.maker = maker or stored.table.host
        self.subscribers = Subscribers(stored.table, stored.seats)
        self.chat = TableChat(self, stored.chat, store)
        self.number = len(stored.entries)
        # By browser, the pass that waited for its beat when the browser left.
        self.passes_left: dict[str | None, protocol.Answer] = {}
        self._store = store
        self._bots = bots
        self._bus = bus
        self._leases = leases
        self._lock = asyncio.Lock()
        self.is_behind = False  # whether the stored record may have entries that have not been applied
        self._stalled_since: float | None = None  # when the store refused what it still has not taken
        self._scheduler = Scheduler(self, bots)
        self.nonces = Nonces(self)
        if match is not None:
            self.subscribers.start_match(match)
            self.subscribers.mark_sent()

    @property
    def match(self) -> Match | None:
        """The game; None until it has started."""
        return self.subscribers.match

    @property
    def id(self) -> str:
        """The table's id."""
        return self.subscribers.table.id

    @property
    def is_bots_alone(self) -> bool:
        """Whether the game goes on, and bots answer for all seats."""
        return self.match is not None and not self.match.over and not self.match.people

    # ---- who is connected

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected to the table, here or at another worker."""
        return bool(self.subscribers.browsers)

    def connect(self, connection: Connection) -> None:
        """Add a connection: send it a snapshot and the chat, and everybody else who is connected now."""
        restart_for(self.subscribers, connection.browser)
        self.subscribers.connections.append(connection)
        self.subscribers.send_snapshot(connection)
        self.chat.welcome(connection)
        self._presence_changed()

    def disconnect(self, connection: Connection) -> None:
        """Remove a connection, and send everybody who is connected now."""
        self.subscribers.connections.remove(connection)
        self._presence_changed()

    def close(self) -> None:
        """End all connections, and refuse whatever comes: another worker may hold the table by now."""
        self._scheduler.close()
        self.nonces.stop()
        for connection in self.subscribers.connections:
            connection.end()

    def publish_presence(self) -> None:
        """Tell the other workers who is connected."""
        self._bus.publish(Connected(self.id, self.subscribers.sitting))

    def _presence_changed(self) -> None:
        self.subscribers.broadcast_presence()
        self.publish_presence()
        self._scheduler.reschedule()

    # ---- before the game

    async def join(self, browser: str, request: protocol.Join, name: str) -> None:
        """Let the browser take an open seat, under a name.

        Raises Refused as `Lobby.prepare_join`, and as all that store.
        """
        async with self.locked():
            await self.apply_seating(self.lobby.prepare_join(browser, request, name, clock.now()))

    async def leave(self, browser: str) -> None:
        """Open the browser's seats again. Raises Refused as `Lobby.prepare_leave`, and as all that store."""
        async with self.locked():
            await self.apply_seating(self.lobby.prepare_leave(browser, clock.now()))

    async def start(self, browser: str) -> None:
        """Start the game, with bots in the open seats; nonces that are awaited may still come.

        Raises Refused as `Lobby.prepare_start`, and as all that store.
        """
        async with self.locked():
            await self.apply_seating(self.lobby.prepare_start(browser, clock.now()))

    @property
    def lobby(self) -> Lobby:
        """The table before its game, as it is now."""
        return Lobby(self.subscribers.table, self.subscribers.seats, self.number)

    async def apply_seating(self, seating: Seating) -> None:
        """Store the seating, apply it, broadcast. Games start under today's rules, at older tables too.

        Call within `locked`. Raises Refused as all that store; Refusal if today's rules refuse the options.
        """
        if not seating.entries:
            return
        game = game_named(self.subscribers.table.game)
        if seating.starts:  # before it is stored, since today's rules may refuse the table's options
            setup = Setup(self.subscribers.table.players, self.subscribers.table.options)
            await asyncio.to_thread(game.setup_again, setup)  # there may be a whole file in it
        await self._stored(
            self._store.update_seats(self.id, seating.entries, game.rules_version, *seating.seats)
        )
        for seat in seating.seats:
            self.subscribers.seats[seat.seat] = seat
        self.number += len(seating.entries)
        if seating.starts:
            self._start_match(seating.entries[-1].time)
        self.nonces.update()
        self.subscribers.invalidate_table()
        self.publish_presence()
        self._broadcast()

    def _start_match(self, now: float) -> None:
        game = game_named(self.subscribers.table.game)
        started_table = msgspec.structs.replace(self.subscribers.table, started=now, rules=game.rules_version)
        self.subscribers.table = started_table
        self.subscribers.start_match(
            new_match(game, self.subscribers.table, self.subscribers.seats, self.number, now)
        )

    # ---- the game

    async def answer(self, browser: str | None, message: protocol.Answer) -> None:
        """Give a person's answer. A pass waits until its time reveals nothing.

        Raises Refused: "not-your-seat" (another browser's), and as `Match.prepare_answer` and all that store.
        """
        await until_beat_ends(self.subscribers, browser, message)
        async with self.locked():
            mine = seats_of_browser(self.subscribers.seats, browser)
            if self.match and message.seat in mine and message.seat in self.match.departures.timed_out:
                raise Refused("time-out")  # whether or not the others have ended the game since
            match = self.match_for(browser, message.seat)
            if message.number == match.number and match.bot_of(message.seat) is not None:
                raise Refused("not-asked")
            await self.answer_for(match, message.number, message.seat, message.option)

    async def undo(self, browser: str | None, seat: int) -> None:
        """Take back the seat's last answer, or ask the others whether it may.

        Raises Refused: "not-your-seat" (another browser's), and as `Match.prepare_undo` and all that store.
        """
        await self._append_for(browser, seat, lambda match: match.prepare_undo(seat, clock.now()))

    async def reply_to_undo(self, browser: str | None, seat: int, agrees: bool) -> None:
        """Agree to another's undo, or refuse it.

        Raises Refused: "not-your-seat" (another browser's), "not-running" (no game is going on), "not-asked"
        (nobody waits for a reply of this seat), and as all that store.
        """
        await self._append_for(
            browser, seat, lambda match: match.prepare_undo_reply(seat, agrees, clock.now())
        )

    async def concede(self, browser: str | None, seat: int) -> None:
        """Concede the game for the seat.

        Raises Refused: "not-your-seat" (another browser's), "not-running" (no game is going on), and as all
        that store.
        """
        await self._append_for(
            browser, seat, lambda match: match.prepare_departure(CONCEDE, seat, clock.now())
        )

    async def _append_for(self, browser: str | None, seat: int, prepare: Callable[[Match], Entry]) -> None:
        """Append the entry that `prepare` returns, again if another entry came first."""
        async with self.locked():
            while True:
                match = self.match_for(browser, seat)
                with suppress(AlreadyStored):
                    return await self.append(match, prepare(match))

    async def hint(self, browser: str | None, seat: int) -> protocol.Hint:
        """Return the option that a search would take for the seat, which is to answer, and why.

        Nothing is stored. Raises Refused: "not-your-seat" (another browser's), "not-running" (no game goes
        on), "not-asked" (it is not for this seat to answer).
        """
        match = self.match_for(browser, seat)
        if match.asked != seat or match.bot_of(seat) is not None:
            raise Refused("not-asked")
        number, advice = match.number, await self._bots.hint(self, match)
        return protocol.Hint(seat, number, *advice)

    def match_for(self, browser: str | None, seat: int) -> Match:
        """Return the running game. Raises Refused: "not-your-seat" (another browser's), "not-running"."""
        if seat not in seats_of_browser(self.subscribers.seats, browser):
            raise Refused("not-your-seat", 403)
        if self.match is None or self.match.over:
            raise Refused("not-running")
        return self.match

    @property
    def is_active(self) -> bool:
        """Whether the room's scheduler has been started."""
        return self._scheduler.is_started

    async def resume(self) -> None:
        """Start the scheduler; call once, after the room was loaded.

        Clocks skip the time in which no worker was alive.

        Raises Refused as all that store; "not-reached" (the store did not answer).
        """
        async with self.locked():
            match = self.match
            # What lies ahead was written by a clock that has been put back since: nobody waits for that.
            if match is not None and not match.over and (match.is_timed or match.asked_at > clock.now()):
                alive = await self._store.seconds_alive(match.clocks.since, clock.now())
                await self._resume_clock(match, alive)
        self._scheduler.start()
        self.nonces.update()

    async def _resume_clock(self, match: Match, charged: float) -> None:
        """Charge the running clock for so many seconds since it was started, and for no others until now."""
        now = clock.now()
        away = math.ceil(max(1.0, now - match.clocks.since - charged)) if charged > 0 else 0
        with suppress(AlreadyStored):  # another has done it at this moment
            await self.append(match, Entry(self.number, RESUME, 0, away, None, now))

    async def answer_for(self, match: Match, number: int, seat: int, option: int) -> None:
        """Append the seat's answer to decision `number`; for bots and timers, which need no browser.

        Raises Refused as `Match.prepare_answer`, and as all that store.
        """
        entry, after = match.prepare_answer(number, seat, option, clock.now())
        await self.append(match, entry, after)

    # ---- the record

    @asynccontextmanager
    async def locked(self) -> AsyncIterator[None]:
        """Hold the table's lock, all stored entries applied. Raises Refused: "not-reached", "moved"."""
        async with self._lock:
            if self._leases is not None:
                await self._leases.confirm()
            if self._scheduler.is_closed:
                raise Refused("moved", 409)
            if self.is_behind:
                await self._catch_up()
            if self._stalled_since is not None:
                await self._end_stall(self._stalled_since)
            yield

    async def _stored(self, write: Awaitable[None]) -> None:
        """Wait until it is stored. If it is refused, read the record: it, or another entry, may be stored."""
        try:
            await write
        except AlreadyStored:
            await self._catch_up()
            raise
        except Refused:
            self.catch_up()
            raise

    async def append(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        """Store the entry, apply it, broadcast the change, within `locked`; `after` as for `Match.apply`."""
        result = match.result_after(entry, after)
        try:
            await self._stored(self._store.append_entry(self.id, entry, result))
        except Refused as refusal:
            if not isinstance(refusal, AlreadyStored):
                self._stalled_since = self._stalled_since or entry.time
            raise
        self._apply(match, entry, after)
        if entry.kind != RESUME and clock.now() - entry.time > LONGEST_STALL:
            await self._end_stall(entry.time)
        self._broadcast()

    async def _end_stall(self, since: float) -> None:
        """Excuse the running clock for the time in which the store took nothing. Raises as all that store."""
        match = self.match
        if match is not None and match.is_timed and not match.over:
            await self._resume_clock(match, since - match.clocks.since)
        self._stalled_since = None

    def _apply(self, match: Match, entry: Entry, after: GameState | None = None) -> None:
        match.apply(entry, after)
        self.number = match.number
        if entry.kind == UNDO:
            self.subscribers.rewind_log()
        if entry.kind in DEPARTURES or match.over:
            self.subscribers.table = msgspec.structs.replace(self.subscribers.table, result=match.result)
            self.subscribers.invalidate_table()

    def _broadcast(self) -> None:
        """Broadcast the change, and reschedule."""
        self.subscribers.broadcast()
        self.chat.share_if_over()
        self._scheduler.reschedule()

    async def _catch_up(self) -> None:
        """Apply new entries from the store. Raises Refused: "not-reached"."""
        self.is_behind = False
        try:
            entries = await self._store.entries(self.id, self.number)
            if entries and self.match is None:
                await self._reload()
            elif self.match is not None:
                for entry in entries:
                    self._apply(self.match, entry)
                if self.match.departures.is_closed and self.subscribers.table.closed is None:
                    self.subscribers.close_table(await self._store.why_closed(self.id))
                    self._broadcast()
        except Refused:
            self.catch_up()
            raise
        if entries:
            self._broadcast()

    async def _reload(self) -> None:
        """Load the table again: seats have changed, or the game has started."""
        stored = await self._store.load_table(self.id)
        assert stored is not None, "tables stay"
        match = restore_match(game_named(stored.table.game), stored)  # first, since it may be refused
        self.number = len(stored.entries)
        self.subscribers.table = stored.table
        self.subscribers.seats[:] = stored.seats
        self.nonces.update()
        self.subscribers.invalidate_table()
        if match is not None:
            self.subscribers.start_match(match)

    def catch_up(self) -> None:
        """Read and apply new entries in the background. Call when the stored record may have some."""
        self.is_behind = True
        if not self._scheduler.is_closed:
            self._scheduler.catch_up()
