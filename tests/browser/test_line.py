"""The line to the server is lost: the page says so at once, says what is kept, and comes back by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import ASKED, decision
from tests.browser.tables import OPEN, at_table, new_table
from tests.server.program import Program

OFFLINE = ("WebSocket connection to", "Failed to load resource")  # what Chromium's console says of it
WORDS = {
    "en": (
        "Connection lost",
        "Everything that has been played is kept.",
        "Your seat and the table are kept.",
    ),
    "fr": ("Connexion perdue", "Tout ce qui a été joué est gardé.", "Ton siège et la table sont gardés."),
}


@pytest.fixture
def visitors(chrome: Browser, server: Program) -> Iterator[Visitors]:
    """People whose browsers may complain that they are offline, and of nothing else."""
    visitors = Visitors(chrome, server.address)
    yield visitors
    visitors.leave()
    assert [what for what in visitors.wrong if not what.startswith(OFFLINE)] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_player_reads_what_is_kept_and_plays_on(visitors: Visitors, lang: str) -> None:
    page = visitors.new(lang=lang, width=390, height=844)
    at_table(
        page, new_table(page, {"kind": "me", "name": "Zoé"}, {"kind": "bot", "level": "easy"}, first="1")
    )
    before, (lost, kept, _) = decision(page), WORDS[lang]
    page.context.set_offline(True)
    expect(line(page)).to_contain_text(lost)
    expect(line(page)).to_contain_text(kept)
    page.context.set_offline(False)
    expect(line(page)).to_be_empty()
    page.wait_for_selector(ASKED)
    assert decision(page) == before


def test_who_waits_in_the_lobby_reads_that_the_seat_is_kept(visitors: Visitors) -> None:
    page = visitors.new()
    page.goto(new_table(page, {"kind": "me", "name": "Zoé"}, OPEN))
    page.locator(".lobby").wait_for()
    page.context.set_offline(True)
    expect(line(page)).to_contain_text(WORDS["en"][2])
    page.context.set_offline(False)
    expect(line(page)).to_be_empty()
    expect(page.locator(".lobby")).to_contain_text("Zoé")


def line(page: Page) -> Locator:
    """What is said of the line."""
    return page.locator(".line")
