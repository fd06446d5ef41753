"""Faults of the database: what causes them, and a log that names each cause once and then counts."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from typing import Final, TypeAlias

from sqlalchemy.exc import DBAPIError

from baston.server.metrics import STORE_FAULTS

Cause: TypeAlias = str  # as the catalogs tell causes apart
DISK: Final = "disk"  # full, over its quota, or broken
LOCKED: Final = "locked"  # by another program, or the database server does not answer
DAMAGED: Final = "damaged"
READ_ONLY: Final = "read-only"
GONE: Final = "gone"  # the database server, or the file
CROWDED: Final = "crowded"  # too much waits to be written
OTHER: Final = "other"

SQLITE: Final = {
    sqlite3.SQLITE_FULL: DISK,
    sqlite3.SQLITE_IOERR: DISK,
    sqlite3.SQLITE_BUSY: LOCKED,
    sqlite3.SQLITE_LOCKED: LOCKED,
    sqlite3.SQLITE_CORRUPT: DAMAGED,
    sqlite3.SQLITE_NOTADB: DAMAGED,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_CANTOPEN: GONE,
}
# Codes of PostgreSQL, or the class of them with which they begin.
POSTGRES: Final = {
    "53100": DISK,
    "58030": DISK,
    "55P03": LOCKED,
    "57014": LOCKED,
    "XX001": DAMAGED,
    "XX002": DAMAGED,
    "25006": READ_ONLY,
    "08": GONE,
    "53": GONE,
    "57": GONE,
}
AGAIN: Final = 60.0  # seconds after which a fault that lasts is logged again, with the count
logger = logging.getLogger(__name__)


def cause_of(error: BaseException) -> Cause:
    """Return what an error of the database comes from, as far as it tells."""
    for each in _chain(error):
        if isinstance(each, sqlite3.Error):
            code = getattr(each, "sqlite_errorcode", None)
            return SQLITE.get(code & 0xFF, OTHER) if isinstance(code, int) else OTHER
        state = str(getattr(each, "sqlstate", None) or "")
        cause = POSTGRES.get(state) or POSTGRES.get(state[:2])
        if cause is not None:
            return cause
        if isinstance(each, TimeoutError):
            return LOCKED
        if isinstance(each, OSError):
            return GONE
        if isinstance(each, DBAPIError) and each.connection_invalidated:
            return GONE
    return OTHER


def _chain(error: BaseException) -> Iterator[BaseException]:
    """Yield the error and what it came from, the innermost first: that knows most."""
    inner = getattr(error, "orig", None) or error.__cause__
    if isinstance(inner, BaseException):
        yield from _chain(inner)
    yield error


def reason_of(error: BaseException) -> str:
    """Return what the database itself says of an error, in one line."""
    first = next(_chain(error))
    return (str(first) or type(first).__name__).splitlines()[0]


class FaultLog:
    """Logs a fault when it begins, once a minute while it lasts, and its end; it counts what lies between.

    `what` is what cannot be done meanwhile. `cause`: that of the fault that lasts; None: all is well.
    """

    def __init__(self, what: str) -> None:
        self.cause: Cause | None = None
        self._what = what
        self._untold = 0
        self._told_at = 0.0

    def failed(self, error: BaseException) -> Cause:
        """Count a failure, log it if it tells something new, and return its cause."""
        cause, now = cause_of(error), time.monotonic()
        STORE_FAULTS.labels(cause).inc()
        if cause == self.cause and now - self._told_at < AGAIN:
            self._untold += 1
            return cause
        told = {"cause": cause, "untold": self._untold}
        logger.error("%s (%s): %s%s", self._what, cause, reason_of(error), self._count(), extra=told)
        self.cause, self._told_at = cause, now
        return cause

    def worked(self) -> None:
        """Note that it works, and log it if it did not before."""
        if self.cause is not None:
            logger.warning("%s (%s): that is over%s", self._what, self.cause, self._count())
            self.cause = None

    def _count(self) -> str:
        """Return how many failures went unlogged, and count anew."""
        untold, self._untold = self._untold, 0
        return f" ({untold} times more)" if untold else ""
