"""Whole games in the browser by random clicks; what goes wrong is kept as a record."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page

from baston.games import game_named
from baston.games.smashup.variant import BASE_PRINCIPALE, RESSEMBLANCES
from baston.kernel.record import parse, replay
from baston.kernel.rng import Rng
from baston.server.replays.replay import record_text
from tests.browser.conftest import Visitors, built, launched
from tests.browser.hands import ASKED, OVER, act, settled, until_asked
from tests.browser.keys import act_by_keys
from tests.browser.laid import begun
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


@dataclass(frozen=True)
class Sitting:
    """Who plays what, and how the people there press."""

    game: str
    seats: tuple[dict[str, str], ...]
    options: dict[str, str]
    press: Callable[[Page, Rng], None] = act


CLASHES = (
    Sitting("galacticlash", (ME, BOT), {"format": "flash"}, act_by_keys),
    Sitting("galacticlash", (ME, BOT, FRIEND, BOT), {"format": "duo"}),
    Sitting("galacticlash", (ME, BOT), {"format": "standard", "decks": "generated"}),
    Sitting("galacticlash", (ME, FRIEND, BOT, BOT), {"format": "multi"}, act_by_keys),
)

BRAWLS = (
    Sitting("superfantasybrawl", (ME, BOT), {"draft": "competitive", "max_rounds": "8"}),
    Sitting("superfantasybrawl", (ME, BOT), {"draft": "casual", "max_rounds": "4"}, act_by_keys),
    Sitting("superfantasybrawl", (ME, BOT, FRIEND, BOT), {"draft": "random", "max_rounds": "4"}),
    Sitting("superfantasybrawl", (ME, FRIEND), {"draft": "league", "max_rounds": "6"}),
)


def of_smash_up(n: int) -> Sitting:
    seats = (ME, FRIEND if n % 4 == 3 else BOT, *[BOT] * (n % 3))
    return Sitting("smashup", seats, OPTIONS[n % len(OPTIONS)], act_by_keys if n % 5 == 4 else act)


def of_galacticlash(n: int) -> Sitting:
    return CLASHES[n % len(CLASHES)]


def of_brawl(n: int) -> Sitting:
    return BRAWLS[n % len(BRAWLS)]


SITTINGS = (of_smash_up, of_galacticlash, of_brawl)  # of all games in turn


def stuck(games: int, seed: int) -> list[str]:
    """Play so many games; says what went wrong."""
    return in_browser(games, seed, _game)


def in_browser(games: int, seed: int, play: Callable[[Visitors, Served, int, int], str]) -> list[str]:
    """What went wrong in so many games: `play` has the people, the server, the game's number and its seed."""
    try:
        built()
        chromium()
    except pytest.skip.Exception as reason:
        return [f"no games in the browser: {reason}"]  # what was not searched is not clean
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server, launched() as chrome:
        for n in range(games):
            visitors = Visitors(chrome, server.address)
            if problem := play(visitors, server, n, seed + n):
                wrong.append(f"game {n}: {problem}")
                print(wrong[-1], file=sys.stderr, flush=True)  # whoever ends the search early has it
            visitors.leave()
    return wrong


def sitting_of(n: int) -> Sitting:
    """Who plays what in the game of this number: all games in turn."""
    return SITTINGS[n % len(SITTINGS)](n // len(SITTINGS))


def is_touched(n: int) -> bool:
    """Whether the game of this number is played on a phone: every other one without a keyboard."""
    return sitting_of(n).press is act and n // 3 % 4 // 2 != n // 12 % 2


def _game(visitors: Visitors, server: Served, n: int, seed: int) -> str:
    """One game of two to four seats; what is wrong with it."""
    sitting = sitting_of(n)
    game = game_named(sitting.game)
    page = visitors.new(width=390, height=844, touch=True) if is_touched(n) else visitors.new()
    page.set_default_timeout(PATIENCE)
    start = begun(game, len(sitting.seats), sitting.options, seed)
    address = laid_table(page, server.data, start, *sitting.seats)
    try:
        page.goto(address)
        _play(page, sitting, Rng(seed))
        problem = "; ".join(visitors.wrong)
    except (Error, AssertionError) as error:
        problem = str(error)
    if problem:
        return f"{kept(server, address, f'browser-{sitting.game}-{len(sitting.seats)}-{seed}')}: {problem}"
    *_, last = replay(game, parse(_record(server, address)))
    return "" if last.over else "the game is shown as over and is not"


def kept(server: Served, address: str, name: str) -> str:
    """Keep the record of the game at this address as a file of this name; says where."""
    REGRESSIONS.mkdir(exist_ok=True)
    path = REGRESSIONS / f"{name}.record"
    path.write_text(_record(server, address))
    return f"kept as tests/regressions/{path.name}"


def _record(server: Served, address: str) -> str:
    return record_text(server.table(address.rpartition("/")[2]))


def _play(page: Page, sitting: Sitting, rng: Rng) -> None:
    """To the end, by presses, with hints, reloads and answers taken back among them."""
    for _ in range(LONGEST):
        page.wait_for_selector(f"{ASKED}, {OVER}, .curtain")
        if page.locator(".curtain").count():
            page.locator(".curtain button").click()
        elif not until_asked(page):
            return
        else:
            _answer(page, sitting, rng)
    raise AssertionError("the game does not end")


def _answer(page: Page, sitting: Sitting, rng: Rng) -> None:
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
        sitting.press(page, rng)
