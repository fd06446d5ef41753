"""Finished tables are deleted when their time is over; what goes is said beforehand."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from baston.server.metrics import EXPIRED
from baston.server.refusals import Refused
from baston.server.tables.rooms import Rooms

GRACE: Final = 600.0  # seconds from the announcement to the first deletion: time to end the server
INTERVAL: Final = 3600.0  # seconds between two rounds
BATCH: Final = 20  # tables in one transaction, for which answers wait
PAUSE: Final = 0.5  # seconds between two batches
logger = logging.getLogger(__name__)


@asynccontextmanager
async def retention(rooms: Rooms, keep: float | None) -> AsyncIterator[None]:
    """Delete tables that have been finished for `keep` seconds while the context lasts; None: never."""
    if keep is None:
        yield
        return
    task = asyncio.create_task(_keep_deleting(rooms, keep))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _keep_deleting(rooms: Rooms, keep: float) -> None:
    first = True
    while True:
        try:
            if first:
                await _announce(rooms, keep)
                await asyncio.sleep(GRACE)
                first = False
            await delete_expired(rooms, time.time() - keep)
        except Refused:
            pass  # the store has said so
        await asyncio.sleep(INTERVAL)


async def _announce(rooms: Rooms, keep: float) -> None:
    before, at = time.time() - keep, time.time() + GRACE
    count = await rooms.store.count_finished(before)
    if count:
        logger.warning(
            "%d tables that were finished before %s will be deleted from %s on (--keep)",
            count,
            time.strftime("%Y-%m-%d %H:%M", time.localtime(before)),
            time.strftime("%H:%M", time.localtime(at)),
        )


async def delete_expired(rooms: Rooms, before: float) -> int:
    """Delete the tables that were finished before that time, in seconds since 1970; return how many.

    Those that somebody looks at here stay until the next time. Raises Refused as the store.
    """
    deleted = 0
    after = ""
    while ids := await rooms.store.finished(before, after, BATCH):
        gone = [id for id in ids if not rooms.is_in_memory(id)]
        await rooms.store.delete_tables(gone)
        deleted += len(gone)
        EXPIRED.inc(len(gone))
        after = ids[-1]
        await asyncio.sleep(PAUSE)
    return deleted
