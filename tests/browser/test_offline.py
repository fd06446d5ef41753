"""Pages open without a network once they have been seen, and go on to a new version by themselves."""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from baston.server.api.pages import STATIC
from tests.browser.conftest import WAIT, Visitors
from tests.browser.hands import ASKED
from tests.browser.tables import BOT, ME, at_table, new_table
from tests.server.program import Program

KEPT = """async () => {
  const cache = await caches.open((await caches.keys())[0] ?? "none");
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}"""
CACHES = "caches.keys()"
OFFLINE = ("Failed to load resource", "WebSocket connection to")  # what Chromium's console says of it
INSTALLED = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
WORDS = {"en": "tables cannot be reached", "fr": "les tables sont injoignables"}


@pytest.fixture
def visitors(chrome: Browser, server: Program) -> Iterator[Visitors]:
    """People whose browsers keep pages, and may complain that they are offline, and of nothing else."""
    visitors = Visitors(chrome, server.address)
    yield visitors
    visitors.leave()
    assert [what for what in visitors.wrong if not what.startswith(OFFLINE)] == []


def kept(page: Page) -> list[str]:
    """What the browser keeps, once it keeps everything."""
    page.wait_for_function(INSTALLED)
    paths: list[str] = page.evaluate(KEPT)
    return paths


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_pages_open_without_a_network_and_say_that_tables_cannot_be_reached(
    visitors: Visitors, lang: str
) -> None:
    page = visitors.new("/", lang=lang, width=390, height=844, keeps=True)
    paths = kept(page)
    assert "/" in paths
    assert not [path for path in paths if path.startswith("/api")]
    page.context.set_offline(True)
    for path in ("/", "/about", "/new", "/cards/smashup"):
        page.goto(path)
        expect(page.locator(".server-away")).to_contain_text(WORDS[lang])
        expect(page.get_by_role("heading").first).to_be_visible()
        page.get_by_role("link").first.click(trial=True)  # nothing lies over the way to other pages
    page.context.set_offline(False)
    expect(page.locator(".server-away")).to_be_empty()
    expect(page.locator(".gallery .card").first).to_be_visible()  # the page has filled itself


def test_a_table_opened_without_a_network_is_there_as_soon_as_the_server_answers(visitors: Visitors) -> None:
    page = visitors.new("/", keeps=True)
    kept(page)
    address = new_table(page, ME, BOT, first="1")
    at_table(page, address)
    page.context.set_offline(True)
    page.goto(address)
    expect(page.locator(".server-away")).to_contain_text(WORDS["en"])
    page.context.set_offline(False)
    page.wait_for_selector(ASKED)
    assert not [path for path in kept(page) if path.startswith("/api")]


def test_the_app_can_be_installed(visitors: Visitors) -> None:
    page = visitors.new("/")
    address = page.locator("link[rel=manifest]").get_attribute("href") or ""
    answer = page.request.get(address)
    assert answer.headers["content-type"].startswith("application/manifest+json")
    manifest = json.loads(answer.text())
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    found = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    # A window without a profile of its own can install nothing; nothing else is amiss.
    assert {one["errorId"] for one in found["installabilityErrors"]} <= {"in-incognito"}


class Pages(SimpleHTTPRequestHandler):
    """The client's files alone, and whether it lives: every other address is the page, as with the server."""

    def do_GET(self) -> None:
        path = self.path.partition("?")[0]
        if path.startswith("/api/"):
            self.send_response(200 if path == "/api/health" else 404)
            self.end_headers()
            return
        if not (Path(self.directory) / path.strip("/")).is_file():
            self.path = "/index.html"
        super().do_GET()

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def released(client: None, tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The client's files on a server of their own, to be replaced: its address, and their folder."""
    folder = tmp_path / "static"
    shutil.copytree(STATIC, folder)
    server = ThreadingHTTPServer(
        ("127.0.0.1", 0),
        lambda *args: Pages(*args, directory=str(folder)),
    )
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"127.0.0.1:{server.server_port}", folder
    server.shutdown()
    thread.join()
    server.server_close()


def release(folder: Path) -> None:
    """Put another version in place of this one: all files of its own have other names."""
    for script in (folder / "assets").glob("*.js"):
        script.rename(script.with_name(f"next-{script.name}"))
    texts = [*folder.glob("*.js"), *folder.glob("*.html"), *(folder / "assets").glob("*.js")]
    for text in texts:
        found = text.read_text("utf-8")
        found = re.sub(r"(/assets/|\./|\bassets/)(?=[\w.-]+\.js\b)", r"\1next-", found)
        text.write_text(found, "utf-8")
    page = folder / "index.html"
    page.write_text(page.read_text("utf-8").replace("<title>", '<meta name="version" content="2" /><title>'))
    worker = folder / "service-worker.js"
    worker.write_text(re.sub(r'(["`])[0-9a-f]{16}\1', '"next"', worker.read_text("utf-8")), "utf-8")


def test_a_new_version_replaces_the_old_one_at_the_next_visit_and_pages_are_loaded_once(
    chrome: Browser, released: tuple[str, Path]
) -> None:
    address, folder = released
    visitors = Visitors(chrome, address)
    page = visitors.new("/", keeps=True)
    kept(page)
    (former,) = page.evaluate(CACHES)
    release(folder)
    loads: list[str] = []
    page.on("load", lambda page: loads.append(page.url))
    page.reload()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "2")
    for _ in range(WAIT // 200):
        if former not in page.evaluate(CACHES):
            break
        page.wait_for_timeout(200)
    assert former not in page.evaluate(CACHES)
    expect(page.locator(".hero")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "2")
    expect(page.locator(".hero")).to_be_visible()
    assert len(loads) == 2
    visitors.leave()


def test_an_open_page_whose_parts_are_gone_is_loaded_anew_but_once(
    chrome: Browser, released: tuple[str, Path]
) -> None:
    address, folder = released
    visitors = Visitors(chrome, address)
    page = visitors.new("/")
    loads: list[str] = []
    page.on("load", lambda page: loads.append(page.url))
    release(folder)
    page.locator(".top a[href='/cards/smashup']").click()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "2")
    assert page.url.endswith("/cards/smashup")
    page.wait_for_load_state()
    for script in (folder / "assets").glob("next-smashup-*.js"):
        script.unlink()
    page.reload()
    expect(page.get_by_role("heading").first).to_be_visible()
    page.wait_for_timeout(500)
    assert len(loads) == 2
    visitors.leave()
