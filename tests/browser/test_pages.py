"""Every page fits a narrow screen and says what it must; a replay ends as the game did."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, against_a_bot, new_table

WIDER = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("path", ["/", "/new", "/about", "/rules/smashup", "/cards/smashup", "/nowhere"])
def test_no_page_scrolls_sideways_on_a_narrow_screen(visit: Visit, path: str) -> None:
    page = visit(path, width=360, height=700)
    page.wait_for_load_state("networkidle")
    expect(
        page.get_by_role("heading", level=1).or_(page.get_by_role("heading", level=2)).first
    ).to_be_visible()
    assert not page.evaluate(WIDER)


@pytest.mark.parametrize("players", [2, 4])
def test_a_table_fits_a_narrow_screen(visit: Visit, players: int) -> None:
    page = visit("/", width=360, height=700)
    page.goto(new_table(page, {"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * (players - 1)))
    page.wait_for_selector(ASKED)
    assert not page.evaluate(WIDER)
    for element in (".prompt", ".hand .card >> nth=0", ".board"):
        expect(page.locator(element)).to_be_in_viewport()


def test_the_about_page_names_the_licence_of_the_icons(visit: Visit) -> None:
    page = visit("/about")
    expect(page.get_by_role("main")).to_contain_text("CC BY 3.0")
    expect(page.get_by_role("main")).to_contain_text("no connection with their publishers")


def test_a_sheet_explains_the_power_of_a_minion(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    card = page.locator(".hand .card").first
    name = (card.get_attribute("aria-label") or "").split(",")[0]
    card.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def board(page: Page) -> list[str]:
    """Bases and piles in words."""
    named = page.locator(".base .track, .rival [aria-label], .me [aria-label]").all()
    return [element.get_attribute("aria-label") or "" for element in named]


def test_a_replay_scrubbed_to_its_end_shows_the_final_table(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    page.keyboard.press("p")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really?").click()
    page.get_by_role("button", name="See the table").click()
    page.wait_for_selector(".table")
    final = board(page)
    page.goto(page.url.replace("/table/", "/replay/"))
    steps = page.get_by_role("slider", name="Step")
    steps.focus()
    page.keyboard.press("End")
    expect(page.locator(".cap")).to_contain_text(steps.get_attribute("max") or "none")
    assert board(page) == final
