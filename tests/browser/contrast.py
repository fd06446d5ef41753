"""Text that axe-core cannot judge, as on pictures and gradients: judged by the pixels beneath its letters."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

# What axe-core leaves open: where it is, and the color of its letters.
OPEN: Final = """() => {
  const colorOf = (one, { color, fill }) => (one instanceof SVGElement ? fill : color);
  return axe.run({ exclude: [".logo"] }, { runOnly: ["color-contrast"], resultTypes: ["incomplete"] })
    .then(({ incomplete }) => incomplete.flatMap(({ nodes }) => nodes.map(({ target }) => {
      const holder = document.querySelector(target.join(" "));
      return { target: target.join(" "), color: holder ? colorOf(holder, getComputedStyle(holder)) : "" };
    })));
}"""
# Colors would come and go slowly; arrows lie over what they tell of for a second.
STILL: Final = """*, *::before, *::after { transition: none !important; }
.arrow { visibility: hidden !important; }"""
BARE: Final = """* { color: transparent !important; text-shadow: none !important;
  -webkit-text-fill-color: transparent !important; -webkit-text-stroke: 0 !important; }
svg text, svg tspan { fill: transparent !important; stroke: transparent !important; }"""
JUDGED: Final = Path(__file__).with_name("contrast.js")


def faint(page: Page) -> list[str]:
    """What of it is in sight and has too little contrast. The page has axe-core."""
    page.add_style_tag(content=STILL)
    targets: list[dict[str, str]] = page.evaluate(OPEN)
    shown = _picture(page)
    bared = page.add_style_tag(content=BARE)
    bare = _picture(page)
    bared.evaluate("one => one.remove()")
    wanted = {"targets": targets, "shown": shown, "bare": bare}
    found: list[str] = page.evaluate(JUDGED.read_text("utf-8"), wanted)
    return found


def _picture(page: Page) -> str:
    return base64.b64encode(page.screenshot(animations="disabled")).decode()
