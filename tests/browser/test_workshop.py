"""The workshop of decks loses nothing: what is pasted is a deck of its own, and steps are taken back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

WORKSHOP = "/decks/galacticlash"


def has(page: Page, cards: int) -> None:
    """The deck has so many cards."""
    expect(page.locator(".counts li b").first).to_have_text(re.compile(rf"^{cards}\b"))


def paste(page: Page, text: str) -> None:
    page.get_by_role("button", name="Paste a deck").click()
    page.locator(".paste textarea").fill(text)
    page.get_by_role("button", name="Read it").click()


def ready_deck(page: Page) -> None:
    """Begin with a ready deck of fifty cards."""
    page.get_by_role("button", name="Decks", exact=True).click()
    page.get_by_role("button", name="Open First Light").click()
    has(page, 50)


def test_a_bad_paste_leaves_the_deck_as_it_is(visit: Visit) -> None:
    page = visit(WORKSHOP)
    ready_deck(page)
    paste(page, "nothing that is a card\n")
    expect(page.locator(".paste .refused")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_label("Name of the deck")).to_have_value("First Light")
    has(page, 50)


def test_what_is_pasted_becomes_a_new_deck_which_a_mended_text_replaces(visit: Visit) -> None:
    page = visit(WORKSHOP)
    ready_deck(page)
    paste(page, "4 Masked Zealot\n3 Excalibur\n")
    expect(page.locator(".paste .refused")).to_have_count(1)
    page.locator(".paste textarea").fill("4 Masked Zealot\n3 Ash Acolyte\n")
    page.get_by_role("button", name="Read it").click()
    has(page, 7)
    page.get_by_role("button", name="Decks", exact=True).click()
    own = page.locator(".decks-window ul").first.locator("li")
    expect(own).to_have_count(2)
    own.filter(has_text="First Light").get_by_role("button", name="Open").click()
    has(page, 50)


def test_steps_are_taken_back_and_done_again_by_keys_buttons_and_after_a_reload(visit: Visit) -> None:
    page = visit(WORKSHOP)
    ready_deck(page)
    page.get_by_role("button", name="Remove Sentinel of the East Gate").first.press("Enter")
    has(page, 49)
    paste(page, "4 Masked Zealot\n")
    has(page, 4)
    page.reload()
    has(page, 4)
    page.keyboard.press("Control+z")
    has(page, 49)
    page.get_by_role("button", name="Undo").click()
    has(page, 50)
    page.keyboard.press("Control+y")
    has(page, 49)
    page.get_by_role("button", name="Do it again").click()
    has(page, 4)


def test_keys_that_take_back_leave_the_deck_alone_while_somebody_writes(visit: Visit) -> None:
    page = visit(WORKSHOP)
    ready_deck(page)
    page.get_by_label("Search cards").fill("acolyte")
    page.keyboard.press("Control+z")
    has(page, 50)


def test_a_deck_that_was_deleted_comes_back(visit: Visit) -> None:
    page = visit(WORKSHOP)
    ready_deck(page)
    paste(page, "4 Masked Zealot\n")
    page.get_by_role("button", name="Decks", exact=True).click()
    page.get_by_role("button", name="Delete First Light").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    expect(page.get_by_label("Name of the deck")).to_have_value("First Light")
    page.reload()
    has(page, 50)
