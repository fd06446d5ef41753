"""Keeps a database of this version for the tests of all later ones: `python -m tests.server.dumping`.

To be run at a release that has a migration of its own, with the code of that release. It writes into
`released` the data and, for each kind of database, the schema, named after the migration.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from baston.kernel.rng import Rng
from baston.server.access.identity import COOKIE, load_identity
from baston.server.storage.database import SQLITE_FILE, migrate
from tests import needs
from tests.fuzz.served import KEPT, Served
from tests.server.postgres import PASSWORD, Postgres
from tests.server.wire import BOTH, Browser, TableSocket, any_of, play_to_end

PLAYER: Final = "player-of-the-dumps"
SAID: Final = 'C\'est "parti" ! \\o/ 🎲'
RELEASED: Final = Path(__file__).parent / "released"
OPEN: Final = [{"kind": "me", "name": "O'Neil"}, {"kind": "open"}]
PEOPLE: Final = [{"kind": "me", "name": "Zoé"}, {"kind": "me", "name": "<b>Ada</b>"}, {"kind": "bot"}]
COUNTED: Final = {"chat": "id"}  # columns that the database fills in itself


def sign_in(browser: Browser, data: Path) -> None:
    """Be the player of the dumps, at the server with this data folder."""
    cookie = load_identity(data).cookie(PLAYER, secure=False)
    browser.http.cookies.set(COOKIE, cookie.partition(";")[0].partition("=")[2])


def play(browser: Browser) -> None:
    """Tables of both games: finished, running, waiting."""
    for game in ("nim", "smashup"):
        with browser.connect(browser.make(game, BOTH)["id"]) as ws:
            ws.send(type="chat", text='C\'est "parti" ! \\o/ 🎲')
            play_to_end(ws, seed=1)
        with browser.connect(browser.make(game, BOTH)["id"]) as ws:
            answer(ws, 12 if game == "smashup" else 2)
    with browser.connect(browser.make("nim", BOTH)["id"]) as ws:
        answer(ws, 1)
        ws.send(type="undo", seat=0)
        ws.my_turn()
    with browser.connect(browser.make("smashup", PEOPLE)["id"]) as ws:
        ws.my_turn()
        ws.send(type="concede", seat=1)
        answer(ws, 3)
    browser.make("nim", OPEN, listed=True)
    browser.post("/api/devices")


def answer(ws: TableSocket, times: int) -> None:
    """Answer by chance, so many times, and wait until a person is asked again."""
    chance = Rng(times)
    for _ in range(times):
        state = ws.my_turn()
        ws.answer(state, any_of(state, chance))
    ws.my_turn()


def inserts(connection: sqlite3.Connection) -> Iterator[str]:
    """The data, as statements that every database takes."""
    for table in ("alembic_version", *KEPT):
        kinds = {name: kind for _, name, kind, *_ in connection.execute(f"PRAGMA table_info({table})")}
        columns = [name for name in kinds if name != COUNTED.get(table)]
        for row in connection.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY rowid"):
            values = [literal(value, kinds[name]) for name, value in zip(columns, row, strict=True)]
            yield f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({', '.join(values)});"


def literal(value: object, kind: str) -> str:
    """A value as SQL has it."""
    if value is None:
        return "NULL"
    if kind == "BOOLEAN":
        return "TRUE" if value else "FALSE"
    if isinstance(value, str):
        return "'" + value.replace("'", "''") + "'"
    return repr(value)


def schema_of(postgres: Postgres, programs: Path) -> Iterator[str]:
    """The schema as PostgreSQL has it, without settings of the session and comments."""
    url = postgres.new_database()
    asyncio.run(migrate(url))
    assert url.database is not None
    dumped = subprocess.run(
        [programs / "pg_dump", "--schema-only", "--no-owner", "--no-privileges", "--dbname", url.database],
        env={
            **os.environ,
            "PGHOST": str(url.host),
            "PGPORT": str(url.port),
            "PGUSER": str(url.username),
            "PGPASSWORD": PASSWORD,
        },
        capture_output=True,
        text=True,
        check=True,
    )
    for line in dumped.stdout.splitlines():
        if line and not line.startswith(("SET ", "SELECT ", "--", "\\")):
            yield line


def main() -> None:
    """Write the files."""
    programs = needs.postgres()
    with tempfile.TemporaryDirectory() as folder:
        with Served(Path(folder)) as server:
            browser = Browser(server.address)
            sign_in(browser, Path(folder))
            play(browser)
            browser.http.close()
        with contextlib.closing(sqlite3.connect(Path(folder) / SQLITE_FILE)) as connection:
            data = [*inserts(connection)]
            made = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
            (version,) = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    postgres = Postgres(programs, Path(mkdtemp(prefix="baston-postgres-")))
    try:
        postgres.start()
        files = {
            "": data,
            "-sqlite": [f"{sql};" for (sql,) in made],
            "-postgresql": schema_of(postgres, programs),
        }
        for kind, lines in files.items():
            (RELEASED / f"{version}{kind}.sql").write_text("".join(f"{line}\n" for line in lines), "utf-8")
    finally:
        postgres.close()


if __name__ == "__main__":
    main()
