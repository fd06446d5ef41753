"""Whatever is asked for, with any method and any body, nothing fails, and what is refused changes nothing."""

from __future__ import annotations

import json
import multiprocessing
import os
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import quote

import httpx
import pytest

from baston.kernel.rng import Rng
from baston.kernel.text import Json, a_dict
from baston.server.processes import sandbox
from baston.server.storage.rows import ANSWER
from tests.fuzz.hostile import broken
from tests.fuzz.hostile_bodies import DECKS, VALID, Hostile, bodies
from tests.fuzz.served import Rows, Served
from tests.server.conftest import Server
from tests.server.wire import WAIT, Browser, Message

NEVER = 10 * WAIT  # seconds, more than a loaded machine takes for all of this
REQUESTS = 6  # of each route and method, with other nonsense in each
SCRIPT = "<script>alert(1)</script>"
ODD: tuple[Json, ...] = (
    None, True, -1, 0, 1, 2**31, 2**63, 2**64, -(2**70), 1.5, 1e308, "", "0", "é\u202e\x00", SCRIPT,
    "x" * 3000, "../../etc/passwd", "' OR 1=1 --", "%s%n{0}", [], [[]], {}, {"": None}, "smashup", "nim",
)  # fmt: skip
NAMES = ("game", "players", "seats", "options", "name", "listed", "invite", "seat", "other")
SEATS: list[Json] = [{"kind": "me", "name": "A"}, {"kind": "open"}]
TYPES_OF_BODY = ("application/json", "text/plain", "multipart/form-data; boundary=x")
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of its own: what its database holds is compared."""
    with Served(tmp_path_factory.mktemp("data")) as served:
        yield served
        assert "Traceback" not in served.said()


@pytest.fixture
def browser(server: Served) -> Iterator[Browser]:
    """A browser that the server knows."""
    browser = Browser(server.address)
    browser.get("/api/health")
    yield browser
    browser.http.close()


def odd(chance: Rng) -> Json:
    return ODD[chance.below(len(ODD))]


def body(chance: Rng) -> bytes:
    """Something like what a request may ask for, or nothing like it."""
    wish: Message = {"game": "nim", "players": 2, "seats": [*SEATS], "name": SCRIPT}
    wish = {name: value for name, value in wish.items() if chance.below(8)}
    for _ in range(chance.below(3)):
        wish[NAMES[chance.below(len(NAMES))]] = odd(chance)
    text = json.dumps(wish if chance.below(8) else odd(chance)).encode()
    return (text, text[: len(text) // 2], b"\xff\xfe" + text, text + b" " * 70_000)[
        max(0, chance.below(12) - 8)
    ]


def path(route: str, tables: list[str], chance: Rng) -> str:
    """The route with a table's id in it, or with something odd."""
    value = tables[chance.below(len(tables))] if chance.below(2) else str(odd(chance))
    filled = re.sub(r"\{\w+\}", quote(value, safe=""), route)
    return (
        f"{filled}?seat={quote(str(odd(chance)))}&open={chance.below(3)}" if chance.below(3) == 0 else filled
    )


def test_no_request_fails_and_what_is_refused_changes_nothing(server: Served, browser: Browser) -> None:
    """Every route of the OpenAPI document with every method."""
    routes = a_dict(browser.get("/api/schema/openapi.json").json())["paths"]
    chance = Rng(9)
    tables = [str(browser.make("nim", [{"kind": "me"}, {"kind": x}])["id"]) for x in ("open", "bot", "me")]
    wait_for_bots(browser, tables[1])
    cookies = [
        "",
        "baston=",
        "baston=x.y",
        browser.cookie + "0",
        browser.cookie[:-1],
        'baston="\\',
        browser.cookie,
    ]
    kept = asked_for(server)
    for route in [*a_dict(routes), "/", "/assets/{file}", "/table/{id}"]:
        for method in METHODS:
            for _ in range(REQUESTS):
                headers = {"Content-Type": TYPES_OF_BODY[chance.below(3)], "Cookie": cookies[chance.below(7)]}
                response = browser.http.request(
                    method, path(route, tables, chance), content=body(chance), headers=headers
                )
                asked = f"{method} {response.url}: {response.status_code} {response.text[:200]}"
                assert response.status_code < 500, asked
                now = asked_for(server)
                assert response.is_success or now == kept, asked
                assert method != "GET" or now == kept, asked
                kept = now


def asked_for(server: Served) -> dict[str, Rows]:
    """What is kept, apart from what bots answer in their own time at a table that a request has started."""
    kept = server.stored()
    return kept | {"entries": [row for row in kept["entries"] if ANSWER not in row]}


def wait_for_bots(browser: Browser, table: str) -> None:
    """Until a person is asked."""
    with browser.connect(table) as ws:
        ws.my_turn()


def test_scripts_in_names_and_talk_are_sent_as_they_are_typed(browser: Browser) -> None:
    """As JSON, which no browser takes for a page; the page itself runs no script but its own."""
    id = browser.make("nim", [{"kind": "me", "name": SCRIPT}, {"kind": "me", "name": "</p>{{1+1}}"}])["id"]
    with browser.connect(id) as ws:
        ws.send(type="chat", text=SCRIPT)
        assert ws.until("chat")["text"] == SCRIPT
    table = browser.get(f"/api/tables/{id}")
    assert [seat["name"] for seat in table.json()["seats"]] == [SCRIPT, "</p>{{1+1}}"]
    assert table.headers["content-type"] == "application/json"
    page = browser.get(f"/table/{id}?{SCRIPT}")
    assert SCRIPT not in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]


def test_hostile_bodies_are_refused_in_a_sentence_and_harm_nobody() -> None:
    """All of them, and a few mutations of good ones: see `tests.fuzz.hostile`."""
    assert broken(cases=20, seed=22) == []


def test_nothing_that_strangers_write_is_read_by_the_process_that_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who reads is stopped: nothing that is to be read is answered until it goes on, all else is."""
    monkeypatch.setattr(sandbox, "PROCESSES", 1)
    monkeypatch.setattr(sandbox, "DEADLINE", NEVER)
    others = multiprocessing.active_children()
    server = Server(tmp_path)
    browser = Browser(server.address)
    try:
        assert browser.post(f"{DECKS}/read", {"text": VALID}).status_code == 200
        (reader,) = (child for child in multiprocessing.active_children() if child not in others)
        assert reader.pid is not None
        os.kill(reader.pid, signal.SIGSTOP)
        wanted = [
            one
            for one in bodies()
            if one.path.startswith(f"{DECKS}/read")
            or one.name.startswith(("mat", "arena", "position: ", "code: 10,000"))
        ]
        with ThreadPoolExecutor(len(wanted[::8])) as threads:
            asked = [threads.submit(sent_to, server.address, one) for one in wanted[::8]]
            for _ in range(20):
                assert browser.get("/api/health").status_code == 200
                assert browser.make("nim", [{"kind": "me"}, {"kind": "open"}])["id"]
            done = [one for one in asked if one.done()]
            os.kill(reader.pid, signal.SIGCONT)
            assert not [one for one in done if one.result() == 200]
            assert len(done) < len(asked) / 2, "some are refused by their heads alone"
            assert all(one.result() < 500 for one in asked)
    finally:
        browser.http.close()
        server.stop()


def sent_to(address: str, one: Hostile) -> int:
    """The status of the answer."""
    url = f"http://{address}{one.path}"
    return httpx.post(url, content=one.body, headers=one.headers, timeout=NEVER, verify=False).status_code
