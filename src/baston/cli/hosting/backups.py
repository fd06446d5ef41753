"""`baston backup` and `baston restore`: the tables of a server in one file, and back."""

from __future__ import annotations

from pathlib import Path

from baston.cli.hosting.data_lock import locked
from baston.cli.records.saves import data_folder
from baston.cli.terminal.screen import Screen
from baston.server.private_files import make_private_folder
from baston.server.storage.backup import restore_backup, write_backup
from baston.server.storage.database import database_url


def backup(file: str, data: str | None, database: str | None, lang: str) -> None:
    """Write the database and the key of a data folder into a file. Raises as `write_backup`."""
    folder = Path(data).expanduser() if data else data_folder()
    tables = write_backup(database_url(database, folder), folder, Path(file).expanduser())
    Screen(lang).say("backed-up", file=file, tables=tables)


def restore(file: str, data: str | None, database: str | None, lang: str) -> None:
    """Put what a backup has in the place of what a data folder has.

    Raises Refusal: "data-busy" (a server uses the folder), and as `restore_backup`.
    """
    folder = Path(data).expanduser() if data else data_folder()
    make_private_folder(folder)
    screen = Screen(lang)
    with locked(folder):
        aside = restore_backup(Path(file).expanduser(), database_url(database, folder), folder)
    screen.say("restored", file=file)
    if aside is not None:
        screen.say("restored-aside", folder=str(aside))
