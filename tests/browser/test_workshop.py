"""The workshop of decks loses nothing: what is pasted is a deck of its own, and steps are taken back."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.elsewhere import deck_in_workshop
from tests.server.program import Program

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
    page.get_by_role("button", name="Remove Novice of the Dawn").first.press("Enter")
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


def test_a_deck_of_an_earlier_edition_says_what_has_changed_until_that_has_been_read(visit: Visit) -> None:
    page = visit(WORKSHOP)
    old = {
        "id": "old",
        "name": "Giants",
        "format": "flash",
        "cards": {"titan_errant": 2, "fanatique_masque": 1},
    }
    page.evaluate("deck => localStorage.setItem('baston-decks', JSON.stringify([deck]))", old)
    page.reload()
    changes = page.locator(".ws-changes")
    expect(changes).to_contain_text("A card of this deck has changed since it was made")
    expect(changes.get_by_role("listitem")).to_contain_text("Wandering Titan has changed")
    changes.get_by_role("button", name="All right").click()
    expect(changes).to_have_count(0)
    page.reload()
    has(page, 3)
    expect(changes).to_have_count(0)


def test_what_is_pasted_says_for_which_edition_it_was_made(visit: Visit) -> None:
    page = visit(WORKSHOP)
    paste(page, "2 Wandering Titan\n")
    expect(page.locator(".ws-changes")).to_contain_text("Wandering Titan has changed")
    paste(page, "// edition 2\n3 Wandering Titan\n")
    has(page, 3)
    expect(page.locator(".ws-report .verdict li").first).to_be_visible()
    expect(page.locator(".ws-changes")).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_nothing_of_the_list_shows_below_the_button_that_plays_the_deck(
    visit: Visit, server: Program, size: tuple[int, int]
) -> None:
    page = deck_in_workshop(partial(visit, width=size[0], height=size[1]), server)
    foot, deck = page.locator(".ws-foot").bounding_box(), page.locator(".ws-deck").bounding_box()
    assert foot is not None
    assert deck is not None
    assert foot["y"] + foot["height"] >= deck["y"] + deck["height"]
    clear = "one => getComputedStyle(one).backgroundColor"
    assert page.locator(".ws-foot").evaluate(clear) == page.locator(".ws-deck").evaluate(clear)
