"""A bare server: whatever one of two players sends, both are sent a state, as long as the game's are.

It stands on what baston's server stands on, so that what it takes is what the machine and these libraries
take at the moment. `python -m bench.echo` serves on a free port, and prints its address.
"""

from __future__ import annotations

import socket
import sys
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from subprocess import PIPE, Popen
from typing import Final

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from baston.server.routing.serving import server_config
from bench.line import Line

LENGTH: Final = 6700  # bytes of a state of Smash Up, in the mean of games played by chance
VIEW: Final = "x" * LENGTH
Socket = WebSocket[None, None, State]
LINES: Final[dict[str, list[Socket]]] = defaultdict(list)  # by table, those of its players in turn


class Answer(msgspec.Struct):
    """What is read of an answer."""

    number: int


DECODER: Final = msgspec.json.Decoder(Answer)


def state(number: int, seat: int) -> str:
    """Return a state in which the players are asked in turn."""
    mine = "true" if number % 2 == seat else "false"
    decision = f'{{"mine":{mine},"options":[{{"option":0}}]}}'
    return f'{{"type":"state","number":{number},"view":"{VIEW}","decision":{decision}}}'


@websocket("/{id:str}")
async def echo(socket: Socket, id: FromPath[str]) -> None:
    """Send both players of a table the next state, whoever of them has answered."""
    await socket.accept()
    lines = LINES[id]
    await socket.send_data(state(0, len(lines)))
    lines.append(socket)
    try:
        while True:
            number = DECODER.decode(await socket.receive_data(mode="text")).number
            for seat, line in enumerate(lines):
                await line.send_data(state(number + 1, seat))
    except WebSocketDisconnect:
        LINES.pop(id, None)


class Echo:
    """The server in a process of its own; its tables are there once somebody comes."""

    def __init__(self, process: Popen[str], address: str) -> None:
        self._process = process
        self._address = address
        self._made = 0

    def pids(self) -> list[int]:
        """The process."""
        return [self._process.pid]

    def another(self) -> str:
        """A table that nobody knows yet."""
        self._made += 1
        return str(self._made)

    async def line(self, table: str, _seat: int | None) -> Line:
        """The open line of the next seat."""
        return await Line.opened(self._address, f"/{table}", "")


@contextmanager
def echoing() -> Iterator[Echo]:
    """An echo server for as long as the context lasts."""
    with Popen([sys.executable, "-m", "bench.echo"], stdout=PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield Echo(process, process.stdout.readline().strip())
        finally:
            process.kill()


def main() -> None:
    """Serve until killed."""
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    print(f"127.0.0.1:{listening.getsockname()[1]}", flush=True)
    app = Litestar([echo], openapi_config=None, logging_config=None)
    uvicorn.Server(server_config(lambda: app, routed=False)).run([listening])


if __name__ == "__main__":
    main()
