"""Group commit: what many tables have to write at one moment goes to the database in one transaction."""

from __future__ import annotations

import asyncio
from itertools import groupby
from typing import TypeAlias

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from baston.server.refused import Refused

Row: TypeAlias = dict[str, object]
Statement: TypeAlias = tuple[Executable, Row]
Job: TypeAlias = tuple[tuple[Statement, ...], asyncio.Future[None]]


class Writer:
    """Writes in the order asked, each job whole or not at all, and says so once it is committed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, *statements: Statement) -> None:
        """Raises Refused, "not-kept", if the database does not take it; then nothing is written."""
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
        """Commit all at once; if that fails, one by one, so that each job fails for its own reasons alone."""
        try:
            await self._transact([statement for statements, _ in group for statement in statements])
        except (SQLAlchemyError, OSError) as error:
            if len(group) > 1:
                for job in group:
                    await self._commit([job])
                return
            refusal = Refused("not-kept", 503)
            refusal.__cause__ = error
            _, done = group[0]
            done.set_exception(refusal)
            done.exception()  # nobody may be waiting any more
            return
        for _, done in group:
            done.set_result(None)

    async def _transact(self, statements: list[Statement]) -> None:
        async with self._engine.begin() as connection:
            for _, same in groupby(statements, key=lambda statement: id(statement[0])):
                alike = list(same)
                await connection.execute(alike[0][0], [row for _, row in alike])
