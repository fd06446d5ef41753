"""Browsers as the server sees them: requests with a cookie, and WebSockets of tables."""

from __future__ import annotations

import contextlib
import json
import socket
import time
from collections.abc import Iterator

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict, a_list, a_str, an_int

Message = dict[str, Json]
WAIT = 60.0  # seconds, then something hangs
IDLE = 2.0  # seconds until a connection is not used again: after five the server closes it, perhaps just then
BOTH = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]


class Browser:
    """One person's browser: keeps its cookie and remembers every text that the server sent."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(
            base_url=f"http://{address}",
            timeout=WAIT,
            verify=False,  # certificates, which take a while to load, are for HTTPS
            limits=httpx.Limits(keepalive_expiry=IDLE),
        )
        self.received: list[str] = []

    @property
    def cookie(self) -> str:
        """As it is sent."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        response = self.http.get(path)
        self.received.append(response.text)
        return response

    def post(self, path: str, body: object = None, headers: dict[str, str] | None = None) -> httpx.Response:
        """Ask for something to be done."""
        response = self.http.post(path, json=body, headers=headers)
        self.received.append(response.text)
        return response

    def make(self, game: str, seats: list[dict[str, str]], **wish: object) -> Message:
        """Make a table."""
        wanted = {"game": game, "players": len(seats), "seats": seats, "name": "Zoé"} | wish
        response = self.post("/api/tables", wanted)
        assert response.status_code == 201, response.text
        return a_dict(response.json())

    @contextlib.contextmanager
    def connect(
        self, table: Json, cookie: str | None = None, origin: str | None = None, lang: str | None = None
    ) -> Iterator[TableSocket]:
        """Open a WebSocket of the table; sentences are in both languages unless one is named."""
        headers = {"Cookie": self.cookie if cookie is None else cookie}
        if origin is not None:
            headers["Origin"] = origin
        uri = f"ws://{self.address}/api/tables/{table}/ws" + (f"?lang={lang}" if lang else "")
        host, _, port = self.address.partition(":")
        # A socket of our own is closed even if the handshake is refused.
        with (
            socket.create_connection((host, int(port)), WAIT) as own,
            connect(
                uri, sock=own, additional_headers=headers, open_timeout=WAIT, max_size=None, max_queue=None
            ) as opened,
        ):
            yield TableSocket(opened, self.received)


class TableSocket:
    """A WebSocket of a table: its messages, and the last state of each seat."""

    def __init__(self, opened: ClientConnection, heard: list[str]) -> None:
        self.socket = opened
        self.received = heard
        self.states: dict[int | None, Message] = {}
        self.table: Json = None  # as last sent

    def send(self, **message: object) -> None:
        """Send a message."""
        self.socket.send(json.dumps(message))

    def next(self) -> Message:
        """The next message."""
        text = self.socket.recv(WAIT)
        assert isinstance(text, str)
        self.received.append(text)
        message = a_dict(json.loads(text))
        if "table" in message:
            self.table = message["table"] = message["table"] or self.table
            assert self.table is not None, "the first message about a table has it whole"
        if message["type"] == "state":
            seat = message["seat"]
            self.states[seat if isinstance(seat, int) else None] = message
        return message

    def until(self, type: str) -> Message:
        """The next message of this type; a refusal is waited for, or one too many."""
        while (message := self.next())["type"] != type:
            assert message["type"] != "error", message  # unless that is what is waited for
        return message

    def state(self, number: int = 0) -> Message:
        """The next state with this number or a higher one."""
        while an_int((message := self.until("state"))["number"]) < number:
            pass
        return message

    def my_turn(self) -> Message:
        """The next state in which one of the browser's seats is asked, or the game is over."""
        while True:
            message = self.until("state")
            if message["result"] is not None or is_mine(message):
                return message

    def answer(self, state: Message, option: int) -> None:
        """Answer the decision of a state."""
        self.send(type="answer", number=state["number"], seat=state["seat"], option=option)

    def refused(self) -> str:
        """The code of the next refusal."""
        return a_str(self.until("error")["code"])

    def refused_at_last(self) -> str:
        """The code of the next refusal, whatever comes before."""
        while (message := self.next())["type"] != "error":
            pass
        return a_str(message["code"])

    def closed(self) -> int:
        """Read on until the server closes the WebSocket; return the code that it gives."""
        try:
            while True:
                self.next()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006


def until_ready(browser: Browser) -> None:
    """Wait until the server can be played on: it answers sooner, while it is connected to its channels."""
    end = time.monotonic() + WAIT
    while (told := browser.get("/api/health/ready")).status_code != 200:
        assert time.monotonic() < end, told.text
        time.sleep(0.05)


def is_mine(state: Message) -> bool:
    """Is the seat of this state asked?"""
    decision = state["decision"]
    return isinstance(decision, dict) and decision["mine"] is True


def options(state: Message) -> list[int]:
    """The options of the seat that is asked."""
    return [an_int(a_dict(x)["option"]) for x in a_list(a_dict(state["decision"])["options"])]


def any_of(state: Message, chance: Rng) -> int:
    """An option by chance."""
    offered = options(state)
    return offered[chance.below(len(offered))]


def play_to_end(ws: TableSocket, seed: int) -> Message:
    """Answer by chance until the game is over; the last state."""
    chance = Rng(seed)
    while (state := ws.my_turn())["result"] is None:
        ws.answer(state, any_of(state, chance))
    return state
