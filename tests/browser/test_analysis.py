"""A finished game analysed beside its replay: the curve, what turned it, every decision in words."""

from __future__ import annotations

from playwright.sync_api import expect

from baston.games import game_named
from tests.browser.conftest import Visit
from tests.browser.laid import reached
from tests.browser.tables import laid_table
from tests.server.program import Program


def test_an_analysis_leads_by_keyboard_to_the_moments_that_turned_the_game(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = reached(game_named("nim"), lambda state: state.over, 2, {"heaps": "2,1,2"})
    page.goto(laid_table(page, server.data, game).replace("/table/", "/replay/"))
    page.get_by_role("button", name="Analysis").press("Enter")
    expect(page.get_by_role("radio", name="Camille")).to_be_checked()  # a seat, by what it knew
    analysis = page.get_by_role("region", name="Analysis")
    listing = analysis.get_by_role("button", name="Turning points")
    listing.wait_for()

    turns = analysis.get_by_role("button", name="Step ")
    step = (turns.first.get_attribute("aria-label") or "").split()[1].strip(":")
    turns.first.press("Enter")
    expect(page.locator(".cap .num")).to_contain_text(f"{step} /")

    listing.press("Enter")
    window = page.get_by_role("dialog", name="Turning points")
    rows = window.get_by_role("table", name="All decisions").get_by_role("row")
    step = rows.last.get_by_role("button").inner_text()
    rows.last.get_by_role("button").press("Enter")
    expect(window).to_be_hidden()
    expect(page.locator(".cap .num")).to_contain_text(f"{step} /")
    expect(analysis.locator(".jcap")).to_contain_text("%")
