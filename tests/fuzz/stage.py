"""Whole games in the browser, looked at whenever asked: no region moves, and no text is cut off."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Error

from baston.games import game_named
from baston.kernel.rng import Rng
from baston.locales import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.laid import begun
from tests.browser.stages import played
from tests.browser.tables import laid_table
from tests.fuzz.clicks import LONGEST, PATIENCE, in_browser, sitting_of
from tests.fuzz.served import Served

SIZES: Final = ((1440, 900), (390, 844), (1024, 768), (844, 390), (2560, 1440), (768, 1024))
FIRST: Final = 12  # faults of a game that are told


def unsteady(games: int, seed: int) -> list[str]:
    """Play so many games; says where the stage did not stand still."""
    return in_browser(games, seed, _looked_at)


def _looked_at(visitors: Visitors, server: Served, n: int, seed: int) -> str:
    """One game, in either language and on screens of all sizes in turn."""
    sitting = sitting_of(n)
    width, height = SIZES[n // 2 % len(SIZES)]
    lang = LANGUAGES[n % len(LANGUAGES)]
    page = visitors.new(width=width, height=height, lang=lang)
    page.set_default_timeout(PATIENCE)
    start = begun(game_named(sitting.game), len(sitting.seats), sitting.options, seed)
    page.goto(laid_table(page, server.data, start, *sitting.seats))
    try:
        wrong = played(page, LONGEST, Rng(seed), sitting.press) + visitors.wrong
    except (Error, AssertionError) as error:
        wrong = [str(error)]
    told = "; ".join(wrong[:FIRST])
    return f"{sitting.game} with {len(sitting.seats)}, {width}×{height}, {lang}: {told}" if wrong else ""
