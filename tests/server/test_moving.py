"""A player goes on at another device: by a link or a short code, confirmed, once, and with a way back."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from baston.kernel.text import Json, a_dict, a_str
from baston.server.access.identity import Identity
from baston.server.access.moving import (
    ALPHABET,
    LIFETIME,
    LINKS_OF_ADDRESS,
    LINKS_OF_BROWSER,
    TRIES,
    TRIES_OF_ADDRESS,
    MovingLimits,
    is_code,
    new_code,
    plain_secret,
)
from baston.server.refusals import Refused
from baston.server.settings import Settings
from tests.server.conftest import NewBrowser, Server
from tests.server.wire import Browser, Message

OWN = [{"kind": "me", "name": "Zoé"}, {"kind": "bot", "level": "easy"}]
CODE = "ABCD2345"


def linked(browser: Browser) -> Message:
    """A new link and code of the browser's player."""
    made = browser.post("/api/devices")
    assert made.status_code == 201, made.text
    return a_dict(made.json())


def standing(browser: Browser) -> Message:
    """Whom the browser is, and was."""
    return a_dict(browser.get("/api/devices").json())


@pytest.fixture
def player(new_browser: NewBrowser) -> Browser:
    """Somebody with a table."""
    player = new_browser()
    player.get("/api/health")
    player.make("nim", OWN, name="Zoé")
    return player


@pytest.fixture
def other(new_browser: NewBrowser) -> Browser:
    """Another browser, with a table of its own under another name."""
    other = new_browser()
    other.get("/api/health")
    other.make("nim", [{"kind": "me", "name": "Ada"}, {"kind": "open"}])
    return other


def test_to_open_a_link_changes_nothing(player: Browser, other: Browser) -> None:
    """A crafted link once took a visitor's identity over."""
    link = linked(player)
    before = other.cookie
    assert other.get(f"/move/{link['token']}").status_code == 200
    assert other.cookie == before
    assert standing(other) == {"player": {"name": "Ada", "tables": 1}, "former": None}
    for method in ("GET", "PUT", "DELETE"):
        assert other.http.request(method, "/api/devices/move").status_code in (404, 405)
    assert other.post("/api/devices/look", {"secret": link["token"]}).status_code == 200  # still good


@pytest.mark.parametrize("kind", ["token", "code"])
def test_what_a_move_would_do_is_said_before_it_is_done(player: Browser, other: Browser, kind: str) -> None:
    secret = linked(player)[kind]
    said = other.post("/api/devices/look", {"secret": secret})
    assert said.status_code == 200
    zoe, ada = {"name": "Zoé", "tables": 1}, {"name": "Ada", "tables": 1}
    assert said.json() == {"player": zoe, "own": ada, "same": False}
    assert other.get("/api/tables/mine").json()[0]["seats"][0]["name"] == "Ada"
    moved = other.post("/api/devices/move", {"secret": secret})
    assert (moved.status_code, moved.json()) == (201, {"player": zoe, "former": ada})
    assert other.get("/api/tables/mine").json()[0]["seats"][0]["name"] == "Zoé"
    assert player.get("/api/tables/mine").json()[0]["seats"][0]["mine"] is True  # both are that player now


def test_who_has_moved_may_go_back_and_there_again(player: Browser, other: Browser) -> None:
    other.post("/api/devices/move", {"secret": linked(player)["token"]})
    zoe, ada = {"name": "Zoé", "tables": 1}, {"name": "Ada", "tables": 1}
    assert standing(other) == {"player": zoe, "former": ada}
    assert other.post("/api/devices/back").json() == {"player": ada, "former": zoe}
    assert other.get("/api/tables/mine").json()[0]["seats"][0]["name"] == "Ada"
    assert other.post("/api/devices/back").json() == {"player": zoe, "former": ada}
    assert player.post("/api/devices/back").json()["code"] == "no-former"


def test_only_a_page_of_the_server_moves_anybody(player: Browser, other: Browser) -> None:
    secret = linked(player)["token"]
    foreign = {"Origin": "http://evil.example"}
    for path in ("/api/devices", "/api/devices/look", "/api/devices/move", "/api/devices/back"):
        assert other.post(path, {"secret": secret}, foreign).json()["code"] == "foreign-origin"
    assert standing(other) == {"player": {"name": "Ada", "tables": 1}, "former": None}


def test_a_link_and_its_code_are_one_and_serve_once(
    player: Browser, other: Browser, new_browser: NewBrowser
) -> None:
    link = linked(player)
    assert other.post("/api/devices/move", {"secret": link["code"]}).status_code == 201
    third = new_browser()
    third.get("/api/health")
    for secret in (link["token"], link["code"], "", "x" * 200, "ABCD-EFGH", "\0"):
        refused = third.post("/api/devices/move", {"secret": secret})
        assert (refused.status_code, refused.json()["code"]) == (410, "link-gone")
    assert third.post("/api/devices/look", {"secret": "x" * 201}).status_code == 400


def test_of_two_who_confirm_at_once_one_becomes_the_player(player: Browser, new_browser: NewBrowser) -> None:
    link = linked(player)
    browsers = [new_browser() for _ in range(6)]
    for browser in browsers:
        browser.get("/api/health")
    start, statuses = threading.Barrier(len(browsers)), []

    def confirm(browser: Browser, secret: Json) -> None:
        start.wait()
        statuses.append(browser.post("/api/devices/move", {"secret": secret}).status_code)

    secrets = [link["token"], link["code"]] * 3
    threads = [threading.Thread(target=confirm, args=each) for each in zip(browsers, secrets, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(statuses) == [201] + [410] * 5
    assert sum(len(browser.get("/api/tables/mine").json()) for browser in browsers) == 1


def test_the_own_link_is_not_used_up_by_mistake(player: Browser, other: Browser) -> None:
    secret = linked(player)["token"]
    assert player.post("/api/devices/look", {"secret": secret}).json()["same"] is True
    refused = player.post("/api/devices/move", {"secret": secret})
    assert (refused.status_code, refused.json()["code"]) == (409, "same-player")
    assert other.post("/api/devices/move", {"secret": secret}).status_code == 201


def test_a_code_is_taken_as_people_type_it() -> None:
    for typed in ("ABCD-2345", "abcd2345", " abcd 2345 ", "AB-CD–23 45\n"):
        assert plain_secret(typed) == CODE
    assert plain_secret("aB_-" * 8) == "aB_-" * 8  # a token stays as it is
    made = {new_code() for _ in range(200)}
    assert len(made) == 200
    assert all(is_code(plain_secret(code)) and len(code) == 9 for code in made)
    assert not set("".join(made)) - set(ALPHABET) - {"-"}


def test_only_hashes_are_kept_and_what_is_too_old_is_dropped_at_the_start(tmp_path: Path) -> None:
    server = Server(tmp_path)
    browser = Browser(server.address)
    browser.get("/api/health")
    link = linked(browser)
    server.stop()
    with sqlite3.connect(tmp_path / "baston.sqlite") as database:
        (row,) = database.execute("SELECT token, code FROM devices").fetchall()
        for secret in (a_str(link["token"]), a_str(link["code"])):
            assert secret not in row
            assert plain_secret(secret) not in row
        assert row != (Identity(b"another key").keyed_hash(a_str(link["token"])), row[1])
        database.execute("UPDATE devices SET until = ?", (time.time() - 1,))
    database.close()
    server = Server(tmp_path)
    try:
        browser.http.base_url = f"http://{server.address}"
        refused = browser.post("/api/devices/move", {"secret": link["token"]})
        assert refused.json()["code"] == "link-gone"
        server.stop()
        with sqlite3.connect(tmp_path / "baston.sqlite") as database:
            assert database.execute("SELECT count(*) FROM devices").fetchone() == (0,)
        database.close()
    finally:
        server.stop()
        browser.http.close()


def test_cookies_of_former_players_are_signed_as_such() -> None:
    identity = Identity(b"k" * 32)
    own, former = (
        cookie("me", False).partition(";")[0] for cookie in (identity.cookie, identity.former_cookie)
    )
    assert (identity.browser(own), identity.former(former)) == ("me", "me")
    assert identity.browser(former.replace("baston-former", "baston")) is None
    assert identity.former(own.replace("baston", "baston-former")) is None
    assert identity.browser(former) is None
    assert identity.former(f"{own}; x={former}") is None
    assert "; Secure" in identity.former_cookie("me", True)
    assert identity.former_cookie("me", True).startswith("__Host-baston-former=me.")


class Clock:
    """A clock that is moved by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limits(clock: Clock) -> MovingLimits:
    """Those of a server on the network."""
    return MovingLimits(Settings("0.0.0.0", 8000, Path(), URL.create("sqlite")), clock)


def count(act: Callable[[int], None], most: int = 2000) -> int:
    """How often it may be done before it is refused."""
    for done in range(most):
        try:
            act(done)
        except Refused as refusal:
            return done if 1 <= int(refusal.values["seconds"]) <= LIFETIME else -1
    return most


def test_a_browser_and_an_address_make_so_many_links(limits: MovingLimits, clock: Clock) -> None:
    assert count(lambda _: limits.count_link("me", "192.0.2.7")) == LINKS_OF_BROWSER
    left = LINKS_OF_ADDRESS - LINKS_OF_BROWSER
    assert count(lambda number: limits.count_link(f"b{number}", "192.0.2.7")) == left
    limits.count_link("you", "192.0.2.8")
    clock.now += LIFETIME
    assert count(lambda _: limits.count_link("me", "192.0.2.7")) == LINKS_OF_BROWSER


def test_an_address_and_all_together_try_so_many_codes_and_links_are_not_guessed(
    limits: MovingLimits, clock: Clock
) -> None:
    assert count(lambda _: limits.count_try(CODE, "192.0.2.7")) == TRIES_OF_ADDRESS
    assert count(lambda number: limits.count_try(CODE, f"10.0.{number // 250}.{number % 250}")) == (
        TRIES - TRIES_OF_ADDRESS
    )
    assert count(lambda _: limits.count_try("t" * 32, "192.0.2.7")) == 2000
    clock.now += LIFETIME
    assert count(lambda _: limits.count_try(CODE, "192.0.2.7")) == TRIES_OF_ADDRESS


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Browser]:
    """A browser of a server that limits this machine too."""
    server = Server(tmp_path, rate_limit=10)
    browser = Browser(server.address)
    browser.get("/api/health")
    yield browser
    browser.http.close()
    server.stop()


def test_who_asks_for_too_much_is_told_when_to_come_back(limited: Browser) -> None:
    made = [limited.post("/api/devices") for _ in range(LINKS_OF_BROWSER + 1)]
    assert [response.status_code for response in made] == [201] * LINKS_OF_BROWSER + [429]
    assert made[-1].json()["code"] == "too-many-links"
    assert int(made[-1].headers["retry-after"]) <= LIFETIME / LINKS_OF_BROWSER
    tried = [limited.post("/api/devices/look", {"secret": CODE}) for _ in range(TRIES_OF_ADDRESS + 1)]
    assert [response.status_code for response in tried] == [410] * TRIES_OF_ADDRESS + [429]
    assert tried[-1].json()["code"] == "too-many-codes"
