"""The commands of who runs a server, declared as those of `app` are."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from baston.cli.arguments.declared import Data, Database, Lang
from baston.extras import require
from baston.locales import language

BackupFile: TypeAlias = Annotated[str, typer.Argument(metavar="FILE", help="The backup.")]


def backup(file: BackupFile, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Write all tables of a server, and the key of its cookies, into FILE; the server may run meanwhile."""
    require({"baston backup": "server"})
    from baston.cli.hosting import backups

    backups.backup(file, data, database, language(lang))


def restore(file: BackupFile, data: Data = None, database: Database = None, lang: Lang = None) -> None:
    """Put a backup back. The server must not run; what is there now is kept aside."""
    require({"baston restore": "server"})
    from baston.cli.hosting import backups

    backups.restore(file, data, database, language(lang))
