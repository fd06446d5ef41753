"""Pressing what can be pressed, by chance, where a mouse would find it."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from playwright.sync_api import Page

from baston.kernel.rng import Rng
from bench.browser.trace import MARK
from tests.browser.hands import FOLDED, GLOWING, LAID_OUT, NEXT, OVER, PASS, PLANNED, WORDED

# Where something can be pressed: what is asked in words, else what glows, else the button that passes.
# What it does itself is marked, so that it is not taken for the page's.
SPOTS: Final = """([mark, over, planned, next, ...kinds]) => {
  performance.mark(mark);
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  if (document.querySelector(over)) return { over: true, spots: [] };
  const wanted = document.querySelector(planned) ? [next] : kinds;
  for (const kind of wanted) {
    const spots = seen(kind).map((one) => {
      const box = one.getBoundingClientRect();
      const middle = [box.x + box.width / 2, box.y + box.height / 2];
      const edge = one instanceof SVGElement || box.width < 40 ? middle : [box.x + 14, box.y + 20];
      return [edge, middle].find(([x, y]) => one.contains(document.elementFromPoint(x, y)));
    });
    if (spots.some(Boolean)) return { over: false, spots: spots.filter(Boolean) };
  }
  return { over: false, spots: [] };
}"""
REST: Final = 100  # milliseconds that a hand is there before it presses …
HOLD: Final = 60  # … and until it lets go: all at once would be one task of the page, which it is for nobody
KINDS: Final = (FOLDED, LAID_OUT, WORDED, GLOWING, PASS)


class Seen(msgspec.Struct):
    """What can be pressed, if anything, as points of the page."""

    over: bool
    spots: list[tuple[float, float]]


def press(page: Page, chance: Rng) -> Literal["pressed", "waits", "over"]:
    """Press something if it can be; nothing can while others are asked, or what they did is still told."""
    seen = msgspec.convert(page.evaluate(SPOTS, [MARK, OVER, PLANNED, NEXT, *KINDS]), Seen)
    if seen.over:
        return "over"
    if not seen.spots:
        return "waits"
    x, y = seen.spots[chance.below(len(seen.spots))]
    page.mouse.move(x, y)
    page.wait_for_timeout(REST)
    page.mouse.click(x, y, delay=HOLD)
    return "pressed"
