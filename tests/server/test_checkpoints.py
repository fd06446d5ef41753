"""What has been committed comes into SQLite's file while the server runs; a copy that fails is told."""

from __future__ import annotations

import shutil
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import Engine, text
from sqlalchemy.engine import URL

from baston.server.storage.checkpoints import Checkpoints
from baston.server.storage.database import sqlite_engine

LINES = ["one", "two", "three"]


def commit(engine: Engine, line: str) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE IF NOT EXISTS lines (line TEXT)"))
        connection.execute(text("INSERT INTO lines VALUES (:line)"), {"line": line})


def in_the_file(path: Path) -> list[str]:
    """The lines that stand in the file itself, whatever its log holds."""
    alone = shutil.copy(path, path.with_name("alone.sqlite"))
    connection = sqlite3.connect(alone)
    try:
        return [line for (line,) in connection.execute("SELECT line FROM lines")]
    except sqlite3.OperationalError:  # not even the table
        return []
    finally:
        connection.close()


@pytest.mark.parametrize(("commits", "copied"), [(3, LINES), (4, [])])
def test_the_file_is_brought_up_to_date_after_so_many_commits(
    tmp_path: Path, commits: int, copied: list[str]
) -> None:
    path = tmp_path / "some.sqlite"
    url = URL.create("sqlite", database=str(path))
    engine, checkpoints = sqlite_engine(url), Checkpoints(url, commits)
    with engine.connect():  # the last to disconnect checkpoints as well
        for line in LINES:
            commit(engine, line)
            checkpoints.count()
        checkpoints.close()
        assert in_the_file(path) == copied
    engine.dispose()
    assert in_the_file(path) == LINES


def test_a_copy_that_fails_is_told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    checkpoints = Checkpoints(URL.create("sqlite", database=str(tmp_path / "gone" / "some.sqlite")), 1)
    checkpoints.count()
    checkpoints.close()
    assert "the checkpoint of the database failed" in caplog.text
