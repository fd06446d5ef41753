"""Transactions: all statements or none, and on the disk before they return."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Final, Protocol, TypeAlias

from sqlalchemy import Connection, Executable, Insert, RowMapping
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from baston.server.storage.checkpoints import Checkpoints
from baston.server.storage.database import sqlite_engine
from baston.server.storage.schema import ENTRIES

VALUES: Final = " VALUES "
MOST_ROWS: Final = 100  # in one statement
Row: TypeAlias = dict[str, object]
Statement: TypeAlias = tuple[Executable, Row]


class CommitUncertain(Exception):
    """A commit failed, and may have been carried out all the same."""


class Transactions(Protocol):
    """Runs transactions."""

    async def run(self, statements: list[Statement]) -> None:
        """Execute and commit all statements, or none of them.

        Raises SQLAlchemyError or OSError if nothing has been written; CommitUncertain if that is not known.
        """

    async def close(self) -> None:
        """Release what it has opened. Call once all transactions are over."""


def transactions(engine: AsyncEngine) -> Transactions:
    """Return the way to run transactions that is fastest for the engine's database."""
    return (
        ThreadTransactions(engine) if engine.url.get_backend_name() == "sqlite" else AsyncTransactions(engine)
    )


class AsyncTransactions:
    """Awaits each statement, as a database server over the network needs it.

    Nearly all transactions add entries and do nothing else: those are one statement with many rows, which the
    database executes and commits whole, in one exchange of messages instead of three.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._committing = engine.execution_options(isolation_level="AUTOCOMMIT")

    async def run(self, statements: list[Statement]) -> None:
        """Execute and commit all statements, or none of them, awaiting each."""
        first, *more = _batched(statements)
        if not more:
            await self._run_alone(*first)
            return
        async with self._engine.connect() as connection:
            for statement, rows in (first, *more):
                await connection.execute(statement, rows)
            try:
                await connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise CommitUncertain from error

    async def _run_alone(self, statement: Executable, rows: list[Row]) -> None:
        """Execute one statement, which commits itself."""
        async with self._committing.connect() as connection:
            try:
                await connection.execute(statement, rows)
            except DBAPIError as error:
                if error.connection_invalidated:
                    raise CommitUncertain from error
                raise
            except OSError as error:
                raise CommitUncertain from error

    async def close(self) -> None:
        """Do nothing: the engine belongs to the store."""


class ThreadTransactions:
    """Runs whole transactions in one thread: SQLite's statements take less time than awaiting them.

    The thread keeps its connection, until one fails.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = sqlite_engine(engine.url)
        self._connection: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "writer")
        self._checkpoints = Checkpoints(engine.url)

    async def run(self, statements: list[Statement]) -> None:
        """Execute and commit all statements, or none of them, in the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, statements)

    async def close(self) -> None:
        """Disconnect, and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _close(self) -> None:
        self._checkpoints.close()
        self._disconnect()
        self._engine.dispose()

    def _run(self, statements: list[Statement]) -> None:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            for statement, rows in _batched(statements):
                if isinstance(statement, Insert) and statement.table is ENTRIES:
                    _insert_at_once(self._connection, statement, rows)
                else:
                    self._connection.execute(statement, rows)
            try:
                self._connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise CommitUncertain from error
        except BaseException:
            self._disconnect()  # which takes back what was executed
            raise
        self._checkpoints.count()

    def _disconnect(self) -> None:
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.close()


def _insert_at_once(connection: Connection, statement: Insert, rows: list[Row]) -> None:
    """Insert the rows by one statement of SQLite's for many of them.

    For each statement the thread gives up Python's lock, and waits for it afterwards as long as the event
    loop has something to do: with one for each row, a commit of 25 rows took 18 ms.
    """
    for i in range(0, len(rows), MOST_ROWS):
        several = rows[i : i + MOST_ROWS]
        sql, names = _insert_sql(statement, len(several))
        connection.exec_driver_sql(sql, tuple([row[name] for row in several for name in names]))


@lru_cache(maxsize=MOST_ROWS)
def _insert_sql(statement: Insert, rows: int) -> tuple[str, tuple[str, ...]]:
    """Return the SQL that inserts so many rows, and the names of their values in order."""
    compiled = statement.compile(dialect=sqlite.dialect())
    start, _, values = str(compiled).partition(VALUES)
    return start + VALUES + ", ".join([values] * rows), tuple(compiled.positiontup or ())


def named(row: RowMapping) -> Row:
    """Return a row by plain names: those that come with it are of a class of their own."""
    return {str(name): value for name, value in row.items()}


def _batched(statements: list[Statement]) -> list[tuple[Executable, list[Row]]]:
    """Group the rows of the same statement, which are executed at once, in the order of their first rows.

    Different jobs know nothing of each other, and each has its statements in the order that it needs.
    """
    batches: dict[int, tuple[Executable, list[Row]]] = {}
    for statement, row in statements:
        batches.setdefault(id(statement), (statement, []))[1].append(row)
    return list(batches.values())
