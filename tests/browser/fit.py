"""Whether a table fits its window: what sticks out, is covered, overlaps, or is too small to be used."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

# What a person at the table needs at once, and what may not lie on each other.
NEEDED: Final = (".bar", ".rival", ".board", ".prompt", ".hand", ".me")
APART: Final = (
    ".bar",
    ".rival",
    ".strip",
    ".board",
    ".prompt",
    ".hand",
    ".me",
    ".acts",
    ".foot-bar",
    ".reading",
    ".side",
)
TOGETHER: Final = (".bar .rival",)  # where windows are low, the others' plates stand in the bar
BUTTONS: Final = (
    ".bar button, .bar a, .prompt button, .acts button, .foot-bar button, .strip button, .rival button"
)
LOWEST: Final = 390  # lower windows scroll
SMALLEST: Final = 12  # pixels of a letter
TOUCHED: Final = 24  # pixels of what is touched (WCAG 2.5.8)
FAULTS: Final = Path(__file__).with_name("fit.js")


def faults(page: Page, buttons: bool) -> list[str]:
    """What does not fit, at the size that the window has now; of buttons too, if it is wished."""
    wanted = {
        "needed": NEEDED,
        "apart": APART,
        "together": TOGETHER,
        "buttons": BUTTONS if buttons else "",
        "lowest": LOWEST,
        "smallest": SMALLEST,
        "touched": TOUCHED,
    }
    found: list[str] = page.evaluate(FAULTS.read_text("utf-8"), wanted)
    return found
