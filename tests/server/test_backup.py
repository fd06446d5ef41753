"""Backups of a server that runs, and the way back after the file was damaged."""

from __future__ import annotations

import contextlib
import sqlite3
import stat
import tarfile
import threading
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from baston.kernel.rng import Rng
from baston.kernel.text import an_int
from baston.server.access.identity import KEY_FILE
from baston.server.storage.database import SQLITE_FILE
from tests.server.program import Program, obeyed, refused
from tests.server.wire import BOTH, WAIT, Browser, any_of, play_to_end


def baston(*args: str) -> tuple[int, str]:
    """Run a command; its status and what it says."""
    status, said = obeyed(*args, "--lang", "en")
    return status, " ".join(said.split())


def play_on(browser: Browser, told: list[tuple[str, int]], enough: threading.Event) -> None:
    """Play one game after another until the server is killed; note table and number of all that is told."""
    chance = Rng(7)
    with contextlib.suppress(ConnectionClosed, httpx.TransportError, OSError):
        while True:
            id = str(browser.make("smashup", BOTH)["id"])
            with browser.connect(id) as ws:
                while (state := ws.my_turn())["result"] is None:
                    told.append((id, an_int(state["number"])))
                    ws.answer(state, any_of(state, chance))
                    if len(told) == 5:
                        enough.set()


def test_a_server_is_killed_its_file_damaged_and_the_backup_put_back(tmp_path: Path) -> None:
    """All that was acknowledged before the backup is there, in the seat of the same browser, and goes on."""
    data, file = tmp_path / "data", tmp_path / "copy.tar"
    program = Program(data, "--port", "0")
    browser = Browser(program.address)
    try:
        browser.get("/api/health")
        told: list[tuple[str, int]] = []
        enough = threading.Event()
        player = threading.Thread(target=play_on, args=(browser, told, enough))
        player.start()
        assert enough.wait(WAIT)
        id, before = told[-1]
        status, said = baston("backup", str(file), "--data", str(data))
        assert (status, "the key that signs cookies" in said) == (0, True), said
        busy = baston("restore", str(file), "--data", str(data))
        assert (busy[0], "Another baston serves" in busy[1]) == (2, True), busy
        program.kill()
        player.join(WAIT)
        damage(data / SQLITE_FILE)
        status, said = refused(data, "--port", "0")
        assert status == 2
        assert "baston restore FILE" in " ".join(said.split())
        assert "Traceback" not in said
        status, said = baston("restore", str(file), "--data", str(data))
        assert status == 0, said
        program = Program(data, "--port", program.port)
        with browser.connect(id) as ws:
            assert an_int(ws.my_turn()["number"]) >= before
        last = str(browser.get("/api/tables/mine").json()[0]["id"])
        with browser.connect(last) as ws:
            play_to_end(ws, seed=1)
        (aside,) = data.glob("replaced-*")
        assert {SQLITE_FILE, KEY_FILE} <= {path.name for path in aside.iterdir()}
    finally:
        browser.http.close()
        program.kill()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE((data / SQLITE_FILE).stat().st_mode) == 0o600


def damage(file: Path) -> None:
    """Overwrite the middle of a database, as a failing disk does; what its log still held is lost too."""
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = file.stat().st_size
    with file.open("r+b") as out:
        out.seek(4096)
        out.write(b"\xa5" * (size - 8192))


def test_a_file_that_is_no_database_is_called_damaged(tmp_path: Path) -> None:
    (tmp_path / SQLITE_FILE).write_text("not a database, but long enough to be looked at" * 100)
    status, said = refused(tmp_path, "--port", "0")
    assert status == 2
    assert "is damaged" in said


@pytest.mark.parametrize(
    ("case", "words"),
    [
        ("nothing", "nothing to back up"),
        ("exists", "is there already"),
        ("postgres", "pg_dump --format=custom"),
        ("text", "no whole backup"),
        ("half", "no whole backup"),
        ("gone", "no-such"),
    ],
)
def test_what_cannot_be_backed_up_or_restored_says_why(tmp_path: Path, case: str, words: str) -> None:
    there, data = tmp_path / "there", tmp_path / "data"
    data.mkdir()
    there.write_text("no tar")
    if case == "half":
        with tarfile.open(there, "w") as archive:
            archive.add(Path(__file__), SQLITE_FILE)
    if case == "exists":
        (data / SQLITE_FILE).touch()
        (data / KEY_FILE).touch()
    command = {
        "nothing": ["backup", str(tmp_path / "new")],
        "exists": ["backup", str(there)],
        "postgres": ["backup", str(tmp_path / "new"), "--database", "postgresql://me:secret@db/baston"],
        "text": ["restore", str(there)],
        "half": ["restore", str(there)],
        "gone": ["restore", str(tmp_path / "no-such")],
    }[case]
    status, said = baston(*command, "--data", str(data))
    assert status == 2
    assert words in said
    assert "secret" not in said
    assert "Traceback" not in said
    assert {path.name for path in data.iterdir()} <= {SQLITE_FILE, KEY_FILE, "server.lock"}
