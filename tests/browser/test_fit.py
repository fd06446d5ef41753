"""Each game, with few and with many at the table, in windows from a phone to a large screen, and enlarged."""

from __future__ import annotations

from itertools import cycle
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.battles import battle, chain_of_three, launching
from tests.browser.conftest import Visit
from tests.browser.fit import covered, faults
from tests.browser.hands import ASKED
from tests.browser.laid import laid, late
from tests.browser.scenes import FOUR_PAIRS
from tests.browser.tables import at_table, laid_table
from tests.browser.test_stage import NARROW, TABLES, WIDE, Sit
from tests.server.program import Program

SIZES: Final[tuple[tuple[int, int], ...]] = (
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
)
# The smallest phones; 1440 by 900, and 1024 by 768, enlarged to twice their size.
TIGHT: Final = ((360, 640), (720, 450), (512, 384))
# With cards in play, where the tables whose games are played have none yet.
IN_MID_GAME: Final[dict[str, Sit]] = {
    "smashup-2": lambda page, data: laid_table(page, data, laid(late)),
    "smashup-4": lambda page, data: laid_table(page, data, laid(late, 4, factions=FOUR_PAIRS)),
}


# The languages in turn; `make fuzz PART=stage` plays whole games in both.
@pytest.mark.parametrize(("name", "lang"), list(zip(TABLES, cycle(("fr", "en")))))
def test_a_table_fits_every_window(visit: Visit, server: Program, name: str, lang: str) -> None:
    sit = IN_MID_GAME.get(name, TABLES[name][0])
    page = visit(lang=lang)
    page.goto(sit(page, server.data))
    page.wait_for_selector(ASKED)
    wrong = []
    while page.locator(".tip").count():
        for width, height in (WIDE, NARROW):
            page.set_viewport_size(ViewportSize(width=width, height=height))
            wrong += [f"{width} x {height}: a tip covers {piece}" for piece in covered(page)]
        page.locator(".tip button").click()
    page.mouse.move(2, 2)  # under the mouse a challenge is told over the table
    for width, height in (*SIZES, *TIGHT):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.wait_for_timeout(150)  # what it does on its own account when it is resized
        found = faults(page)
        wrong += [f"{width} x {height}: {fault}" for fault in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("sit", "size"),
    [
        (lambda page, data: laid_table(page, data, battle(launching)), (1024, 768)),
        (
            lambda page, data: laid_table(page, data, battle(chain_of_three, since=47, even_windows="true")),
            NARROW,
        ),
    ],
)
def test_names_stand_whole_in_a_full_hand_and_beside_a_chain(
    visit: Visit, server: Program, sit: Sit, size: tuple[int, int]
) -> None:
    page = visit(width=size[0], height=size[1], lang="fr")
    at_table(page, sit(page, server.data))
    while page.locator(".tip").count():
        page.locator(".tip button").click()
    page.mouse.move(2, 2)
    assert faults(page) == []
