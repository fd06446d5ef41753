"""Heartbeats: since when each worker has been alive, and until when at least."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from sqlalchemy import Select, bindparam, delete, insert, or_, select
from sqlalchemy.engine import RowMapping

from baston.server.storage.schema import HEARTBEATS
from baston.server.storage.transactions import Statement

MONTH: Final = 30 * 24 * 3600.0  # seconds that heartbeats of workers of the past are kept
ADD: Final = insert(HEARTBEATS)
DROP: Final = delete(HEARTBEATS).where(
    or_(HEARTBEATS.c.worker == bindparam("its_worker"), HEARTBEATS.c.time < bindparam("oldest"))
)


def heartbeat(worker: str, began: float, now: float) -> list[Statement]:
    """Return what stores that the worker has been alive from then until now, in seconds since 1970."""
    return [
        (DROP, {"its_worker": worker, "oldest": now - MONTH}),
        (ADD, {"worker": worker, "began": began, "time": now}),
    ]


def alive_after(since: float) -> Select[*tuple[object, ...]]:
    """Return what selects the times of the workers that were alive after that, in seconds since 1970."""
    wanted = select(HEARTBEATS.c.began, HEARTBEATS.c.time).where(HEARTBEATS.c.time > since)
    return wanted.order_by(HEARTBEATS.c.began)


def covered_by(heartbeats: Iterable[RowMapping], since: float, until: float) -> float:
    """Return for how many seconds between two times any worker was alive.

    The rows are those of `alive_after`, in their order.
    """
    covered, counted = 0.0, since
    for row in heartbeats:
        began, last = max(counted, float(row["began"])), min(until, float(row["time"]))
        if last > began:
            covered, counted = covered + last - began, last
    return covered
