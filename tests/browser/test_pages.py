"""Every page fits a narrow screen and says what it must."""

from __future__ import annotations

from functools import partial

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.laid import laid, late
from tests.browser.scenes import SCENES, Scene, effect, mat, mat_of_four, table, table_of_four
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

WIDER = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_nothing_scrolls_sideways_on_a_narrow_screen(
    visit: Visit, server: Program, scene: Scene, lang: str
) -> None:
    page = scene(partial(visit, width=360, height=700, lang=lang), server)
    assert not page.evaluate(WIDER)
    if scene in (table, table_of_four, mat, mat_of_four, effect):
        for element in (".prompt", ".hand .card >> nth=0", ".board"):
            expect(page.locator(element)).to_be_in_viewport()


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
    expect(page.get_by_role("dialog").get_by_role("heading", name=name)).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text(f"Why {power}?")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
