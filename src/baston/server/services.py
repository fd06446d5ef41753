"""The services of a running server, opened when it starts and closed when it stops."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from baston.server.access.blocks import Blocks
from baston.server.access.chat_limits import ChatLimits
from baston.server.access.identity import Identity
from baston.server.access.limits import Limits
from baston.server.access.moving import MovingLimits
from baston.server.channels.bus import MessageBus
from baston.server.operations.administration import administration
from baston.server.operations.heartbeats import heartbeats
from baston.server.operations.readiness import Readiness
from baston.server.operations.retention import retention
from baston.server.processes.bots import BotPool, processes_per_worker
from baston.server.processes.sandbox import Sandbox
from baston.server.refusals import Refused
from baston.server.replays.analyses import Analyses
from baston.server.settings import Settings
from baston.server.storage.store import Store
from baston.server.tables.rooms import Rooms
from baston.server.workers.inbox import Inbox
from baston.server.workers.leases import Leases

PURGE_INTERVAL: Final = 3600.0  # seconds
PROOF: Final = 3.0  # seconds of the processor that the proof of a puzzle may take
MOST_PROOFS: Final = 8  # that wait at once
GRADE: Final = 30.0  # seconds of the processor that the grade of a puzzle may take
MOST_GRADES: Final = 4  # that wait at once


class Services:
    """What routes and sockets work with. The framework passes it to them as the dependency `services`."""

    def __init__(
        self, settings: Settings, identity: Identity, limits: Limits, rooms: Rooms, clock: Callable[[], float]
    ) -> None:
        self.settings = settings
        self.identity = identity
        self.limits = limits
        self.rooms = rooms
        self.sandbox = rooms.sandbox
        self.readiness = Readiness(rooms)
        self.analyses = Analyses()
        self.provers = Sandbox(1, PROOF, MOST_PROOFS)  # apart, so that proofs hold up nobody who reads
        self.graders = Sandbox(1, GRADE, MOST_GRADES)  # and grades no proofs
        self.moving_limits = MovingLimits(settings, clock)
        self.chat_limits = ChatLimits(settings, clock)


@asynccontextmanager
async def open_services(
    settings: Settings, identity: Identity, limits: Limits, blocks: Blocks, clock: Callable[[], float]
) -> AsyncIterator[Services]:
    """Open the services for as long as the server runs. The database has been migrated before.

    Limits go by the `clock`, in seconds; `blocks` are kept as the database has them.
    """
    store = Store(settings.database)
    bots = BotPool(processes_per_worker(settings.workers), hosted=settings.bots)
    sandbox = Sandbox()
    try:
        async with (
            _rooms(settings, store, bots, sandbox) as rooms,
            heartbeats(rooms),
            administration(rooms, blocks),
            retention(rooms, settings.keep),
            _purging(store),
        ):
            services = Services(settings, identity, limits, rooms, clock)
            try:
                yield services
            finally:
                services.analyses.close()
                services.provers.close()
                services.graders.close()
    finally:
        sandbox.close()
        bots.close()
        await store.close()


@asynccontextmanager
async def _purging(store: Store) -> AsyncIterator[None]:
    """Drop what nobody can use any more, now and every hour while the context lasts."""
    task = asyncio.create_task(_purge(store))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _purge(store: Store) -> None:
    while True:
        with suppress(Refused):  # the store has said so; an hour later it is tried again
            await store.devices.drop_old(time.time())
        await asyncio.sleep(PURGE_INTERVAL)


@asynccontextmanager
async def _rooms(settings: Settings, store: Store, bots: BotPool, sandbox: Sandbox) -> AsyncIterator[Rooms]:
    """Open the rooms of this worker; if there are others, it is one of them as long as the context lasts."""
    bus = MessageBus(settings.channels)
    if settings.is_alone:
        yield Rooms(store, bots, bus, sandbox)
        return
    inbox = Inbox(settings.data)
    try:
        leases = Leases(store, inbox, settings.advertised)
        rooms = Rooms(store, bots, bus, sandbox, leases)
        async with leases.running(rooms), bus.running(rooms):
            yield rooms
    finally:
        inbox.close()
