"""What who runs the server asks for with `baston admin`, as soon as a worker sees it in the database."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from baston.server.access.blocks import Blocks, refusal_of
from baston.server.refusals import translate_refusal
from baston.server.tables.rooms import Rooms

INTERVAL: Final = 2.0  # seconds between two looks, of which nearly all read one number
AGAIN: Final = 15  # looks after a change in which tables are looked for that were being loaded meanwhile
POLICY: Final = 1008  # the close code of a WebSocket whose browser may not come back
LONGEST_REASON: Final = 123  # bytes: what a close frame has room for
logger = logging.getLogger(__name__)


@asynccontextmanager
async def administration(rooms: Rooms, blocks: Blocks) -> AsyncIterator[None]:
    """Heed what is asked for while the context lasts; `blocks` are those of the database from the start.

    Raises SQLAlchemyError or OSError if the database does not answer at the start.
    """
    watch = Watch(rooms, blocks)
    await watch.look()
    task = asyncio.create_task(_keep_looking(watch))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _keep_looking(watch: Watch) -> None:
    is_failing = False
    while True:
        await asyncio.sleep(INTERVAL)
        try:
            await watch.look()
            is_failing = False
        except (SQLAlchemyError, OSError) as error:
            if not is_failing:
                logger.warning("what `baston admin` asks for cannot be read (%s)", type(error).__name__)
            is_failing = True


class Watch:
    """Compares the version in the database with the one seen last."""

    def __init__(self, rooms: Rooms, blocks: Blocks) -> None:
        self._rooms = rooms
        self._blocks = blocks
        self._store = rooms.store.administration
        self._seen = -1
        self._looks_left = 0

    async def look(self) -> None:
        """Heed what has changed. Raises SQLAlchemyError or OSError; then the next look makes up for it."""
        version = await self._store.version()  # first: what changes meanwhile is seen the next time
        if version != self._seen:
            self._blocks.replace(await self._store.blocks())
            self._end_blocked()
            self._looks_left = AGAIN
        if self._looks_left:
            self._looks_left -= 1
            await self._close_tables()
        self._seen = version

    async def _close_tables(self) -> None:
        rooms = {room.id: room for room in self._rooms.in_memory() if room.subscribers.table.closed is None}
        for id in await self._store.closed_among(list(rooms)):
            rooms[id].catch_up()

    def _end_blocked(self) -> None:
        """Close the WebSockets of who is blocked."""
        for room in self._rooms.in_memory():
            for connection in room.subscribers.connections:
                block = self._blocks.find(connection.address, connection.browser)
                if block is not None:
                    said = translate_refusal(refusal_of(block)).en.encode()[:LONGEST_REASON]
                    connection.end(POLICY, said.decode(errors="ignore"))
