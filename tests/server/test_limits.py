"""How much one address may ask for."""

from __future__ import annotations

from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from sqlalchemy.engine import URL
from websockets.exceptions import InvalidStatus

from baston.server.access.limits import Limits
from baston.server.refusals import Refused
from baston.server.settings import CONNECTIONS_PER_ADDRESS, TABLES_PER_MINUTE, Settings
from tests.server.conftest import Server
from tests.server.wire import BOTH, Browser

OWN = ("127.0.0.1", "::1", "::ffff:127.0.0.1", "localhost")
OTHERS = ("192.0.2.7", "2001:db8::7", "::ffff:192.0.2.7", "")


def settings(rate_limit: int | None) -> Settings:
    """Those of a server on the network."""
    return Settings("0.0.0.0", 8000, Path(), URL.create("sqlite"), rate_limit)


def test_one_address_makes_so_many_tables_a_minute(tmp_path: Path) -> None:
    server = Server(tmp_path, rate_limit=3)
    try:
        browser = Browser(server.address)
        codes = [browser.post("/api/play-now", {"game": "nim"}).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
        assert browser.post("/api/tables", {"game": "nim", "players": 2, "seats": BOTH}).status_code == 429
        assert browser.get("/api/tables/mine").status_code == 200
        browser.http.close()
    finally:
        server.stop()


def test_of_a_thousand_tables_that_one_address_wants_at_once_it_gets_ten() -> None:
    limits, made = Limits(settings(None)), 0
    for _ in range(1000):
        with suppress(Refused):
            limits.count_table("192.0.2.7")
            made += 1
    assert made == TABLES_PER_MINUTE


def test_on_this_machine_there_is_no_limit_unless_asked_for(browser: Browser) -> None:
    for _ in range(12):
        assert browser.post("/api/play-now", {"game": "nim"}).status_code == 201


@pytest.mark.parametrize("address", OTHERS)
def test_other_machines_are_limited_each_for_itself(address: str) -> None:
    limits = Limits(settings(None))
    for _ in range(TABLES_PER_MINUTE):
        limits.count_table(address)
    with pytest.raises(Refused, match="too-many-tables"):
        limits.count_table(address)
    with ExitStack() as opened:
        for _ in range(CONNECTIONS_PER_ADDRESS):
            opened.enter_context(limits.line(address))
        with pytest.raises(Refused, match="too-many-lines"):
            opened.enter_context(limits.line(address))
        opened.enter_context(limits.line("192.0.2.8"))
    limits.count_table("192.0.2.8")
    with limits.line(address):
        pass


@pytest.mark.parametrize("address", OWN)
def test_this_machine_is_limited_when_it_is_asked_for(address: str) -> None:
    free = Limits(settings(None))
    with ExitStack() as opened:
        for _ in range(CONNECTIONS_PER_ADDRESS + 1):
            opened.enter_context(free.line(address))
    limited = Limits(settings(0))
    with ExitStack() as opened:
        for _ in range(CONNECTIONS_PER_ADDRESS):
            opened.enter_context(limited.line(address))
        with pytest.raises(Refused, match="too-many-lines"):
            opened.enter_context(limited.line(address))
    with pytest.raises(Refused, match="too-many-tables"):
        limited.count_table(address)


def test_a_line_too_many_is_refused_until_another_is_closed(tmp_path: Path) -> None:
    server = Server(tmp_path, rate_limit=TABLES_PER_MINUTE)
    host, guest = Browser(server.address), Browser(server.address)
    host.get("/api/health")
    tables = [host.make("nim", BOTH)["id"] for _ in range(TABLES_PER_MINUTE)]
    try:
        with ExitStack() as opened:
            sockets = [
                opened.enter_context(host.connect(tables[i % len(tables)]))
                for i in range(CONNECTIONS_PER_ADDRESS - 1)
            ]
            with guest.connect(tables[0]):
                while sockets[0].until("presence")["spectators"] != 1:
                    pass
                with pytest.raises(InvalidStatus), guest.connect(tables[0]):
                    pass
                assert host.get(f"/api/tables/{tables[0]}").status_code == 200
            while sockets[0].until("presence")["spectators"] != 0:
                pass
            with guest.connect(tables[0]) as again:
                assert again.state()["seat"] is None
    finally:
        host.http.close()
        guest.http.close()
        server.stop()
