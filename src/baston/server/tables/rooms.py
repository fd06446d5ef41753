"""All tables of a server: made here, found here, taken up again after a restart."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Final
from weakref import WeakValueDictionary

from baston.bots import bot_named
from baston.games import game_named
from baston.server import protocol
from baston.server.channels.bus import MessageBus
from baston.server.channels.messages import WorkerMessage
from baston.server.matches.departures import Departures
from baston.server.matches.restoring import clean_name, restore_match, table_info
from baston.server.processes.bots import BotPool
from baston.server.refusals import Refused, translate_refusal
from baston.server.storage.rows import BOT, OPEN, PERSON, Entry, SeatRow, StoredTable, TableRow
from baston.server.storage.store import Store
from baston.server.tables.room import Room

SEED_BITS: Final = 63
CONFLICT: Final = 409  # the status of what the record itself is the cause of
PRESENCE_WAIT: Final = 0.3  # seconds in which other workers have said who is at a table


class Rooms:
    """Rooms in use are in memory, kept there by those who have them in hand; records have all the rest."""

    def __init__(self, store: Store, thinking: BotPool, channels: MessageBus) -> None:
        self.store = store
        self.bus = channels
        self.bots = thinking
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._closed_reasons: dict[str, protocol.Words | None] = {}  # of tables begun under other rules
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def get(self, id: str) -> Room:
        """The room of a table.

        Raises Refused: "no-table", "rules-gone", "rules-parted", "not-replayed", "not-reached", "not-kept".
        """
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            room = self._rooms.get(id)
            if room is None:
                kept = await self._load(id)
                # In a thread: a long record takes a while to replay, and other tables go on meanwhile.
                match = await asyncio.to_thread(restore_match, game_named(kept.table.game), kept)
                room = self._rooms[id] = Room(kept, match, self.store, self.bots, self.bus)
            if not room.is_active:
                if room.match is not None and room.match.is_timed and not self.bus.is_alone:
                    await asyncio.sleep(PRESENCE_WAIT)  # another may have it, and never let time stop
                await room.resume()
            return room

    async def table_info(self, id: str, browser: str | None) -> protocol.Table:
        """The table as this browser may know it. Raises Refused: "no-table", "not-reached"."""
        room = self._rooms.get(id)
        if room is not None:
            return room.subscribers.table_info(browser)
        kept = await self._load(id)
        closed = await self._why_closed(kept.table)
        return table_info(kept.table, kept.seats, browser, set(), Departures(kept.entries), closed)

    async def finished_table(self, id: str) -> StoredTable:
        """A table whose game is over, or cannot go on.

        Raises Refused: "no-table", "not-over", "not-reached".
        """
        kept = await self._load(id)
        if kept.table.result is None and await self._why_closed(kept.table) is None:
            raise Refused("not-over", 409)
        return kept

    async def _why_closed(self, table: TableRow) -> protocol.Words | None:
        """Why a game that was begun under other rules cannot be taken up; None: it can, or has not begun.

        It is found out once: nothing can be added to the record of one that cannot.
        """
        game = game_named(table.game)
        if table.rules == game.rules_version or table.started is None:
            return None
        if table.id not in self._closed_reasons:
            refusal: Refused | None = None
            try:
                await asyncio.to_thread(restore_match, game, await self._load(table.id))
            except Refused as refused:
                if refused.status != CONFLICT:
                    raise
                refusal = refused
            self._closed_reasons[table.id] = (
                None if refusal is None else protocol.Words(*translate_refusal(refusal))
            )
        return self._closed_reasons[table.id]

    async def open_tables(self, browser: str | None) -> list[protocol.Table]:
        """Tables that everybody may join."""
        found = await self.store.open_tables()
        open_seats = [kept for kept in found if any(seat.kind == OPEN for seat in kept[1])]
        return [self._listed(table, seats, browser, [], None) for table, seats in open_seats]

    async def tables_of(self, browser: str) -> list[protocol.Table]:
        """Tables in which the browser has a seat."""
        found = await self.store.tables_of(browser)
        departures = await self.store.departures([table.id for table, _ in found])
        return [
            self._listed(
                table,
                seats,
                browser,
                departures[table.id],
                None if table.result is not None else await self._why_closed(table),
            )
            for table, seats in found
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
        return table_info(table, seats, browser, set(), Departures(departures), closed)

    async def create_table(self, browser: str, wish: protocol.NewTable) -> protocol.Made:
        """Make a table; it starts at once if no seat is open.

        Raises Refusal if the game, its options or the seats cannot be had, "not-kept" among them.
        """
        game = game_named(wish.game)
        game.require_presentation()
        game.require_search()  # bots take the seats that nobody takes, and stand in for who is away
        usual = {option.name: option.played for option in game.options if option.played}
        setup = game.setup(wish.players, usual | wish.options)
        if len(wish.seats) != setup.players:
            raise Refused("seats-count", seats=len(wish.seats), players=setup.players)
        seats = [_seat(i, seat, browser, clean_name(wish.name)) for i, seat in enumerate(wish.seats)]
        now = time.time()
        table = TableRow(
            id=secrets.token_urlsafe(9),
            game=game.name,
            rules=game.rules_version,
            players=setup.players,
            options=setup.options,
            seed=str(secrets.randbits(SEED_BITS)),
            salt=secrets.token_hex(16),
            invite=secrets.token_urlsafe(12),
            listed=wish.listed,
            host=browser,
            created=now,
            started=None if any(seat.kind == OPEN for seat in seats) else now,
            terms=wish.terms,
        )
        await self.store.create_table(table, seats)
        return protocol.Made(table.id, table.invite)

    # ---- what other workers tell

    def receive(self, worker: str, note: WorkerMessage) -> None:
        """Another worker says this."""
        room = self._rooms.get(note.table)
        if room is not None:
            room.receive(worker, note)

    def forget_worker(self, worker: str) -> None:
        """The worker is gone, and whoever was connected to it."""
        for room in list(self._rooms.values()):
            room.forget_worker(worker)

    def resync(self) -> None:
        """Something may have been missed."""
        for room in list(self._rooms.values()):
            room.resync()

    async def _load(self, id: str) -> StoredTable:
        kept = await self.store.load_table(id)
        if kept is None:
            raise Refused("no-table", 404)
        return kept


def _seat(number: int, wish: protocol.SeatWish, browser: str, host: str) -> SeatRow:
    name = clean_name(wish.name)
    if wish.kind == "bot":
        return SeatRow(number, BOT, None, name, wish.level, bot_named(wish.level).name)
    if wish.kind == "me":
        return SeatRow(number, PERSON, browser, name or host)
    return SeatRow(number, OPEN)
