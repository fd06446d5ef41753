"""What a page takes until it is there, on a slow line and in bytes; the cache is empty each time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NamedTuple

from playwright.sync_api import Page, Response, StorageState

from bench.browser.people import House, devtools

RATE: Final = 1_600_000 / 8  # bytes a second
ROUND_TRIP: Final = 150  # milliseconds
SLOW: Final = {
    "offline": False,
    "latency": ROUND_TRIP,
    "downloadThroughput": RATE,
    "uploadThroughput": RATE,
}
PAINTED: Final = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
FIRST_PAINT: Final = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
PLAYABLE: Final = "() => Number.isFinite(noted.playable ?? Infinity)"
CODE: Final = ("document", "script", "stylesheet")


class Arrival(NamedTuple):
    """Seconds until something is painted, and until the table can be played at; None where there is none."""

    painted: float
    playable: float | None


class Bytes(NamedTuple):
    """What is fetched, as it is sent: page, scripts and styles; and with fonts, cards and all else."""

    code: int
    all: int


def arrival(house: House, address: str, known: StorageState | None = None) -> Arrival:
    """Open a page on the slow line."""
    with _opened(house, known) as page:
        devtools(page).send("Network.emulateNetworkConditions", SLOW)
        page.goto(address)
        page.wait_for_function(PAINTED)
        painted = page.evaluate(FIRST_PAINT) / 1000
        if "/table/" not in address:
            return Arrival(painted, None)
        page.wait_for_function(PLAYABLE)
        return Arrival(painted, page.evaluate("noted.playable") / 1000)


def size(house: House, address: str, known: StorageState | None = None) -> Bytes:
    """Open a page and count what it fetches until it rests."""
    responses: list[Response] = []
    with _opened(house, known) as page:
        page.on("response", lambda response: responses.append(response))
        page.goto(address)
        page.wait_for_function(PLAYABLE if "/table/" in address else PAINTED)
        page.wait_for_load_state("networkidle")
        sizes = [
            (one.request.resource_type in CODE, one.request.sizes()["responseBodySize"]) for one in responses
        ]
    return Bytes(sum(size for is_code, size in sizes if is_code), sum(size for _, size in sizes))


@contextmanager
def _opened(house: House, known: StorageState | None) -> Iterator[Page]:
    page = house.person(known=known)
    try:
        yield page
    finally:
        page.context.close()
