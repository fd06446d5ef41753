"""Checkpoints of SQLite's write-ahead log in a thread of their own, not in the middle of a commit."""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Final

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from baston.server.storage.database import sqlite_engine

COMMITS: Final = 200  # between two checkpoints
logger = logging.getLogger(__name__)


class Checkpoints:
    """Copies committed pages from the log to the database's file, every so many commits.

    Commits are on the disk before: if a checkpoint fails, nothing is lost, and the next one makes up for it.
    """

    def __init__(self, url: URL, commits: int = COMMITS) -> None:
        self._engine = sqlite_engine(url)
        self._thread = ThreadPoolExecutor(1, "checkpoints")
        self._copying: Future[None] | None = None
        self._every = commits
        self._commits = 0

    def count(self) -> None:
        """Count one more commit, and start a checkpoint if one is due."""
        self._commits += 1
        if self._commits >= self._every and (self._copying is None or self._copying.done()):
            self._commits = 0
            self._copying = self._thread.submit(self._copy)

    def close(self) -> None:
        """Wait for the running checkpoint, if any, then disconnect."""
        self._thread.shutdown()
        self._engine.dispose()

    def _copy(self) -> None:
        try:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
        except SQLAlchemyError as error:
            logger.warning("the checkpoint of the database failed: %s", error)
