"""A Redis server for the tests: its own process, with nothing on the disk, on a free port of this machine."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from subprocess import PIPE, STDOUT, Popen
from typing import Final

import pytest

from tests import needs
from tests.server.postgres import not_root

PASSWORD: Final = "p@ss/word"  # to be quoted in a URL, and shown nowhere
QUOTED: Final = "p%40ss%2Fword"
READY: Final = b"Ready to accept connections"
# When the tests end, however they do, the pipe that it reads is closed.
GUARD: Final = '"$0" "$@" & exec >/dev/null 2>&1; cat; kill -KILL $!; wait'


class Redis:
    """The server; what it holds is gone when it is stopped."""

    def __init__(self, program: str) -> None:
        self._program = program
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = int(free.getsockname()[1])
        self.url = f"redis://:{QUOTED}@127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start it, and wait until it takes connections."""
        user = not_root("redis")
        listening = ("--bind", "127.0.0.1", "--port", str(self.port), "--requirepass", PASSWORD)
        self._guard = Popen(
            ["sh", "-c", GUARD, self._program, *listening, "--save", "", "--appendonly", "no"],
            stdin=PIPE,
            stdout=PIPE,
            stderr=STDOUT,
            cwd="/",
            user=user and user.pw_uid,
            group=user and user.pw_gid,
            extra_groups=[] if user else None,
            start_new_session=True,
        )
        assert self._guard.stdout is not None
        said = []
        for line in self._guard.stdout:
            if READY in line:
                return
            said.append(line)
        raise AssertionError(b"".join(said).decode())

    def stop(self) -> None:
        """End it as a crash does: nobody is told, no connection is ended in order."""
        self._guard.communicate()


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """A running Redis; tests that stop it start it again."""
    server = Redis(needs.redis())
    server.start()
    yield server
    server.stop()
