"""Transactions: all of it or nothing, and on the disk before they end."""

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
    """The database was told to commit and failed: it may have done it all the same."""


class Transactions(Protocol):
    """What runs transactions."""

    async def run(self, statements: list[Statement]) -> None:
        """Do all of it. Raises SQLAlchemyError, OSError, and then nothing is done; CommitUncertain."""

    async def close(self) -> None:
        """Let go of what was held."""


def transactions(engine: AsyncEngine) -> Transactions:
    """How the engine's database runs them best."""
    return (
        ThreadTransactions(engine) if engine.url.get_backend_name() == "sqlite" else AsyncTransactions(engine)
    )


class AsyncTransactions:
    """Each step of a transaction is awaited."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, statements: list[Statement]) -> None:
        async with self._engine.connect() as connection:
            for statement, rows in _batched(statements):
                await connection.execute(statement, rows)
            try:
                await connection.commit()
            except (SQLAlchemyError, OSError) as error:
                raise CommitUncertain from error

    async def close(self) -> None:
        """The engine is not ours."""


class ThreadTransactions:
    """A whole transaction at a time, in one thread: to go there and back takes longer than SQLite's steps."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = sqlite_engine(engine.url)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._checkpoints = Checkpoints(engine.url)

    async def run(self, statements: list[Statement]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._run, statements)

    async def close(self) -> None:
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
    """Rows of the same statement in a row go to the database at once."""
    for _, same in groupby(statements, key=lambda statement: id(statement[0])):
        alike = list(same)
        yield alike[0][0], [row for _, row in alike]
