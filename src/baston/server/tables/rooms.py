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
from baston.server.channels.bus import Channels
from baston.server.channels.messages import Note
from baston.server.matches.departures import Standing
from baston.server.matches.restoring import clean_name, replayed, table_for
from baston.server.processes.bots import Thinking
from baston.server.refusals import Refused, said
from baston.server.storage.rows import BOT, OPEN, PERSON, Entry, Kept, KeptSeat, KeptTable
from baston.server.storage.store import Store
from baston.server.tables.room import Room

SEED_BITS: Final = 63
STAYS: Final = 409  # the status of what the record itself is the cause of
HEARD_BY_THEN: Final = 0.3  # seconds in which other workers have said who is at a table


class Rooms:
    """Rooms in use are in memory, kept there by those who have them in hand; records have all the rest."""

    def __init__(self, store: Store, thinking: Thinking, channels: Channels) -> None:
        self.store = store
        self.channels = channels
        self.thinking = thinking
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._found_closed: dict[str, protocol.Words | None] = {}  # of tables begun under other rules
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def get(self, id: str) -> Room:
        """The room of a table.

        Raises Refused: "no-table", "rules-gone", "rules-parted", "not-replayed", "not-reached", "not-kept".
        """
        lock = self._loading.setdefault(id, asyncio.Lock())
        async with lock:
            room = self._rooms.get(id)
            if room is None:
                kept = await self._kept(id)
                # In a thread: a long record takes a while to replay, and other tables go on meanwhile.
                match = await asyncio.to_thread(replayed, game_named(kept.table.game), kept)
                room = self._rooms[id] = Room(kept, match, self.store, self.thinking, self.channels)
            if not room.is_awake:
                if room.match is not None and room.match.is_timed and not self.channels.alone:
                    await asyncio.sleep(HEARD_BY_THEN)  # another may have it, and never let time stop
                await room.wake()
            return room

    async def info(self, id: str, browser: str | None) -> protocol.Table:
        """The table as this browser may know it. Raises Refused: "no-table", "not-reached"."""
        room = self._rooms.get(id)
        if room is not None:
            return room.audience.info(browser)
        kept = await self._kept(id)
        closed = await self._closed(kept.table)
        return table_for(kept.table, kept.seats, browser, set(), Standing(kept.entries), closed)

    async def finished(self, id: str) -> Kept:
        """A table whose game is over, or cannot go on.

        Raises Refused: "no-table", "not-over", "not-reached".
        """
        kept = await self._kept(id)
        if kept.table.result is None and await self._closed(kept.table) is None:
            raise Refused("not-over", 409)
        return kept

    async def _closed(self, table: KeptTable) -> protocol.Words | None:
        """Why a game that was begun under other rules cannot be taken up; None: it can, or has not begun.

        It is found out once: nothing can be added to the record of one that cannot.
        """
        game = game_named(table.game)
        if table.rules == game.rules_version or table.started is None:
            return None
        if table.id not in self._found_closed:
            refusal: Refused | None = None
            try:
                await asyncio.to_thread(replayed, game, await self._kept(table.id))
            except Refused as refused:
                if refused.status != STAYS:
                    raise
                refusal = refused
            self._found_closed[table.id] = None if refusal is None else protocol.Words(*said(refusal))
        return self._found_closed[table.id]

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
                None if table.result is not None else await self._closed(table),
            )
            for table, seats in found
        ]

    def _listed(
        self,
        table: KeptTable,
        seats: list[KeptSeat],
        browser: str | None,
        departures: list[Entry],
        closed: protocol.Words | None,
    ) -> protocol.Table:
        room = self._rooms.get(table.id)
        if room is not None:
            return room.audience.info(browser)
        return table_for(table, seats, browser, set(), Standing(departures), closed)

    async def create(self, browser: str, wish: protocol.NewTable) -> protocol.Made:
        """Make a table; it starts at once if no seat is open.

        Raises Refusal if the game, its options or the seats cannot be had, "not-kept" among them.
        """
        game = game_named(wish.game)
        usual = {option.name: option.played for option in game.options if option.played}
        setup = game.setup(wish.players, usual | wish.options)
        if len(wish.seats) != setup.players:
            raise Refused("seats-count", seats=len(wish.seats), players=setup.players)
        seats = [_seat(i, seat, browser, clean_name(wish.name)) for i, seat in enumerate(wish.seats)]
        now = time.time()
        table = KeptTable(
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
        await self.store.create(table, seats)
        return protocol.Made(table.id, table.invite)

    # ---- what other workers tell

    def hear(self, worker: str, note: Note) -> None:
        """Another worker says this."""
        room = self._rooms.get(note.table)
        if room is not None:
            room.hear(worker, note)

    def forget(self, worker: str) -> None:
        """The worker is gone, and whoever was connected to it."""
        for room in list(self._rooms.values()):
            room.forget_worker(worker)

    def look_again(self) -> None:
        """Something may have been missed."""
        for room in list(self._rooms.values()):
            room.look_again()

    async def _kept(self, id: str) -> Kept:
        kept = await self.store.load(id)
        if kept is None:
            raise Refused("no-table", 404)
        return kept


def _seat(number: int, wish: protocol.SeatWish, browser: str, host: str) -> KeptSeat:
    name = clean_name(wish.name)
    if wish.kind == "bot":
        return KeptSeat(number, BOT, None, name, wish.level, bot_named(wish.level).name)
    if wish.kind == "me":
        return KeptSeat(number, PERSON, browser, name or host)
    return KeptSeat(number, OPEN)
