"""A browser without windows, a server of its own, and people who come with an empty cache."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, CDPSession, Page, StorageState

from tests.browser.conftest import built, launched
from tests.fuzz.served import Served

WATCH: Final = Path(__file__).with_name("watch.js")
SETTINGS: Final = """if (!localStorage.baston) {
  localStorage.baston = JSON.stringify({ speed: SPEED, lang: "LANG", endOfTurn: "never", tips: 99 });
}"""
Speed = Literal[0, 1]  # of what happens on the table: at once, or as usual
PATIENCE: Final = 60_000  # milliseconds, then something hangs


class House:
    """The server, and the browser that all people here have."""

    def __init__(self, server: Served, chrome: Browser) -> None:
        self.server = server
        self.chrome = chrome

    def person(
        self, speed: Speed = 1, lang: str = "en", known: StorageState | None = None, watched: bool = True
    ) -> Page:
        """An empty page of somebody new, or of somebody `known` whose cache is empty, `watched` or not."""
        context = self.chrome.new_context(
            base_url=f"http://{self.server.address}",
            viewport={"width": 1440, "height": 900},
            service_workers="block",  # they come after all that is measured
            storage_state=known,
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(SETTINGS.replace("SPEED", str(speed)).replace("LANG", lang))
        if watched:
            context.add_init_script(path=WATCH)
        return context.new_page()


def devtools(page: Page) -> CDPSession:
    """What slows the page or its line down."""
    return page.context.new_cdp_session(page)


@contextmanager
def house() -> Iterator[House]:
    """A server and a browser for as long as the context lasts."""
    built()
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder), "--rate-limit", "1000") as server,
        launched() as chrome,
    ):
        yield House(server, chrome)
        assert server.alive(), server.said()
