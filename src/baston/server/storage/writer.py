"""Group commit: what several tables write at the same time goes to the database in one transaction."""

from __future__ import annotations

import asyncio
from typing import Final, TypeAlias

from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from baston.server.refusals import Refused
from baston.server.storage.faults import CROWDED, OTHER, FaultLog, cause_of
from baston.server.storage.transactions import CommitUncertain, transactions
from baston.server.storage.transactions import Row as Row
from baston.server.storage.transactions import Statement as Statement

LONGEST_QUEUE: Final = 10_000  # jobs that may wait while the database is locked: each takes memory
# A commit costs about as much for one job as for ten. Once several tables write at the same time, each commit
# waits so many seconds for more of them, unless there are enough already.
COMMIT_DELAY: Final = 0.004
ENOUGH: Final = 10  # jobs
Job: TypeAlias = tuple[tuple[Statement, ...], asyncio.Future[None]]


FAULTS: Final = ("not-kept", "not-reached")  # the keys of refusals that the store has logged itself


class AlreadyStored(Refused):
    """A row with this key is stored already, by this worker or another: "late"."""

    def __init__(self) -> None:
        super().__init__("late", 409)


class Writer:
    """Writes jobs in the order of their requests, each of them whole or not at all."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.faults = FaultLog("nothing can be written to the database")
        self._transactions = transactions(engine)
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run())

    async def write(self, *statements: Statement) -> None:
        """Write all of the statements or none, and return once they are committed.

        Raises AlreadyStored if a row with their key is there already; Refused, "not-kept", if the database
        does not take them or too many jobs wait. Nothing is written then, unless the database was lost
        during a commit: it may have done it.
        """
        if self._jobs.qsize() >= LONGEST_QUEUE:
            raise Refused("not-kept", 503, cause=CROWDED)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((statements, done))
        await done  # it is written even if this is cancelled

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self._jobs.join()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        await self._transactions.close()

    async def _run(self) -> None:
        written = 0
        while True:
            group = [await self._jobs.get()]
            if 1 < written < ENOUGH:
                await asyncio.sleep(COMMIT_DELAY)
            while not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            await self._commit(group)
            written = len(group)
            for _ in group:
                self._jobs.task_done()

    async def _commit(self, group: list[Job]) -> None:
        """Commit all jobs at once; if that fails, one by one, so that each fails for its own reasons."""
        try:
            await self._transactions.run([statement for statements, _ in group for statement in statements])
        except CommitUncertain as error:
            # It may be committed all the same: writing again could write twice.
            self._fail(group, error)
        except Exception as error:  # whatever it is, the jobs fail with it and the writer goes on
            # What the database itself lacks, each job alone would wait for as long.
            if len(group) == 1 or cause_of(error) != OTHER:
                self._fail(group, error)
                return
            for job in group:
                await self._commit([job])
        else:
            self.faults.worked()
            for _, done in group:
                if not done.cancelled():
                    done.set_result(None)

    def _fail(self, group: list[Job], error: Exception) -> None:
        late = isinstance(error, IntegrityError)
        cause = OTHER if late else self.faults.failed(error)
        for _, done in group:
            if done.cancelled():
                continue
            refusal = AlreadyStored() if late else Refused("not-kept", 503, cause=cause)
            refusal.__cause__ = error
            done.set_exception(refusal)
