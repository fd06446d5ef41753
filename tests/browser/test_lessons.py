"""Lessons in the browser: offered on the first page and before a game, told beside the question, skipped."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit


def _begin(page: Page, title: str) -> Locator:
    """Begin the lesson with this title; what it says at the table."""
    page.get_by_role("button", name=title).click()
    expect(page).to_have_url(re.compile("/table/"))
    card = page.get_by_role("region", name=re.compile("^(Lesson|Leçon)$"))
    expect(card).to_be_visible()
    return card


def test_a_first_game_is_learnt_idea_by_idea(visit: Visit) -> None:
    page = visit("/")
    card = _begin(page, "Your first game of Smash Up")
    expect(card).to_contain_text("Play Laseratops on The Mothership")
    expect(card.get_by_role("img", name="Learnt: 0 of 7")).to_be_visible()
    card.get_by_role("button", name="Skip this").click()
    expect(card).to_contain_text("What is written on a minion happens as it is played.")
    card.get_by_role("button", name="Skip this").click()
    expect(card).to_contain_text("Upgrade stays attached to a minion")


def test_what_is_skipped_and_that_it_is_stopped_is_kept_until_it_is_taken_up_again(visit: Visit) -> None:
    page = visit("/")
    card = _begin(page, "Your first game of Smash Up")
    card.get_by_role("button", name="Skip this").click()
    expect(card).to_contain_text("What is written on a minion happens as it is played.")
    page.reload()
    expect(card).to_contain_text("What is written on a minion happens as it is played.")
    card.get_by_role("button", name="Stop the lesson").click()
    expect(card).to_have_count(0)
    page.reload()
    again = page.get_by_role("button", name="Take the lesson up again")
    expect(again).to_be_visible()
    expect(card).to_have_count(0)
    again.click()
    expect(card).to_contain_text("What is written on a minion happens as it is played.")


def test_on_a_phone_the_menu_takes_a_stopped_lesson_up_again(visit: Visit) -> None:
    page = visit("/", 390, 844)
    card = _begin(page, "Your first game of Smash Up")
    card.get_by_role("button", name="Stop the lesson").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take the lesson up again").click()
    expect(card).to_be_visible()


def test_what_is_done_is_ticked_and_the_next_idea_told(visit: Visit) -> None:
    page = visit("/")
    card = _begin(page, "Your first game of Galacti'Clash")
    expect(card).to_contain_text("Launch Slag Ghoul")
    page.get_by_role("button", name=re.compile("Slag Ghoul")).first.press("Enter")
    expect(card.get_by_role("img", name="Learnt: 1 of 7")).to_be_visible()
    expect(card).to_contain_text("Now the attack")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_lesson_is_offered_before_a_first_game_and_fits(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/new/superfantasybrawl", *size, lang="fr")
    card = _begin(page, "Ta première partie de Super Fantasy Brawl")
    expect(card).to_contain_text("Chaque action coûte un de tes trois Noyaux")
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
