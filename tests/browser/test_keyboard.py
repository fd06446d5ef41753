"""A game by keyboard alone, from the first page to the replay."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import OVER, until_asked
from tests.browser.keys import answer, go_to
from tests.browser.laid import laid, late
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

WITHIN: Final = "wanted => document.activeElement.closest(wanted) !== null"


def test_tab_passes_the_log_in_one_step_and_arrows_go_through_its_cards(
    visit: Visit, server: Program
) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(late)))
    log = page.get_by_role("log")
    cards = log.get_by_role("link")
    expect(cards.nth(1)).to_be_attached()
    go_to(page, "[role=log]")
    page.keyboard.press("Tab")
    assert not page.evaluate(WITHIN, "[role=log]")
    page.keyboard.press("Shift+Tab")
    expect(log).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    named = cards.nth(cards.count() - 2)
    expect(named).to_be_focused()
    page.keyboard.press("Enter")
    read = page.locator(".reading")
    expect(read).to_contain_text("Pinned")
    expect(read.get_by_role("heading", name=named.inner_text())).to_be_visible()
    page.keyboard.press("Escape")
    expect(read).not_to_contain_text("Pinned")
    expect(named).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate(WITHIN, "[role=log]")


def test_a_game_is_taken_up_played_to_its_end_and_watched_by_keyboard_alone(
    visit: Visit, server: Program
) -> None:
    page = visit()
    laid_table(page, server.data, laid(late))
    page.reload()
    page.locator(".mine").wait_for()
    go_to(page, ".mine .btn")
    page.keyboard.press("Enter")
    answers = 0
    while until_asked(page):
        answer(page)
        answers += 1
    assert answers > 1
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_contain_text("win")
    go_to(page, ".res a[href^='/replay/']")
    page.keyboard.press("Enter")
    page.get_by_role("slider").wait_for()
    go_to(page, "input[type=range]")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Forward")).to_be_disabled()
