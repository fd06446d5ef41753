"""The rooms of a server: tables are created, listed, and loaded when somebody needs them."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final
from weakref import WeakValueDictionary

from baston.games import game_named
from baston.kernel.game import Game, Setup
from baston.kernel.setup import options_at_tables
from baston.kernel.state import State
from baston.kernel.turn_ends import ENDS_TURNS, NO, YES
from baston.server import clock, protocol
from baston.server.access.limits import Maker
from baston.server.channels.bus import MessageBus
from baston.server.channels.messages import WorkerMessage
from baston.server.matches.chance import new_secret
from baston.server.matches.departures import Departures
from baston.server.matches.match import Match
from baston.server.matches.restore import restore_match
from baston.server.processes.bots import BotPool
from baston.server.processes.sandbox import Sandbox
from baston.server.refusals import Refused, translate_refusal
from baston.server.settings import BOT_TABLES_PER_ADDRESS
from baston.server.storage.rows import BOT, OPEN, PERSON, Entry, SeatRow, StoredTable, TableRow
from baston.server.storage.store import Page, Store
from baston.server.tables.room import Room
from baston.server.tables.table_info import clean_name, table_info, why_closed
from baston.server.workers.leases import Leases

MOST_MAKERS: Final = 10_000  # tables whose makers are kept in memory
LINGER: Final = 60.0  # seconds: who loads the page anew finds the room as it was
CONFLICT: Final = 409  # the status of refusals that the record itself causes


class Rooms:
    """The rooms of a worker by table, in memory while a connection, task or request refers to them.

    They stay for a minute after they were loaded, or `linger` was called: to load a table takes a while.

    A `browser` is the random id in the cookie of an anonymous visitor; None: a visitor without a cookie.
    """

    def __init__(
        self, store: Store, bots: BotPool, bus: MessageBus, sandbox: Sandbox, leases: Leases | None = None
    ) -> None:
        self.began = clock.now()  # when this worker did, in seconds since 1970
        self.store = store
        self.leases = leases  # None: there are no other workers
        self.bus = bus
        self.bots = bots
        self.sandbox = sandbox
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._closed_reasons: dict[str, protocol.Words | None] = {}  # by table, None: its game can go on
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._makers: dict[str, str] = {}  # by table, of those made last: an address is never stored
        self._begins_bots_alone = asyncio.Lock()
        # By worker and table, the browsers that sit at tables of other workers and are connected.
        self._elsewhere: dict[str, dict[str, tuple[str, ...]]] = {}

    async def get(self, id: str) -> Room:
        """Return the room of a table, loaded if it is not in memory, with its scheduler started.

        Raises Refused: "no-table" (none has this id), "moved" (another worker holds it), "rules-gone" (begun
        under later rules than this server's), "rules-parted" (begun under earlier rules, from which today's
        lead elsewhere), "not-replayed" (the record does not fit its rules), "not-reached" (the store did not
        answer), "not-kept" (the store could not write).
        """
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            room = self._rooms.get(id)
            if room is None:
                stored = await self._claim(id)
                # In a thread: a long record takes a while to replay, and other tables go on meanwhile.
                match = await asyncio.to_thread(restore_match, game_named(stored.table.game), stored)
                maker = self._makers.get(id, "")
                room = Room(stored, match, self.store, self.bots, self.bus, self.leases, maker)
                self._rooms[id] = room
                self.linger(room)
            if not room.is_active:
                await room.resume()
            return room

    def linger(self, room: Room) -> None:
        """Keep the room in memory for a while. Call when a connection to it ends."""
        asyncio.get_running_loop().call_later(LINGER, _release, room)

    def __len__(self) -> int:
        return len(self._rooms)

    def in_memory(self) -> list[Room]:
        """Return the rooms that somebody uses at this worker."""
        return list(self._rooms.values())

    def is_in_memory(self, id: str) -> bool:
        """Whether somebody uses the table at this worker."""
        return id in self._rooms

    def has_running_clock(self) -> bool:
        """Whether somebody's clock runs at a table in memory."""
        matches = [room.match for room in self._rooms.values()]
        return any(match is not None and match.clocks.running is not None for match in matches)

    async def table_info(self, id: str, browser: str | None) -> protocol.Table:
        """Return the table as this browser may know it.

        Raises Refused: "no-table" (none has this id), "not-reached" (the store did not answer).
        """
        room = self._rooms.get(id)
        if room is not None:
            return room.subscribers.table_info(browser)
        stored = await self._load(id)
        closed = await self._why_closed(stored.table)
        connected = self._connected_elsewhere(id)
        return table_info(stored.table, stored.seats, browser, connected, Departures(stored.entries), closed)

    async def progress(self, id: str) -> protocol.Progress:
        """Return how far the table's game has come, without taking the table up.

        Raises Refused: "no-table", "not-running" (the game has not started, or is over), "not-reached", and
        as `restore_match`.
        """
        match = await self.match_of(id)
        if match is None or match.over:
            raise Refused("not-running", 409)
        turn, points = match.game.turns(match.state), match.game.points(match.state)
        return protocol.Progress(turn, points, match.asked, match.asked_at)

    async def match_of(self, id: str) -> Match | None:
        """Return the table's game as it stands, without taking the table up; None if it has not begun.

        Raises Refused: "no-table", "not-reached", and as `restore_match`.
        """
        room = self._rooms.get(id)
        if room is not None:
            return room.match
        stored = await self._load(id)
        return await asyncio.to_thread(restore_match, game_named(stored.table.game), stored)

    async def finished_table(self, id: str) -> StoredTable:
        """Load a table whose game is over, or cannot go on under today's rules.

        Raises Refused: "no-table" (none has this id), "not-over" (the game goes on, or has not started),
        "not-reached" (the store did not answer).
        """
        stored = await self._load(id)
        has_begun = stored.table.started is not None
        if not has_begun or (stored.table.result is None and await self._why_closed(stored.table) is None):
            raise Refused("not-over", 409)
        return stored

    async def _why_closed(self, table: TableRow) -> protocol.Words | None:
        """Return why a table that was closed, or a game of other rules, cannot go on; None if it can.

        The reason of other rules is cached: nothing can be added to the record of such a game.
        """
        if table.closed is not None:
            return why_closed(table)
        game = game_named(table.game)
        if table.rules == game.rules_version or table.started is None:
            return None
        if table.id not in self._closed_reasons:
            self._closed_reasons[table.id] = await self._find_closed_reason(game, table)
        return self._closed_reasons[table.id]

    async def _find_closed_reason(self, game: Game[State], table: TableRow) -> protocol.Words | None:
        try:
            await asyncio.to_thread(restore_match, game, await self._load(table.id))
        except Refused as refusal:
            if refusal.status != CONFLICT:
                raise
            return protocol.Words(*translate_refusal(refusal))
        return None

    async def open_tables(self, browser: str | None, page: Page) -> list[protocol.Table]:
        """Return the tables with an open seat for everybody, newest first, as this browser may know them."""
        rows = await self.store.open_tables(page)
        return [self._listed(table, seats, browser, [], None) for table, seats in rows]

    async def tables_of(self, browser: str, page: Page) -> list[protocol.Table]:
        """Return the tables in which the browser has a seat, newest first, finished ones too."""
        rows = await self.store.tables_of(browser, page)
        departures = await self.store.departures([table.id for table, _ in rows])
        return [
            self._listed(
                table,
                seats,
                browser,
                departures[table.id],
                None if table.result is not None else await self._why_closed(table),
            )
            for table, seats in rows
        ]

    async def asked_tables(self, browser: str) -> list[protocol.Table]:
        """Return the tables at which somebody sits and a seat is kept for the browser, newest first."""
        rows = await self.store.asked_tables(browser)
        return [
            self._listed(table, seats, browser, [], None)
            for table, seats in rows
            if any(seat.kind == PERSON for seat in seats)
        ]

    def _listed(
        self,
        table: TableRow,
        seats: list[SeatRow],
        browser: str | None,
        departures: list[Entry],
        closed: protocol.Words | None,
    ) -> protocol.Table:
        room = self._rooms.get(table.id)
        if room is not None:
            return room.subscribers.table_info(browser)
        connected = self._connected_elsewhere(table.id)
        return table_info(table, seats, browser, connected, Departures(departures), closed)

    async def create_table(
        self, browser: str, request: protocol.NewTable, maker: Maker | None = None
    ) -> protocol.Made:
        """Create a table with the browser as its host; return its id and its invitation's secret.

        It starts if no seat is open and no nonce is awaited. Without a `maker`, the browser is.

        Raises Refusal if there is no such game, option or number of players; Refused: "seats-count" (not as
        many seats as players), "unknown-level" (no such bot), "too-many-bot-tables" (bots play alone at as
        many of the maker's tables as may be), "not-kept" (the store could not write it), and as `get` and
        `Sandbox.run`.
        """
        game = game_named(request.game)
        game.require_presentation()
        game.require_search()  # bots take the seats that nobody takes, and stand in for who is away
        people = sum(seat.kind != "bot" for seat in request.seats)  # whoever takes an open seat is one
        usual = options_at_tables(game.options, people)
        if ENDS_TURNS in [option.name for option in game.options]:
            usual[ENDS_TURNS] = ",".join(NO if seat.kind == "bot" else YES for seat in request.seats)
        setup = await self.sandbox.setup(game.name, request.players, usual | request.options)
        if len(request.seats) != setup.players:
            raise Refused("seats-count", seats=len(request.seats), players=setup.players)
        seats = [_seat(i, request, browser, self.bots) for i in range(setup.players)]
        table = new_table(game, setup, browser, seats, request.terms, request.listed)
        await self._store_new(table, seats, maker or Maker(browser, is_exempt=True))
        return protocol.Made(table.id, table.invite)

    async def _store_new(self, table: TableRow, seats: list[SeatRow], maker: Maker) -> None:
        self.note_maker(table.id, maker)
        if any(seat.kind != BOT for seat in seats):
            await self.store.create_table(table, seats)
            return
        async with self._begins_bots_alone:
            self._check_bots_alone(maker.name, maker.is_exempt)
            await self.store.create_table(table, seats)
            await self.get(table.id)  # by this it is counted

    def note_maker(self, id: str, maker: Maker) -> None:
        """Note who makes a table: the bots of all tables of one maker take turns."""
        self._makers[id] = maker.name
        if len(self._makers) > MOST_MAKERS:
            del self._makers[next(iter(self._makers))]

    async def start(self, id: str, browser: str, is_exempt: bool) -> Room:
        """Start the table's game, with bots in the open seats, and return its room.

        Raises Refused as `get`, as `Room.start`, and "too-many-bot-tables" unless `is_exempt`.
        """
        room = await self.get(id)
        async with self._begins_bots_alone:
            if not any(seat.kind == PERSON for seat in room.subscribers.seats):
                self._check_bots_alone(room.maker, is_exempt)
            await room.start(browser)
        return room

    def _check_bots_alone(self, maker: str, is_exempt: bool) -> None:
        rooms = [room for room in self._rooms.values() if room.maker == maker and room.is_bots_alone]
        if not is_exempt and len(rooms) >= BOT_TABLES_PER_ADDRESS:
            raise Refused("too-many-bot-tables", 429, most=BOT_TABLES_PER_ADDRESS)

    # ---- other workers

    def unneeded(self, tables: set[str]) -> list[str]:
        """Return those of the tables (their ids) that are not in memory, nor about to be."""
        return [table for table in tables if table not in self._rooms and table not in self._loading]

    def give_up(self) -> None:
        """Close all rooms: other workers may hold their tables by now."""
        for room in self.in_memory():
            room.close()
        self._rooms.clear()

    def receive(self, worker: str, message: WorkerMessage) -> None:
        """Note who is connected to a table of the worker with this id."""
        self._elsewhere.setdefault(worker, {})[message.table] = message.browsers
        if not message.browsers:
            del self._elsewhere[worker][message.table]

    def forget_worker(self, worker: str) -> None:
        """Forget who is connected to tables of the worker with this id."""
        self._elsewhere.pop(worker, None)

    def resync(self) -> None:
        """Tell the other workers who is connected here. Called when messages may have been lost."""
        for room in self.in_memory():
            room.publish_presence()

    def _connected_elsewhere(self, table: str) -> set[str | None]:
        return {browser for tables in self._elsewhere.values() for browser in tables.get(table, ())}

    async def _claim(self, id: str) -> StoredTable:
        """Load a table once this worker holds it. Raises Refused as `get`."""
        try:
            if self.leases is not None:
                await self.leases.claim(id)
        except Refused:
            await self._load(id)  # there may be no such table
            raise
        return await self._load(id)

    async def _load(self, id: str) -> StoredTable:
        stored = await self.store.load_table(id)
        if stored is None:
            raise Refused("no-table", 404)
        return stored


def new_table(
    game: Game[State],
    setup: Setup,
    host: str,
    seats: list[SeatRow],
    terms: protocol.Terms,
    listed: bool = False,
) -> TableRow:
    """Return a table that a browser makes now; it is started if no seat is open and no nonce is awaited."""
    now = clock.now()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=game.name,
        rules=game.rules_version,
        players=setup.players,
        options=setup.options,
        seed="",
        salt="",
        invite=secrets.token_urlsafe(12),
        listed=listed,
        host=host,
        created=now,
        started=None if any(seat.kind == OPEN or seat.awaits_nonce for seat in seats) else now,
        terms=terms,
        secret=new_secret(),
        bot_secret=new_secret(),
    )


def _seat(number: int, request: protocol.NewTable, browser: str, bots: BotPool) -> SeatRow:
    wish = request.seats[number]
    name = clean_name(wish.name)
    if wish.kind == "bot":
        return SeatRow(number, BOT, None, name, wish.level, bots.bot_of_level(wish.level))
    if wish.kind == "me":
        nonce = "" if request.adds_nonce else None
        return SeatRow(number, PERSON, browser, name or clean_name(request.name), nonce=nonce)
    return SeatRow(number, OPEN)


def _release(room: Room) -> None:
    """Refer to the room no more: what a timer is to call holds it until then."""
