"""All that a running server holds, opened with it and closed with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from baston.server.analyses import Analyses
from baston.server.channels import Channels
from baston.server.guard import Limit, Lines
from baston.server.identity import Identity
from baston.server.rooms import Rooms
from baston.server.settings import Settings
from baston.server.store import Store
from baston.server.thinking import Thinking, cores_for


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
