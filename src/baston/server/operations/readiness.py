"""Whether the server can do what it is for: store, hear of other workers, let bots think."""

from __future__ import annotations

import asyncio
from typing import Final

from baston.server import clock
from baston.server.refusals import Refused
from baston.server.storage.faults import LOCKED, OTHER
from baston.server.tables.rooms import Rooms

PATIENCE: Final = 3.0  # seconds that the database and the bots have each


class Readiness:
    """Checks a worker, for all that ask at the same time at once: nobody can make it write more often."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._checking: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Write a row and read it back; check the channels, and the bots if they failed last.

        Raises Refused: "not-ready", with the cause.
        """
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        await asyncio.shield(self._checking)

    async def check_again(self) -> None:
        """Check as `check` does if something could not be written last; else only that the database answers.

        Raises Refused: "not-ready", "not-reached".
        """
        if self._rooms.store.is_failing:
            await self.check()
        else:
            await self._rooms.store.ping()

    async def _check(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._check_store()
        except TimeoutError as error:
            raise _not_ready(LOCKED) from error
        except Refused as refusal:
            raise _not_ready(str(refusal.values.get("cause", OTHER))) from refusal
        if not self._rooms.bus.is_connected:
            raise _not_ready("channels")
        await self._check_bots()

    async def _check_store(self) -> None:
        """Store a heartbeat, and read it back: the scheduled ones are stored while clocks run only."""
        store, worker, now = self._rooms.store, self._rooms.bus.worker, clock.now()
        await store.beat(worker, self._rooms.began, now)
        found = await store.last_heartbeat(worker)
        if found is None or found < now:
            raise Refused("not-kept", 503, cause=OTHER)

    async def _check_bots(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._rooms.bots.check()
        except Exception as error:
            raise _not_ready("bots") from error


def _not_ready(cause: str) -> Refused:
    return Refused("not-ready", 503, cause=cause)
