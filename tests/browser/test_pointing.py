"""Cards are read by pointing at them, whatever the hand does; none opens by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from baston.games import game_named
from baston.kernel.text import a_str
from baston.locales import LANGUAGES
from tests.browser.arenas import acting, arena
from tests.browser.battles import attacking, battle, launching
from tests.browser.conftest import Visit
from tests.browser.hands import EDGE, settled
from tests.browser.laid import kept, laid, opening
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

READ = ".reading h2"
SOURCE = ".reading .source"
SLID = "([x, y]) => document.elementFromPoint(x, y).closest('.hand .card') !== null"
# Those of these texts that the card which is shown would not show whole.
CUT: Final = """(shown, texts) => {
  const text = shown.querySelector(".tx, .gc-text");
  const below = shown.querySelector(".full-card, .gc-card");
  return texts.filter((one) => {
    text.textContent = one;
    return below.getBoundingClientRect().bottom > shown.getBoundingClientRect().bottom;
  });
}"""
# The minions that may be chosen at whose edge something else would be pressed.
COVERED: Final = """([across, down]) => [...document.querySelectorAll(".zone .is-legal")].filter((one) => {
  const { left, top } = one.getBoundingClientRect();
  return !one.contains(document.elementFromPoint(left + across, top + down));
}).map((one) => one.innerText)"""
FROM_THE_TOP: Final = 6  # pixels between the board's edge and a card that opens over it
A_WHILE = 300  # milliseconds, more than it takes to open a card


def center(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def sit(page: Page, server: Program) -> Locator:
    """Come to a table, the mouse in a corner; return the cards of the hand that can be played."""
    at_table(page, laid_table(page, server.data, laid(opening)))
    page.mouse.move(5, 5)
    page.mouse.move(9, 9)
    return page.locator(".hand .card.is-legal")


def test_a_card_opens_at_any_speed_of_the_hand(visit: Visit, server: Program) -> None:
    page = visit()
    cards = sit(page, server).all()[:2]
    for moves in (1, 3, 12, 150):
        for card in cards:
            x, y = center(card)
            page.mouse.move(x, y, steps=moves)
            page.mouse.move(x + 9, y + 4)  # a hand does not stop at once
            expect(page.locator(READ)).to_have_text(card.locator(".nm").inner_text())


@pytest.mark.parametrize(
    ("game", "name"),
    [
        (lambda page, data: laid_table(page, data, arena(acting)), ".nm"),
        (lambda page, data: laid_table(page, data, battle(attacking)), ".gc-name"),
    ],
)
def test_a_card_of_any_game_opens_under_a_hand_that_does_not_stop_at_once(
    visit: Visit, server: Program, game: Callable[[Page, Path], str], name: str
) -> None:
    page = visit()
    at_table(page, game(page, server.data))
    page.mouse.move(5, 5)
    card = page.locator(".hand .cell > button").last  # which none covers
    x, y = center(card)
    page.mouse.move(x, y, steps=3)
    page.mouse.move(x + 9, y + 4)
    expect(page.locator(READ)).to_have_text(card.locator(name).inner_text())


def test_a_card_that_slides_under_a_resting_pointer_does_not_open(visit: Visit, server: Program) -> None:
    page = visit()
    cards = sit(page, server).filter(has_not=page.locator(".pw.act"))  # minions: they go to a base
    x, y = center(cards.nth(cards.count() // 2))
    x -= 30  # wherever the others close up to, one of them comes to lie here
    page.mouse.move(x, y, steps=20)
    expect(page.locator(SOURCE)).to_contain_text("In your hand")
    page.mouse.down()
    page.mouse.up()
    with settled(page):
        page.locator(".base-hit").first.focus()
        page.keyboard.press("Enter")
    page.wait_for_function(SLID, arg=[x, y])
    page.wait_for_timeout(A_WHILE)
    expect(page.locator(SOURCE)).to_contain_text("Played last")
    page.mouse.move(x + 6, y, steps=3)
    expect(page.locator(SOURCE)).to_contain_text("In your hand")


def test_the_keyboard_opens_the_card_that_it_comes_to(visit: Visit, server: Program) -> None:
    page = visit()
    card = sit(page, server).first
    page.keyboard.press("Tab")
    card.focus()
    expect(page.locator(READ)).to_have_text(card.locator(".nm").inner_text())


def test_a_card_is_read_from_its_place_and_why_it_may_not_be_played(visit: Visit, server: Program) -> None:
    page = visit()
    sit(page, server)
    expect(page.locator(SOURCE)).to_contain_text("Where play is")
    minion = page.locator(".hand .card.is-legal").filter(has_not=page.locator(".pw.act")).first
    name = minion.locator(".nm").inner_text()
    minion.click(position={"x": 14, "y": 20})
    page.mouse.move(5, 300)
    expect(page.locator(SOURCE)).to_contain_text("Chosen")
    expect(page.locator(READ)).to_have_text(name)
    with settled(page):
        page.locator(".base-hit").first.focus()
        page.keyboard.press("Enter")
    expect(page.locator(SOURCE)).to_contain_text("Played last by")
    expect(page.locator(READ)).to_have_text(name)
    other = page.locator(".hand .card:not(.is-legal)").filter(has_not=page.locator(".pw.act")).first
    other.hover(position={"x": 14, "y": 40})
    expect(page.locator(".reading .not-now")).to_contain_text("You have no minion left to play this turn.")


def test_where_there_is_no_column_a_card_opens_over_the_board_and_over_no_button(
    visit: Visit, server: Program
) -> None:
    page = visit(width=768, height=1024)
    at_table(page, laid_table(page, server.data, battle(launching)))
    x, y = center(page.locator(".hand .is-off").first)
    page.mouse.move(5, 5)
    page.mouse.move(x - 20, y, steps=6)
    opened = page.locator(".beside-card .shown")
    expect(opened.locator(".not-now")).to_contain_text("Not now")
    opened.evaluate("one => Promise.all(one.getAnimations().map(({ finished }) => finished))")
    box, board = opened.bounding_box(), page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    # It hangs from the top, so that facts which come later move nothing that is read.
    assert box["y"] - board["y"] == pytest.approx(FROM_THE_TOP)
    assert box["y"] + box["height"] <= board["y"] + board["height"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "sit"),
    [
        ("smashup", lambda page, data: laid_table(page, data, laid(opening))),
        ("superfantasybrawl", lambda page, data: laid_table(page, data, arena(acting))),
        ("galacticlash", lambda page, data: laid_table(page, data, battle(attacking))),
    ],
)
def test_a_card_over_a_low_board_shows_its_whole_text(
    visit: Visit, server: Program, game: str, sit: Callable[[Page, Path], str], lang: str
) -> None:
    page = visit(width=800, height=600, lang=lang)
    at_table(page, sit(page, server.data))
    page.mouse.move(5, 5)
    x, y = center(page.locator(".hand .cell > button").last)
    page.mouse.move(x - 10, y, steps=6)
    opened = page.locator(".beside-card .shown")
    expect(opened).to_be_visible()
    name = "text" if lang == "en" else "text_fr"
    texts = {a_str(entry[name]) for entry in game_named(game).texts.catalog() if entry.get(name)}
    assert opened.evaluate(CUT, sorted(texts, key=len)) == []


def test_a_chosen_minion_hides_no_edge_of_the_next_one(visit: Visit, server: Program) -> None:
    """They overlap where a base has many: three more may be chosen here, one beside the chosen one."""
    page = visit()
    at_table(page, laid_table(page, server.data, kept("chosen-beside-the-next.record")))
    expect(page.locator(".zone .is-chosen")).to_have_count(1)
    expect(page.locator(".zone .is-legal")).to_have_count(3)
    assert page.evaluate(COVERED, [EDGE["x"], EDGE["y"]]) == []
