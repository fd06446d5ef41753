"""Transactions: all statements or none, and on the disk before they return."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Protocol, TypeAlias

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from baston.server.storage.checkpoints import Checkpoints
from baston.server.storage.database import sqlite_engine

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
    """Awaits each statement, as a database server over the network needs it."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, statements: list[Statement]) -> None:
        """Execute and commit all statements, or none of them, awaiting each."""
        async with self._engine.connect() as connection:
            for statement, rows in _batched(statements):
                await connection.execute(statement, rows)
            try:
                await connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise CommitUncertain from error

    async def close(self) -> None:
        """Do nothing: the engine belongs to the store."""


class ThreadTransactions:
    """Runs whole transactions in one thread: SQLite's statements take less time than awaiting them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = sqlite_engine(engine.url)
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
        self._engine.dispose()

    def _run(self, statements: list[Statement]) -> None:
        with self._engine.connect() as connection:
            for statement, rows in _batched(statements):
                connection.execute(statement, rows)
            try:
                connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise CommitUncertain from error
        self._checkpoints.count()


def _batched(statements: list[Statement]) -> Iterator[tuple[Executable, list[Row]]]:
    """Group consecutive rows of the same statement, which are executed at once."""
    for _, same in groupby(statements, key=lambda statement: id(statement[0])):
        alike = list(same)
        yield alike[0][0], [row for _, row in alike]
