"""Whose turn it is: in the title, in a notice, on the first page; and what is said without words."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.arenas import acting, arena
from tests.browser.battles import attacking, battle
from tests.browser.conftest import Visit
from tests.browser.laid import laid, opening
from tests.browser.tables import at_table, laid_for_two
from tests.server.program import Program

Sit = Callable[[Page, Page, Path], str]
MINE = "● Your turn · baston"
# A hidden page looks seldom whose turn it is; who comes back to it makes it look, as often as need be.
CALLED = """() => {
  document.dispatchEvent(new Event("visibilitychange"));
  return document.title.startsWith("●");
}"""
# Notices are noted instead of shown, and the page is hidden when the test says so.
HIDING = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static requestPermission() {
    window.asked = (window.asked ?? 0) + 1;
    return Promise.resolve((Notification.permission = "granted"));
  }
  constructor(title) { window.told.push(title); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => window.hides === true });
"""


def at_smash_up(first: Page, second: Page, data: Path) -> str:
    return laid_for_two(first, second, data, laid(opening))


def at_galacticlash(first: Page, second: Page, data: Path) -> str:
    return laid_for_two(first, second, data, battle(attacking))


def at_super_fantasy_brawl(first: Page, second: Page, data: Path) -> str:
    return laid_for_two(first, second, data, arena(acting))


def two(visit: Visit, server: Program, sit: Sit = at_smash_up) -> tuple[Page, Page]:
    """Camille, who is asked, and Nadir at a table of two."""
    first, second = visit(), visit(width=390, height=844)
    second.add_init_script(HIDING)
    address = sit(first, second, server.data)
    at_table(first, address)
    second.goto(address)
    second.locator(".table").wait_for()
    return first, second


def test_the_title_says_whose_turn_it_is_and_a_notice_where_it_was_wished_for(
    visit: Visit, server: Program
) -> None:
    camille, nadir = two(visit, server)
    expect(camille).to_have_title(MINE)
    expect(nadir).not_to_have_title(MINE)
    assert nadir.evaluate("window.asked") is None
    nadir.get_by_role("button", name="Menu").click()
    nadir.get_by_role("radio", name="When it is my turn").click()
    expect(nadir.get_by_role("radio", name="When it is my turn")).to_be_checked()
    assert nadir.evaluate("window.asked") == 1
    nadir.keyboard.press("Escape")
    nadir.evaluate("window.hides = true")
    camille.keyboard.press("p")
    expect(nadir).to_have_title(MINE)
    expect(camille).not_to_have_title(MINE)
    assert nadir.evaluate("window.told") == ["It is your turn"]


@pytest.mark.parametrize(
    ("name", "sit", "turn", "score"),
    [
        ("Smash Up", at_smash_up, "Turn 1", r"Camille 0\s*Nadir 0"),
        ("Galacti'Clash", at_galacticlash, "Turn 10", r"Camille 16\s*Nadir 18"),
        ("Super Fantasy Brawl", at_super_fantasy_brawl, "Round 2", r"Camille 0\s*Nadir 0"),
    ],
)
def test_the_first_page_tells_how_each_game_stands(
    visit: Visit, server: Program, name: str, sit: Sit, turn: str, score: str
) -> None:
    camille, nadir = two(visit, server, sit)
    camille.goto("/")
    nadir.goto("/")
    for page, rival, waits in (
        (camille, "Nadir", "Your turn, for"),
        (nadir, "Camille", "Camille to play, for"),
    ):
        card = page.locator(".mine")
        expect(card).to_contain_text(name)
        expect(card).to_contain_text(f"against {rival}")
        expect(card).to_contain_text(turn)
        expect(card.get_by_role("group", name="Score")).to_have_text(re.compile(score))
        expect(card).to_contain_text(waits)


def test_a_reaction_is_seen_by_the_other_unless_those_are_hidden(visit: Visit, server: Program) -> None:
    camille, nadir = two(visit, server)
    camille.get_by_role("tab", name="Chat").click()
    expect(camille.locator(".reacting .icon-btn:not(.mute)")).to_have_count(6)
    camille.get_by_role("button", name="Well played").click()
    expect(nadir.locator(".reactions")).to_contain_text("Camille Well played")
    nadir.get_by_role("button", name="Log and chat").click()
    nadir.get_by_role("tab", name="Chat").click()
    nadir.get_by_role("button", name="Hide others' reactions").click()
    expect(nadir.locator(".reactions p")).to_have_count(0)
    camille.get_by_role("button", name="Ouch").click()
    expect(camille.locator(".reactions")).to_contain_text("Camille Ouch")
    nadir.get_by_role("button", name="Laugh").click()
    expect(camille.locator(".reactions")).to_contain_text("Nadir Laugh")
    expect(nadir.locator(".reactions")).to_contain_text("Nadir Laugh")
    expect(nadir.locator(".reactions")).not_to_contain_text("Ouch")


def test_who_is_on_another_page_is_called_back(visit: Visit, server: Program) -> None:
    camille, nadir = two(visit, server)
    nadir.get_by_role("button", name="Menu").click()
    nadir.get_by_role("radio", name="When it is my turn").click()
    nadir.keyboard.press("Escape")
    nadir.get_by_role("button", name="Menu").click()
    nadir.get_by_role("link", name="Cards").click()
    nadir.locator(".gallery .card").first.wait_for()
    expect(nadir).to_have_title("Cards · baston")
    nadir.evaluate("window.hides = true")
    camille.keyboard.press("p")
    expect(camille).not_to_have_title(MINE)
    nadir.wait_for_function(CALLED, polling=500)
    expect(nadir).to_have_title("● Your turn · Cards · baston")
    assert nadir.evaluate("window.told") == ["It is your turn against Camille"]
    nadir.locator(".ask-note").get_by_role("link", name="To the table").click()
    expect(nadir).to_have_title(MINE)
    expect(nadir.locator(".ask-note")).to_have_count(0)
