"""Finds the worker that holds a table, and passes on to it what is about the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import unquote

from baston.server.refusals import Refused
from baston.server.storage.rows import WorkerRow
from baston.server.workers.leases import Leases

PREFIX: Final = "/api/tables/"
NO_TABLES: Final = ("", "asked", "mine")  # what stands there and is no table's id
PATIENCE: Final = 8.0  # seconds in which a dead worker's tables are taken over
RETRY: Final = 0.25  # seconds
Pass: TypeAlias = Callable[[WorkerRow], Awaitable[None]]


def table_in(path: str) -> str | None:
    """Return the id of the table that a request's path is about; None if it is about none."""
    if not path.startswith(PREFIX):
        return None
    table = unquote(path.removeprefix(PREFIX).partition("?")[0].partition("/")[0])
    return None if table in NO_TABLES else table


def is_of_this_machine(worker: WorkerRow) -> bool:
    """Whether the worker has its inbox on this machine; it may be dead."""
    return Path(worker.inbox).exists()


class Routes:
    """Passes requests and WebSockets on to the workers that hold their tables."""

    def __init__(self) -> None:
        self._leases: Leases | None = None

    def open(self, leases: Leases) -> None:
        """Pass on from now on, as the leases say."""
        self._leases = leases

    async def pass_on(self, table: str, send: Pass, takes_up: bool, relayed: bool) -> bool:
        """Pass on what is about the table by `send`; return False if it is to be served here.

        `takes_up`: it needs the table in memory, so that a table that nobody holds is taken up by the worker
        that is chosen for it. `relayed`: another machine has passed it on already. `send` raises OSError if
        it could not pass it on, and has done nothing then.

        Raises Refused: "moved" (the worker that holds the table, if any, does not answer), "not-kept" and
        "not-reached" (nor does the database).
        """
        leases = self._leases
        assert leases is not None, "the server has started"
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            worker = await leases.holder(table)
            if worker is None and takes_up and not leases.holds(table):
                worker = leases.chosen(table)
            if worker is None:
                return False
            try:
                if is_of_this_machine(worker) or (worker.address and not relayed):
                    await send(worker)
                    return True
            except ConnectionRefusedError:
                if is_of_this_machine(worker):  # nobody listens there: its process has ended
                    await leases.bury(worker)
                    continue
            except OSError:
                pass  # it is stalled, or about to end: others will take its tables over
            await asyncio.sleep(RETRY)
        raise Refused("moved", 503)
