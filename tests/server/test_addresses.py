"""Where others reach the server: what invitation links are made of."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from sqlalchemy.engine import URL

from baston.server.settings import Settings, addresses
from tests.server.wire import Browser


def reached(host: str) -> list[str]:
    """The addresses of a server that listens there."""
    return addresses(Settings(host, 8000, Path(), URL.create("sqlite")))


@pytest.mark.parametrize("host", ["127.0.0.1", "::1", "localhost", "127.0.1.1"])
def test_a_server_on_loopback_is_reached_by_nobody_else(host: str) -> None:
    assert reached(host) == []


@pytest.mark.parametrize(
    ("host", "address"),
    [("192.0.2.7", "http://192.0.2.7:8000"), ("2001:db8::7", "http://[2001:db8::7]:8000")],
)
def test_a_server_at_one_address_is_reached_there(host: str, address: str) -> None:
    assert reached(host) == [address]


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_server_at_all_addresses_is_reached_at_the_one_on_the_network(
    host: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Probe(socket.socket):
        """Towards a network in which this machine has an address."""

        def connect(self, address: object) -> None: ...

        def getsockname(self) -> tuple[str, int]:
            return ("192.168.1.20", 40000)

    monkeypatch.setattr(socket, "socket", Probe)
    assert reached(host) == ["http://192.168.1.20:8000"]


def test_a_machine_without_a_network_names_none(monkeypatch: pytest.MonkeyPatch) -> None:
    class Probe(socket.socket):
        def connect(self, address: object) -> None:
            raise OSError(f"no way to {address}")

    monkeypatch.setattr(socket, "socket", Probe)
    assert reached("0.0.0.0") == []


def test_the_lobby_is_told_by_the_health_of_the_server(browser: Browser) -> None:
    assert browser.get("/api/health").json()["addresses"] == []
