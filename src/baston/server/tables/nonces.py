"""The nonces of those who sit at a table: added before the game, which waits for them, but not for long."""

from __future__ import annotations

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from baston.kernel.game import Refusal
from baston.server import clock
from baston.server.refusals import Refused
from baston.server.tables.back_reference import BackReference
from baston.server.tables.lobby import Lobby, Seating

LONGEST_WAIT: Final = 5.0  # seconds; then the game starts, and its record says whose nonce is missing
TASKS: Final[set[asyncio.Task[None]]] = set()  # the event loop itself holds only weak references to tasks
UNAVAILABLE: Final = 503  # the status of refusals of the store, which may take the same later
logger = logging.getLogger(__name__)


class GatheringTable(Protocol):
    """What is needed of a room before its game."""

    @property
    def id(self) -> str:
        """The table's id."""

    @property
    def lobby(self) -> Lobby:
        """The table before its game, as it is now."""

    def locked(self) -> AbstractAsyncContextManager[None]:
        """Hold the table's lock, with all stored entries applied, while the context lasts."""

    async def apply_seating(self, seating: Seating) -> None:
        """Store the seating, apply it and broadcast the change."""


class Nonces:
    """Adds nonces, and starts the game of a full table when it has waited for them long enough.

    A browser that went away cannot hold up the others. After a restart the wait begins anew. The timer holds
    the table, which stays in memory meanwhile.
    """

    def __init__(self, table: GatheringTable) -> None:
        self._owner = BackReference(table)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def _table(self) -> GatheringTable:
        return self._owner()

    async def add(self, browser: str | None, seat: int, nonce: str) -> None:
        """Add the seat's nonce to the deal.

        Raises Refused as `Lobby.prepare_nonce`, and as all that store.
        """
        async with self._table.locked():
            seating = self._table.lobby.prepare_nonce(browser or "", seat, nonce, clock.now())
            await self._table.apply_seating(seating)

    def update(self) -> None:
        """Begin to wait, go on, or stop, as the table is now. Call after every change of its seats."""
        if not self._table.lobby.is_overdue:
            self.stop()
        elif self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(LONGEST_WAIT, self._on_timer, self._table)

    def stop(self) -> None:
        """Wait no longer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _on_timer(self, table: GatheringTable) -> None:
        self._timer = None
        task = asyncio.create_task(self._start(table))
        TASKS.add(task)
        task.add_done_callback(TASKS.discard)

    async def _start(self, table: GatheringTable) -> None:
        """Start the game, if still nothing is missing but nonces."""
        try:
            async with table.locked():
                if table.lobby.is_overdue:
                    await table.apply_seating(table.lobby.prepare_overdue_start(clock.now()))
        except Refusal as refusal:
            logger.warning("table %s: the game did not start: %s", table.id, refusal.key)
            if isinstance(refusal, Refused) and refusal.status == UNAVAILABLE:
                self.update()
