"""A full hand under the mouse: its cards part, so that each can be met, read and taken."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from baston.games.galacticlash.state.clash import Clash
from baston.games.smashup.state.table import Table
from tests.browser.arenas import acting, arena
from tests.browser.battles import battle
from tests.browser.conftest import Visit
from tests.browser.laid import laid, plays
from tests.browser.tables import at_table, laid_table, resize
from tests.server.program import Program

FULL: Final = 10  # cards
ABREAST: Final = 6  # of those of Galacti'Clash, on a usual desk
STEP: Final = 6  # pixels between two places of which a slow hand tells
# Which card of the hand a press at this place would take, and where it lies.
UNDER: Final = """([x, y]) => {
  const card = document.elementFromPoint(x, y)?.closest(".hand .cell > button");
  if (!card) return null;
  const { left, right } = card.getBoundingClientRect();
  return [card.dataset.handle, left, right];
}"""
HANDLES: Final = "cards => cards.map((card) => card.dataset.handle)"
PARTED: Final = """handle => {
  const cell = document.querySelector(`.hand [data-handle="${handle}"]`).closest(".cell");
  const next = cell.nextElementSibling;
  return next.getBoundingClientRect().left >= cell.firstElementChild.getBoundingClientRect().right - 6;
}"""


# Text of cards of the hand that is cut off, by the next card or by an edge of its own.
CUT: Final = """cards => cards.flatMap((card, i) => {
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const next = cards[i + 1]?.getBoundingClientRect();
  const found = [];
  while (walker.nextNode()) {
    const holder = walker.currentNode.parentElement;
    const { fontSize, overflowX } = getComputedStyle(holder);
    const isShown = holder.checkVisibility({ visibilityProperty: true }) && parseFloat(fontSize) > 0;
    const isOnlyHeard = holder.closest(".vh") || holder.clientWidth === 1;
    if (!isShown || isOnlyHeard || !walker.currentNode.data.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    const [box, own] = [range.getBoundingClientRect(), card.getBoundingClientRect()];
    const isUnder = next && next.top < box.bottom && next.left > own.left && box.right > next.left + 1;
    const isClipped = overflowX === "hidden" && holder.scrollWidth > holder.clientWidth + 1;
    if (isUnder || isClipped || box.right > own.right + 1) found.push(walker.currentNode.data.trim());
  }
  return found;
})"""


CLAMPED: Final = """texts => texts
  .filter(({ scrollHeight, clientHeight }) => clientHeight && scrollHeight > clientHeight + 1)
  .map((text) => text.textContent)"""


def full_hand(table: Table) -> bool:
    """The first player is asked in the play phase, with the most cards that may be kept."""
    return plays(table) and len(table.hand[0]) == FULL and table.turn_number > 2 and table.minion_plays > 0


def full_clash_hand(clash: Clash) -> bool:
    """The first seat is asked, and has ten cards."""
    return clash.decision is not None and clash.decision.player == 0 and len(clash.hand[0]) == FULL


def crowded_clash_hand(clash: Clash) -> bool:
    """Likewise, and as many as lie beside each other, each a little below the next."""
    return clash.decision is not None and clash.decision.player == 0 and len(clash.hand[0]) == ABREAST


def smashup(page: Page, data: Path) -> str:
    return laid_table(page, data, laid(full_hand))


def clash(page: Page, data: Path) -> str:
    return laid_table(page, data, battle(full_clash_hand))


def smashup_hand(count: int) -> Callable[[Page, Path], str]:
    """A table of Smash Up with so many cards in hand."""
    return lambda page, data: laid_table(
        page, data, laid(lambda table: plays(table) and len(table.hand[0]) == count)
    )


def brawl_hand(count: int) -> Callable[[Page, Path], str]:
    """Likewise of Super Fantasy Brawl."""
    return lambda page, data: laid_table(
        page, data, arena(lambda table: acting(table) and len(table.hand[0]) == count)
    )


def met(page: Page, there: range, y: float) -> list[str]:
    """The cards that a mouse meets on a way along the hand, in this order."""
    found: list[str] = []
    for x in there:
        page.mouse.move(x, y)
        under = page.evaluate(UNDER, [x, y])
        if under and under[0] not in found[-1:]:
            found.append(under[0])
    return found


@pytest.mark.parametrize("sit", [smashup, clash])
def test_a_mouse_that_moves_along_a_full_hand_meets_every_card(
    visit: Visit, server: Program, sit: Callable[[Page, Path], str]
) -> None:
    page = visit()
    at_table(page, sit(page, server.data))
    cards = page.locator(".hand .cell > button")
    expect(cards).to_have_count(FULL)
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    hand = cards.evaluate_all(HANDLES)
    assert boxes[0]["y"] == boxes[FULL // 2 - 1]["y"] < boxes[FULL // 2]["y"]  # two rows of as many
    left, right = int(boxes[0]["x"]) + 2, int(boxes[-1]["x"] + boxes[-1]["width"]) - 2
    for row in (slice(0, FULL // 2), slice(FULL // 2, FULL)):
        y = boxes[row.start]["y"] + boxes[row.start]["height"] / 2
        assert met(page, range(left, right, STEP), y) == hand[row]
        assert met(page, range(right, left, -STEP), y) == hand[row][::-1]


@pytest.mark.parametrize("sit", [smashup, clash])
def test_no_text_of_a_full_hand_is_cut_off(
    visit: Visit, server: Program, sit: Callable[[Page, Path], str]
) -> None:
    page = visit()
    at_table(page, sit(page, server.data))
    page.mouse.move(2, 2)
    expect(page.locator(".hand .cell > button")).to_have_count(FULL)
    for width, height in ((1440, 900), (1366, 768), (1024, 768), (800, 600)):
        resize(page, width, height)
        assert page.locator(".hand .cell > button").evaluate_all(CUT) == [], width


@pytest.mark.parametrize("count", [6, 7])
def test_cards_of_a_hand_that_has_room_lie_side_by_side_and_say_all(
    visit: Visit, server: Program, count: int
) -> None:
    page = visit(lang="fr")
    hand = laid(lambda table: plays(table) and len(table.hand[0]) == count)
    at_table(page, laid_table(page, server.data, hand))
    page.mouse.move(2, 2)
    expect(page.locator(".hand .cell > button")).to_have_count(count)
    for width, height in ((1440, 900), (1366, 768), (1280, 800)):
        resize(page, width, height)
        assert page.locator(".hand .cell > button").evaluate_all(CUT) == [], width
        boxes = [box for card in page.locator(".hand .card").all() if (box := card.bounding_box())]
        assert all(a["x"] + a["width"] <= b["x"] for a, b in pairwise(boxes) if a["y"] == b["y"]), width


@pytest.mark.parametrize(
    ("sit", "count"),
    [(smashup_hand(5), 5), (smashup_hand(6), 6), (brawl_hand(5), 5)],
    ids=["smashup-5", "smashup-6", "brawl-5"],
)
def test_on_a_small_desk_the_cards_of_a_hand_say_their_names_and_what_they_do(
    visit: Visit, server: Program, sit: Callable[[Page, Path], str], count: int
) -> None:
    page = visit(width=1024, height=768, lang="fr")
    at_table(page, sit(page, server.data))
    page.mouse.move(2, 2)
    cards = page.locator(".hand .cell > button")
    expect(cards).to_have_count(count)
    assert cards.evaluate_all(CUT) == []
    assert cards.locator(".tx, .tx > span").evaluate_all(CLAMPED) == []
    for part in (".nm", ".tx:not(.none)"):
        expect(cards.locator(part).first).to_be_visible()
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    assert all(a["x"] + a["width"] <= b["x"] for a, b in pairwise(boxes) if a["y"] == b["y"])


def test_the_neighbour_of_a_card_that_lies_below_it_makes_room(visit: Visit, server: Program) -> None:
    page = visit(width=1400)
    at_table(page, laid_table(page, server.data, battle(crowded_clash_hand)))
    cards = page.locator(".hand .cell > button")
    handle = cards.nth(4).get_attribute("data-handle")
    assert not page.evaluate(PARTED, handle)
    box = cards.nth(4).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 80, steps=5)
    page.wait_for_function(PARTED, arg=handle)


def test_a_click_takes_the_card_of_a_full_hand_that_is_under_the_mouse(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, smashup(page, server.data))
    minions = page.locator(".hand .card.is-legal:not(:has(.pw.act))")
    handles = minions.evaluate_all(HANDLES)
    assert len(handles) > 2
    for handle in handles:
        page.mouse.move(2, 2)
        expect(page.locator(".hand .cell > button:hover")).to_have_count(0)
        box = page.locator(f".hand [data-handle='{handle}']").bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + 10, box["y"] - 4)
        page.mouse.move(box["x"] + 10, box["y"] + 60, steps=8)
        page.mouse.down()
        page.mouse.up()
        expect(page.locator(".hand .is-chosen")).to_have_attribute("data-handle", handle)
        page.keyboard.press("Escape")
        expect(page.locator(".hand .is-chosen")).to_have_count(0)
