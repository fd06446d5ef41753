"""The database of a server, opened for one command; the server may run meanwhile."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from baston.cli.records.saves import data_folder
from baston.kernel.game import Refusal
from baston.server.operations.administration import INTERVAL
from baston.server.storage.administration import Administration
from baston.server.storage.database import check_schema, command_engine, database_url, display_url
from baston.server.storage.faults import DAMAGED, LOCKED, cause_of, reason_of

PATIENCE: Final = 5.0  # seconds: a person waits
NOTICED: Final = round(INTERVAL) + 1  # seconds in which a server that runs sees what was done
LONGEST_WHY: Final = 200  # characters
T = TypeVar("T")


def ask(data: str | None, database: str | None, question: Callable[[Administration], Awaitable[T]]) -> T:
    """Return what the question finds in the database of a server.

    Raises Refusal as the question; "admin-nothing" (there is no database), "admin-locked", "database-broken",
    "database-damaged", "database-newer", "database-older", "database-url".
    """
    folder = Path(data).expanduser() if data else data_folder()
    url = database_url(database, folder)

    async def put() -> T:
        async with _opened(url) as administration:
            return await question(administration)

    return asyncio.run(put())


@asynccontextmanager
async def _opened(url: URL) -> AsyncIterator[Administration]:
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise Refusal("admin-nothing", file=str(url.database))  # else SQLite would make one
    engine = command_engine(url, PATIENCE)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(check_schema)
        yield Administration(engine)
    except (SQLAlchemyError, OSError, TypeError, UnicodeError) as error:
        # The latter two come from a URL with a parameter unknown to the driver, or an impossible host.
        raise _told(error, url) from error
    finally:
        await engine.dispose()


def _told(error: Exception, url: URL) -> Refusal:
    cause = cause_of(error)
    if cause == LOCKED:
        return Refusal("admin-locked", url=display_url(url))
    if cause == DAMAGED:
        return Refusal("database-damaged", file=str(url.database), reason=reason_of(error))
    return Refusal("database-broken", url=display_url(url), reason=reason_of(error))


def reason_given(why: str | None) -> str:
    """Return the reason that was given, on one line. Raises Refusal: "admin-why-long"."""
    said = " ".join("".join(x if x.isprintable() or x == "\u00a0" else " " for x in why or "").split(" "))
    if len(said) > LONGEST_WHY:
        raise Refusal("admin-why-long")
    return said.strip()


def moment(at: float | None, otherwise: str = "–") -> str:
    """Return a time, in seconds since 1970, as people of this machine read it."""
    return otherwise if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
