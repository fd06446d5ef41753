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
BUTTONS: Final = ", ".join(
    (
        ".bar button, .bar a, .prompt button, .acts button, .foot-bar button, .strip button, .rival button",
        ".me button, .hub button, .thread button",
    )
)
NAMES: Final = ".rival .who, .me .who, .rival .hud .vp > b"
# What is in play, and lies beneath a tip.
COVERED: Final = """() => {
  const tip = document.querySelector(".tip").getBoundingClientRect();
  const inPlay = ".board :is(.chip, .onb, .slot, .gc-unit, .gc-energies, .token, .gate)";
  return [...document.querySelectorAll(`${inPlay}, .hand button`)]
    .filter((piece) => piece.checkVisibility())
    .filter((piece) => {
      const box = piece.getBoundingClientRect();
      const across = Math.min(tip.right, box.right) - Math.max(tip.left, box.left);
      const down = Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top);
      return across > 1 && down > 1;
    })
    .map((piece) => piece.textContent.trim());
}"""
LOWEST: Final = 390  # lower windows scroll
SMALLEST: Final = 12  # pixels of a letter
TOUCHED: Final = 24  # pixels of what is touched (WCAG 2.5.8)
FAULTS: Final = Path(__file__).with_name("fit.js")
ILLEGIBLE: Final = Path(__file__).with_name("legible.js")


def faults(page: Page) -> list[str]:
    """What does not fit, at the size that the window has now."""
    wanted = {
        "needed": NEEDED,
        "apart": APART,
        "together": TOGETHER,
        "buttons": BUTTONS,
        "names": NAMES,
        "lowest": LOWEST,
        "smallest": SMALLEST,
        "touched": TOUCHED,
    }
    found: list[str] = page.evaluate(FAULTS.read_text("utf-8"), wanted)
    illegible: list[str] = page.evaluate(ILLEGIBLE.read_text("utf-8"))
    return found + illegible


def covered(page: Page) -> list[str]:
    """The pieces in play that the tip lies on."""
    found: list[str] = page.evaluate(COVERED)
    return found
