"""Where games are kept: records in the data folder, each written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path

from baston.kernel.game import Refusal
from baston.kernel.record import Record, parse

SUFFIX = ".record"


def data_folder() -> Path:
    """Return the folder for the user's data: BASTON_DATA, else the platform's."""
    own = os.environ.get("BASTON_DATA")
    if own:
        return Path(own).expanduser()
    from platformdirs import user_data_dir

    return Path(user_data_dir("baston", appauthor=False))


def games_folder() -> Path:
    """Return the folder of the records of games played here."""
    return data_folder() / "games"


def new_file(record: Record) -> Path:
    """Return a path for the record at which there is no file yet."""
    stem = f"{record.game}-{time.strftime('%Y%m%d-%H%M%S')}-{record.deal_name}"
    path = games_folder() / f"{stem}{SUFFIX}"
    again = 1
    while path.exists():
        again += 1
        path = path.with_name(f"{stem}-{again}{SUFFIX}")
    return path


def read_record(path: Path) -> Record:
    """Read the record in the file. Raises Refusal if there is none, or it is not whole; OSError."""
    if not path.exists():
        raise Refusal("no-file", file=str(path))
    with about(path):
        try:
            return parse(path.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise Refusal("record-none") from error


@contextlib.contextmanager
def about(path: Path) -> Iterator[None]:
    """Add the file's name to every Refusal raised while the context lasts."""
    try:
        yield
    except Refusal as refusal:
        raise Refusal(refusal.key, **(refusal.values | {"file": str(path)})) from refusal


def newest_unfinished(game: str | None) -> tuple[Path, Record]:
    """Return the file and record of the unfinished game written last; of `game` only, if it is named.

    Files that hold no whole record are passed over. Raises Refusal if there is none left.
    """
    folder = games_folder()
    files = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()] if folder.is_dir() else []
    for path in sorted(files, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        with contextlib.suppress(Refusal):
            record = read_record(path)
            if not record.result and game in (None, record.game):
                return path, record
    raise Refusal("nothing-to-resume", folder=str(folder))
