"""By which names a server may be addressed, which pages may ask it for something, and what TLS changes."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy.engine import URL
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from baston.kernel.game import Refusal
from baston.server.access.hosts import AllowedHosts, allowed_host, check_origin
from baston.server.access.identity import Identity
from baston.server.refusals import Refused
from baston.server.settings import Settings
from tests.server.conftest import Server
from tests.server.program import refused
from tests.server.wire import WAIT, Browser

TLS = {"Host": "table.example.org", "X-Forwarded-Proto": "https"}


def answer(host: str, listens_at: str = "127.0.0.1", reached: str = "127.0.0.1", *allowed: str) -> str:
    """What becomes of a request to this host: "", or the code of the refusal."""
    names = tuple(map(allowed_host, allowed))
    hosts = AllowedHosts(Settings(listens_at, 8000, Path(), URL.create("sqlite"), allowed_hosts=names))
    try:
        hosts.check(host, reached)
    except Refused as refusal:
        return refusal.key
    return ""


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1:8000",
        "127.0.0.1",
        "localhost:8000",
        "LOCALHOST",
        "[::1]:8000",
        "baston.localhost",
        "localhost.",
    ],
)
def test_the_machine_itself_needs_no_option(host: str) -> None:
    assert answer(host) == ""
    assert answer(host, "0.0.0.0", "192.168.1.20") == ""


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example", "192.168.1.20",
     "evil-localhost", "2130706433"],
)  # fmt: skip
def test_a_name_that_somebody_else_leads_here_gets_nothing(host: str) -> None:
    assert answer(host) == "foreign-host"
    assert answer(host, "0.0.0.0", "192.168.1.21") == "foreign-host"


@pytest.mark.parametrize("host", ["", ":", "a b", "[::1", "example..org", "x" * 300, "[]:1", "a@b", "é"])
def test_what_is_no_name_is_refused_as_none(host: str) -> None:
    assert answer(host) in ("bad-host", "foreign-host")
    assert answer("", "0.0.0.0") == "bad-host"


def test_on_the_network_the_addresses_of_the_machine_will_do() -> None:
    assert answer("192.168.1.20:8000", "0.0.0.0", "192.168.1.20") == ""
    assert answer("[2001:db8::7]:8000", "::", "2001:db8:0::7") == ""
    assert answer("192.168.1.20:8000", "::", "::ffff:192.168.1.20") == ""
    assert answer("192.0.2.7:8000", "192.0.2.7", "10.0.0.2") == ""
    assert answer("table.lan:8000", "table.lan", "10.0.0.2") == ""


def test_what_the_option_names_is_allowed_and_a_star_stands_for_what_is_below_a_name() -> None:
    assert answer("Table.Example.org:443", "127.0.0.1", "127.0.0.1", "table.example.org") == ""
    assert answer("example.org", "127.0.0.1", "127.0.0.1", "table.example.org") == "foreign-host"
    assert answer("a.b.example.org", "127.0.0.1", "127.0.0.1", "*.example.org") == ""
    assert answer("example.org", "127.0.0.1", "127.0.0.1", "*.example.org") == "foreign-host"
    assert answer("evilexample.org", "127.0.0.1", "127.0.0.1", "*.example.org") == "foreign-host"
    assert answer("xn--bcher-kva.example", "127.0.0.1", "127.0.0.1", "bücher.example") == ""
    assert answer("[2001:db8::7]", "127.0.0.1", "127.0.0.1", "[2001:db8::7]") == ""
    assert answer("203.0.113.5", "127.0.0.1", "127.0.0.1", "203.0.113.5") == ""


@pytest.mark.parametrize(
    "text",
    ["", "*", "*.", "https://example.org", "example.org:443", "a b", "*.1.2.3.4:5", "x" * 300, "*.[::1]"],
)
def test_an_option_that_names_no_host_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="allowed-host-bad"):
        allowed_host(text)


def test_a_server_told_so_does_not_start(tmp_path: Path) -> None:
    status, said = refused(tmp_path, "--port", "0", "--allowed-host", "https://example.org")
    assert (status, said.count("\n")) == (2, 1)
    assert "such as example.org" in said


@pytest.mark.parametrize(
    ("origin", "secure", "code"),
    [
        (None, False, ""),
        ("http://table.example.org", False, ""),
        ("http://table.example.org:80", False, ""),
        ("https://table.example.org", True, ""),
        ("https://table.example.org:443", True, ""),
        ("https://table.example.org", False, "other-scheme"),
        ("http://table.example.org", True, "other-scheme"),
        ("http://table.example.org:8000", False, "foreign-origin"),
        ("http://evil.example", False, "foreign-origin"),
        ("http://table.example.org.evil.example", False, "foreign-origin"),
        ("null", False, "foreign-origin"),
        ("", False, "foreign-origin"),
        ("ftp://table.example.org", False, "foreign-origin"),
        ("http://table.example.org:x", False, "foreign-origin"),
    ],
)  # fmt: skip
def test_only_a_page_of_this_server_over_the_same_scheme_may_ask(
    origin: str | None, secure: bool, code: str
) -> None:
    if not code:
        check_origin(origin, "table.example.org", secure)
        return
    with pytest.raises(Refused, match=code):
        check_origin(origin, "table.example.org", secure)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has a name, behind a proxy on this machine."""
    server = Server(tmp_path_factory.mktemp("data"), allowed_hosts=("table.example.org",))
    yield server
    server.stop()


def asked(server: Server, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """What a browser without a cookie gets."""
    return httpx.get(f"http://{server.address}{path}", headers=headers, verify=False)


def handshake(browser: Browser, host: str, **headers: str) -> int:
    """The status of a WebSocket to a table on this host."""
    address, _, port = browser.address.partition(":")
    id = browser.make("nim", [{"kind": "me"}, {"kind": "open"}])["id"]
    uri = f"ws://{host}/api/tables/{id}/ws"
    try:
        with (
            socket.create_connection((address, int(port)), WAIT) as own,
            connect(
                uri, sock=own, additional_headers={name.replace("_", "-"): x for name, x in headers.items()}
            ),
        ):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_whoever_leads_a_name_of_theirs_here_sees_and_does_nothing(browser: Browser) -> None:
    """DNS rebinding: the page of evil.example is of one origin with what it asks."""
    own = {"Host": "evil.example", "Origin": "http://evil.example"}
    for method, path in (("GET", "/api/tables/mine"), ("GET", "/api/health"), ("POST", "/api/play-now")):
        response = browser.http.request(
            method, path, json={"game": "nim"} if method == "POST" else None, headers=own
        )
        assert (response.status_code, response.json()["code"]) == (421, "foreign-host")
        assert "--allowed-host evil.example" in response.json()["en"]
        assert "set-cookie" not in response.headers
    page = browser.http.get("/", headers=own | {"Accept": "text/html"})
    assert (page.status_code, page.headers["content-type"].partition(";")[0]) == (421, "text/html")
    assert "--allowed-host evil.example" in page.text
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert browser.get("/api/tables/mine").json() == []
    assert handshake(browser, "evil.example", Origin="http://evil.example") == 403
    assert handshake(browser, "evil.example") == 403
    assert handshake(browser, browser.address) == 101


def test_a_page_echoes_no_markup(browser: Browser) -> None:
    page = browser.http.get("/", headers={"Host": "<b>x</b>", "Accept": "text/html"})
    assert page.status_code == 400
    assert "<b>" not in page.text


def test_over_tls_the_cookie_is_for_tls_alone_and_the_browser_is_to_come_back_so(server: Server) -> None:
    response = asked(server, "/api/health", headers=TLS)
    assert response.headers["set-cookie"].startswith("__Host-baston=")
    assert response.headers["set-cookie"].endswith(
        "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure"
    )
    assert response.headers["strict-transport-security"] == "max-age=15552000"
    refusal = asked(server, "/api/tables/nowhere", headers=TLS)
    assert refusal.headers["strict-transport-security"] == "max-age=15552000"
    plain = asked(server, "/api/health")
    assert "strict-transport-security" not in plain.headers
    assert plain.headers["set-cookie"].startswith("baston=")
    assert "Secure" not in plain.headers["set-cookie"]


def test_a_cookie_from_before_tls_is_still_good_and_is_given_anew(server: Server, browser: Browser) -> None:
    id = browser.make("nim", [{"kind": "me"}, {"kind": "open"}])["id"]
    over_tls = asked(server, "/api/tables/mine", headers=TLS | {"Cookie": browser.cookie})
    assert [table["id"] for table in over_tls.json()] == [id]
    new, old = over_tls.headers.get_list("set-cookie")
    assert new.partition(";")[0] == f"__Host-{browser.cookie}"
    assert old.startswith("baston=; Path=/; Max-Age=0")
    both = f"{new.partition(';')[0]}; baston=somebody.else"
    again = asked(server, "/api/tables/mine", headers=TLS | {"Cookie": both})
    assert [table["id"] for table in again.json()] == [id]
    assert "set-cookie" not in again.headers


def test_a_cookie_that_another_host_has_planted_does_not_go_before_the_own_one() -> None:
    identity = Identity(b"k" * 32)
    own, planted = (
        identity.cookie(name, secure).partition(";")[0] for name, secure in (("me", True), ("spy", False))
    )
    assert identity.browser(f"{planted}; {own}") == "me"
    assert identity.browser(f"{own}; {planted}") == "me"


def test_behind_a_proxy_the_scheme_of_the_page_counts(browser: Browser) -> None:
    for origin, status in (("https://table.example.org", 201), ("http://table.example.org", 403)):
        response = browser.post("/api/play-now", {"game": "nim"}, TLS | {"Origin": origin})
        assert response.status_code == status
    silent = browser.post(
        "/api/play-now", {"game": "nim"}, {"Host": "table.example.org", "Origin": "https://table.example.org"}
    )
    assert (silent.status_code, silent.json()["code"]) == (403, "other-scheme")
    assert "X-Forwarded-Proto" in silent.json()["en"]
    named = {"Origin": "https://table.example.org", "X_Forwarded_Proto": "https"}
    assert handshake(browser, "table.example.org", **named) == 101
    assert handshake(browser, "table.example.org", Origin="https://table.example.org") == 403
