"""Tables begun under earlier rules, in the browser: flagged, gone on with where they hold, else closed."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from pathlib import Path

from playwright.sync_api import Page, expect

from baston.server.storage.database import SQLITE_FILE
from tests.browser.conftest import Visit
from tests.browser.laid import in_an_effect, laid, over, plays
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

FLAG = re.compile(r"Jouée avec des règles antérieures \(version \d+\)")
NEVER_OFFERED = 99


def made_earlier(data: Path, address: str, wrong_from: int | None = None) -> str:
    """Make it a table of the rules before, from that entry on with what today does not fit; its address."""
    id = address.removeprefix("/table/")
    with contextlib.closing(sqlite3.connect(data / SQLITE_FILE)) as database, database:
        database.execute("UPDATE tables SET rules = rules - 1 WHERE id = ?", (id,))
        wrong = "UPDATE entries SET value = ? WHERE table_id = ? AND number = ?"
        database.execute(wrong, (NEVER_OFFERED, id, -1 if wrong_from is None else wrong_from))
    return address


def at_home(page: Page) -> None:
    """Open the first page."""
    page.goto("/")
    page.locator(".games").first.wait_for()


def test_a_game_that_holds_goes_on_under_its_flag(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    address = made_earlier(server.data, laid_table(page, server.data, laid(plays)))
    at_home(page)
    expect(page.locator(".mine").filter(has_text=FLAG)).to_have_count(1)
    at_table(page, address)
    expect(page.locator(".side").get_by_role("note")).to_have_text(FLAG)


def test_a_game_that_does_not_hold_is_closed_and_can_be_watched(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    address = made_earlier(server.data, laid_table(page, server.data, laid(in_an_effect)), wrong_from=3)
    at_home(page)
    expect(page.locator(".mine")).to_have_count(0)
    expect(page.locator(".ls").filter(has_text="Arrêtée")).to_have_count(1)
    page.goto(address)
    expect(page.get_by_role("heading")).to_have_text("Cette partie ne peut pas continuer")
    expect(page.locator("main")).to_contain_text("à partir de la réponse 4 au plus tard")
    page.get_by_role("link", name="Revoir").click()
    expect(page.locator(".deck").get_by_role("note")).to_contain_text("À partir de la réponse 4 au plus tard")
    expect(page.get_by_role("slider")).to_have_attribute("max", "3")


def test_a_finished_game_is_shown_as_far_as_it_holds_with_its_result(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    address = made_earlier(server.data, laid_table(page, server.data, laid(over)), wrong_from=9)
    at_home(page)
    expect(page.locator(".ls").filter(has_text=FLAG)).to_have_count(1)
    page.goto(address)  # there is no end to show: the replay is
    page.wait_for_url("**/replay/**")
    note = page.locator(".deck").get_by_role("note")
    expect(note).to_contain_text(FLAG)
    expect(note).to_contain_text("La partie s’est terminée sur")
    expect(page.get_by_role("slider")).to_have_attribute("max", "9")
