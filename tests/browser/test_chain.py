"""The chain of Galacti'Clash: what waits on it, who may answer, and stops that are lifted."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.battles import (
    about_to_hand_over,
    aiming_at_a_unit,
    battle,
    chain_of_three,
    quiet_window,
)
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, decision
from tests.browser.tables import at_table, laid_for_two, laid_table
from tests.server.program import Program

# How many of a hundred points of an arrow lie on these words.
ON_WORDS = """(arrow, words) => {
  const [{ left, right, top, bottom }, onScreen] = [words.getBoundingClientRect(), arrow.getScreenCTM()];
  const along = Array.from({ length: 100 }, (_, i) => (arrow.getTotalLength() * i) / 99);
  const points = along.map((length) => arrow.getPointAtLength(length));
  const placed = points.map((point) => point.matrixTransform(onScreen));
  return placed.filter(({ x, y }) => left < x && x < right && top < y && y < bottom).length;
}"""
ANSWERED = "asked => (document.querySelector('.prompt')?.dataset.decision ?? asked) !== asked"
NEXT = "asked => Number(document.querySelector('.prompt')?.dataset.decision || 0) > Number(asked)"
FULL = "The disk is full."
WATCH = """() => {
  window.asked = [];
  const prompt = document.querySelector(".prompt");
  new MutationObserver(() => prompt.dataset.decision && window.asked.push(prompt.dataset.decision))
    .observe(prompt, { attributes: true });
}"""


@pytest.mark.clause("G-66", "G-67")
def test_a_chain_is_a_pile_that_tells_who_may_answer(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(chain_of_three, since=47, even_windows="true")))
    items = page.locator(".gc-item")
    expect(items).to_have_count(3)
    expect(items.first.locator(".no")).to_have_text("1")
    expect(items.first).to_contain_text("Resolves first")
    expect(page.locator(".asked.now")).to_contain_text("Camille")
    expect(page.locator(".gc-asked")).to_contain_text("it closes")
    arrows = page.locator(".arrow .aim")
    expect(arrows).to_have_count(0)
    aimed = re.compile("is-aimed")
    items.first.hover()  # it aims at the second, which is lit: an arrow would lie on what both say
    expect(items.nth(1)).to_have_class(aimed)
    page.locator(".gc-chain h3").first.hover()
    expect(items.nth(1)).not_to_have_class(aimed)
    items.first.focus()
    expect(items.nth(1)).to_have_class(aimed)
    expect(arrows).to_have_count(0)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_an_arrow_leads_from_the_chain_to_a_unit_over_no_words(
    visit: Visit, server: Program, size: tuple[int, int]
) -> None:
    page = visit(width=size[0], height=size[1])
    at_table(page, laid_table(page, server.data, battle(aiming_at_a_unit, even_windows="true")))
    link, arrow = page.locator(".gc-item").first, page.locator(".arrow .aim").first
    link.focus()
    expect(arrow).to_be_attached()
    assert arrow.evaluate(ON_WORDS, link.locator(".what").element_handle()) == 0


@pytest.mark.clause("G-68")
def test_a_stop_that_is_lifted_lets_the_window_pass(visit: Visit, server: Program) -> None:
    page = visit()
    table = laid_table(page, server.data, battle(quiet_window))
    at_table(page, table)
    stop = page.locator(".gc-stops button.now")
    expect(stop).to_have_attribute("aria-checked", "true")
    expect(page.locator(".gc-stops-how")).to_contain_text("the game stops here and asks you")
    asked = decision(page)
    stop.click()
    page.goto(table)
    page.wait_for_function(
        ANSWERED,
        arg=asked,
    )


def two_people(visit: Visit, data: Path) -> tuple[Page, Page, str]:
    """The pages and table of two people: once the second ends construction, the first passes by a stop."""
    host, guest = visit(), visit()
    game = dataclasses.replace(battle(about_to_hand_over, since=22, even_windows="true"), window=0)
    table = laid_for_two(host, guest, data, game)
    host.evaluate("off => localStorage.setItem('baston-stops', JSON.stringify(off))", ["theirs2", "theirs5"])
    return host, guest, table


def at_the_board(page: Page, table: str) -> None:
    """Look at the table while somebody else is asked."""
    page.goto(table)
    page.wait_for_selector(".prompt.wait")
    page.wait_for_selector(".gc-camp")  # it knows the stops


@pytest.mark.clause("G-68")
def test_among_people_a_lifted_stop_passes_before_anybody_is_asked(visit: Visit, server: Program) -> None:
    host, guest, table = two_people(visit, server.data)
    at_the_board(host, table)
    host.evaluate(WATCH)
    at_table(guest, table)
    asked = decision(guest)
    guest.keyboard.press("p")
    guest.wait_for_function(NEXT, arg=asked)
    assert host.evaluate("window.asked") == []


@pytest.mark.clause("G-68")
def test_who_cannot_pass_by_a_lifted_stop_is_asked(visit: Visit, server: Program) -> None:
    host, guest, table = two_people(visit, server.data)
    host.route_web_socket("**/ws?*", refusing)
    at_the_board(host, table)
    at_table(guest, table)
    guest.keyboard.press("p")
    host.wait_for_selector(ASKED)
    expect(host.locator(".prompt .refused")).to_have_text(FULL)


def refusing(line: WebSocketRoute) -> None:
    """A server that keeps no answer."""
    server = line.connect_to_server()
    refusal = json.dumps({"type": "error", "code": "not-kept", "en": FULL, "fr": FULL, "number": 0})

    def hear(message: str | bytes) -> None:
        if json.loads(message)["type"] == "answer":
            line.send(refusal)
        else:
            server.send(message)

    line.on_message(hear)
