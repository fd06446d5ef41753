"""The database: its URL, engines, and the migration to the schema of this version."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from baston.kernel.game import Refusal
from baston.server.private_files import close_to_others, make_private_file
from baston.server.storage.faults import DAMAGED, cause_of, reason_of
from baston.server.url_schemes import POSTGRES, scheme_of

MIGRATIONS: Final = Path(__file__).parent / "migrations"
SQLITE_FILE: Final = "baston.sqlite"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite"} | dict.fromkeys(POSTGRES, "postgresql+asyncpg")
# Seconds that a statement has. Who locks the database for so long, as a backup may, delays answers; nobody is
# refused. It is also how long all tables wait for a database server that no longer says anything.
PATIENCE: Final = 60.0
PRAGMAS: Final = (
    "journal_mode=WAL",  # readers do not wait for writers
    "synchronous=FULL",  # a commit is on the disk before it is acknowledged
    "foreign_keys=ON",
    f"busy_timeout={int(1000 * PATIENCE)}",
    "wal_autocheckpoint=10000",  # pages: a bound, should `Checkpoints` not keep up
)
CONNECT_TIMEOUT: Final = 10  # seconds that a database server has to take a connection


def database_url(text: str | None, data: Path) -> URL:
    """Return the database's URL with its driver; without a text, the URL of a file in the data folder.

    Raises Refusal: "database-url" (the text names no database).
    """
    if not text:
        return URL.create(DRIVERS["sqlite"], database=str(data / SQLITE_FILE))
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise Refusal("database-url", url=text) from error
    name = scheme_of(url.drivername)
    if name not in DRIVERS:
        raise Refusal("database-url", url=url.render_as_string())
    url = url.set(drivername=DRIVERS[name])
    if "sslmode" in url.query:  # as PostgreSQL's own programs call it; asyncpg calls it ssl
        mode = url.query["sslmode"]
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url


def engine_for(url: URL, timeout: float | None = None) -> AsyncEngine:
    """Make an engine, not yet connected. `timeout`: seconds that a database server has for a statement."""
    if url.get_backend_name() != "sqlite":
        timeouts = {"timeout": CONNECT_TIMEOUT, "command_timeout": timeout}
        return create_async_engine(url, pool_pre_ping=True, connect_args=timeouts)
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def command_engine(url: URL, patience: float) -> AsyncEngine:
    """Make an engine for a command that somebody waits for, so many seconds at most for each statement."""
    engine = engine_for(url, patience)
    if url.get_backend_name() == "sqlite":

        def be_impatient(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
            connection.execute(f"PRAGMA busy_timeout={int(1000 * patience)}")

        event.listen(engine.sync_engine, "connect", be_impatient)
    return engine


def sqlite_engine(url: URL) -> Engine:
    """Make an engine for a thread of its own that writes to an SQLite file, not yet connected."""
    engine = create_engine(url.set(drivername="sqlite"))
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: sqlite3.Connection, _entry: ConnectionPoolEntry) -> None:
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


async def migrate(url: URL) -> None:
    """Create the schema, or upgrade it to that of this version.

    Raises Refusal: "database-newer" (a later version of this program made the tables), "database-damaged"
    (the file does not hold together), "database-broken" (it cannot be reached, read or written).
    """
    try:
        if url.get_backend_name() == "sqlite":
            _keep_private(url)
            _check_file(url)
            # Without threads: one that failed to open a file may outlive its event loop. With the pragmas:
            # several workers that change a new file's journal later would lock each other out.
            engine = sqlite_engine(url)
            with engine.begin() as connection:
                _upgrade(connection)
            engine.dispose()
        else:
            await _migrate_server(url)
    except (SQLAlchemyError, OSError, TypeError, UnicodeError) as error:
        # The latter two come from a URL with a parameter unknown to the driver, or an impossible host.
        reason = reason_of(error)
        if cause_of(error) == DAMAGED:
            raise Refusal("database-damaged", file=str(url.database), reason=reason) from error
        raise Refusal("database-broken", url=display_url(url), reason=reason) from error


def _keep_private(url: URL) -> None:
    """Let nobody else on the machine read the SQLite file, which is made if there is none; `-wal` and `-shm`,
    which SQLite makes with the mode of the file, neither."""
    if url.database and url.database != ":memory:" and not url.database.startswith("file:"):
        make_private_file(Path(url.database))
        close_to_others(*[Path(url.database + suffix) for suffix in ("-wal", "-shm", "-journal")])


def _check_file(url: URL) -> None:
    """Check that the file of a database holds together, which takes three seconds for each gigabyte."""
    if not url.database or not Path(url.database).exists():
        return
    with contextlib.closing(sqlite3.connect(url.database, timeout=PATIENCE)) as connection:
        try:
            reason = fault_in(connection)
        except sqlite3.DatabaseError as error:
            if cause_of(error) != DAMAGED:
                raise OSError(str(error)) from error
            reason = str(error)
    if reason is not None:
        raise Refusal("database-damaged", file=url.database, reason=reason)


def fault_in(connection: sqlite3.Connection) -> str | None:
    """Return what is wrong with the file of an SQLite database; None if it holds together."""
    (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return None if found == "ok" else str(found).splitlines()[-1]


async def _migrate_server(url: URL) -> None:
    engine = engine_for(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_upgrade)
    finally:
        await engine.dispose()


def display_url(url: URL) -> str:
    """Return a database's URL as people are shown it, without the password and the driver."""
    return url.set(drivername=url.get_backend_name()).render_as_string()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    _known_revision(connection)
    command.upgrade(config, "head")


def check_schema(connection: Connection) -> None:
    """Check that the schema is that of this version.

    Raises Refusal: "database-newer" (a later version made it), "database-older" (no server of this version
    has run on it).
    """
    if _known_revision(connection) != ScriptDirectory(MIGRATIONS).get_current_head():
        raise Refusal("database-older", url=display_url(connection.engine.url))


def _known_revision(connection: Connection) -> str | None:
    """Return the last migration of the database; None: it has no tables. Raises Refusal: "database-newer"."""
    known = {script.revision for script in ScriptDirectory(MIGRATIONS).walk_revisions()}
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None and current not in known:
        raise Refusal("database-newer", url=display_url(connection.engine.url))
    return current
