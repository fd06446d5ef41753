"""In windows too narrow for a reading column a strip names the card that is read, and opens it."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from baston.kernel.rng import Rng
from tests.browser.arenas import acting, arena
from tests.browser.battles import attacking, battle
from tests.browser.conftest import Visit
from tests.browser.hands import press
from tests.browser.laid import laid, late, over
from tests.browser.stages import BOXES, POINTED, READABLE, REGIONS, played
from tests.browser.stages import CUT as CUT_OFF
from tests.browser.tables import at_table, laid_table
from tests.browser.test_stage import Sit
from tests.server.program import Program

UPRIGHT, LOW = (768, 1024), (800, 600)
STRIP: Final = ".reading.folded > button"
DECISIONS: Final = 6
# Letters of the strip that its edge cuts off.
CUT: Final = """all => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)"""


def seated(visit: Visit, server: Program, size: tuple[int, int], lang: str, touch: bool = False) -> Page:
    page = visit(width=size[0], height=size[1], lang=lang, touch=touch)
    at_table(page, laid_table(page, server.data, laid(late)))
    while page.locator(".tip").count():
        press(page.locator(".tip button"))
    return page


def name_on(page: Page) -> str:
    return page.locator(f"{STRIP} b").inner_text()


def point_at(one: Locator) -> None:
    """With a mouse that moves on: what comes to lie under one at rest stays closed."""
    one.hover(position={"x": 14, "y": 20})
    one.hover(position={"x": 22, "y": 24})


def test_the_strip_names_the_card_under_the_mouse_and_opens_it(visit: Visit, server: Program) -> None:
    page = seated(visit, server, LOW, "en")
    expect(page.locator(STRIP)).to_be_visible()
    before = page.evaluate(BOXES, REGIONS)
    card = page.locator(".hand .card").last
    card.hover()
    name = card.locator(".nm").inner_text()
    expect(page.locator(f"{STRIP} b")).to_have_text(name)
    expect(page.locator(f"{STRIP} .words > span")).to_have_text(card.locator(".tx").inner_text())
    assert page.evaluate(BOXES, REGIONS) == before
    page.locator(STRIP).click()
    expect(page.locator(".inspect h2")).to_have_text(name)
    assert page.evaluate(BOXES, REGIONS) == before
    page.keyboard.press("Escape")
    expect(page.locator(".inspect")).to_have_count(0)


def test_the_strip_opens_its_card_by_the_keyboard(visit: Visit, server: Program) -> None:
    page = seated(visit, server, UPRIGHT, "fr")
    page.locator(STRIP).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".inspect h2")).to_have_text(name_on(page))
    page.locator(".inspect .x").press("Enter")
    expect(page.locator(STRIP)).to_be_focused()


def test_the_strip_opens_its_card_by_a_finger(visit: Visit, server: Program) -> None:
    page = seated(visit, server, UPRIGHT, "en", touch=True)
    name = name_on(page)
    page.locator(STRIP).tap()
    expect(page.locator(".inspect h2")).to_have_text(name)


@pytest.mark.parametrize("size", [UPRIGHT, LOW])
def test_a_replay_has_the_strip_too(visit: Visit, server: Program, size: tuple[int, int]) -> None:
    page = visit(width=size[0], height=size[1], lang="fr")
    page.goto(laid_table(page, server.data, laid(over)).replace("/table/", "/replay/"))
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    chip = page.locator(".board .chip").first
    point_at(chip)
    expect(page.locator(f"{STRIP} b")).to_have_text(chip.locator(".nm").inner_text())
    page.locator(STRIP).click()
    expect(page.locator(".inspect h2")).to_have_text(name_on(page))


def test_a_puzzle_has_the_strip_too(visit: Visit) -> None:
    page = visit("/puzzles/smashup/1", width=UPRIGHT[0], height=UPRIGHT[1])
    card = page.locator(".hand .card").first
    point_at(card)
    expect(page.locator(f"{STRIP} b")).to_have_text(card.locator(".nm").inner_text())


@pytest.mark.parametrize(
    ("sit", "lang"),
    [
        (lambda page, data: laid_table(page, data, laid(late)), "fr"),
        (lambda page, data: laid_table(page, data, arena(acting)), "fr"),
        (lambda page, data: laid_table(page, data, battle(attacking)), "en"),
    ],
)
def test_nothing_moves_as_the_strip_fills(visit: Visit, server: Program, sit: Sit, lang: str) -> None:
    page = visit(width=UPRIGHT[0], height=UPRIGHT[1], lang=lang)
    page.goto(sit(page, server.data))
    assert played(page, DECISIONS, Rng(3)) == []
    assert page.locator(f"{STRIP} .words > *").evaluate_all(CUT) == []


def test_a_card_of_a_battle_is_shown_whole_beside_a_low_board(visit: Visit, server: Program) -> None:
    page = visit(width=LOW[0], height=LOW[1], lang="fr")
    at_table(page, laid_table(page, server.data, battle(attacking)))
    while page.locator(".tip").count():
        page.locator(".tip button").click()
    for card in (*page.locator(".gc-unit").all(), *page.locator(".gc-hand .gc-card").all()):
        point_at(card)
        expect(page.locator(".beside-card .full-card")).to_be_visible()
        assert page.evaluate(CUT_OFF, f"{READABLE}, {POINTED}") == []
