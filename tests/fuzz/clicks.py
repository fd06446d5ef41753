"""Whole games in the browser by random clicks; what goes wrong is kept as a record."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, sync_playwright

from baston.games.smashup import GAME
from baston.games.smashup.variant import BASE_PRINCIPALE, RESSEMBLANCES
from baston.kernel.record import parse, replay
from baston.kernel.rng import Rng
from baston.server.replays import record_of
from tests.browser.conftest import Visitors, built
from tests.browser.hands import ASKED, OVER, act, settled, until_asked
from tests.browser.laid import Laid
from tests.browser.tables import BOT, FRIEND, ME, laid_table
from tests.fuzz.guided import REGRESSIONS
from tests.fuzz.served import Served
from tests.needs import chromium

PATIENCE = 15_000  # milliseconds that a press may take to do something
LONGEST = 2_000  # presses
UNDO = ".acts .btn:enabled:has(kbd:text-is('U'))"
ON_A_MAT = {"mode": BASE_PRINCIPALE}
# As many as leave, with two to four seats in turn, no options to some number of seats alone.
OPTIONS: tuple[dict[str, str], ...] = (
    ON_A_MAT,  # with two seats
    {"boxes": RESSEMBLANCES, "copies": "2"},  # two of its four factions for every seat
    ON_A_MAT,  # with four
    {},
    {"edition": "2012"},
    {"factions": "draft"},
    {"copies": "2"},
)


def stuck(games: int, seed: int) -> list[str]:
    """Play so many games; says what went wrong."""
    try:
        built()
        program = chromium()
    except pytest.skip.Exception as reason:
        return [f"no games in the browser: {reason}"]  # what was not searched is not clean
    sandbox = [] if os.getuid() else ["--no-sandbox"]  # Chromium has none for root
    wrong: list[str] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        Served(Path(folder)) as server,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=sandbox) as chrome,
    ):
        for n in range(games):
            visitors = Visitors(chrome, server.address)
            problem = _game(visitors, server, n, seed + n)
            wrong += [f"game {n}: {problem}"] if problem else []
            visitors.leave()
    return wrong


def _game(visitors: Visitors, server: Served, n: int, seed: int) -> str:
    """One game of two to four seats; what is wrong with it."""
    seats = (ME, FRIEND if n % 4 == 3 else BOT, *[BOT] * (n % 3))
    options = OPTIONS[n % len(OPTIONS)]
    begun = Laid(GAME, len(seats), options, seed, [], GAME.new(GAME.setup(len(seats), options), seed))
    page = visitors.new()
    page.set_default_timeout(PATIENCE)
    address = laid_table(page, server.data, begun, *seats)
    page.goto(address)
    try:
        _play(page, Rng(seed))
        problem = "; ".join(visitors.wrong)
    except (Error, AssertionError) as error:
        problem = str(error)
    record = record_of(server.table(address.rpartition("/")[2]))
    if not problem:
        *_, last = replay(GAME, parse(record))
        return "" if last.over else "the game is shown as over and is not"
    REGRESSIONS.mkdir(exist_ok=True)
    path = REGRESSIONS / f"browser-{len(seats)}-{seed}.record"
    path.write_text(record)
    return f"kept as tests/regressions/{path.name}: {problem}"


def _play(page: Page, rng: Rng) -> None:
    """To the end, by presses, with hints, reloads and answers taken back among them."""
    for _ in range(LONGEST):
        page.wait_for_selector(f"{ASKED}, {OVER}, .curtain")
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        elif not until_asked(page):
            return
        else:
            _answer(page, rng)
    raise AssertionError("the game does not end")


def _answer(page: Page, rng: Rng) -> None:
    """Mostly give an answer."""
    aside = rng.below(60)
    if aside == 0:
        page.reload()
    elif aside == 1:
        page.keyboard.press("h")
    elif aside == 2 and page.locator(UNDO).count():
        with settled(page):
            page.keyboard.press("u")
    else:
        act(page, rng)
