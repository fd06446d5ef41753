"""Hexes, slots and bases that cannot be chosen say why where they lie: pressed, or in focus."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from baston.games import game_named
from baston.lessons import lesson_named
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, EDGE
from tests.browser.keys import go_to
from tests.browser.tables import BOT, ME, at_table, new_table
from tests.browser.test_terms import OVERLAPS

GUARDED = (
    "smashup 2017 players=2 turn=1 number=7 vp=0,0 plays=1,1; base tortuga: 2:zapbot | 2:overrun; "
    "base jungle_oasis: 1:war_raptor; hand 1: king_rex upgrade; hand 2: scout; deck 1: howl; deck 2: warbot; "
    "discard 1:; discard 2:; bases: tar_pits; base discard:"
)


def _why(page: Page) -> Locator:
    return page.locator(".why-note:popover-open")


def _learn(page: Page, name: str) -> None:
    """A table of the lesson; the words are of no interest here."""
    lesson = lesson_named(name)
    options = game_named(lesson.game).setup(lesson.players, lesson.setup_options).options
    at_table(page, new_table(page, ME, BOT, game=lesson.game, **options))
    page.get_by_role("button", name=re.compile("Stop the lesson|Arrêter la leçon")).click()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_base_where_the_card_that_is_held_may_not_go_says_why(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    at_table(page, new_table(page, ME, BOT, position=GUARDED))
    tortuga = page.get_by_role("region", name="Tortuga")
    page.locator(".hand .card", has_text="King Rex").click(position=EDGE)
    if size[0] < 721:
        page.get_by_role("tab", name="Tortuga").click()
    tortuga.locator(".band .ab").click()
    expect(_why(page)).to_contain_text("It cannot be played there (Overrun).")
    expect(_why(page).locator(".clause")).to_have_text("SU-110")
    assert _why(page).evaluate(OVERLAPS) == 0
    page.keyboard.press("Escape")
    expect(_why(page)).to_have_count(0)


def test_a_slot_where_the_card_that_is_held_may_not_go_says_why(visit: Visit) -> None:
    page = visit("/", lang="fr")
    _learn(page, "base-principale")
    page.locator(".hand .card").first.click(position=EDGE)
    taken = page.locator(".slot[data-seat]:not(.is-legal) > p").first
    taken.click()
    expect(_why(page)).to_contain_text("Pas ici")
    expect(_why(page).locator(".clause")).to_have_text(re.compile("BP-3[01]"))
    page.locator(".prompt .sentence").click()
    expect(_why(page)).to_have_count(0)


def test_by_keyboard_a_single_slot_of_a_camp_says_why_beside_those_that_may_be_chosen(visit: Visit) -> None:
    page = visit()
    _learn(page, "base-principale")
    slot = page.get_by_role("group", name=re.compile("^South 1"))
    assert slot.get_attribute("tabindex") is None, "there is nothing to tell before a card is held"
    go_to(page, ".hand .card.is-legal")
    page.keyboard.press("Enter")
    go_to(page, "[aria-label^='South 1']")
    expect(_why(page).locator(".clause")).to_have_text(re.compile("BP-3[01]"))
    expect(slot).to_have_attribute("aria-describedby", re.compile("."))
    go_to(page, "[aria-label^='South 2'] .base-hit")
    expect(_why(page)).to_have_count(0)


def test_a_hex_that_cannot_be_chosen_says_why_pressed_and_in_focus(visit: Visit) -> None:
    page = visit()
    _learn(page, "superfantasybrawl")
    hexes = page.locator(".hex:not(.is-legal)")
    hexes.last.click()
    expect(_why(page)).to_contain_text("First choose a card or a standard action")
    expect(_why(page).locator(".clause")).to_have_text("SFB-60")
    page.locator(".hand .card", has_text="Plundarr").click(position=EDGE)
    expect(_why(page)).to_have_count(0)
    page.wait_for_selector(".hex.is-legal")
    page.get_by_role("gridcell", name=re.compile(r"\b(a1|i4|h1)$")).first.click()
    expect(_why(page)).to_contain_text("That is too far")
    page.locator(".hex.is-legal").first.focus()
    expect(_why(page)).to_have_count(0)
    for _ in range(12):
        page.keyboard.press("ArrowDown")
    expect(_why(page)).to_be_visible()
    assert page.locator(ASKED).count() == 1, "nothing has been answered"
