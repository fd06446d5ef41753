"""Whole games in the browser, looked at whenever asked: no region moves, and no text is cut off."""

from __future__ import annotations

from typing import Final, NamedTuple

from playwright.sync_api import Error

from baston.games import game_named
from baston.kernel.rng import Rng
from baston.locales import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.laid import begun
from tests.browser.stages import at_speed, look_until_asked, played
from tests.browser.tables import laid_table
from tests.fuzz.clicks import LONGEST, PATIENCE, in_browser, kept, sitting_of
from tests.fuzz.served import Served

SIZES: Final = ((1440, 900), (390, 844), (1024, 768), (844, 390), (2560, 1440), (768, 1024))
FIRST: Final = 12  # faults of a game that are told
NARROW: Final = 800  # a window that is no wider is touched …
LOW: Final = 500  # … and one that is no higher
QUICKLY: Final = 2  # times as fast as usual; else nothing takes time


class Screen(NamedTuple):
    """The window that a game is played in, and its language."""

    width: int
    height: int
    lang: str

    @property
    def touch(self) -> bool:
        """Whether it is held in a hand."""
        return self.width <= NARROW or self.height <= LOW


def screen_of(n: int) -> Screen:
    """The screen of the game of this number.

    Each dozen of games has all sittings: the next has them on other screens, and after six the sizes come in
    the other language.
    """
    dozen = n // 12
    return Screen(*SIZES[(n // 2 + dozen) % len(SIZES)], LANGUAGES[(n + dozen + dozen // 6) % len(LANGUAGES)])


def is_told(n: int) -> bool:
    """Whether what happens in the game of this number takes time: of each sitting in every other dozen."""
    return (n + n // 12) % 2 == 1


def unsteady(games: int, seed: int) -> list[str]:
    """Play so many games; says where the stage did not stand still."""
    return in_browser(games, seed, _looked_at)


def _looked_at(visitors: Visitors, server: Served, n: int, seed: int) -> str:
    """One game, on the screen of its turn."""
    sitting = sitting_of(n)
    screen = screen_of(n)
    page = visitors.new(width=screen.width, height=screen.height, lang=screen.lang, touch=screen.touch)
    quickly = is_told(n)
    page.set_default_timeout(PATIENCE * (4 if quickly else 1))  # what three others do is told in turn
    if quickly:
        at_speed(page, QUICKLY)
    start = begun(game_named(sitting.game), len(sitting.seats), sitting.options, seed)
    address = laid_table(page, server.data, start, *sitting.seats)
    try:
        page.goto(address)
        looks = look_until_asked if quickly else None
        wrong = played(page, LONGEST, Rng(seed), sitting.press, looks) + visitors.wrong
    except (Error, AssertionError) as error:
        wrong = [str(error)]
    if not wrong:
        return ""
    told = "; ".join(wrong[:FIRST])
    shown = f"{screen.width}×{screen.height}, {screen.lang}" + (", told" if quickly else "")
    record = kept(server, address, f"stage-{sitting.game}-{len(sitting.seats)}-{seed}")
    return f"{sitting.game} with {len(sitting.seats)}, {shown}, {record}: {told}"
