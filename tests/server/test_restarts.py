"""A server that is killed and started again: what happened before stays so, and who was to think thinks."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from baston.kernel.rng import Rng
from baston.kernel.text import a_dict
from tests.server.program import Program
from tests.server.wire import BOTH, Browser, any_of


class Place:
    """A data folder with a server that can be killed and started again at the same address."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._program = Program(data, "--port", "0")
        self.browser = Browser(self._program.address)

    def restart(self) -> None:
        """Start the server again after it was killed."""
        self._program = Program(self._data, "--port", self._program.port)

    def kill(self) -> None:
        """End the server without a word."""
        self._program.kill()

    def close(self) -> None:
        """Leave nothing running; the server ends as an interrupted one does."""
        self.browser.http.close()
        assert self._program.interrupt() == 130


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """A place with a running server."""
    place = Place(tmp_path)
    yield place
    place.close()


def test_what_was_taken_back_and_what_was_said_stays_so(place: Place) -> None:
    id = place.browser.make("nim", BOTH)["id"]
    with contextlib.suppress(ConnectionClosed), place.browser.connect(id) as ws:
        first = ws.my_turn()
        ws.answer(first, any_of(first, Rng(1)))
        ws.my_turn()
        ws.send(type="undo", seat=0)
        undone = ws.my_turn()
        ws.send(type="chat", text="!")
        said = ws.until("chat")
        place.kill()
    place.restart()
    with place.browser.connect(id) as ws:
        again = ws.my_turn()
        assert ws.until("chat") == said
    for part in ("number", "view", "decision", "undo"):
        assert again[part] == undone[part]


def test_a_bot_that_was_asked_answers_when_somebody_comes_back(place: Place) -> None:
    seats = [{"kind": "bot", "level": "strong"}, {"kind": "me"}]  # it thinks for longer than it takes to come
    id = place.browser.make("smashup", seats, options={"first": "1"})["id"]
    with contextlib.suppress(ConnectionClosed), place.browser.connect(id) as ws:
        assert a_dict(ws.state()["decision"])["player"] == 0
        place.kill()
    place.restart()
    with place.browser.connect(id) as ws:
        assert a_dict(ws.my_turn()["decision"])["player"] == 1
