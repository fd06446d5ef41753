"""`baston serve` as a process of its own, to be talked to, killed and begun again on the same data."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

import httpx

import baston
from baston.server.kept import Entry

SOURCE = str(Path(baston.__file__).parents[1])
PATIENCE = 20.0  # seconds until a server that says nothing counts as hanging
ADDRESS = re.compile(r"http://(127\.0\.0\.1:\d+)")
KEPT = ("tables", "seats", "entries", "chat", "devices")
Rows = list[tuple[object, ...]]


class Served:
    """A server on a free port. All that it says is kept in `log`."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.log = data / "said.txt"
        self._options = options
        self.start()

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Begin, or begin again; at another port."""
        command = [sys.executable, "-m", "baston.cli", "serve", "--port", "0", "--no-browser"]
        with self.log.open("ab") as log:
            before = log.tell()
            self._process = subprocess.Popen(
                [*command, "--data", str(self.data), *self._options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={**os.environ, "PYTHONPATH": SOURCE, "PYTHONUNBUFFERED": "1", "BASTON_LANG": "en"},
            )
        end = time.monotonic() + PATIENCE
        while (found := ADDRESS.search(self.said()[before:])) is None:
            assert self._process.poll() is None, self.said()
            assert time.monotonic() < end, "the server does not start"
            time.sleep(0.01)
        self.address = found[1]
        # The socket listens before the application is there: this waits for it.
        assert httpx.get(f"http://{self.address}/api/health", timeout=PATIENCE).status_code == 200

    def kill(self) -> None:
        """SIGKILL: it can do nothing about it."""
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """Interrupt it, as by Ctrl-C; its exit status."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE)

    def alive(self) -> bool:
        """Does it still run?"""
        return self._process.poll() is None

    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def said(self) -> str:
        """All that it has written to its output so far."""
        return self.log.read_text()

    def kept(self) -> dict[str, Rows]:
        """All that its database holds."""
        return {name: self._rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in KEPT}

    def entries(self, table: str) -> list[Entry]:
        """The record of a table, as it is kept."""
        found = self._rows(
            "SELECT number, kind, seat, value, digest, time FROM entries WHERE table_id = ? ORDER BY number",
            table,
        )
        return [_entry(*row) for row in found]

    def secrets(self, table: str) -> tuple[str, str, str]:
        """What the database alone knows while a game goes on: seed, salt and invitation."""
        seed, salt, invite = self._rows("SELECT seed, salt, invite FROM tables WHERE id = ?", table)[0]
        return str(seed), str(salt), str(invite)

    def _rows(self, wanted: str, *values: str) -> Rows:
        connection = sqlite3.connect(self.data / "baston.sqlite", timeout=PATIENCE)
        try:
            return connection.execute(wanted, values).fetchall()
        finally:
            connection.close()


def _entry(number: object, kind: object, seat: object, value: object, digest: object, at: object) -> Entry:
    assert isinstance(number, int)
    assert isinstance(seat, int)
    assert isinstance(value, int)
    assert isinstance(at, float)
    return Entry(number, str(kind), seat, value, None if digest is None else str(digest), at)
