"""Games on a phone, by a finger alone: to their ends, by taps, and by cards that are dragged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.kernel.rng import Rng
from tests.browser.arenas import arena, at_the_last_turn
from tests.browser.battles import attacking, battle, nearly_won
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, EDGE, OVER, act, decision
from tests.browser.laid import laid, last_period, late, nearly_over, on_a_full_mat, opening
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

MINION: Final = ".hand .card.is-legal:not(:has(.pw.act))"
# What is animated to or from nowhere; and wrong lengths, that browsers leave out.
WATCH: Final = """() => {
  window.lost = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (/NaN|Infinity/.test(JSON.stringify(frames))) window.lost.push(this.className);
    return animate.call(this, frames, how);
  };
}"""
Sit = Callable[[Page, Path], str]
GAMES: Final[dict[str, Sit]] = {
    "smashup": lambda page, data: laid_table(page, data, laid(nearly_over)),
    "base-principale": lambda page, data: laid_table(page, data, laid(last_period, mode=BASE_PRINCIPALE)),
    "superfantasybrawl": lambda page, data: laid_table(
        page, data, arena(at_the_last_turn, first="2", max_rounds="3")
    ),
    "galacticlash": lambda page, data: laid_table(page, data, battle(nearly_won)),
}


def phone(visit: Visit, lang: str = "en") -> Page:
    """A phone, upright."""
    return visit(width=390, height=844, lang=lang, touch=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_by_touch(visit: Visit, server: Program, game: str) -> None:
    page = phone(visit, "fr")
    page.add_init_script(f"({WATCH})()")
    at_table(page, GAMES[game](page, server.data))
    rng = Rng(4)
    for _ in range(400):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(OVER).count():
            break
        act(page, rng)
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("window.lost") == []


def drag(page: Page, what: Locator, to: Locator, over: Locator | None = None) -> None:
    """Drag by a finger, which rests for a while on something on its way."""
    touch = page.context.new_cdp_session(page)
    box = what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 30

    def at(kind: str, x: float, y: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    at("touchStart", x, y)
    at("touchMove", x, y - 20)
    at("touchMove", x, y - 60)
    for one in (over, to):
        if one is None:
            continue
        there = one.bounding_box()
        assert there is not None
        x, y = there["x"] + there["width"] / 2, there["y"] + there["height"] / 2
        at("touchMove", x, y - 4)
        at("touchMove", x, y)
        if one is over:
            expect(one).to_have_attribute("aria-selected", "true")
    at("touchEnd", x, y)


def test_a_card_is_dragged_to_a_base_that_is_opened_on_the_way(visit: Visit, server: Program) -> None:
    page = phone(visit)
    at_table(page, laid_table(page, server.data, laid(opening)))
    card = page.locator(MINION).first
    handle, number = card.get_attribute("data-handle"), decision(page)
    tab = page.locator(".strip [role=tab]").last
    drag(page, card, page.locator(".board"), over=tab)
    page.wait_for_function("n => document.querySelector('.prompt').dataset.decision !== n", arg=number)
    expect(page.locator(f".base.shown .chip[data-handle='{handle}']")).to_be_visible()
    expect(page.locator(".dragged")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)])
def test_a_dark_button_lays_a_card_on_the_base_that_is_shown(
    visit: Visit, server: Program, width: int, height: int
) -> None:
    page = visit(width=width, height=height, lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, laid(opening)))
    lay = page.locator(".prompt .carries-out")
    expect(lay).to_have_count(0)
    card = page.locator(MINION).first
    handle, number = card.get_attribute("data-handle"), decision(page)
    card.tap(position=EDGE)
    for tab in page.locator(".strip [role=tab]").all():
        tab.tap()
        expect(lay).to_have_text(f"Poser sur {page.locator('.base.shown h2').inner_text()}")
    lay.tap()
    page.wait_for_function("n => document.querySelector('.prompt').dataset.decision !== n", arg=number)
    expect(page.locator(f".base.shown .chip[data-handle='{handle}']")).to_be_visible()


def test_a_dark_button_lays_a_card_in_the_only_slot_of_a_camp_that_takes_it(
    visit: Visit, server: Program
) -> None:
    page = phone(visit)
    at_table(page, laid_table(page, server.data, laid(on_a_full_mat, mode="base-principale")))
    lay = page.locator(".prompt .carries-out")
    expect(lay).to_have_count(0)
    card = page.locator(MINION).first
    handle, number = card.get_attribute("data-handle"), decision(page)
    card.tap(position=EDGE)
    north, east, south, west = page.locator(".strip [role=tab]").all()
    west.tap()  # where two slots take it
    expect(page.locator(".camp.shown .slot.is-legal")).to_have_count(2)
    expect(lay).to_have_count(0)
    for tab, slot in ((north, "North 3"), (east, "East 2"), (south, "South 3")):
        tab.tap()
        expect(page.locator(".camp.shown .slot.is-legal")).to_have_count(1)
        expect(lay).to_have_text(f"Lay on {slot}")
    lay.tap()
    page.wait_for_function("n => document.querySelector('.prompt').dataset.decision !== n", arg=number)
    expect(page.locator(f".camp.south .chip[data-handle='{handle}']")).to_be_attached()


def test_a_card_that_is_dropped_nowhere_goes_back(visit: Visit, server: Program) -> None:
    page = phone(visit)
    at_table(page, laid_table(page, server.data, laid(opening)))
    number = decision(page)
    drag(page, page.locator(MINION).first, page.locator(".bar"))
    expect(page.locator(".hand .is-chosen, .dragged")).to_have_count(0)
    assert decision(page) == number


def test_an_attacker_is_dragged_to_the_player_whom_it_attacks(visit: Visit, server: Program) -> None:
    page = phone(visit)
    at_table(page, laid_table(page, server.data, battle(attacking)))
    unit = page.locator(".gc-unit.is-legal").first
    handle = unit.get_attribute("data-handle")
    drag(page, unit, page.locator('.gc-life[data-seat="2"]'))
    expect(page.locator(f'.gc-unit[data-handle="{handle}"]')).to_have_attribute("aria-pressed", "true")


def test_nothing_is_moved_from_or_to_a_place_that_a_phone_does_not_show(
    visit: Visit, server: Program
) -> None:
    page = phone(visit)
    page.add_init_script(f"({WATCH})()")
    page.evaluate("localStorage.baston = JSON.stringify({ speed: 2, lang: 'en', endOfTurn: 'never' })")
    at_table(page, laid_table(page, server.data, laid(late)))
    rng = Rng(2)
    for _ in range(6):
        page.wait_for_selector(f"{ASKED}, {OVER}")
        if page.locator(OVER).count():
            break
        act(page, rng)
    assert page.evaluate("window.lost") == []
