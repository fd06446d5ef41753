"""How people act at the table: by what glows, by the buttons, by what they can read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from playwright.sync_api import Locator, Page, Position

from baston.kernel.rng import Rng

# What is about to leave is inert.
GLOWING: Final = ".table .is-legal:not(.base, .slot, .camp, [inert] > *), .table .base-hit"
# Answers in words, in the tray or the prompt; areas are pressed where they lie.
WORDED: Final = ".tray .answers .btn:not(.area-choice), .prompt .answer"
LAID_OUT: Final = ".scene .fc"  # answers over the board, which lies beneath
FOLDED: Final = ".tray.folded .fold"
FACTION: Final = ".tray .fac"
PASS: Final = ".prompt .pass, .prompt .btn-plan"  # which gives a plan, of nothing too
ASKED: Final = '.prompt:not([data-decision=""])'
LAID: Final = ".table .board > *"  # the mat and the draft are fetched once the table is shown
GIVES: Final = ".prompt .btn-plan"  # what gives a plan that has been put together
PLANNED: Final = ".prompt .take-back"
NEXT: Final = f".hex.is-legal, {GIVES}"  # what a plan goes on with
OVER: Final = ".res"
# Resolved when what has changed by now is drawn.
DRAWN: Final = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
TOUCHED: Final = "navigator.maxTouchPoints > 0"
# Not what is drawn in the arena, where nothing overlaps and a corner may miss the shape.
IS_CARD: Final = f"one => !(one instanceof SVGElement) && one.matches('{GLOWING}')"
# The edge of a card that none beside it covers.
EDGE: Final[Position] = {"x": 14, "y": 20}
# Where something is pressed: there, or at its foot if a tray lies on that.
REACHED: Final = """(one, edge) => {
  const { x, y, height } = one.getBoundingClientRect();
  const foot = { x: edge.x, y: height - edge.y };
  const is = (place) => one.contains(document.elementFromPoint(x + place.x, y + place.y));
  return !is(edge) && is(foot) ? foot : edge;
}"""


def decision(page: Page) -> str:
    """The number of the question put to this person; empty if there is none."""
    return page.locator(".prompt").get_attribute("data-decision") or ""


def press(one: Locator, position: Position | None = None) -> None:
    """Press something as people do on this screen: by a finger, if it is touched."""
    if one.page.evaluate(TOUCHED):
        one.tap(position=position)
    else:
        one.click(position=position)


def act(page: Page, rng: Rng, among: Callable[[Locator], list[int]] | None = None) -> None:
    """Press something that glows, or pass; wait until that has done something.

    `among` returns the numbers of those that a person has in mind; if there are none, any is pressed.
    """
    # What is folded away lies on what glows: where anything does, that is pressed, else it is opened.
    on_board = page.locator(GLOWING).locator("visible=true")
    if page.locator(FOLDED).count() and not on_board.count():
        press(page.locator(FOLDED))
    with settled(page):
        offered = on_board if page.locator(FOLDED).count() else _offered(page)
        page.mouse.move(2, 2)  # a card of a full hand that the mouse rests on covers the edge of the next
        wanted = (among and among(offered)) or list(range(offered.count()))
        # What is not there yet is waited for.
        one = offered.nth(wanted[rng.below(len(wanted))]) if wanted else offered.first
        press(one, one.evaluate(REACHED, EDGE) if one.evaluate(IS_CARD) else None)


def _offered(page: Page) -> Locator:
    """What may be pressed to answer: words where there are some, else what glows, else to pass."""
    if page.locator(LAID_OUT).count():
        return page.locator(LAID_OUT)
    if page.locator(WORDED).count():
        return page.locator(WORDED)
    glowing = page.locator(GLOWING).locator("visible=true")  # on a phone one place shows at a time
    if page.locator(PLANNED).count():
        page.wait_for_selector(NEXT)
        glowing = page.locator(GIVES) if page.locator(GIVES).count() else page.locator(".hex.is-legal")
    return glowing if glowing.count() else page.locator(PASS)


@contextmanager
def settled(page: Page) -> Iterator[None]:
    """Act, then wait until that has answered the question, or picked something up for an answer.

    What it may lead to has been told then: until that, a plan's button may come or go.
    """
    before, held = decision(page), page.locator(".prompt").get_attribute("data-holds")
    yield
    page.wait_for_function(
        """([before, held]) => {
          const prompt = document.querySelector(".prompt");
          if (!prompt) return true;
          const { decision, holds } = prompt.dataset;
          return (decision !== before || holds !== held) && prompt.ariaBusy !== "true";
        }""",
        arg=[before, held],
    )


def until_asked(page: Page) -> bool:
    """Wait for the next question; False if the game is over instead."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return page.locator(OVER).count() == 0


def hand(page: Page) -> list[str]:
    """The cards of the hand, as a reader hears them."""
    return page.locator(".hand .card > .vh").all_text_contents()
