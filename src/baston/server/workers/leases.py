"""Leases: a table is in the memory of one worker at a time, as the database says."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol

from baston.server.refusals import Refused
from baston.server.storage.rows import WorkerRow
from baston.server.storage.store import Store
from baston.server.storage.writer import AlreadyStored
from baston.server.workers.inbox import Inbox

BEAT: Final = 0.75  # seconds between two beats of a worker
SILENT: Final = 4  # own beats in which another has not had one: it is dead, or as good as dead
FRESH: Final = 2 * BEAT  # seconds after a beat in which nobody can have buried its worker
logger = logging.getLogger(__name__)


class Tables(Protocol):
    """The tables that a worker has in memory."""

    def unneeded(self, tables: set[str]) -> list[str]:
        """Return those of the tables (their ids) that nobody here needs any more."""

    def give_up(self) -> None:
        """Drop all tables: other workers may hold them by now."""


class Leases:
    """The tables that this worker holds, and the others that run.

    Each worker beats: it makes a number in its row go up. Who has beaten several times while another has not
    buries that one: its row is deleted, and its leases with it. So no clocks are compared, and who is stalled
    itself, or cannot reach the database, declares nobody dead. Who was stalled and finds its row gone gives
    up its tables and begins again as another worker. What it wrote in between cannot stand beside what the
    new holder writes, since entries are numbered.

    Other workers of the machine hand this one connections at `inbox`, those of other machines reach it at
    `address` (HOST:PORT, or empty).
    """

    def __init__(self, store: Store, inbox: Inbox, address: str) -> None:
        self.worker = ""  # this worker's id
        self.inbox = inbox
        self._store = store
        self._address = address
        self._held: set[str] = set()  # tables
        self._running: dict[str, WorkerRow] = {}  # by id, as of the last beat
        self._silent: dict[str, int] = {}  # by id, own beats since the last one of that worker
        self._beaten = 0.0  # when this worker's last beat began, in monotonic seconds
        self._beating = asyncio.Lock()
        self._tables: Tables | None = None

    @asynccontextmanager
    async def running(self, tables: Tables) -> AsyncIterator[None]:
        """Be one of the workers for as long as the context lasts.

        Raises Refused: "not-kept", "not-reached" (the database did not answer).
        """
        self._tables = tables
        await self._begin()
        await self._beat()
        task = asyncio.create_task(self._keep_beating(tables))
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            with suppress(Refused):  # then others find out by themselves
                await self._store.drop_worker(self.worker)

    # ---- tables

    def holds(self, table: str) -> bool:
        """Whether this worker holds the table, as far as it knows."""
        return table in self._held

    async def claim(self, table: str) -> None:
        """Hold the table.

        Raises Refused: "moved" (another worker holds it, or there is no such table), "not-kept" and
        "not-reached" (the database did not answer).
        """
        if table in self._held:
            return
        worker = self.worker
        try:
            await self._store.add_lease(table, worker)
        except AlreadyStored:
            holder = await self._store.holder(table)
            if holder is None or holder.id != worker:  # else what could not be dropped, or was not answered
                raise Refused("moved", 503) from None
        if worker != self.worker:
            raise Refused("moved", 503)  # it was buried meanwhile
        self._held.add(table)

    async def confirm(self) -> None:
        """Return at once if this worker has just beaten; else make sure that nobody has buried it.

        Raises Refused: "moved" (it was buried), "not-kept", "not-reached" (the database did not answer).
        """
        if time.monotonic() - self._beaten < FRESH:
            return
        async with self._beating:
            if time.monotonic() - self._beaten >= FRESH:
                await self._beat()

    async def holder(self, table: str) -> WorkerRow | None:
        """Return the other worker that holds the table; None if this one does, or none.

        Raises Refused: "not-reached" (the database did not answer).
        """
        if table in self._held:
            return None
        holder = await self._store.holder(table)
        return None if holder is None or holder.id == self.worker else holder

    def chosen(self, table: str) -> WorkerRow | None:
        """Return the worker of this machine that is to take up a table that none holds; None: this one.

        All workers of a machine choose the same one.
        """
        here = [
            worker
            for worker in self._running.values()
            if worker.id == self.worker or (self._silent[worker.id] <= 1 and Path(worker.inbox).exists())
        ]
        best = max(here, key=lambda worker: blake2b(f"{worker.id} {table}".encode()).digest())
        return None if best.id == self.worker else best

    async def bury(self, worker: WorkerRow) -> None:
        """Delete a worker that runs no more, unless it has beaten since. Its tables are free then.

        Raises Refused: "not-kept" (the database did not answer).
        """
        await self._store.bury(worker)
        self._running.pop(worker.id, None)

    # ---- beats

    async def _begin(self) -> None:
        worker = WorkerRow(secrets.token_hex(8), 0, self.inbox.path, self._address)
        await self._store.add_worker(worker)
        self.worker = worker.id
        self._running = {worker.id: worker}

    async def _keep_beating(self, tables: Tables) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._release(tables.unneeded(self._held))
                async with self._beating:
                    before = self._running
                    await self._beat()
                    await self._bury_the_silent(before)
            except Refused as refusal:
                logger.warning("this worker could not say that it runs (%s), trying again", refusal.key)

    async def _release(self, tables: list[str]) -> None:
        if tables:
            self._held.difference_update(tables)  # first: who needs one again now claims it again
            await self._store.drop_leases(tables, self.worker)

    async def _beat(self) -> None:
        """Beat, and see who else runs. Raises Refused: "moved" if this worker was buried."""
        began = time.monotonic()
        running = {worker.id: worker for worker in await self._store.renew_worker(self.worker)}
        if self.worker in running:
            self._running, self._beaten = running, began
            self._silent = {id: self._silent.get(id, 0) for id in running}
            return
        logger.warning("this worker stood still for too long: others have taken its tables over")
        self._held.clear()
        if self._tables is not None:
            self._tables.give_up()
        await self._begin()
        raise Refused("moved", 503)

    async def _bury_the_silent(self, before: dict[str, WorkerRow]) -> None:
        """Count the beats that others have missed; `before`: who ran at the beat before."""
        for worker in list(self._running.values()):
            is_silent = before.get(worker.id) == worker and worker.id != self.worker
            self._silent[worker.id] = self._silent[worker.id] + 1 if is_silent else 0
            if self._silent[worker.id] >= SILENT:
                await self.bury(worker)
