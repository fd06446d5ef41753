"""Turns that can be followed: told in their time, seen again, and looked back to while the game runs."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from baston.games.smashup.variant import BASE_PRINCIPALE
from tests.browser.arenas import acting, arena
from tests.browser.battles import attacking_after_a_launch, battle
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, DRAWN, decision
from tests.browser.laid import laid, late, on_a_full_mat, opening
from tests.browser.scenes import FOUR_PAIRS
from tests.browser.stages import BOXES, REGIONS
from tests.browser.tables import at_table, laid_for_two, laid_table
from tests.server.program import Program

Sit = Callable[[Page, Path], str]
TABLES: Final[dict[str, Sit]] = {
    "smashup": lambda page, data: laid_table(page, data, laid(late)),
    "smashup-4": lambda page, data: laid_table(page, data, laid(late, 4, factions=FOUR_PAIRS)),
    "base-principale": lambda page, data: laid_table(page, data, laid(on_a_full_mat, mode=BASE_PRINCIPALE)),
    "superfantasybrawl": lambda page, data: laid_table(page, data, arena(acting)),
    "galacticlash": lambda page, data: laid_table(page, data, battle(attacking_after_a_launch)),
}
SLOWLY: Final = "localStorage.baston = JSON.stringify({ speed: 1, lang: 'en', endOfTurn: 'never' })"
A_FEW_FRAMES: Final = 200  # milliseconds, of a clock that stands still otherwise
A_FRAME: Final = 17
FRAMES: Final = 1_000  # that something is waited for
NOW: Final = "Back to now"
# How far it reaches into the board, downwards.
OVER_BOARD: Final = """caption => caption.getBoundingClientRect().bottom
  - document.querySelector(".table .board").getBoundingClientRect().top"""
THERE: Final = ".thread > *"  # it is fetched once the table is shown


def boxes(page: Page) -> object:
    """Where the regions of the table are."""
    return page.evaluate(BOXES, REGIONS)


def shown(page: Page) -> str:
    """What is on the board and in the hand, as it is read."""
    return page.locator(".table .board").inner_text() + page.locator(".table .hand").inner_text()


def steps(page: Page) -> Locator:
    """The steps of the last turn of another, which stand in the thread or in its tray."""
    return page.locator(".thread .step")


@pytest.mark.parametrize("name", TABLES)
def test_each_step_of_the_last_turn_is_seen_again_and_nothing_moves(
    visit: Visit, server: Program, name: str
) -> None:
    page = visit()
    at_table(page, TABLES[name](page, server.data))
    before, board, number = boxes(page), shown(page), decision(page)
    expect(steps(page).first).to_be_visible()
    ghosts = 0
    for i in range(steps(page).count()):
        step = steps(page).nth(i)
        said = step.get_attribute("title") or ""
        step.click()
        caption = page.locator(".caption")
        expect(caption).to_contain_text(said.split(". ")[0].rstrip("."))
        assert caption.evaluate(OVER_BOARD) <= 0
        expect(page.locator(".thread [aria-current=step]")).to_have_count(1)
        expect(page.locator(".log .told").first).to_be_attached()
        page.wait_for_function(DRAWN)
        ghosts += page.locator(".ghosts .ghost").count()
        page.keyboard.press("Escape")
        expect(caption).to_have_count(0)
        expect(page.locator(".ghosts")).to_have_count(0)
    assert ghosts > 0
    assert (boxes(page), shown(page), decision(page)) == (before, board, number)


@pytest.mark.parametrize("name", TABLES)
def test_the_game_is_looked_back_through_while_it_waits(visit: Visit, server: Program, name: str) -> None:
    page = visit()
    at_table(page, TABLES[name](page, server.data))
    page.locator(THERE).first.wait_for()
    before, board, number = boxes(page), shown(page), decision(page)
    for _ in range(4):
        page.keyboard.press(",")
    bar = page.locator(".prompt.past")
    expect(bar).to_contain_text("Looking back")
    expect(bar).to_contain_text("It is your turn.")
    assert boxes(page) == before
    page.get_by_role("slider", name="Step").fill("0")
    expect(bar).to_contain_text("step 0/")
    for key in ("p", "u", "h", "Shift+P"):
        page.keyboard.press(key)
    assert page.locator(".table .is-legal").count() == 0
    page.get_by_role("button", name="Play", exact=True).click()
    expect(bar).not_to_contain_text("step 0/")
    page.get_by_role("button", name=NOW).click()
    page.wait_for_selector(ASKED)
    assert (boxes(page), shown(page), decision(page)) == (before, board, number)


@pytest.mark.parametrize("name", ["base-principale", "superfantasybrawl", "galacticlash"])
def test_every_game_has_the_whole_turn_seen_again_by_one_key(
    visit: Visit, server: Program, name: str
) -> None:
    page = visit()
    at_table(page, TABLES[name](page, server.data))
    expect(steps(page).first).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator(".caption")).to_be_visible()


def test_the_whole_turn_is_seen_again_by_one_key(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, TABLES["smashup"](page, server.data))
    expect(steps(page).first).to_be_visible()
    page.keyboard.press("r")
    expect(page.locator(".caption")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".caption")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".caption")).to_be_visible()
    expect(page.locator(".caption")).to_have_count(0)  # it ends by itself


def two(visit: Visit, server: Program, width: int = 1440, height: int = 900) -> tuple[Page, Page]:
    """Camille, who is asked, and Nadir at a table of two."""
    first, second = visit(), visit(width=width, height=height, touch=width < height)
    address = laid_for_two(first, second, server.data, laid(opening))
    at_table(first, address)
    second.goto(address)
    second.locator(THERE).first.wait_for()
    return first, second


def test_what_goes_on_meanwhile_is_announced_and_one_press_leads_back(visit: Visit, server: Program) -> None:
    camille, nadir = two(visit, server)
    nadir.keyboard.press(",")
    past = shown(nadir)
    bar = nadir.locator(".prompt.past")
    expect(bar).to_be_visible()
    expect(bar).not_to_contain_text("new line")
    camille.keyboard.press("p")
    expect(bar).to_contain_text("It is your turn.")
    expect(bar).to_contain_text("new line")
    assert shown(nadir) == past
    nadir.keyboard.press("p")
    nadir.keyboard.press("Escape")
    nadir.wait_for_selector(ASKED)  # it has not been answered meanwhile
    expect(nadir.locator(".thread")).to_contain_text("Camille's turn")


def test_another_turn_stands_in_the_thread_with_the_names_of_the_plates(
    visit: Visit, server: Program
) -> None:
    camille, nadir = two(visit, server)
    expect(nadir.locator(".thread")).to_contain_text("Camille is playing")
    expect(camille.locator(".thread")).to_contain_text("What others do")
    camille.keyboard.press("p")
    expect(nadir.locator(".thread")).to_contain_text("Camille's turn")
    expect(steps(nadir).last).to_contain_text("draws")
    expect(nadir.locator(".thread")).not_to_contain_text("Player")
    nadir.keyboard.press("p")
    expect(camille.locator(".thread")).to_contain_text("Nadir's turn")


def test_on_a_phone_a_finger_opens_the_turn_and_sees_it_again(visit: Visit, server: Program) -> None:
    camille, nadir = two(visit, server, 390, 844)
    camille.keyboard.press("p")
    nadir.wait_for_selector(ASKED)
    before = boxes(nadir)
    nadir.get_by_role("button", name="Camille's turn").tap()
    expect(steps(nadir).last).to_contain_text("Camille draws")
    steps(nadir).last.tap()
    expect(nadir.locator(".caption")).to_contain_text("Camille draws")
    nadir.get_by_role("button", name="Done").tap()
    expect(nadir.locator(".caption")).to_have_count(0)
    nadir.get_by_role("button", name="Camille's turn").tap()
    nadir.get_by_role("button", name="Look back").tap()
    expect(nadir.locator(".prompt.past")).to_be_visible()
    assert boxes(nadir) == before
    nadir.get_by_role("button", name=NOW).tap()
    nadir.wait_for_selector(ASKED)


def test_an_event_is_told_for_its_time_and_can_be_skipped(visit: Visit, server: Program) -> None:
    camille, nadir = two(visit, server)
    nadir.evaluate(SLOWLY)
    nadir.reload()
    nadir.locator(".thread .step, .thread .lab").first.wait_for()
    nadir.clock.install()
    nadir.clock.pause_at(nadir.evaluate("Date.now() + 1000"))
    camille.locator(".hand .card.is-legal").first.click()
    camille.locator(".base-hit").first.click()
    for _ in range(FRAMES):  # it is shown with a frame once it has come
        if nadir.locator(".board .chip").count():
            break
        nadir.clock.run_for(A_FRAME)
        nadir.wait_for_timeout(A_FRAME)
    expect(nadir.locator(".board .chip")).to_be_visible()
    nadir.clock.run_for(A_FEW_FRAMES)  # after which all else is told
    lit = nadir.locator(".log .told")
    expect(lit).to_contain_text(re.compile("Camille plays"))
    expect(nadir.locator(".ghosts .ghost")).not_to_have_count(0)
    expect(nadir.locator(".reading .source")).to_contain_text("Camille is playing it")
    expect(nadir.locator(".thread [aria-current=step]")).to_have_count(1)
    nadir.clock.run_for(10_000)
    expect(lit).to_have_count(0)
    expect(nadir.locator(".reading .source")).to_contain_text("Played last by Camille")


def test_a_turn_of_the_log_leads_back_to_its_beginning(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    at_table(page, TABLES["smashup"](page, server.data))
    heading = page.locator(".log h3 button", has_text=re.compile("^Tour 2 "))
    title = heading.text_content() or ""
    heading.click()
    bar = page.locator(".prompt.past")
    expect(bar).to_contain_text(title)
    page.get_by_role("button", name="Au tour suivant").click()
    expect(bar).to_contain_text("Tour 3 ")
    page.get_by_role("button", name="Au début du tour").click()
    expect(bar).to_contain_text(title)
    page.keyboard.press("Escape")
    page.wait_for_selector(ASKED)
