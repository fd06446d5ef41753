"""The language changes in mid-game: prompt, log and all, there and back."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, expect

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import printed
from tests.browser.conftest import Visit
from tests.browser.hands import decision
from tests.browser.laid import in_an_effect, laid
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

MENU: Final = {"en": ("Menu", "Close"), "fr": ("Menu", "Fermer")}
WORDS: Final = {"en": ("English", "Log", "plays"), "fr": ("Français", "Journal", "joue")}


def speak(page: Page, before: str, now: str) -> None:
    """Change the language in the menu."""
    page.get_by_role("button", name=MENU[before][0]).click()
    page.get_by_role("radio", name=WORDS[now][0]).click()
    page.get_by_role("button", name=MENU[now][1]).click()


def test_prompt_and_log_follow_the_language_in_the_middle_of_an_effect(visit: Visit, server: Program) -> None:
    page = visit()
    game = laid(in_an_effect)
    assert game.table.decision is not None
    asking = printed(game.table, game.table.decision.card)
    at_table(page, laid_table(page, server.data, game))
    number = decision(page)
    titles = {card["id"]: {"en": card["name"], "fr": card["name_fr"]} for card in GAME.texts.catalog()}
    for before, now in (("en", "fr"), ("fr", "en")):
        speak(page, before, now)
        expect(page.locator("html")).to_have_attribute("lang", now)
        expect(page.locator(".prompt")).to_contain_text(GAME.presentation.prompt(game.table, now))
        _, log, verb = WORDS[now]
        expect(page.get_by_role("tab", name=log)).to_be_visible()
        told = page.get_by_role("log")
        expect(told).to_contain_text(f"{verb} {titles[asking.id][now]}")
        expect(told).not_to_contain_text(WORDS[before][2])
        assert decision(page) == number
