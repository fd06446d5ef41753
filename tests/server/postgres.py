"""A PostgreSQL server for the tests: its own cluster in its own folder, on a free port of this machine."""

from __future__ import annotations

import asyncio
import os
import pwd
import secrets
import socket
from collections.abc import Iterator
from pathlib import Path
from subprocess import DEVNULL, PIPE, STDOUT, Popen
from tempfile import mkdtemp
from typing import Final

import pytest
from sqlalchemy import text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from tests import needs

USER: Final = "baston"
KINDS: Final = ("sqlite", "postgresql")
PASSWORD: Final = "p@ss/word"  # to be quoted in a URL, and shown nowhere
SETTINGS: Final = "\n".join(
    (
        "listen_addresses = '127.0.0.1'",
        "unix_socket_directories = ''",
        "fsync = off",  # a crash of the machine ends the tests too
        "max_connections = 50",
        "",
    )
)
# When the tests end, however they do, the pipe that it reads is closed.
GUARD: Final = 'cat; "$0" stop --silent --mode=immediate --pgdata="$1/cluster"; rm -rf "$1"'


class Postgres:
    """The server; each test has databases of its own in it."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._user = not_root("postgres")
        if self._user is not None:
            os.chown(folder, self._user.pw_uid, self._user.pw_gid)
        self._guard = self._popen(["sh", "-c", GUARD, str(programs / "pg_ctl"), str(folder)], stdin=PIPE)
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._port = int(free.getsockname()[1])
        password = folder / "password"
        password.write_text(PASSWORD)
        asked = ("--auth=scram-sha-256", f"--username={USER}", f"--pwfile={password}", "--encoding=UTF8")
        self._run("initdb", "--no-locale", "--no-sync", *asked, "--pgdata", str(folder / "cluster"))
        with (folder / "cluster" / "postgresql.conf").open("a") as settings:
            settings.write(f"{SETTINGS}port = {self._port}\n")

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        self._control("start", "--log", str(self._folder / "log"))

    def stop(self) -> None:
        """End it as a crash does: nobody is told, no connection is ended in order."""
        self._control("stop", "--mode", "immediate")

    def close(self) -> None:
        """End it, and remove its folder."""
        self._guard.communicate()

    def new_database(self) -> URL:
        """An empty database."""
        name = f"test_{secrets.token_hex(8)}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    def url(self, name: str, password: str = PASSWORD) -> URL:
        """The address of a database of this name."""
        return URL.create("postgresql+asyncpg", USER, password, "127.0.0.1", self._port, name)

    def end_connections(self) -> None:
        """End all connections to it, as an administrator does."""
        others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'test_%'"
        asyncio.run(self.execute(others))

    async def execute(self, statement: str) -> None:
        """Execute a statement as its superuser."""
        engine = create_async_engine(self.url("postgres"), isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text(statement))
        await engine.dispose()

    def _control(self, action: str, *options: str) -> None:
        self._run("pg_ctl", action, "--wait", "--silent", "--pgdata", str(self._folder / "cluster"), *options)

    def _run(self, program: str, *options: str) -> None:
        status = self._popen([str(self._programs / program), *options], stdin=DEVNULL).wait()
        assert status == 0, (self._folder / "said").read_text()

    def _popen(self, command: list[str], stdin: int) -> Popen[bytes]:
        owner = self._user
        # A file, not a pipe: the server would hold the pipe open, and reading it would never end.
        with (self._folder / "said").open("ab") as said:
            return Popen(
                command,
                stdin=stdin,
                stdout=said,
                stderr=STDOUT,
                cwd=self._folder,
                user=owner and owner.pw_uid,
                group=owner and owner.pw_gid,
                extra_groups=[] if owner else None,
                start_new_session=True,
            )


def not_root(name: str) -> pwd.struct_passwd | None:
    """What is not to run as root runs as this user, or as nobody; None if we are not root."""
    if os.geteuid() != 0:
        return None
    users = {user.pw_name: user for user in pwd.getpwall()}
    return users.get(name) or users["nobody"]


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL; tests that stop it start it again."""
    programs = needs.postgres()
    # Not in pytest's folders: other users may not enter them.
    server = Postgres(programs, Path(mkdtemp(prefix="baston-postgres-")))
    try:
        server.start()
        yield server
    finally:
        server.close()


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> URL:
    """An empty database of each kind."""
    return empty_database(request, request.param, tmp_path)


def empty_database(request: pytest.FixtureRequest, kind: str, folder: Path) -> URL:
    """An empty database of this kind; SQLite's is a file in the folder."""
    if kind == "sqlite":
        return URL.create("sqlite+aiosqlite", database=str(folder / "baston.sqlite"))
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.new_database()
