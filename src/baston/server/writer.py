"""Group commit: what many tables have to write at one moment goes to the database in one transaction."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import TypeAlias

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from baston.server.refused import Refused

Row: TypeAlias = dict[str, object]
Statement: TypeAlias = tuple[Executable, Row]
Job: TypeAlias = tuple[tuple[Statement, ...], asyncio.Future[None]]


class Taken(Refused):
    """What was to be written is there already, by this server or another: "late"."""

    def __init__(self) -> None:
        super().__init__("late", 409)


class Writer:
    """Writes in the order asked, each job whole or not at all, and says so once it is committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, *statements: Statement) -> None:
        """Write all of them or none.

        Raises Taken if what they add is there already; Refused, "not-kept", if the database does not take
        them. Nothing is written then, unless the database was lost during a commit: it may have done it.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((statements, done))
        # Shielded: who asks may go away, what was asked is written all the same.
        await asyncio.shield(done)

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self._jobs.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            group = [await self._jobs.get()]
            while not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            await self._commit(group)
            for _ in group:
                self._jobs.task_done()

    async def _commit(self, group: list[Job]) -> None:
        """Commit all at once; if that cannot be, one by one: each job fails for its own reasons alone."""
        committing = False
        try:
            async with self._engine.connect() as connection:
                await _execute(connection, [statement for statements, _ in group for statement in statements])
                committing = True
                await connection.commit()
        except (SQLAlchemyError, OSError) as error:
            # A commit that failed may have been done all the same: writing again could write twice.
            if committing or len(group) == 1:
                _fail(group, error)
                return
            for job in group:
                await self._commit([job])
            return
        for _, done in group:
            done.set_result(None)


async def _execute(connection: AsyncConnection, statements: list[Statement]) -> None:
    for _, same in groupby(statements, key=lambda statement: id(statement[0])):
        alike = list(same)
        await connection.execute(alike[0][0], [row for _, row in alike])


def _fail(group: list[Job], error: Exception) -> None:
    for _, done in group:
        refusal = Taken() if isinstance(error, IntegrityError) else Refused("not-kept", 503)
        refusal.__cause__ = error
        done.set_exception(refusal)
        done.exception()  # nobody may be waiting any more
