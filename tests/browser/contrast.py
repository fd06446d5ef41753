"""Text that axe-core cannot judge, as on pictures and gradients: judged by the pixels beneath its letters."""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

# What lies for a while over something else, and lets presses through.
PASSING: Final = ".arrow, .ghosts, .tip, .beside-card"
LIFTED: Final = f"{PASSING} {{ visibility: hidden !important; }}"
LIES_OVER: Final = f"all => all.filter((one) => document.querySelector(one)?.closest('{PASSING}'))"
BARE: Final = """* { color: transparent !important; text-shadow: none !important;
  -webkit-text-fill-color: transparent !important; -webkit-text-stroke: 0 !important; }
svg text, svg tspan { fill: transparent !important; stroke: transparent !important; }"""
TRIES: Final = 8  # pairs of pictures, until one is of a page on which nothing has changed meanwhile
JUDGED: Final = Path(__file__).with_name("contrast.js")


def faint(page: Page, targets: list[str]) -> list[str]:
    """Which of these, by their selectors, are in sight and have too little contrast."""
    over: list[str] = page.evaluate(LIES_OVER, targets)
    beneath = [target for target in targets if target not in over]
    found = _judged(page, over)
    lifted = page.add_style_tag(content=LIFTED)
    found += _judged(page, beneath)
    lifted.evaluate("one => one.remove()")
    return found


def _judged(page: Page, targets: list[str]) -> list[str]:
    if not targets:
        return []
    shown, bare = _pictures(page)
    tries = 1
    while _picture(page) != shown and tries < TRIES:
        shown, bare = _pictures(page)
        tries += 1
    wanted = {"targets": targets, "shown": shown, "bare": bare}
    found: list[str] = page.evaluate(JUDGED.read_text("utf-8"), wanted)
    return found


def _pictures(page: Page) -> tuple[str, str]:
    """The page as it is, and without its letters."""
    shown = _picture(page)
    bared = page.add_style_tag(content=BARE)
    bare = _picture(page)
    bared.evaluate("one => one.remove()")
    return shown, bare


def _picture(page: Page) -> str:
    return base64.b64encode(page.screenshot(animations="disabled")).decode()
