"""The store: tables, their seats, entries and chat, who holds them, links to devices, shared decks."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    RowMapping,
    Select,
    String,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from baston.server.protocol import Deck
from baston.server.refusals import Refused
from baston.server.storage.administration import Administration
from baston.server.storage.database import PATIENCE, engine_for
from baston.server.storage.device_links import DeviceLinks
from baston.server.storage.faults import FaultLog
from baston.server.storage.heartbeats import alive_after, covered_by, heartbeat
from baston.server.storage.rematches import are_kept_for
from baston.server.storage.rows import (
    CHAT_HISTORY,
    DEPARTURES,
    OPEN,
    SPECTATORS,
    START,
    ChatRow,
    ChatRules,
    Entry,
    SeatRow,
    StoredTable,
    TableRow,
    WorkerRow,
)
from baston.server.storage.schema import (
    CHAT,
    DECKS,
    ENTRIES,
    HEARTBEATS,
    LEASES,
    METADATA,
    SEATS,
    TABLES,
    WORKERS,
)
from baston.server.storage.transactions import named
from baston.server.storage.writer import AlreadyStored, Row, Statement, Writer

LONGEST_LIST: Final = 100  # tables of a page
# Built once: the writer executes rows of the same statement together.
ADD_TABLE: Final = insert(TABLES)
ADD_SEAT: Final = insert(SEATS)
ADD_ENTRY: Final = insert(ENTRIES)
ADD_CHAT: Final = insert(CHAT)
ADD_DECK: Final = insert(DECKS)
DROP_TABLE: Final = (  # what refers to a table comes first
    *[
        delete(rows).where(rows.c.table_id == bindparam("its_id"))
        for rows in METADATA.sorted_tables
        if "table_id" in rows.c
    ],
    delete(TABLES).where(TABLES.c.id == bindparam("its_id")),
)
ADD_WORKER: Final = insert(WORKERS)
RENEW_WORKER: Final = (
    update(WORKERS).where(WORKERS.c.id == bindparam("its_id")).values(beat=WORKERS.c.beat + 1)
)
BURY: Final = delete(WORKERS).where(
    WORKERS.c.id == bindparam("its_id"), WORKERS.c.beat == bindparam("last_beat")
)
DROP_WORKER: Final = delete(WORKERS).where(WORKERS.c.id == bindparam("its_id"))
ADD_LEASE: Final = insert(LEASES)
DROP_LEASE: Final = delete(LEASES).where(
    LEASES.c.table_id == bindparam("its_table"), LEASES.c.worker == bindparam("its_worker")
)
START_TABLE: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("its_id"))
    .values(started=bindparam("now"), rules=bindparam("ours"))
)
SET_RESULT: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("its_id")).values(result=bindparam("points"))
)
SET_CHAT_RULES: Final = (
    update(TABLES).where(TABLES.c.id == bindparam("its_id")).values(chat_rules=bindparam("ruled"))
)
SEAT_COLUMNS: Final = ("kind", "browser", "name", "level", "bot", "nonce", "asked", "declined")
UPDATE_SEAT: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("its_id"), SEATS.c.seat == bindparam("its_seat"))
    .values({name: bindparam(f"new_{name}") for name in SEAT_COLUMNS})
)


class Page(NamedTuple):
    """A part of a list of tables, newest first: at most `limit`, after the one with the id `before`."""

    before: str | None
    limit: int


FIRST_PAGE: Final = Page(None, LONGEST_LIST)


class Store:
    """The database of one server.

    A `browser` is the random id in the cookie of an anonymous visitor, `table` a table's id. Methods that
    write raise Refused, "not-kept", if the database does not take it, and have written nothing then; those
    that read raise Refused, "not-reached", if the database does not answer.
    """

    def __init__(self, url: URL) -> None:
        self._engine = engine_for(url, PATIENCE)
        self._writer = Writer(self._engine)
        self.devices = DeviceLinks(self._engine, self._writer)
        self.administration = Administration(self._engine)
        self._faults = FaultLog("nothing can be read from the database")

    async def close(self) -> None:
        """Write what is waiting, then disconnect."""
        await self._writer.close()
        await self._engine.dispose()

    @property
    def is_failing(self) -> bool:
        """Whether nothing could be written, or read, when it was tried last."""
        return self._writer.faults.cause is not None or self._faults.cause is not None

    async def ping(self) -> None:
        """Check that the database answers. Raises Refused: "not-reached" (it does not)."""
        await self._rows(select(text("1")))

    async def create_table(self, table: TableRow, seats: list[SeatRow], *also: Statement) -> None:
        """Store a new table with its seats, and what goes with it. Raises as all that write."""
        rows: list[Statement] = [(ADD_SEAT, {"table_id": table.id} | _row(seat)) for seat in seats]
        await self._writer.write((ADD_TABLE, _row(table)), *rows, *also)

    async def update_seats(self, table: str, entries: list[Entry], rules: int, *seats: SeatRow) -> None:
        """Store entries and the seats that change with them; when the game starts, the rules' version too.

        Raises AlreadyStored if another entry has one of their numbers.
        """
        last = entries[-1]
        begun = (
            [(START_TABLE, {"its_id": table, "now": last.time, "ours": rules})] if last.kind == START else []
        )
        added = [_added(table, entry) for entry in entries]
        await self._writer.write(*added, *_seated(table, seats), *begun)

    async def append_entry(self, table: str, entry: Entry, result: dict[str, list[int]] | None) -> None:
        """Store an entry of a table's record, and the result if the game ends with it.

        Raises AlreadyStored if another entry has its number.
        """
        statements = [_added(table, entry)]
        if result is not None:
            statements.append((SET_RESULT, {"its_id": table, "points": result}))
        await self._writer.write(*statements)

    async def add_chat(self, table: str, line: ChatRow) -> None:
        """Store a line of a table's chat."""
        await self._writer.write((ADD_CHAT, {"table_id": table} | _row(line)))

    async def set_chat_rules(self, table: str, rules: ChatRules) -> None:
        """Store what a table's host rules for its chat."""
        await self._writer.write((SET_CHAT_RULES, {"its_id": table, "ruled": _row(rules)}))

    async def load_table(self, table: str) -> StoredTable | None:
        """Load all rows of a table; None if there is no such table. Raises Refused: "not-reached"."""
        if "\0" in table:  # PostgreSQL has no such texts and calls it an error
            return None
        wanted = select(TABLES).where(TABLES.c.id == table)
        found = await self._tables(wanted)
        while found:
            entries = await self.entries(table, 0)
            # Somebody may have taken a seat, or ended the game, between the two queries.
            again = found if found[0][0].result is not None else await self._tables(wanted)
            if again == found:
                return StoredTable(*found[0], entries, await self.chat(table))
            found = again
        return None

    async def why_closed(self, table: str) -> str | None:
        """Load why a table is closed, empty without a reason; None: it is not. Raises as all that read."""
        found = await self._rows(select(TABLES.c.closed).where(TABLES.c.id == table))
        return next((row["closed"] for row in found), None)

    async def entries(self, table: str, first: int) -> list[Entry]:
        """Load a table's entries from number `first` on. Raises Refused: "not-reached"."""
        wanted = select(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number >= first)
        return [
            msgspec.convert(named(row), Entry) for row in await self._rows(wanted.order_by(ENTRIES.c.number))
        ]

    async def chat(self, table: str) -> list[ChatRow]:
        """Load the last lines for each audience of a table's chat, oldest first. Raises as all that read."""
        wanted = select(CHAT).where(CHAT.c.table_id == table).order_by(CHAT.c.time.desc(), CHAT.c.id.desc())
        is_aside = CHAT.c.audience == SPECTATORS
        newest = [
            row
            for condition in (is_aside, ~is_aside)
            for row in await self._rows(wanted.where(condition).limit(CHAT_HISTORY))
        ]
        newest.sort(key=lambda row: (row["time"], row["id"]))
        return [msgspec.convert(named(row), ChatRow) for row in newest]

    async def departures(self, tables: list[str]) -> dict[str, list[Entry]]:
        """Load, by table id, the entries by which seats conceded, lost on time, left or came back."""
        wanted = (
            select(ENTRIES)
            .where(ENTRIES.c.table_id.in_(tables), ENTRIES.c.kind.in_(DEPARTURES))
            .order_by(ENTRIES.c.number)
        )
        found: dict[str, list[Entry]] = {table: [] for table in tables}
        for row in await self._rows(wanted):
            found[str(row["table_id"])].append(msgspec.convert(named(row), Entry))
        return found

    async def open_tables(self, page: Page = FIRST_PAGE) -> list[tuple[TableRow, list[SeatRow]]]:
        """Load a page of the tables that are listed, have not started and have an open seat.

        They come newest first, each with its seats.
        """
        is_open = select(SEATS.c.table_id).where(SEATS.c.kind == OPEN)
        conditions = (TABLES.c.listed, TABLES.c.started.is_(None), TABLES.c.closed.is_(None))
        return await self._page(page, *conditions, TABLES.c.id.in_(is_open))

    async def tables_of(self, browser: str, page: Page = FIRST_PAGE) -> list[tuple[TableRow, list[SeatRow]]]:
        """Load a page of the tables in which the browser has a seat, newest first, each with its seats."""
        own = select(SEATS.c.table_id).where(SEATS.c.browser == browser)
        return await self._page(page, TABLES.c.id.in_(own))

    async def asked_tables(self, browser: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """Load the tables at which a seat is kept for the browser, newest first, each with its seats."""
        return await self._page(FIRST_PAGE, *are_kept_for(browser))

    async def count_finished(self, before: float) -> int:
        """Count the tables whose game was over before that time, in seconds since 1970."""
        (row,) = await self._rows(select(func.count().label("count")).where(*_finished_before(before)))
        return int(row["count"])

    async def finished(self, before: float, after: str, most: int) -> list[str]:
        """Load the first ids after `after` of the tables whose game was over before that time, in order."""
        wanted = select(TABLES.c.id).where(*_finished_before(before), TABLES.c.id > after)
        return [str(row["id"]) for row in await self._rows(wanted.order_by(TABLES.c.id).limit(most))]

    async def delete_tables(self, tables: list[str]) -> None:
        """Delete all rows of these tables, at once."""
        if tables:
            each: list[Row] = [{"its_id": table} for table in tables]
            await self._writer.write(*[(statement, row) for statement in DROP_TABLE for row in each])

    async def beat(self, worker: str, began: float, now: float) -> None:
        """Store that the worker with this id has been alive from then until now, in seconds since 1970."""
        await self._writer.write(*heartbeat(worker, began, now))

    async def last_heartbeat(self, worker: str) -> float | None:
        """Load when the worker was last alive; None if nothing says it."""
        found = await self._rows(select(HEARTBEATS.c.time).where(HEARTBEATS.c.worker == worker))
        return next((float(row["time"]) for row in found), None)

    async def seconds_alive(self, since: float, until: float) -> float:
        """Load for how many seconds between two times, in seconds since 1970, any worker was alive."""
        return covered_by(await self._rows(alive_after(since)), since, until)

    async def add_deck(self, deck: Deck) -> None:
        """Store a shared deck, unless it is there already."""
        if await self.deck(deck.id) is None:
            with contextlib.suppress(AlreadyStored):
                await self._writer.write((ADD_DECK, _row(deck) | {"created": time.time()}))

    async def deck(self, id: str) -> Deck | None:
        """Load the shared deck with this id; None if there is none. Raises Refused: "not-reached"."""
        if "\0" in id:  # PostgreSQL has no such texts and calls it an error
            return None
        found = await self._rows(select(DECKS).where(DECKS.c.id == id))
        return next((msgspec.convert(named(row), Deck) for row in found), None)

    async def add_worker(self, worker: WorkerRow) -> None:
        """Store a worker that begins to run."""
        await self._writer.write((ADD_WORKER, _row(worker)))

    async def renew_worker(self, worker: str) -> list[WorkerRow]:
        """Let the beat of the worker with this id go up; return all workers that run.

        It is not among them if another has buried it. Raises Refused: "not-kept", "not-reached".
        """
        await self._writer.write((RENEW_WORKER, {"its_id": worker}))
        return await self.running_workers()

    async def running_workers(self) -> list[WorkerRow]:
        """Load all workers that run, and those that are dead and not buried yet."""
        return [msgspec.convert(named(row), WorkerRow) for row in await self._rows(select(WORKERS))]

    async def bury(self, worker: WorkerRow) -> None:
        """Delete a worker and its leases, unless its beat has gone up since."""
        await self._writer.write((BURY, {"its_id": worker.id, "last_beat": worker.beat}))

    async def drop_worker(self, worker: str) -> None:
        """Delete the worker with this id, which ends, and its leases."""
        await self._writer.write((DROP_WORKER, {"its_id": worker}))

    async def add_lease(self, table: str, worker: str) -> None:
        """Store that the worker with this id holds a table.

        Raises AlreadyStored if another holds it, if there is no such table, or if the worker is buried.
        """
        await self._writer.write((ADD_LEASE, {"table_id": table, "worker": worker}))

    async def drop_leases(self, tables: list[str], worker: str) -> None:
        """Store that the worker with this id holds these tables no longer."""
        dropped: list[Statement] = [
            (DROP_LEASE, {"its_table": table, "its_worker": worker}) for table in tables
        ]
        await self._writer.write(*dropped)

    async def holder(self, table: str) -> WorkerRow | None:
        """Load the worker that holds a table; None if none does. Raises Refused: "not-reached"."""
        if "\0" in table:  # PostgreSQL has no such texts and calls it an error
            return None
        wanted = select(WORKERS).join(LEASES, LEASES.c.worker == WORKERS.c.id)
        found = await self._rows(wanted.where(LEASES.c.table_id == table))
        return next((msgspec.convert(named(row), WorkerRow) for row in found), None)

    async def _page(
        self, page: Page, *conditions: ColumnElement[bool]
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        wanted = select(TABLES).where(*conditions).order_by(TABLES.c.created.desc(), TABLES.c.id.desc())
        if page.before is not None:
            last = select(TABLES.c.created).where(TABLES.c.id == page.before).scalar_subquery()
            is_older = TABLES.c.created < last
            wanted = wanted.where(is_older | ((TABLES.c.created == last) & (TABLES.c.id < page.before)))
        return await self._tables(wanted.limit(page.limit))

    async def _tables(self, wanted: Select[*tuple[object, ...]]) -> list[tuple[TableRow, list[SeatRow]]]:
        tables = [msgspec.convert(named(row), TableRow) for row in await self._rows(wanted)]
        seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
        sitting = select(SEATS).where(SEATS.c.table_id.in_(seats)).order_by(SEATS.c.seat)
        for row in await self._rows(sitting):
            seats[str(row["table_id"])].append(msgspec.convert(named(row), SeatRow))
        return [(table, seats[table.id]) for table in tables]

    async def _rows(self, wanted: Select[*tuple[object, ...]]) -> list[RowMapping]:
        try:
            async with self._engine.connect() as connection:
                found = list((await connection.execute(wanted)).mappings())
        except (SQLAlchemyError, OSError) as error:
            raise Refused("not-reached", 503, cause=self._faults.failed(error)) from error
        self._faults.worked()
        return found


def _finished_before(before: float) -> tuple[ColumnElement[bool], ...]:
    """Return what holds for tables that were over or closed before that time, in seconds since 1970."""
    since = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.time >= before)
    # JSON has a null of its own.
    is_over = func.coalesce(cast(TABLES.c.result, String), "null") != "null"
    return TABLES.c.created < before, or_(is_over, TABLES.c.closed.is_not(None)), ~since


def _added(table: str, entry: Entry) -> Statement:
    return ADD_ENTRY, {"table_id": table} | msgspec.structs.asdict(entry)


def _seated(table: str, seats: Sequence[SeatRow]) -> list[Statement]:
    rows: list[Statement] = []
    for seat in seats:
        row: Row = {f"new_{name}": value for name, value in _row(seat).items() if name != "seat"}
        rows.append((UPDATE_SEAT, row | {"its_id": table, "its_seat": seat.seat}))
    return rows


def _row(struct: TableRow | SeatRow | ChatRow | ChatRules | Deck | WorkerRow) -> Row:
    return {str(name): value for name, value in msgspec.to_builtins(struct).items()}
