"""Messages on a line to a table: in order, out of order and out of their minds.

None fails, none ends the line without need or leaves it hanging, and what is refused changes nothing.
"""

from __future__ import annotations

import json
import logging
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final, get_args

import msgspec
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from baston.kernel.text import Json
from baston.server import protocol
from tests.fuzz.served import Served
from tests.server.wire import Browser, Message, TableSocket, is_mine, options

A_LINE: Final = 8  # messages on one line, each followed by a ping: below what is refused as too fast
TOO_LARGE: Final = 1009  # how the server ends a line after a message beyond its limit
LARGE: Final = 70_000  # bytes
DEEP: Final = 20_000  # lists in lists
GOOD: Final = "good"  # stands for what would be right at that moment
TYPES: Final = {
    str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)]
    for kind in get_args(protocol.FromClient)
}
FRAMES: Final[dict[str, Callable[[str], str | bytes]]] = {
    "whole": lambda text: text,
    "half": lambda text: text[: len(text) // 2],
    "bytes": lambda text: text.encode(),
    "deep": lambda text: text[:-1] + ',"deep":' + "[" * DEEP + "]" * DEEP + "}",
    "large": lambda text: text + " " * LARGE,
}
ODD: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["\ud800", "\0"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def messages(draw: st.DrawFn) -> tuple[Message, str]:
    """A message, and the frame that it comes in."""
    type = draw(st.sampled_from([*TYPES, "state", ""]))
    message: Message = {"type": type if draw(st.integers(0, 15)) else draw(ODD)}
    for name in TYPES.get(type, ["seat"]):
        if draw(st.integers(0, 7)):
            message[name] = GOOD if draw(st.integers(0, 7)) else draw(ODD)
    if not draw(st.integers(0, 7)):
        message[draw(st.text(max_size=5))] = draw(ODD)
    return message, draw(st.sampled_from([*FRAMES, *["whole"] * 10]))


class Board:
    """A table that waits, with two seats of one person, and one where two people play; somebody watches."""

    def __init__(self, server: Served, opened: ExitStack) -> None:
        self._server = server
        self.visitors = [Browser(server.address) for _ in range(3)]
        for visitor in self.visitors:
            opened.callback(visitor.http.close)
            visitor.get("/api/health")
        self._waiting, self._running = self._made("me", "me", "open"), self._begun()

    def _made(self, *kinds: str) -> Json:
        return self.visitors[0].make("smashup", [{"kind": kind} for kind in kinds], listed=True)["id"]

    def _begun(self) -> Json:
        table = self._made("me", "open")  # who concedes ends the game: no bot plays on
        assert self.visitors[1].post(f"/api/tables/{table}/join", {}).status_code == 201
        return table

    def faults(self, visitor: Browser, runs: bool, sent: list[tuple[Message, str]]) -> Iterator[str]:
        """Send all this on one line to the table that runs, or waits; what went wrong."""
        with visitor.connect(self._running if runs else self._waiting) as ws:
            ws.until("presence")  # it comes last
            for message, frame in sent:
                text = FRAMES[frame](json.dumps(_filled(message, [*ws.states.values()])))
                before = self._server.stored()
                try:
                    codes = _codes(ws, text)
                except TimeoutError:
                    yield f"no answer to {text!r}"
                    return
                except ConnectionClosed as end:
                    # The end of what is being sent may overtake the word that says why.
                    if len(text) < LARGE or (end.rcvd is not None and end.rcvd.code != TOO_LARGE):
                        yield f"{text!r} ended the line: {end}"
                    codes = ["closed"]
                if "failed" in codes:
                    yield f"{text!r} failed"
                if not codes and _meaning(text) is None:
                    yield f"{text!r} was not refused"
                if codes and self._server.stored() != before:
                    yield f"{text!r} was refused ({codes}), and something has changed"
                if codes == ["closed"]:
                    return
            over = any(state["result"] is not None for state in ws.states.values())
        if over:
            self._running = self._begun()


def _filled(message: Message, states: list[Message]) -> Message:
    """The message with what would be right now."""
    asked = next(filter(is_mine, states), states[0])
    right: dict[str, Json] = {
        "number": asked["number"],
        "seat": asked["seat"] or 0,
        "option": options(asked)[0] if is_mine(asked) else 0,
        "agree": True,
        "text": "Well played.",
        "to": "all",
        "muted": False,
        "speaker": "0" * 16,
    }
    return {name: right.get(name, value) if value == GOOD else value for name, value in message.items()}


def _meaning(text: str | bytes) -> protocol.FromClient | None:
    """The message that this is, if it is one."""
    try:
        return msgspec.json.decode(text, type=protocol.FromClient) if isinstance(text, str) else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def _codes(ws: TableSocket, text: str | bytes) -> list[str]:
    """Send this; with what it was refused. Raises TimeoutError, ConnectionClosed."""
    codes: list[str] = []
    ws.socket.send(text)
    match _meaning(text):
        case protocol.AskHint():  # answered when the bot has thought, whatever is sent meanwhile
            codes += _refusals(ws, "hint", "error")
        case protocol.Ping():
            codes += _refusals(ws, "pong")
    ws.send(type="ping")
    return codes + _refusals(ws, "pong")


def _refusals(ws: TableSocket, *ends: str) -> list[str]:
    """Read until a message of these types; the codes of refusals on the way."""
    codes = []
    while True:
        heard = ws.next()
        if heard["type"] == "error":
            codes.append(str(heard["code"]))
        if heard["type"] in ends:
            return codes


def broken(cases: int, seed: int) -> list[str]:
    """Send so many times a few messages; what went wrong."""
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, ExitStack() as opened:
        board = Board(server, opened)

        @seeded(seed)
        @settings(
            max_examples=cases,
            phases=[Phase.generate],
            database=None,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(
            st.sampled_from(board.visitors),
            st.integers(0, 3).map(bool),
            st.lists(messages(), min_size=1, max_size=A_LINE),
        )
        def send(visitor: Browser, runs: bool, sent: list[tuple[Message, str]]) -> None:
            found.extend(board.faults(visitor, runs, sent))

        logging.getLogger("websockets").setLevel(logging.CRITICAL)  # of lines that end it says too much
        send()
        return found + [line for line in server.said().splitlines() if "Error" in line]
