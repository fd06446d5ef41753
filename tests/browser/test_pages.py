"""Pages say what they must."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.laid import laid, late
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program


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
