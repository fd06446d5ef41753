"""All that a running server holds, opened with it and closed with it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from baston.server.access.guard import ConnectionLimit, TableLimit
from baston.server.access.identity import Identity
from baston.server.channels.bus import MessageBus
from baston.server.processes.bots import BotPool, processes_per_worker
from baston.server.replays.analyses import Analyses
from baston.server.settings import Settings
from baston.server.storage.store import Store
from baston.server.tables.rooms import Rooms


class Services:
    """The tables, who may enter, and how much one address may ask for."""

    def __init__(self, settings: Settings, identity: Identity, rooms: Rooms) -> None:
        self.settings = settings
        self.identity = identity
        self.rooms = rooms
        self.analyses = Analyses()
        self.table_limit = TableLimit(settings)
        self.connection_limit = ConnectionLimit(settings)


@asynccontextmanager
async def open_services(settings: Settings, identity: Identity) -> AsyncIterator[Services]:
    """The services while the server runs; its database has been prepared before."""
    store = Store(settings.database)
    thinking = BotPool(processes_per_worker(settings.workers))
    channels = MessageBus(settings.channels)
    rooms = Rooms(store, thinking, channels)
    try:
        async with channels.running(rooms):
            services = Services(settings, identity, rooms)
            try:
                yield services
            finally:
                services.analyses.close()
    finally:
        thinking.close()
        await store.close()
