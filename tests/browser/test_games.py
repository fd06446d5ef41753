"""Games as people play them: from the first page to the result, by mouse and by keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from baston.kernel.rng import Rng
from tests.browser.arenas import acting, arena
from tests.browser.battles import battle, launching
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, EDGE, OVER, act, decision, hand, until_asked
from tests.browser.laid import laid, nearly_over, opening
from tests.browser.tables import BOT, ME, at_table, laid_table, new_table
from tests.server.program import Program

Sit = Callable[[Page, Path], str]
MINION = ".hand .card.is-legal:not(:has(.pw.act))"


def at_the_opening(visit: Visit, server: Program) -> Page:
    """The first question of a game against a bot: the same each time."""
    page = visit()
    at_table(page, laid_table(page, server.data, laid(opening)))
    return page


def test_play_now_leads_to_a_table_and_turns_go_round_by_mouse(visit: Visit) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play now").click()
    rng = Rng(1)
    page.wait_for_selector(ASKED)
    while turn(page) < 4:
        act(page, rng)
        assert until_asked(page)


def turn(page: Page) -> int:
    """The number of the turn, as the bar tells it."""
    return int(re.sub(r"\D", "", page.locator(".bar .where").inner_text()) or 0)


# Whole games, from the first answer to the last, are left to `make fuzz PART=browser`.
def test_a_game_by_mouse_to_the_result(visit: Visit, server: Program) -> None:
    page = visit()
    page.goto(laid_table(page, server.data, laid(nearly_over)))
    rng = Rng(1)
    while until_asked(page):
        act(page, rng)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_game_without_a_board_of_its_own_is_played_on_the_plain_one(visit: Visit) -> None:
    page = visit()
    page.goto(new_table(page, ME, BOT, game="nim"))
    rng = Rng(2)
    while until_asked(page):
        act(page, rng)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


def test_a_minion_is_played_by_keyboard_alone(visit: Visit, server: Program) -> None:
    page = at_the_opening(visit, server)
    minion = page.locator(MINION).first
    name = minion.inner_text().split(",")[0]
    number = decision(page)
    minion.focus()
    page.keyboard.press("Enter")
    place = page.locator(".base-hit").first
    place.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('.prompt').dataset.decision !== n", arg=number)
    expect(page.get_by_role("log")).to_contain_text(name)


def test_the_play_phase_ends_by_a_key(visit: Visit, server: Program) -> None:
    page = at_the_opening(visit, server)
    number = decision(page)
    page.keyboard.press("p")
    page.wait_for_selector(f'{ASKED}:not([data-decision="{number}"]), {OVER}')


@pytest.mark.parametrize(
    "sit",
    [
        lambda page, data: laid_table(page, data, laid(opening)),
        lambda page, data: laid_table(page, data, arena(acting)),
        lambda page, data: laid_table(page, data, battle(launching)),
    ],
)
def test_ending_what_one_may_still_do_asks_once(visit: Visit, server: Program, sit: Sit) -> None:
    page = visit()
    page.evaluate("localStorage.baston = JSON.stringify({ speed: 0, lang: 'en' })")
    at_table(page, sit(page, server.data))
    number = decision(page)
    prompt = page.locator(".prompt")
    asked = prompt.inner_text().split("\n")[0]
    page.keyboard.press("p")
    expect(prompt).to_contain_text("Something can still be done")
    prompt.get_by_role("button", name="Go on playing").click()
    expect(prompt).to_contain_text(asked)
    assert decision(page) == number
    page.keyboard.press("p")
    prompt.get_by_role("button", name=re.compile("^End the")).click()
    page.wait_for_selector(f'{ASKED}:not([data-decision="{number}"]), {OVER}')


def test_an_arrow_shows_for_a_moment_whence_a_card_has_come(visit: Visit, server: Program) -> None:
    page = at_the_opening(visit, server)
    page.evaluate("localStorage.baston = JSON.stringify({ ...JSON.parse(localStorage.baston), speed: 1 })")
    page.reload()
    page.wait_for_selector(ASKED)
    page.evaluate(
        """() => new MutationObserver(() => {
            if (document.querySelector(".arrow .came")) document.body.dataset.came = "once";
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    page.keyboard.press("p")
    page.wait_for_selector("body[data-came]", state="attached")
    expect(page.locator(".arrow .came")).to_have_count(0)


def test_a_reload_keeps_the_game(visit: Visit, server: Program) -> None:
    page = at_the_opening(visit, server)
    before, number = hand(page), decision(page)
    page.reload()
    page.wait_for_selector(ASKED)
    assert (hand(page), decision(page)) == (before, number)


def test_undo_gives_the_card_back(visit: Visit, server: Program) -> None:
    page = at_the_opening(visit, server)
    before = sorted(hand(page))
    page.locator(MINION).first.click(position=EDGE)
    page.locator(".base-hit").first.click()
    expect(page.locator(".hand .cell")).to_have_count(len(before) - 1)
    page.get_by_role("button", name="Undo").and_(page.locator(":enabled:visible")).click()
    expect(page.locator(".hand .cell")).to_have_count(len(before))
    assert sorted(hand(page)) == before


def test_a_hint_points_at_something_that_may_be_chosen(visit: Visit, server: Program) -> None:
    page = at_the_opening(visit, server)
    page.keyboard.press("h")
    expect(page.locator(".prompt")).to_contain_text("Hint:")
    expect(page.locator(".is-hinted").first).to_be_visible()


def test_a_game_that_is_given_up_is_over(visit: Visit, server: Program) -> None:
    page = at_the_opening(visit, server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Brigitte wins")
