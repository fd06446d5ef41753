"""The protocol as the client and the reader have it agrees with what the server speaks."""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args

import pytest

from baston.server import protocol
from baston.server.api.routes import ROUTES
from baston.server.protocol.typescript import declarations
from tests.server.wire import Browser

ROOT: Final = Path(__file__).parents[2]
DOCUMENT: Final = (ROOT / "docs" / "protocol.md").read_text("utf-8")
MESSAGES: Final = [*get_args(protocol.FromServer), *get_args(protocol.FromClient)]


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    """If not: tools/protocol-ts client/src/net/protocol.ts"""
    assert (ROOT / "client" / "src" / "net" / "protocol.ts").read_text("utf-8") == declarations()


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: str(message.__name__))
def test_every_message_has_an_example(message: type) -> None:
    assert f'{{"type": "{message.__struct_config__.tag}"' in DOCUMENT  # type: ignore[attr-defined]  # structs have it


@pytest.mark.parametrize(
    ("method", "path"),
    [(method, path) for route in ROUTES for method in route.http_methods for path in route.paths],
)
def test_every_request_is_described(method: str, path: str) -> None:
    written = path.replace(":str", "")
    assert any(
        line.startswith((f"| `{method} /api{written}`", f"| `{method} /api{written}?"))
        for line in DOCUMENT.splitlines()
    )


def test_the_document_and_the_page_of_all_requests_load_nothing_from_elsewhere(browser: Browser) -> None:
    described = browser.get("/api/schema/openapi.json").json()["paths"]
    page = browser.get("/api/schema").text
    for route in ROUTES:
        for path in route.paths:
            written = f"/api{path}".replace(":str", "")
            assert {method.lower() for method in route.http_methods} <= set(described[written])
            assert written in page
    assert "//" not in page.replace("</", "")
