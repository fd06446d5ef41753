"""Films come many things at once: none of it is in a font that has to be prepared only then."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import Page

from baston.games.smashup.variant import BASE_PRINCIPALE
from tests.browser.battles import battle, two_on_one
from tests.browser.conftest import ROOT, Visit
from tests.browser.hands import DRAWN
from tests.browser.tables import at_table, laid_table
from tests.browser.test_scoring import SLOWLY, scoring
from tests.server.program import Program

READY: Final = json.loads((ROOT / "client/src/lib/fonts.json").read_text())
# The fonts in which what stands there is written, as that list writes them.
FONTS: Final = """within => {
  const isWritten = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const isSeen = (one) => isWritten(one) && !one.closest(".vh");
  const seen = [...document.querySelectorAll(`${within} *`)].filter(isSeen);
  return [...new Set(seen.map((one) => {
    const { fontFamily, fontSize, fontWeight, fontStretch } = getComputedStyle(one);
    return `${fontFamily.includes("Dela") ? "display" : "ui"} ${fontSize} ${fontWeight} ${fontStretch}`;
  }))];
}"""


def unready(page: Page, known: set[str]) -> set[str]:
    """The fonts of the film that neither have been used at the table nor are made ready."""
    page.locator(".film .says").wait_for()
    ready = {f"{family} {font}" for family, fonts in READY.items() for font in fonts}
    return set(page.evaluate(FONTS, ".film")) - known - ready


@pytest.mark.parametrize("mode", ["", BASE_PRINCIPALE])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_film_of_a_scoring_is_in_fonts_that_are_ready(
    visit: Visit, server: Program, mode: str, width: int, height: int
) -> None:
    page = scoring(visit, server, mode, width, height)
    known = set(page.evaluate(FONTS, "body"))
    page.keyboard.press("Shift+P")
    missing = unready(page, known)
    while page.locator(".film").count():
        missing |= unready(page, known)
        page.locator(".film .go").first.click()
        page.wait_for_function(DRAWN)
    assert not missing


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_film_of_a_combat_is_in_fonts_that_are_ready(
    visit: Visit, server: Program, width: int, height: int
) -> None:
    page = visit(width=width, height=height, touch=width < 720)
    page.evaluate(SLOWLY)
    page.emulate_media(reduced_motion="reduce")
    at_table(page, laid_table(page, server.data, battle(two_on_one)))
    known = set(page.evaluate(FONTS, "body"))
    page.locator(".prompt .pass").click()
    page.locator(".prompt .buttons .btn, .tray .answers .btn").first.click()
    assert not unready(page, known)
