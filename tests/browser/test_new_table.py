"""A table is set up step by step, and the summary says what will be played."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import ASKED

GAMES = ("smashup", "superfantasybrawl", "galacticlash")


def test_games_are_tiles_factions_lie_open_and_the_summary_says_all(visit: Visit) -> None:
    page = visit("/new")
    told = page.get_by_role("complementary", name="Your table")
    expect(page.get_by_role("radiogroup", name="The game").get_by_role("radio")).to_have_count(4)
    expect(told).to_contain_text("3 bases, first to 15 points")
    expect(told).to_contain_text("30 to 45 minutes")
    expect(told).to_contain_text("the usual rules")
    page.get_by_role("radio", name="Base Principale").click()
    expect(told).to_contain_text("four camps, nine rounds")
    page.locator(".fac", has_text="Ninjas").click()
    expect(page.get_by_role("radio", name="I choose")).to_be_checked()
    expect(told.locator(".vs [data-seat='1']")).to_contain_text("Ninjas")
    page.get_by_role("radiogroup", name="Clock").get_by_role("radio", name="30 min + 10 s").click()
    expect(told).to_contain_text("each has 30 minutes, and 10 s more")
    page.get_by_role("button", name="+ Bot").click()
    expect(told).to_contain_text("42 to 57 minutes")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".me")).to_contain_text("Ninjas")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_sentence(visit: Visit, game: str, lang: str) -> None:
    page = visit(f"/new/{game}", lang=lang)
    fields = page.locator(".opts2 .field")
    fields.nth(3).wait_for(state="attached")  # the clock's is there before the rules have been fetched
    for hidden in page.locator("form details:not([open]) > summary").all():
        hidden.click()
    expect(fields.filter(has_not=page.locator(".what"))).to_have_count(0)
    for radio in fields.get_by_role("radio").all():
        if radio.is_enabled():
            radio.click()
            assert radio.locator("xpath=ancestor::*[contains(@class, 'field')]").locator(".what").inner_text()


def test_on_a_phone_the_summary_opens_by_a_press(visit: Visit) -> None:
    page = visit("/new/galacticlash", width=390, height=844, touch=True)
    told = page.get_by_role("complementary", name="Your table")
    expect(told).to_contain_text("You against a bot")
    expect(told.get_by_text("decks of 50 cards")).to_be_hidden()
    told.locator("summary").tap()
    expect(told.get_by_text("decks of 50 cards")).to_be_visible()
    page.get_by_role("button", name="Start").tap()
    page.wait_for_selector(f"{ASKED}, .prompt.wait")
