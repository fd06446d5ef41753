"""What who runs the server looks at and does: tables are listed and closed, addresses and browsers blocked.

Commands do it in the database while the server runs; its workers see there that something has changed.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    RowMapping,
    ScalarSelect,
    Select,
    String,
    and_,
    cast,
    delete,
    func,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from baston.kernel.game import Refusal
from baston.server.access.blocks import Block
from baston.server.access.identity import public_id
from baston.server.storage.rows import ANSWER, CLOSE, Entry, SeatRow, StoredTable, TableRow
from baston.server.storage.schema import ADMINISTRATION, BLOCKS, ENTRIES, SEATS, TABLES
from baston.server.storage.transactions import named

TRIES: Final = 20  # to be before the next answer
SOME: Final = 1000  # ids in one statement: databases take no more than some 30,000
# JSON has a null of its own.
HAS_RESULT: Final = func.coalesce(cast(TABLES.c.result, String), "null") != "null"
WAITING: Final = "waiting"
RUNNING: Final = "running"
OVER: Final = "over"
CLOSED: Final = "closed"
STATES: Final[dict[str, ColumnElement[bool]]] = {
    WAITING: and_(TABLES.c.started.is_(None), TABLES.c.closed.is_(None)),
    RUNNING: and_(TABLES.c.started.is_not(None), TABLES.c.closed.is_(None), ~HAS_RESULT),
    OVER: HAS_RESULT,
    CLOSED: TABLES.c.closed.is_not(None),
}
MADE: Final = "made"
LAST: Final = "last"
SORTS: Final = (MADE, LAST)
CHANGE: Final = update(ADMINISTRATION).values(version=ADMINISTRATION.c.version + 1)


class Wanted(Struct, frozen=True):
    """Which tables, in which order: one of `SORTS`, the newest first, at most so many.

    `state`: one of `STATES`, `game`: its name; None: all.
    """

    state: str | None = None
    game: str | None = None
    sort: str = MADE
    most: int = 50


class ListedTable(Struct, frozen=True):
    """A table with who sits there, and when it was answered last, in seconds since 1970."""

    table: TableRow
    seats: list[SeatRow]
    answered: float | None


class Administration:
    """The same database as the store's, for commands and for workers that look at what these have done.

    All methods raise SQLAlchemyError or OSError if the database does not do it; nothing has changed then.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    # ---- what workers look at

    async def version(self) -> int:
        """Return the number that goes up with every closing and every block."""
        found = await self._rows(select(ADMINISTRATION.c.version))
        return int(found[0]["version"]) if found else 0

    async def closed_among(self, tables: list[str]) -> list[str]:
        """Return those of the tables (their ids) that are closed."""
        found: list[str] = []
        for start in range(0, len(tables), SOME):
            some = TABLES.c.id.in_(tables[start : start + SOME])
            rows = await self._rows(select(TABLES.c.id).where(some, TABLES.c.closed.is_not(None)))
            found += [str(row["id"]) for row in rows]
        return found

    async def blocks(self) -> list[Block]:
        """Return all blocks, the newest first, those that have ended too."""
        wanted = select(BLOCKS).order_by(BLOCKS.c.made.desc(), BLOCKS.c.subject)
        return [msgspec.convert(named(row), Block) for row in await self._rows(wanted)]

    # ---- what commands do

    async def tables(self, wanted: Wanted) -> list[ListedTable]:
        """Return the tables that are asked for, and their seats."""
        answered = _last_answer().label("answered")
        order = TABLES.c.created.desc() if wanted.sort == MADE else func.coalesce(answered, 0.0).desc()
        asked = select(TABLES, answered).order_by(order, TABLES.c.id).limit(wanted.most)
        if wanted.state is not None:
            asked = asked.where(STATES[wanted.state])
        if wanted.game is not None:
            asked = asked.where(TABLES.c.game == wanted.game)
        rows = await self._rows(asked)
        seats: dict[str, list[SeatRow]] = {str(row["id"]): [] for row in rows}
        ids = list(seats)
        for start in range(0, len(ids), SOME):
            sitting = select(SEATS).where(SEATS.c.table_id.in_(ids[start : start + SOME]))
            for seat in await self._rows(sitting.order_by(SEATS.c.seat)):
                seats[str(seat["table_id"])].append(msgspec.convert(named(seat), SeatRow))
        return [
            ListedTable(msgspec.convert(named(row), TableRow), seats[str(row["id"])], row["answered"])
            for row in rows
        ]

    async def load_table(self, table: str) -> StoredTable | None:
        """Return a table without its chat; None if there is none with this id."""
        found = await self._rows(select(TABLES).where(TABLES.c.id == table))
        if not found:
            return None
        seats = select(SEATS).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        entries = select(ENTRIES).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.number)
        return StoredTable(
            msgspec.convert(named(found[0]), TableRow),
            [msgspec.convert(named(row), SeatRow) for row in await self._rows(seats)],
            [msgspec.convert(named(row), Entry) for row in await self._rows(entries)],
            [],
        )

    async def close_table(self, table: str, why: str, now: float) -> None:
        """Close a table, `now` in seconds since 1970, before or in its game.

        It is an entry of the record: what was to be stored under its number meanwhile is refused.

        Raises Refusal: "admin-no-table" (none has this id), "admin-over" (its game is over), "admin-closed"
        (it is closed already), "admin-busy" (answers were faster each time).
        """
        for _ in range(TRIES):
            number = await self._next_number(table)
            entry = {"table_id": table, "number": number, "kind": CLOSE, "seat": 0, "value": 0, "time": now}
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(ENTRIES).values(entry))
                    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(closed=why))
                    await connection.execute(CHANGE)
            except IntegrityError:
                continue  # another entry came first
            return
        raise Refusal("admin-busy", table=table)

    async def _next_number(self, table: str) -> int:
        found = await self._rows(select(TABLES.c.result, TABLES.c.closed).where(TABLES.c.id == table))
        if not found:
            raise Refusal("admin-no-table", table=table)
        if found[0]["closed"] is not None:
            raise Refusal("admin-closed", table=table)
        if found[0]["result"] is not None:
            raise Refusal("admin-over", table=table)
        counted = select(func.count().label("count")).where(ENTRIES.c.table_id == table)
        return int((await self._rows(counted))[0]["count"])

    async def knows_browser(self, public: str) -> bool:
        """Whether a browser with this public id has made a table or sits at one."""
        sitting = select(SEATS.c.browser).where(SEATS.c.browser.is_not(None))
        async with self._engine.connect() as connection:
            found = (await connection.execute(union(sitting, select(TABLES.c.host)))).scalars().all()
        return any(public_id(str(browser)) == public for browser in found)

    async def block(self, block: Block) -> None:
        """Store a block in place of an earlier one of the same, and drop those that have ended."""
        old = or_(BLOCKS.c.subject == block.subject, BLOCKS.c.until <= block.made)
        async with self._engine.begin() as connection:
            await connection.execute(CHANGE)  # first: of two who do this at once, one waits
            await connection.execute(delete(BLOCKS).where(old))
            await connection.execute(insert(BLOCKS).values(msgspec.structs.asdict(block)))

    async def unblock(self, subject: str) -> bool:
        """Lift a block; return False if there was none."""
        async with self._engine.begin() as connection:
            await connection.execute(CHANGE)
            done = await connection.execute(delete(BLOCKS).where(BLOCKS.c.subject == subject))
        return done.rowcount > 0

    async def _rows(self, wanted: Select[*tuple[object, ...]]) -> list[RowMapping]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).mappings())


def _last_answer() -> ScalarSelect[float]:
    """The time of a table's last answer, found from the end of its record."""
    answers = select(ENTRIES.c.time).where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.kind == ANSWER)
    return answers.order_by(ENTRIES.c.number.desc()).limit(1).correlate(TABLES).scalar_subquery()
