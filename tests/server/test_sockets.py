"""Whatever is sent over the WebSocket of a table, nothing fails or hangs; what is refused changes nothing."""

from __future__ import annotations

from tests.fuzz.sockets import broken
from tests.server.wire import BOTH, Browser

MUCH = 7
A_LINE = 15  # messages; a few more, and the browser is made to wait


def test_no_message_breaks_anything_and_refusals_change_nothing() -> None:
    assert broken(cases=100, seed=100) == []


def test_who_comes_late_is_told_all_that_was_said(browser: Browser) -> None:
    id = browser.make("nim", BOTH)["id"]
    for part in range(MUCH):
        with browser.connect(id) as ws:
            for number in range(A_LINE):
                ws.send(type="chat", text=f"{part}.{number}")
            while ws.until("chat")["text"] != f"{part}.{A_LINE - 1}":
                pass
    with browser.connect(id) as ws:
        heard = [ws.until("chat")["text"] for _ in range(MUCH * A_LINE)]
    assert heard == [f"{part}.{number}" for part in range(MUCH) for number in range(A_LINE)]
