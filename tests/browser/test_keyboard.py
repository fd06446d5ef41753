"""A game by keyboard alone, from the first page to the replay."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from baston.games.superfantasybrawl import GAME as SUPERFANTASYBRAWL
from tests.browser.arenas import acting, arena
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, OVER, decision, until_asked
from tests.browser.keys import answer, go_to
from tests.browser.laid import begun, laid, last_period, late, nearly_over, opening
from tests.browser.tables import BOT, ME, at_table, laid_table, new_table
from tests.server.program import Program

FOCUSED: Final = "wanted => document.activeElement.matches(wanted)"
WITHIN: Final = "wanted => document.activeElement.closest(wanted) !== null"


def test_tab_passes_the_log_in_one_step_and_arrows_go_through_its_cards(
    visit: Visit, server: Program
) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(late)))
    log = page.get_by_role("log")
    cards = log.locator("a, h3 button")  # headings lead back to the beginnings of turns
    expect(cards.nth(1)).to_be_attached()
    go_to(page, "[role=log]")
    page.keyboard.press("Tab")
    assert not page.evaluate(WITHIN, "[role=log]")
    page.keyboard.press("Shift+Tab")
    expect(log).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(cards.last).to_be_focused()
    page.keyboard.press("ArrowLeft")
    named = cards.nth(cards.count() - 2)
    expect(named).to_be_focused()
    page.keyboard.press("Enter")
    read = page.locator(".reading")
    expect(read).to_contain_text("Pinned")
    expect(read.get_by_role("heading", name=named.inner_text())).to_be_visible()
    page.keyboard.press("Escape")
    expect(read).not_to_contain_text("Pinned")
    expect(named).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(cards.last).to_be_focused()
    page.keyboard.press("Tab")
    assert not page.evaluate(WITHIN, "[role=log]")


def test_a_game_is_taken_up_played_to_its_end_and_watched_by_keyboard_alone(
    visit: Visit, server: Program
) -> None:
    page = visit()
    laid_table(page, server.data, laid(nearly_over))
    page.goto("/")
    page.locator(".mine").wait_for()
    go_to(page, ".mine .btn")
    page.keyboard.press("Enter")
    answers = 0
    while until_asked(page):
        answer(page)
        answers += 1
    assert answers > 1
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_contain_text("win")
    go_to(page, ".res a[href^='/replay/']")
    page.keyboard.press("Enter")
    page.get_by_role("slider").wait_for()
    go_to(page, "input[type=range]")
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Forward")).to_be_disabled()


@pytest.mark.parametrize("game", ["base-principale", "nim"])
def test_other_games_are_finished_by_keyboard_alone(visit: Visit, server: Program, game: str) -> None:
    page = visit()
    if game == "nim":
        page.goto(new_table(page, ME, BOT, game="nim"))
    else:
        at_table(page, laid_table(page, server.data, laid(last_period, mode=game)))
    while until_asked(page):
        answer(page)
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible()


def test_tab_comes_to_what_may_be_chosen_once_something_else_is_asked(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(opening)))
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED, ".hand .card.is-legal")
    hand = page.locator(".hand")
    expect(hand).to_have_attribute("aria-label", re.compile(r"^My hand: \d cards, \d may be chosen$"))
    go_to(page, ".hand .card.is-legal:not(:has(.pw.act))")
    page.keyboard.press("Enter")
    expect(page.locator(".hand .is-chosen > .vh")).to_have_text(re.compile(r"[Cc]hosen\.?$"))
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED, ".base:first-child .base-hit")
    page.keyboard.press("ArrowRight")
    assert page.evaluate(FOCUSED, ".base:nth-child(2) .base-hit")
    number = decision(page)
    page.keyboard.press("Enter")
    page.wait_for_selector(f'{ASKED}:not([data-decision="{number}"])')
    assert page.evaluate(FOCUSED, ".prompt")
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED, ".is-legal")


def test_arrows_go_to_what_lies_in_their_direction(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(late)))
    first, second = (page.locator(".hand .card").nth(i) for i in (0, 1))
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(second).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(first).to_be_focused()
    page.keyboard.press("ArrowUp")
    assert page.evaluate(WITHIN, ".prompt")
    page.keyboard.press("ArrowUp")
    assert page.evaluate(WITHIN, ".board")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate(FOCUSED, ".is-legal, .base-hit")


def test_who_loses_what_had_the_focus_comes_to_the_question(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(late)))
    go_to(page, ".prompt .pass")
    number = decision(page)
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('.prompt')?.dataset.decision !== n", arg=number)
    page.wait_for_function("() => document.activeElement !== document.body")


def test_what_hides_the_tile_that_was_chosen_leaves_the_focus_with_the_question(
    visit: Visit, server: Program
) -> None:
    """In a small window, or one enlarged to twice its size, a champion is read in the place of the tiles."""
    page = visit(width=844, height=390, touch=True)
    at_table(page, laid_table(page, server.data, begun(SUPERFANTASYBRAWL, 2, {"draft": "casual"}, 1)))
    # At the first choice something else changes besides, by which the loss would be seen.
    for _ in range(2):
        until_asked(page)
        answer(page)
        expect(page.locator(".prompt .btn-plan")).to_be_visible()
        page.wait_for_function(WITHIN, arg=".prompt")
        answer(page)


def test_what_a_mouse_presses_leaves_the_focus_to_the_question(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(opening)))
    page.evaluate("""() => {
      window.kept = [];
      addEventListener("mouseup", (event) => window.kept.push(event.defaultPrevented));
    }""")
    page.locator(".hand .card.is-legal").first.click()
    expect(page.locator(".prompt")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED, ".board :is(.is-legal, .base-hit)")
    button = page.locator(".prompt button:enabled").first
    button.click()
    assert not page.evaluate(WITHIN, ".prompt button")
    page.locator("[role=log]").click()
    assert page.evaluate("window.kept") == [True, True, False]  # letters of the log can be selected


@pytest.mark.parametrize("pressed", [".hex.is-legal", ".prompt .buttons button:enabled"])
def test_what_a_mouse_presses_leaves_no_caret(visit: Visit, server: Program, pressed: str) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(acting)))
    page.locator("[role=log] .line, [role=log] p").last.click()
    page.locator(".is-legal.standard").first.click()
    page.locator(pressed).first.click()
    assert page.evaluate("getSelection().type") == "None"
