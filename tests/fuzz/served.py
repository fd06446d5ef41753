"""`baston serve` as a process of its own, to be talked to, killed and begun again on the same data."""

from __future__ import annotations

import os
import re
import sqlite3
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from subprocess import DEVNULL, Popen
from types import TracebackType
from typing import TypeVar

import httpx
import msgspec
from sqlalchemy import Select, create_engine, select
from sqlalchemy.engine import URL

import baston
from baston.server.storage.database import SQLITE_FILE
from baston.server.storage.rows import Entry, SeatRow, StoredTable, TableRow
from baston.server.storage.schema import ENTRIES, SEATS, TABLES
from tests.server.program import warm
from tests.warm import Forked

SOURCE = str(Path(baston.__file__).parents[1])
PATIENCE = 60.0  # seconds until a server that says nothing counts as hanging
ADDRESS = re.compile(r"http://(127\.0\.0\.1:\d+)")
KEPT = ("tables", "seats", "entries", "chat", "devices", "blocks", "administration")
Rows = list[tuple[object, ...]]
T = TypeVar("T")


def environment() -> dict[str, str]:
    """Ours, with the baston that is tested, in English."""
    return {**os.environ, "PYTHONPATH": SOURCE, "PYTHONUNBUFFERED": "1", "BASTON_LANG": "en"}


class Served:
    """A server on a free port, with more variables than ours if need be. What it says is kept in `log`.

    It is forked from a process that has imported everything, unless it has variables of its own, which may
    count from its first moment, or begins workers itself.
    """

    def __init__(self, data: Path, *options: str, variables: Mapping[str, str] | None = None) -> None:
        self.data = data
        self.log = data / "said.txt"
        self._options = options
        self._variables = variables or {}
        self.log.touch()
        self._watching: sqlite3.Connection | None = None  # to the database; it tells when others have written
        self._version: object = None
        self._stored: dict[str, Rows] = {}
        self.start()

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Begin, or begin again; at another port."""
        before = len(self.said())
        self._process = self._begun(
            ["serve", "--port", "0", "--no-browser", "--data", str(self.data), *self._options]
        )
        end = time.monotonic() + PATIENCE
        while (found := ADDRESS.search(self.said()[before:])) is None:
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)
        self.address = found[1]
        # The socket listens before the application is there: this waits for it.
        health = httpx.get(f"http://{self.address}/api/health", timeout=PATIENCE, verify=False)
        assert health.status_code == 200

    def _begun(self, args: list[str]) -> Popen[bytes] | Forked:
        if not self._variables and "--workers" not in self._options:
            return warm().start(args, self.log, environment())
        with self.log.open("ab") as log:
            return Popen(
                [sys.executable, "-m", "baston.cli", *args],
                stdin=DEVNULL,
                stdout=log,
                stderr=log,
                env={**environment(), **self._variables},
            )

    def kill(self) -> None:
        """SIGKILL: it can do nothing about it."""
        self._process.kill()
        self._process.wait(PATIENCE)
        if self._watching is not None:
            self._watching.close()
            self._watching = self._version = None

    def alive(self) -> bool:
        """Does it still run?"""
        return self._process.poll() is None

    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def workers(self) -> list[int]:
        """The processes that serve: itself, unless it was started with several workers."""
        if "--workers" not in self._options:
            return [self.pid()]
        return workers_of(self.pid())

    def said(self) -> str:
        """All that it has written to its output so far."""
        return self.log.read_text()

    def stored(self) -> dict[str, Rows]:
        """All that its database holds; it is read anew if something has been written since."""
        if self._watching is None:
            self._watching = sqlite3.connect(self.data / SQLITE_FILE, timeout=PATIENCE)
        version = self._watching.execute("PRAGMA data_version").fetchone()
        if version != self._version:
            self._version = version
            self._stored = {name: self._rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in KEPT}
        return self._stored

    def table(self, id: str) -> StoredTable:
        """All that is kept of a table, apart from its chat."""
        engine = create_engine(URL.create("sqlite", database=str(self.data / SQLITE_FILE)))
        with engine.connect() as connection:

            def rows(wanted: Select[*tuple[object, ...]], kind: type[T]) -> list[T]:
                found = connection.execute(wanted).mappings()
                return [msgspec.convert({str(name): row[name] for name in row}, kind) for row in found]

            (table,) = rows(select(TABLES).where(TABLES.c.id == id), TableRow)
            seats = rows(select(SEATS).where(SEATS.c.table_id == id).order_by(SEATS.c.seat), SeatRow)
            entries = rows(select(ENTRIES).where(ENTRIES.c.table_id == id).order_by(ENTRIES.c.number), Entry)
        engine.dispose()
        return StoredTable(table, seats, entries, [])

    def _rows(self, wanted: str, *values: str) -> Rows:
        connection = sqlite3.connect(self.data / SQLITE_FILE, timeout=PATIENCE)
        try:
            return connection.execute(wanted, values).fetchall()
        finally:
            connection.close()


def workers_of(supervisor: int) -> list[int]:
    """The processes of the workers that a server has begun."""
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    commands = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return [child for child, command in commands.items() if b"spawn_main" in command]
