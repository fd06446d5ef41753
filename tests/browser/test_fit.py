"""Each game, with few and with many at the table, in windows from a phone to a large screen, and enlarged."""

from __future__ import annotations

from itertools import cycle
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.battles import battle, chain_of_three, launching, several_blockers
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
LOW: Final = (800, 600)
# Names of what is in play that are cut off, or lie under something else.
HIDDEN: Final = """names => names.filter((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const piece = name.closest("button");
  const seen = ({ left, top, width, height }) =>
    piece.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  const lines = [...range.getClientRects()];
  return name.scrollHeight > name.clientHeight + 2 || !lines.length || !lines.every(seen);
}).map((name) => name.textContent)"""


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


@pytest.mark.parametrize(
    ("sit", "names"),
    [
        (lambda page, data: laid_table(page, data, laid(late)), ".board .chip > .nm"),
        (lambda page, data: laid_table(page, data, battle(several_blockers, since=240)), ".gc-unit .u-name"),
    ],
)
def test_names_of_what_is_in_play_stand_whole_in_a_low_window(
    visit: Visit, server: Program, sit: Sit, names: str
) -> None:
    page = visit(width=LOW[0], height=LOW[1], lang="fr")
    at_table(page, sit(page, server.data))
    page.mouse.move(2, 2)
    shown = page.locator(names)
    assert shown.count() > 3
    assert shown.evaluate_all(HIDDEN) == []


@pytest.mark.parametrize(
    ("sit", "now"),
    [
        (TABLES["base-principale-2"][0], ".bar > .now"),
        (TABLES["base-principale-4"][0], ".bar > .now"),
        (TABLES["galacticlash-2"][0], ".gc-phases [aria-current]"),
    ],
)
def test_on_a_phone_on_its_side_the_last_turn_lies_over_no_phase(
    visit: Visit, server: Program, sit: Sit, now: str
) -> None:
    page = visit(width=844, height=390, lang="fr", touch=True)
    page.goto(sit(page, server.data))
    page.wait_for_selector(ASKED)
    expect(page.locator(".thread > *").first).to_be_visible()
    box, thread = page.locator(now).bounding_box(), page.locator(".thread").bounding_box()
    assert box is not None
    assert thread is not None
    assert box["x"] + box["width"] <= thread["x"] + 1
    others = page.locator(".rival :is(.pile, .who):visible").last.bounding_box()
    assert others is not None
    assert others["x"] + others["width"] <= box["x"] + 1
