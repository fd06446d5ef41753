"""How long a full table keeps its page's thread busy on a slow processor, while it is played and animated."""

from __future__ import annotations

import time
from typing import Final, NamedTuple

from playwright.sync_api import Page

from baston.kernel.rng import Rng
from bench.browser.games import Game
from bench.browser.hand import press
from bench.browser.people import House, devtools
from bench.browser.trace import CATEGORIES, Task, tasks
from bench.conditions import slowed
from tests.browser.tables import at_table

SLOWER: Final = 4  # times, than the machine is at its best: its hours differ twofold
LONG: Final = 50.0  # milliseconds
AT_REST: Final = 4_000  # milliseconds until a table has fetched what it may need
PAUSE: Final = 250  # milliseconds between two looks at the page: what a press has changed has long been drawn


class Frames(NamedTuple):
    """The longest task of the page's thread, those that took too long, and how many clicks there were.

    `rate` is by how much the processor was slowed down for it.
    """

    longest: float
    long: list[Task]
    clicks: int
    rate: float


def frames(house: House, game: Game, seconds: float) -> Frames:
    """Play at a full table by chance for so long, at the usual speed, watching what the others do."""
    page = house.person(watched=False)  # which would read each message once more
    page.goto("/")
    at_table(page, game.sit(page, house.server.data))
    page.wait_for_timeout(AT_REST)
    rate = slowed(SLOWER)
    devtools(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    house.chrome.start_tracing(page=page, categories=CATEGORIES)
    clicks = played(page, seconds)
    trace = house.chrome.stop_tracing()
    page.context.close()
    found = tasks(trace)
    return Frames(found[0].took, [task for task in found if task.took > LONG], clicks, rate)


def played(page: Page, seconds: float) -> int:
    """Press what can be pressed, by chance; how often."""
    chance, clicks, end = Rng(1), 0, time.monotonic() + seconds
    while time.monotonic() < end:
        page.wait_for_timeout(PAUSE)
        done = press(page, chance)
        if done == "over":
            break
        clicks += done == "pressed"
    return clicks
