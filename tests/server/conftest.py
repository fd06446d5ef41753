"""A server on a free port of this machine, with an empty database."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import uvicorn
from litestar import Litestar

from baston.server.access.identity import load_identity
from baston.server.app import create_app
from baston.server.settings import Settings
from baston.server.storage.database import database_url, migrate
from tests.server.postgres import database as database
from tests.server.postgres import postgres as postgres
from tests.server.redis import redis as redis
from tests.server.wire import WAIT, Browser

NewBrowser = Callable[[], Browser]


class Server:
    """A running server and its application."""

    def __init__(
        self,
        data: Path,
        rate_limit: int | None = None,
        clock: Callable[[], float] = time.monotonic,
        allowed_hosts: tuple[str, ...] = (),
        bots: dict[str, str] | None = None,
    ) -> None:
        self.data = data
        listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{listening.getsockname()[1]}"
        url = database_url(None, data)
        asyncio.run(migrate(url))
        port = listening.getsockname()[1]
        settings = Settings(
            "127.0.0.1", port, data, url, rate_limit, allowed_hosts=allowed_hosts, bots=bots or {}
        )
        self.app: Litestar = create_app(settings, load_identity(data), clock)
        config = uvicorn.Config(
            self.app,
            ws="websockets-sansio",
            ws_max_size=65536,
            log_level="error",
            timeout_graceful_shutdown=1,
        )
        self._server = uvicorn.Server(config)
        self._listening = listening
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]})
        self._thread.start()

    def stop(self) -> None:
        """End it, as an interrupt does."""
        self._server.should_exit = True
        self._thread.join(WAIT)
        assert not self._thread.is_alive()
        self._listening.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for the tests of a module."""
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def new_browser(server: Server) -> Iterator[NewBrowser]:
    """Opens browsers; they are closed at the end."""
    browsers: list[Browser] = []

    def new() -> Browser:
        browsers.append(Browser(server.address))
        return browsers[-1]

    yield new
    for browser in browsers:
        browser.http.close()


@pytest.fixture
def browser(new_browser: NewBrowser) -> Browser:
    """A browser that has been here before: it has its cookie."""
    browser = new_browser()
    assert browser.get("/api/health").status_code == 200
    return browser
