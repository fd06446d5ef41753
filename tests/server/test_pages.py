"""The client's files as the server sends them."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from baston.server.api import pages
from tests.server.conftest import NewBrowser
from tests.server.wire import Browser

INDEX = "<!doctype html><title>index</title>"
SCRIPT = "console.log(1)"
LONG_SCRIPT = SCRIPT * 500
PICTURE = bytes(range(256)) * 20
REQUESTS = 200


def build(folder: Path) -> None:
    """Make the client's files."""
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "assets" / "a-1.js").write_text(SCRIPT)
    (folder / "index.html").write_text(INDEX)


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a client that has been built."""
    folder = tmp_path / "static"
    build(folder)
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.fixture
def rebuilt(static: Path) -> Iterator[None]:
    """The client is built anew all the time."""
    enough = threading.Event()

    def rebuild() -> None:
        while not enough.is_set():
            shutil.rmtree(static)
            build(static)

    builder = threading.Thread(target=rebuild)
    builder.start()
    yield
    enough.set()
    builder.join()


def test_files_are_sent_as_what_they_are_and_addresses_of_pages_are_the_index(
    static: Path, browser: Browser
) -> None:
    index, script = browser.get("/"), browser.get("/assets/a-1.js")
    assert (index.text, script.text) == (INDEX, SCRIPT)
    assert index.headers["content-type"].startswith("text/html")
    assert script.headers["content-type"].startswith("text/javascript")
    assert index.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    for path in ("/table/x", "/asset", "/..%2fstatic%2findex.html"):
        assert browser.get(path).text == INDEX
    (static.parent / "key").write_text("secret")
    assert browser.get("/..%2fkey").text == INDEX


def test_what_is_written_in_words_is_compressed_for_those_who_take_it(static: Path, browser: Browser) -> None:
    (static / "assets" / "long-1.js").write_text(LONG_SCRIPT)
    (static / "assets" / "picture-1.png").write_bytes(PICTURE)
    for accepts, encoding in (("gzip, br", "gzip"), ("identity", None)):
        how = {"accept-encoding": accepts}
        script = browser.http.get("/assets/long-1.js", headers=how)
        assert script.text == LONG_SCRIPT
        assert script.headers.get("content-encoding") == encoding
        assert "accept-encoding" in script.headers["vary"].lower()
        picture = browser.http.get("/assets/picture-1.png", headers=how)
        assert picture.content == PICTURE
        assert "content-encoding" not in picture.headers
        assert "content-encoding" not in browser.http.get("/", headers=how).headers  # it is short


@pytest.mark.usefixtures("static")
@pytest.mark.parametrize("path", ["/assets/a-0.js", "/assets", "/assets/", "/assets/..%2f..%2fkey", "/api/x"])
def test_what_is_no_page_and_not_there_is_said_to_be_missing(browser: Browser, path: str) -> None:
    missing = browser.get(path)
    assert missing.status_code == 404
    assert missing.json()["code"] == "no-page"
    assert "immutable" not in missing.headers.get("cache-control", "")


@pytest.mark.usefixtures("rebuilt")
def test_while_the_client_is_built_anew_every_page_is_answered(new_browser: NewBrowser) -> None:
    browser = new_browser()
    for path, expected in (("/", {200}), ("/assets/a-1.js", {200, 404})):
        assert {browser.get(path).status_code for _ in range(REQUESTS)} <= expected
