"""Backups of an SQLite database with the key of the cookies, in one file, and the way back."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tarfile
import tempfile
import time
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from baston.kernel.game import Refusal
from baston.server.access.identity import KEY_BYTES, KEY_FILE
from baston.server.storage.database import PATIENCE, SQLITE_FILE, display_url, fault_in

SUFFIXES: Final = ("", "-wal", "-shm")  # of the files of one database
PRIVATE: Final = 0o600


def sqlite_path(url: URL) -> Path:
    """Return the file of a database. Raises Refusal: "backup-server" (PostgreSQL has programs of its own)."""
    if url.get_backend_name() != "sqlite" or not url.database:
        raise Refusal("backup-server", url=display_url(url))
    return Path(url.database)


def write_backup(url: URL, data: Path, file: Path) -> int:
    """Write the database and the key of the data folder into a file, and return how many tables it has.

    It is the database of one moment, and of all that was acknowledged before; the server goes on meanwhile.

    Raises Refusal: "backup-server", "backup-nothing" (there is no database or key), "backup-exists" (the file
    is there already), "database-damaged" (there is no good copy of it to be had); OSError.
    """
    database = sqlite_path(url)
    missing = [path for path in (database, data / KEY_FILE) if not path.exists()]
    if missing:
        raise Refusal("backup-nothing", file=str(missing[0]))
    if file.exists():
        raise Refusal("backup-exists", file=str(file))
    with tempfile.TemporaryDirectory(prefix=".baston-", dir=file.parent) as folder:
        copy, whole = Path(folder, SQLITE_FILE), Path(folder, "whole")
        tables = _copy(database, copy)
        with os.fdopen(os.open(whole, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "wb") as out:
            with tarfile.open(fileobj=out, mode="w") as archive:
                archive.add(copy, SQLITE_FILE, filter=_without_owner)
                archive.add(data / KEY_FILE, KEY_FILE, filter=_without_owner)
            out.flush()
            os.fsync(out.fileno())
        whole.rename(file)
    return tables


def _copy(database: Path, copy: Path) -> int:
    """Copy a database while others write to it; return how many tables of players it has."""
    with (
        contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as source,
        contextlib.closing(sqlite3.connect(copy)) as target,
    ):
        try:
            source.backup(target)  # in one step: the database of one moment, and no writer waits
            target.execute("PRAGMA journal_mode=DELETE")  # one file is all of it
            reason = fault_in(target)
            if reason is not None:
                raise Refusal("database-damaged", file=str(database), reason=reason)
            (count,) = target.execute("SELECT count(*) FROM tables").fetchone()
        except sqlite3.DatabaseError as error:
            raise Refusal("database-damaged", file=str(database), reason=str(error)) from error
    return int(count)


def _without_owner(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = ""
    member.mode = PRIVATE
    return member


def restore_backup(file: Path, url: URL, data: Path) -> Path | None:
    """Put a backup's database and key in the place of those that are there; no server may use them.

    Return the folder in which those are kept that were there before; None if there were none.

    Raises Refusal: "backup-server", "backup-broken" (the file is no whole backup); OSError.
    """
    database = sqlite_path(url)
    with tempfile.TemporaryDirectory(prefix=".baston-", dir=database.parent) as folder:
        found = Path(folder)
        _unpack(file, found)
        before = _put_aside(database, data)
        (found / SQLITE_FILE).replace(database)
        (found / KEY_FILE).replace(data / KEY_FILE)
    return before


def _unpack(file: Path, folder: Path) -> None:
    """Unpack a backup's two files, and nothing else, into a folder, and check them."""
    try:
        with tarfile.open(file) as archive:
            for name in (SQLITE_FILE, KEY_FILE):
                member = archive.extractfile(name)
                if member is None:
                    raise Refusal("backup-broken", file=str(file), reason=name)
                with os.fdopen(os.open(folder / name, os.O_WRONLY | os.O_CREAT, PRIVATE), "wb") as out:
                    shutil.copyfileobj(member, out)
                    out.flush()
                    os.fsync(out.fileno())
        with contextlib.closing(sqlite3.connect(folder / SQLITE_FILE)) as copy:
            reason = fault_in(copy)
    except (tarfile.TarError, KeyError, EOFError, sqlite3.DatabaseError) as error:
        raise Refusal("backup-broken", file=str(file), reason=str(error)) from error
    if (folder / KEY_FILE).stat().st_size != KEY_BYTES:
        reason = KEY_FILE
    if reason is not None:
        raise Refusal("backup-broken", file=str(file), reason=reason)


def _put_aside(database: Path, data: Path) -> Path | None:
    """Move what is there into a folder of its own beside it."""
    there = [Path(f"{database}{suffix}") for suffix in SUFFIXES] + [data / KEY_FILE]
    there = [path for path in there if path.exists()]
    if not there:
        return None
    aside = Path(tempfile.mkdtemp(prefix=time.strftime("replaced-%Y%m%d-%H%M%S-"), dir=data))
    for path in there:
        shutil.move(path, aside / path.name)
    return aside
