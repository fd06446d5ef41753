"""Heartbeats in the store: after a kill, clocks are charged until the last one, and for nothing after it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from baston.server import clock
from baston.server.metrics import BOTS_WAITING, TABLES
from baston.server.refusals import Refused
from baston.server.tables.rooms import Rooms

INTERVAL: Final = 2.0  # seconds: so much thinking time at most is given back by a kill


@asynccontextmanager
async def heartbeats(rooms: Rooms) -> AsyncIterator[None]:
    """Store heartbeats of this worker while the context lasts, and a last one as it ends."""
    task = asyncio.create_task(_keep_beating(rooms))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await _beat(rooms)


async def _keep_beating(rooms: Rooms) -> None:
    while True:
        TABLES.set(len(rooms))
        BOTS_WAITING.set(rooms.bots.queue.waiting)
        await _beat(rooms)
        await asyncio.sleep(INTERVAL)


async def _beat(rooms: Rooms) -> None:
    """Store a heartbeat if a clock runs anywhere: a server at rest writes nothing."""
    if rooms.has_running_clock():
        with suppress(Refused):  # the store has said so
            await rooms.store.beat(rooms.bus.worker, rooms.began, clock.now())
