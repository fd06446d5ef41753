"""How people act at the table by keyboard alone."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from baston.kernel.rng import Rng
from tests.browser.hands import GIVES, GLOWING, NEXT, PLANNED, WORDED, settled

FARTHEST: Final = 600  # presses of Tab around a page
FOCUSED: Final = "wanted => document.activeElement.matches(wanted)"
BEFORE: Final = """wanted => [...document.querySelectorAll(wanted)].every((one) =>
  one.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING)"""
RINGED: Final = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && outlineWidth !== "0px";
}"""


# What is lost goes to the question, in the frame in which that is seen.
HELD: Final = "() => document.activeElement !== document.body"


def go_to(page: Page, wanted: str) -> None:
    """Press Tab, or back, until the focus is on something of this kind; it can be seen there."""
    step = "Shift+Tab" if page.evaluate(BEFORE, wanted) else "Tab"
    for _ in range(FARTHEST):
        page.keyboard.press(step)
        if page.evaluate(FOCUSED, wanted):
            assert page.evaluate(RINGED), page.evaluate("document.activeElement.outerHTML")
            return
    raise AssertionError(f"Tab does not come to {wanted}")


def answer(page: Page, stops: int = 1) -> None:
    """Choose something that may be chosen, so many stops of the focus away, else pass. No focus is lost."""
    planned = page.locator(PLANNED).count() > 0
    choices = [] if planned else [kind for kind in (WORDED, GLOWING) if page.locator(kind).count()]
    if planned:
        page.wait_for_selector(NEXT)
    with settled(page):
        if planned:
            go_to(page, GIVES if page.locator(GIVES).count() else ".hex.is-legal")
            page.keyboard.press("Enter")
        elif choices:
            for _ in range(stops):
                go_to(page, choices[0])
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("p")
    if planned or choices:
        page.wait_for_function(HELD)


def act_by_keys(page: Page, rng: Rng) -> None:
    """Likewise, not always the first."""
    answer(page, 1 + rng.below(3))
