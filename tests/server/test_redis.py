"""The Redis of the tests: asks for its password, forgets all when it is stopped, ends with the tests."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.redis import PASSWORD, Redis
from tests.server.wire import WAIT

ROOT = Path(__file__).parents[2]
LEAVING = """
from tests import needs
from tests.server.redis import Redis

server = Redis(needs.redis())
server.start()
print(server.port, flush=True)
input()
"""


def said(port: int, *commands: str) -> list[str]:
    """What the server answers to these commands, each a line."""
    with socket.create_connection(("127.0.0.1", port), WAIT) as line, line.makefile("rwb") as file:
        answers = []
        for command in commands:
            file.write(f"{command}\r\n".encode())
            file.flush()
            answers.append(file.readline().decode().strip())
        return answers


def test_it_wants_its_password_and_forgets_all_when_it_is_stopped(redis: Redis) -> None:
    (refused,) = said(redis.port, "PING")
    assert "NOAUTH" in refused
    known = f'AUTH "{PASSWORD}"'
    assert said(redis.port, known, "PING", "SET card hidden") == ["+OK", "+PONG", "+OK"]
    redis.stop()
    with pytest.raises(ConnectionRefusedError):
        said(redis.port, "PING")
    redis.start()
    assert said(redis.port, known, "GET card") == ["+OK", "$-1"]


def test_it_ends_when_the_tests_are_killed(redis: Redis) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", LEAVING],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    ) as tests:
        assert tests.stdout is not None
        port = int(tests.stdout.readline())
        assert port != redis.port
        with socket.create_connection(("127.0.0.1", port), WAIT) as line:
            line.sendall(b"PING\r\n")
            assert b"NOAUTH" in line.recv(100), "it has taken the line"
            tests.kill()
            assert line.recv(1) == b""
