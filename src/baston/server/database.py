"""The connection to the database, and bringing it to the version that this program knows."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from baston.kernel.game import Refusal

MIGRATIONS: Final = Path(__file__).parent / "migrations"
FILE: Final = "baston.sqlite"
DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
# A commit is on the disk before it is acknowledged, and readers do not wait for writers.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


def database_url(text: str | None, data: Path) -> URL:
    """The database asked for, else a file in the data folder. Raises Refusal: "database-url"."""
    if not text:
        return URL.create(DRIVERS["sqlite"], database=str(data / FILE))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Refusal("database-url", url=text) from error
    name = url.drivername.partition("+")[0]
    if name not in DRIVERS:
        raise Refusal("database-url", url=url.render_as_string())
    return url.set(drivername=DRIVERS[name])


def engine_for(url: URL) -> AsyncEngine:
    """An engine, not yet connected."""
    engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite")
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


async def prepare(url: URL) -> None:
    """Make the tables, or bring them up to date.

    Raises Refusal: "database-newer" if a later version of this program made them, "database-broken" if the
    database cannot be reached, read or written.
    """
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    except (SQLAlchemyError, OSError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise Refusal("database-broken", url=url.render_as_string(), reason=reason) from error
    finally:
        await engine.dispose()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise Refusal("database-newer", url=connection.engine.url.render_as_string())
    command.upgrade(config, "head")
