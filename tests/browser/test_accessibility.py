"""Every page keeps nobody out: in both languages, both sizes and both sets of colors, in turn.

`make fuzz PART=accessibility` looks at all of them together.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize

from baston.locales import LANGUAGES
from tests.browser.accessible import NARROW, WIDE, barriers, library, out_of_reach
from tests.browser.conftest import Visit, Visitors
from tests.browser.contrast import faint
from tests.browser.elsewhere import ELSEWHERE
from tests.browser.laid import laid, on_a_full_mat
from tests.browser.moments import MOMENTS, mat_before_scoring
from tests.browser.questions import QUESTIONS
from tests.browser.scenes import SCENES, Scene
from tests.browser.screens import Scheme
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

LOOKS: Final[list[tuple[ViewportSize, Scheme]]] = [
    (NARROW, "light"),
    (WIDE, "dark"),
    (WIDE, "light"),
    (NARROW, "dark"),
]
# Words that are not written in the ink of the colors that are shown.
OTHERS_THAN_INK: Final = """all => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--ink)";
  const ink = getComputedStyle(probe).color;
  probe.remove();
  return all.filter((one) => getComputedStyle(one).color !== ink).map((one) => one.textContent.trim());
}"""
PAGES: Final = (*SCENES, *MOMENTS)
JUDGED: Final = 8  # one of so many is judged by pictures too; the fuzz judges all
MORE: Final = (*QUESTIONS, *ELSEWHERE)[::JUDGED]  # of which only the letters are looked at


@pytest.fixture(scope="session")
def axe(client: None) -> Path:
    """axe-core, which the client's tests have."""
    return library()


@pytest.mark.parametrize(("number", "scene"), list(enumerate(PAGES)), ids=[one.__name__ for one in PAGES])
def test_a_page_keeps_nobody_out(visit: Visit, server: Program, axe: Path, number: int, scene: Scene) -> None:
    size, scheme, lang = look(number)
    page = scene(partial(visit, **size, lang=lang), server)
    wrong = barriers(page, axe, size, scheme, judges=number % JUDGED == 0) + out_of_reach(page, scene)
    assert "\n".join(wrong) == ""


@pytest.mark.parametrize(("number", "scene"), list(enumerate(MORE)), ids=[one.__name__ for one in MORE])
def test_letters_stand_out_whatever_is_asked_and_told(
    chrome: Browser, server: Program, axe: Path, number: int, scene: Scene
) -> None:
    size, scheme, lang = look(number)
    visitors = Visitors(chrome, server.address)
    try:
        page = scene(partial(visitors.new, **size, lang=lang), server)
        assert "\n".join(barriers(page, axe, size, scheme, "color-contrast")) == ""
    finally:
        visitors.leave()


def look(number: int) -> tuple[ViewportSize, Scheme, str]:
    """The size, the colors and the language in which a scene is looked at."""
    return (*LOOKS[number // len(LANGUAGES) % len(LOOKS)], LANGUAGES[number % len(LANGUAGES)])


def test_letters_stand_out_in_the_shadow_of_the_tray(visit: Visit, server: Program, axe: Path) -> None:
    page = mat_before_scoring(partial(visit, **WIDE, lang="fr"), server)
    assert "\n".join(barriers(page, axe, WIDE, "light", "color-contrast")) == ""


def test_colors_change_at_once_where_nothing_moves(visit: Visit, server: Program) -> None:
    page = visit(**NARROW)
    page.emulate_media(reduced_motion="reduce", color_scheme="light")
    at_table(page, laid_table(page, server.data, laid(on_a_full_mat, mode="base-principale")))
    words = page.locator(".board .slot > p")
    assert words.evaluate_all(OTHERS_THAN_INK) == []
    page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    assert words.evaluate_all(OTHERS_THAN_INK) == []


def test_letters_are_judged_on_what_lies_beneath_them_and_not_on_what_lies_over_that(chrome: Browser) -> None:
    page = chrome.new_page(viewport=NARROW)
    try:
        page.set_content("""<body style="margin: 0; font: 20px sans-serif; background: #222; color: #fff">
          <p id="under">Under a tip</p>
          <div class="tip" style="position: fixed; inset: 0 0 auto; height: 80px; background: #fff">
            <span id="dark" style="color: #111">Dark</span> <span id="pale" style="color: #ddd">Pale</span>
          </div>""")
        assert [found.split(": ")[1] for found in faint(page, ["#under", "#dark", "#pale"])] == ["#pale"]
    finally:
        page.close()
