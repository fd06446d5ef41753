"""All that a running server holds, opened with it and closed with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from baston.server.access.guard import Limit, Lines
from baston.server.access.identity import Identity
from baston.server.channels.bus import Channels
from baston.server.processes.bots import Thinking, cores_for
from baston.server.replays.analyses import Analyses
from baston.server.settings import Settings
from baston.server.storage.store import Store
from baston.server.tables.rooms import Rooms


class House:
    """The tables, who may enter, and how much one address may ask for."""

    def __init__(self, settings: Settings, identity: Identity, rooms: Rooms) -> None:
        self.settings = settings
        self.identity = identity
        self.rooms = rooms
        self.analyses = Analyses()
        self.limit = Limit(settings)
        self.lines = Lines(settings)


@asynccontextmanager
async def opened(settings: Settings, identity: Identity) -> AsyncIterator[House]:
    """The house while the server runs; its database has been prepared before."""
    store = Store(settings.database)
    thinking = Thinking(cores_for(settings.workers))
    channels = Channels(settings.channels)
    rooms = Rooms(store, thinking, channels)
    try:
        async with channels.open_for(rooms):
            house = House(settings, identity, rooms)
            try:
                yield house
            finally:
                house.analyses.close()
    finally:
        thinking.close()
        await store.close()
