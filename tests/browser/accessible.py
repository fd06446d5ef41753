"""What keeps somebody out of a page: what axe-core calls a problem, and what is out of reach."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page, ViewportSize

from tests.browser.conftest import ROOT
from tests.browser.contrast import faint
from tests.browser.scenes import Scene, effect, mat, mat_of_four, table, table_of_four
from tests.browser.screens import Scheme, show_in
from tests.needs import is_missing

AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
NARROWEST: Final = ViewportSize(width=360, height=700)
# The narrowest window first; then a phone on its side, and 1024 by 768 at twice its size.
TIGHT: Final = (NARROWEST, ViewportSize(width=844, height=390), ViewportSize(width=512, height=384))
WINDOWS: Final = (
    *TIGHT,
    ViewportSize(width=720, height=450),  # 1440 by 900, at twice its size
    ViewportSize(width=768, height=1024),
    ViewportSize(width=1024, height=768),
    ViewportSize(width=2560, height=1440),
)
AT_A_TABLE: Final = (table, table_of_four, mat, mat_of_four, effect)
AT_ONCE: Final = (".prompt", ".hand .card", ".board")  # in sight without scrolling, at a table
WIDER: Final = "document.documentElement.scrollWidth > innerWidth"
IN_SIGHT: Final = """selector => {
  const { top, bottom, left, right, width } = document.querySelector(selector).getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}"""
# Colors would change slowly, or not at all where nobody sees it.
STILL: Final = "*, *::before, *::after { transition: none !important; }"
# Logotypes need no contrast (WCAG 1.4.3), and of this one only the outline is seen. What axe-core finds,
# and where it leaves open whether letters stand out, as on pictures and gradients.
FOUND: Final = """runOnly => axe
  .run({ exclude: [".logo"] }, { resultTypes: ["violations", "incomplete"], ...(runOnly && { runOnly }) })
  .then(({ violations, incomplete }) => ({
    wrong: violations.flatMap(({ id, nodes }) => nodes.map(({ target, any }) =>
      `${id}: ${target.join(" ")}: ${any.map(({ message }) => message).join("; ")}`)),
    open: incomplete.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) =>
      nodes.map(({ target }) => target.join(" "))),
  }))"""


def library() -> Path:
    """axe-core, as npm installed it for the client's tests."""
    return AXE if AXE.exists() else is_missing(f"no {AXE.relative_to(ROOT)}; `tools/client` installs it")


def barriers(
    page: Page, axe: Path, size: ViewportSize, scheme: Scheme, *rules: str, judges: bool = True
) -> list[str]:
    """What axe-core finds on the page in this window and with these colors, by all its rules or by some.

    `judges`: letters of which it leaves the contrast open are judged by pictures, which takes seconds.
    """
    page.set_viewport_size(size)
    page.add_style_tag(content=STILL)
    show_in(page, scheme)
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.read_text("utf-8"))  # the page's own policy would let no script in
    found: dict[str, list[str]] = page.evaluate(FOUND, list(rules) or None)
    wrong = found["wrong"] + (faint(page, found["open"]) if judges else [])
    return [f"{size['width']} {scheme}: {problem}" for problem in wrong]


def out_of_reach(page: Page, scene: Scene, windows: tuple[ViewportSize, ...] = TIGHT) -> list[str]:
    """What windows leave out: nothing scrolls sideways, and in the narrowest what is needed is in sight."""
    wrong = []
    for size in windows:
        page.set_viewport_size(size)
        if page.evaluate(WIDER):
            wrong.append(f"{size['width']} x {size['height']}: it scrolls sideways")
        if size == NARROWEST and scene in AT_A_TABLE:
            wrong += [f"{one} is out of sight" for one in AT_ONCE if not page.evaluate(IN_SIGHT, one)]
    return wrong
