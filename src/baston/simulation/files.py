"""Files that are there whole or not at all, and folders that one process at a time writes into."""

from __future__ import annotations

import contextlib
import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

UNFINISHED: Final = ".tmp"  # how files end that a kill may leave behind


def write_whole(path: Path, content: str | bytes) -> None:
    """Write the file by way of a temporary one: it has the old content or the new, never half of it.

    Raises OSError about the file or its folder, and then leaves nothing behind.
    """
    raw = content.encode() if isinstance(content, str) else content

    def write(unfinished: Path) -> None:
        unfinished.write_bytes(raw)

    made_whole(path, write)


def made_whole(path: Path, write: Callable[[Path], None]) -> None:
    """Let `write` fill a temporary file, which then takes the place of `path`; raises as `write_whole`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with _about(path):
        unfinished = path.with_name(f".{secrets.token_hex(8)}{UNFINISHED}")
        handle = -1
        try:  # from before the file is there, since an interrupt may come at any moment
            # As any new file, less what the umask takes away: those of `tempfile` are for their owner alone.
            handle = os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
            write(unfinished)
            os.fsync(handle)
            os.replace(unfinished, path)
        except BaseException:
            with contextlib.suppress(OSError):
                unfinished.unlink()
            raise
        finally:
            if handle >= 0:
                os.close(handle)


@contextlib.contextmanager
def _about(path: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        error.filename, error.filename2 = str(path), None  # nobody knows the temporary file
        raise
