"""Puzzles in the browser: found in the list, refuted, taken back, and their solution on the board."""

from __future__ import annotations

from playwright.sync_api import expect

from baston.puzzles import shelf
from tests.browser.conftest import Visit

FIRST = "/puzzles/smashup/1"


def test_a_puzzle_is_refuted_and_taken_back_and_its_solution_is_shown(visit: Visit) -> None:
    page = visit("/puzzles")
    page.locator(f'.list a[href="{FIRST}"]').click()
    expect(page.locator(".goal")).to_contain_text("this turn")
    page.locator(".asking .pass").click()
    expect(page.locator(".asking .says")).to_contain_text("Refuted")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator(".asking .pass")).to_be_visible()
    page.get_by_role("button", name="Show the solution").click()
    for _ in shelf("smashup")[0].lines[0]:
        page.get_by_role("button", name="Next step").click()
    expect(page.locator(".asking .says")).to_contain_text("Solved!")
    page.get_by_role("button", name="Try it yourself").click()
    expect(page.locator(".asking .pass")).to_be_visible()
