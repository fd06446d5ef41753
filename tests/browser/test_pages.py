"""Pages say what they must."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.laid import laid, late
from tests.browser.tables import at_table, laid_table, resize
from tests.server.program import Program

CUT: Final = """texts => texts
  .filter((text) => text.scrollHeight > text.clientHeight + 1)
  .map((text) => text.textContent)"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_leads_from_the_first_page_is_in_sight_on_a_phone(visit: Visit, lang: str) -> None:
    page = visit("/", width=390, height=844, lang=lang, touch=True)
    page.locator(".how").wait_for(state="attached")
    for width in (390, 360):
        resize(page, width, 844)
        for one in page.get_by_role("navigation").locator("a:visible, button:visible").all():
            box = one.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width, one.inner_text()


def test_the_about_page_names_the_licence_of_the_icons(visit: Visit) -> None:
    page = visit("/about")
    expect(page.get_by_role("main")).to_contain_text("CC BY 3.0")
    expect(page.get_by_role("main")).to_contain_text("no connection with their publishers")


def test_a_sheet_explains_the_power_of_a_minion(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(late)))
    minion = page.locator(".chip").first
    name, power = minion.locator(".nm").inner_text(), minion.locator(".pw").inner_text()
    minion.focus()
    page.keyboard.press("i")
    read = page.locator(".reading")
    expect(read).to_contain_text("Pinned")
    expect(read.get_by_role("heading", name=name)).to_be_visible()
    expect(read).to_contain_text(f"Why {power}?")
    page.keyboard.press("Escape")
    expect(read).not_to_contain_text("Pinned")


def test_the_log_shows_what_was_last(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(late)))
    log = page.locator(".log")
    log.evaluate("log => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 200)))")
    assert log.evaluate("log => log.scrollHeight - log.clientHeight - log.scrollTop") <= 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_first_page_tells_in_three_steps_how_each_game_goes(visit: Visit, lang: str) -> None:
    page = visit("/", lang=lang)
    for link in page.get_by_role("navigation").get_by_role("link").all():
        link.click(trial=True)  # nothing lies over it
    how = page.locator(".how")
    how.scroll_into_view_if_needed()
    told = set[str]()
    games = how.get_by_role("radio").all()
    for game in games:
        game.click()
        expect(game).to_have_attribute("aria-checked", "true")
        expect(how.locator("li")).to_have_count(3)
        told.add(" ".join(how.locator("li").all_inner_texts()))
    assert len(games) == len(told) == 4
    assert min(map(len, told)) > 100


@pytest.mark.parametrize(
    ("address", "texts"),
    [
        ("/cards/smashup", ".gallery .tx"),
        ("/cards/superfantasybrawl", ".gallery .tx"),
        ("/cards/galacticlash", ".gallery .gc-text"),
        ("/decks/galacticlash", ".ws-gallery .gc-text"),
    ],
)
def test_the_text_of_each_card_stands_whole_where_cards_are_looked_up(
    visit: Visit, address: str, texts: str
) -> None:
    page = visit(address, lang="fr")
    page.locator(texts).first.wait_for()
    assert page.locator(f"{texts}, {texts} > span").evaluate_all(CUT) == []
