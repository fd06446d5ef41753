"""The lock of a data folder: one server, or one command that replaces what is in it, at a time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout

from baston.kernel.game import Refusal

LOCK: Final = "server.lock"


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """Hold the lock of a data folder, which is there, while the context lasts.

    Raises Refusal: "data-busy" (a server uses the folder).
    """
    lock = FileLock(data / LOCK, timeout=0, mode=0o600)
    try:
        lock.acquire()
    except Timeout as error:
        raise Refusal("data-busy", folder=str(data)) from error
    with lock:
        yield
