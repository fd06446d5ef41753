"""The services of a running server, opened when it starts and closed when it stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from baston.server.access.identity import Identity
from baston.server.access.limits import Limits
from baston.server.channels.bus import MessageBus
from baston.server.processes.bots import BotPool, processes_per_worker
from baston.server.processes.sandbox import Sandbox
from baston.server.replays.analyses import Analyses
from baston.server.settings import Settings
from baston.server.storage.store import Store
from baston.server.tables.heartbeats import heartbeats
from baston.server.tables.readiness import Readiness
from baston.server.tables.rooms import Rooms


class Services:
    """What routes and sockets work with. The framework passes it to them as the dependency `services`."""

    def __init__(self, settings: Settings, identity: Identity, limits: Limits, rooms: Rooms) -> None:
        self.settings = settings
        self.identity = identity
        self.limits = limits
        self.rooms = rooms
        self.sandbox = rooms.sandbox
        self.readiness = Readiness(rooms)
        self.analyses = Analyses()


@asynccontextmanager
async def open_services(settings: Settings, identity: Identity, limits: Limits) -> AsyncIterator[Services]:
    """Open the services for as long as the server runs. The database has been migrated before."""
    store = Store(settings.database)
    bots = BotPool(processes_per_worker(settings.workers))
    bus = MessageBus(settings.channels)
    sandbox = Sandbox()
    rooms = Rooms(store, bots, bus, sandbox)
    try:
        async with bus.running(rooms), heartbeats(rooms):
            services = Services(settings, identity, limits, rooms)
            try:
                yield services
            finally:
                services.analyses.close()
    finally:
        sandbox.close()
        bots.close()
        await store.close()
