"""What is not allowed, not understood or too much: refused, and nothing has changed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from websockets.exceptions import InvalidStatus

from baston.games.smashup.mat import PROPOSED, read_mat
from baston.kernel.text import Json, a_dict, an_int
from baston.server.access.identity import Identity
from tests.server.conftest import NewBrowser, Server
from tests.server.wire import BOTH, Browser, Message, TableSocket, options

LARGE = "x" * 70_000
ON_MAT = {"mode": "base-principale"}


@pytest.fixture
def at_table(browser: Browser) -> Iterator[tuple[Browser, TableSocket, Message]]:
    """A browser at a table of nim where it is asked, and the state it has seen."""
    id = browser.make("nim", BOTH)["id"]
    with browser.connect(id) as ws:
        yield browser, ws, ws.my_turn()


def unchanged(browser: Browser, ws: TableSocket, state: Message) -> None:
    """A new line to the table shows what the old one did."""
    with browser.connect(a_dict(state["table"])["id"]) as other:
        now = other.my_turn()
    assert [now[x] for x in ("number", "view", "decision")] == [
        state[x] for x in ("number", "view", "decision")
    ]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"option": 999_999}, "not-offered"),
        ({"option": -1}, "not-offered"),
        ({"seat": 1}, "not-your-seat"),
        ({"seat": -1}, "not-your-seat"),
        ({"seat": 10**18}, "not-your-seat"),
        ({"number": 10**9}, "late"),
        ({"number": -1}, "late"),
        ({"number": "0"}, "bad-message"),
        ({"option": None}, "bad-message"),
        ({"option": 1e300}, "bad-message"),
        ({"extra": 1}, "bad-message"),
        ({"type": "state"}, "bad-message"),
        ({"type": []}, "bad-message"),
    ],
)
def test_an_answer_that_does_not_count_changes_nothing(
    at_table: tuple[Browser, TableSocket, Message], change: dict[str, object], code: str
) -> None:
    browser, ws, state = at_table
    good = {"type": "answer", "number": state["number"], "seat": 0, "option": options(state)[0]}
    ws.send(**(good | change))
    assert ws.refused() == code
    unchanged(browser, ws, state)


def test_an_answer_sent_twice_counts_once(at_table: tuple[Browser, TableSocket, Message]) -> None:
    _, ws, state = at_table
    ws.answer(state, options(state)[0])
    ws.answer(state, options(state)[0])
    assert ws.state(an_int(state["number"]) + 1)["number"] == an_int(state["number"]) + 1
    assert ws.refused() == "late"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", "é", '{"type": "answer"}', "[" * 20_000, '{"type":"\\ud800"}']
)
def test_what_cannot_be_understood_is_said_to_be_so(
    at_table: tuple[Browser, TableSocket, Message], text: str
) -> None:
    browser, ws, state = at_table
    ws.socket.send(text)
    assert ws.refused() == "bad-message"
    unchanged(browser, ws, state)


def test_bytes_are_no_message(at_table: tuple[Browser, TableSocket, Message]) -> None:
    browser, ws, state = at_table
    ws.socket.send(b'{"type":"concede","seat":0}')
    assert ws.refused() == "bad-message"
    unchanged(browser, ws, state)


def test_a_message_that_is_too_large_ends_the_line_alone(
    at_table: tuple[Browser, TableSocket, Message],
) -> None:
    browser, ws, state = at_table
    ws.send(type="chat", text=LARGE)
    assert ws.closed() == 1009
    unchanged(browser, ws, state)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 60_000,
        '{"type":"chat","text":' + "[" * 30_000 + "]" * 30_000 + "}",
        '{"type":"undo","seat":' + '{"a":' * 9_000 + "0" + "}" * 9_000 + "}",
        '{"type":"undo","seat":' + "1" * 60_000 + "}",
        '{"type":"chat","text":"' + "\\\\" * 30_000,
        '{"type":"chat","text":"\\ud800"}',
        "{" + ",".join(f'"k{n}":0' for n in range(6_000)) + "}",
        "[" + "[]," * 20_000 + "[]]",
    ],
)
def test_a_message_of_an_odd_shape_is_none(at_table: tuple[Browser, TableSocket, Message], text: str) -> None:
    browser, ws, state = at_table
    ws.socket.send(text)
    assert ws.refused() == "bad-message"
    unchanged(browser, ws, state)


def test_who_sends_too_much_is_slowed_down(at_table: tuple[Browser, TableSocket, Message]) -> None:
    _, ws, _ = at_table
    for _ in range(25):
        ws.send(type="ping")
    assert ws.refused_at_last() == "too-fast"


def test_a_stranger_at_the_table_only_watches(
    at_table: tuple[Browser, TableSocket, Message], new_browser: NewBrowser
) -> None:
    browser, ws, state = at_table
    id = a_dict(state["table"])["id"]
    with new_browser().connect(id) as watching:
        assert watching.state()["seat"] is None
        for message in ({"type": "undo"}, {"type": "concede"}, {"type": "hint"}, {"type": "reasons"}):
            watching.send(**message, seat=0)
            assert watching.refused() == "not-your-seat"
        watching.answer(state, options(state)[0])
        assert watching.refused() == "not-your-seat"
    unchanged(browser, ws, state)


def forged(cookie: str) -> list[str]:
    """Cookies like this one that the server has not signed."""
    name, _, signature = cookie.removeprefix("baston=").rpartition(".")
    return [
        f"baston={name}",
        f"baston={name}.",
        f"baston={name}.{'0' * len(signature)}",
        f"baston=x{name}.{signature}",
        f"baston={name}.{signature[:-1]}",
        Identity(b"another server's key").cookie(name, secure=False).partition(";")[0],
        "baston=.",
        "baston=\x01;;=",
    ]


def test_a_forged_cookie_counts_as_none(at_table: tuple[Browser, TableSocket, Message]) -> None:
    browser, _, state = at_table
    id = a_dict(state["table"])["id"]
    with browser.connect(id, cookie=browser.cookie) as ws:
        assert ws.state()["seat"] == 0
    for cookie in forged(browser.cookie):
        with browser.connect(id, cookie=cookie.replace("\x01", "%")) as ws:
            assert ws.state()["seat"] is None


def test_a_page_of_another_site_gets_nothing_done(at_table: tuple[Browser, TableSocket, Message]) -> None:
    browser, _, state = at_table
    id = a_dict(state["table"])["id"]
    for origin in (
        "http://evil.example",
        "null",
        f"http://{browser.address}.evil.example",
        "http://localhost:1",
    ):
        with pytest.raises(InvalidStatus) as refused, browser.connect(id, origin=origin):
            pass
        assert refused.value.response.status_code == 403
        response = browser.post("/api/play-now", {"game": "nim"}, {"Origin": origin})
        assert (response.status_code, response.json()["code"]) == (403, "foreign-origin")
    with browser.connect(id, origin=f"http://{browser.address}") as ws:
        assert ws.state()["seat"] == 0


def test_the_cookie_is_kept_from_scripts_and_its_key_from_others(
    browser: Browser, new_browser: NewBrowser, server: Server
) -> None:
    header = new_browser().get("/api/health").headers["set-cookie"]
    assert re.search(r"; HttpOnly; SameSite=Lax$", header)
    assert "set-cookie" not in browser.get("/api/health").headers
    assert (server.data / "cookie.key").stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/table/x"])
def test_every_answer_has_the_headers_that_protect(browser: Browser, path: str) -> None:
    headers = browser.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]  # as default-src: never inline
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/nowhere", None, 404),
        ("GET", "/api/tables/%00", None, 404),
        ("GET", "/api/replays/nowhere", None, 404),
        ("GET", "/api/games/chess/cards", None, 404),
        ("GET", "/api/games/nim/rules", None, 404),
        ("GET", "/api/nowhere", None, 404),
        ("POST", "/api/tables/nowhere/join", {}, 404),
        ("POST", "/api/tables", {"game": "nim", "players": 10**40, "seats": BOTH}, 400),
        ("POST", "/api/tables", {"game": "nim", "players": 2, "seats": BOTH, "listed": "x"}, 400),
        ("POST", "/api/tables/nowhere/start", None, 404),
        ("DELETE", "/api/tables", None, 405),
        ("POST", "/api/play-now", {"game": "chess"}, 404),
        ("POST", "/api/play-now", {"game": 1}, 400),
        ("POST", "/api/play-now", None, 400),
        ("POST", "/api/play-now", {"game": LARGE}, 413),
        ("POST", "/api/tables", {"game": "nim", "players": 2, "seats": []}, 400),
        ("POST", "/api/tables", {"game": "nim", "players": 9, "seats": [{"kind": "me"}] * 9}, 400),
        ("POST", "/api/tables", {"game": "nim", "players": -1, "seats": []}, 400),
        ("POST", "/api/tables", {"game": "nim", "players": 2, "seats": [{"kind": "king"}] * 2}, 400),
        (
            "POST",
            "/api/tables",
            {"game": "nim", "players": 2, "seats": BOTH, "options": {"x": "y"}},
            400,
        ),
        (
            "POST",
            "/api/tables",
            {"game": "smashup", "players": 2, "seats": BOTH, "options": ON_MAT | {"mat": LARGE}},
            400,
        ),
        (
            "POST",
            "/api/tables",
            {"game": "smashup", "players": 2, "seats": BOTH, "options": ON_MAT | {"mat": LARGE * 4}},
            413,
        ),
        (
            "POST",
            "/api/tables",
            {"game": "smashup", "players": 2, "seats": BOTH, "options": {"mat": PROPOSED}},
            400,
        ),
    ],
)
def test_what_cannot_be_had_is_said_in_both_languages(
    browser: Browser, method: str, path: str, body: Json, status: int
) -> None:
    response = browser.http.request(method, path, json=body)
    assert response.status_code == status
    failure = response.json()
    assert set(failure) == {"code", "en", "fr"}
    assert failure["en"] != failure["fr"]
    assert browser.get("/api/tables/mine").json() == []


def test_a_table_is_made_on_a_mat_of_ones_own(browser: Browser) -> None:
    mat = PROPOSED.replace("camp = 1", "camp = 2")
    wish = {"game": "smashup", "players": 2, "seats": BOTH, "options": ON_MAT | {"mat": mat}}
    made = browser.post("/api/tables", wish)
    assert made.status_code == 201
    kept = browser.get(f"/api/tables/{made.json()['id']}").json()["options"]
    assert (kept["mode"], read_mat(kept["mat"])) == ("base-principale", read_mat(mat))


@pytest.mark.parametrize("path", ["/%00", "/" + "a" * 3000, "/..%2f..%2fapp.py", "/%ff", "//"])
def test_a_strange_address_is_a_page_like_any_other(browser: Browser, path: str) -> None:
    response = browser.get(path)
    assert response.status_code == 200
    assert response.text == browser.get("/").text


def test_an_unknown_table_has_no_line(browser: Browser) -> None:
    with pytest.raises(InvalidStatus), browser.connect("nowhere"):
        pass


def test_names_are_cut_and_hold_nothing_invisible(browser: Browser) -> None:
    seats = [{"kind": "me", "name": "<b>\u202e\n" + "n" * 90}, {"kind": "bot"}]
    id = browser.make("nim", seats)["id"]
    (name, _) = [seat["name"] for seat in browser.get(f"/api/tables/{id}").json()["seats"]]
    assert name == "<b> " + "n" * 36
