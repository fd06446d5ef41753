"""What a reader of the screen says of a turn played by keyboard: what has the focus, what live regions tell.

Run as a module, it writes the transcripts anew: `python -m tests.browser.heard`, in tests/golden/heard.
"""

from __future__ import annotations

import dataclasses
import os
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.state.clash import Clash
from tests.browser import arenas, battles
from tests.browser.conftest import Visitors, built
from tests.browser.laid import laid, opening
from tests.browser.tables import at_table, laid_table
from tests.needs import chromium
from tests.server.program import Program

FOLDER: Final = Path(__file__).parents[1] / "golden" / "heard"
LIVE: Final = "[aria-live=polite], [role=status], [role=alert], [role=log]"
LANGS: Final = ("en", "fr")
ANSWERS: Final = ("Enter", "p")  # keys after which something else is asked, or held
CHANGED: Final = """([before, held]) => {
  const prompt = document.querySelector(".prompt");
  const { decision, holds } = prompt?.dataset ?? {};
  return decision !== "" && (decision !== before || holds !== held) && prompt?.ariaBusy !== "true";
}"""
ASKS: Final = """() => {
  const { decision, holds } = document.querySelector(".prompt").dataset;
  return [decision, holds];
}"""
# What the live regions hold, line by line, without what is hidden from readers of the screen.
TOLD: Final = """regions => {
  const spoken = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.ariaHidden === "true") return "";
    const { display, visibility } = getComputedStyle(node);
    if (display === "none" || visibility === "hidden") return "";
    if (node.ariaLabel) return node.localName === "button" ? `\\n${node.ariaLabel}\\n` : node.ariaLabel;
    const inner = [...node.childNodes].map(spoken).join("");
    return display.startsWith("inline") ? inner : `\\n${inner}\\n`;
  };
  const live = document.querySelectorAll(regions);
  return [...live].flatMap((region) => [...region.childNodes].map(spoken).join("").split("\\n"))
    .map((line) => line.replace(/\\s+/g, " ").trim()).filter(Boolean);
}"""


@dataclasses.dataclass(frozen=True)
class Turn:
    """A position, and the keys that are pressed from there on."""

    lay: Callable[[Page, Path], str]
    keys: tuple[str, ...]


def energy_at_hand(clash: Clash) -> bool:
    """The first seat may play an energy, in a turn in which it can attack later on."""
    decision = clash.decision
    asked = decision is not None and decision.player == 0 and clash.turn_number > 6
    units = any(clash.control[unit] == 0 for unit in clash.units)
    return asked and units and RULES.effects[clash.frames[-1].effect].name == "turn"


TURNS: Final = {
    "smashup": Turn(
        lambda page, data: laid_table(page, data, laid(opening, ends_turns="true,false")),
        ("Tab", "ArrowRight", "ArrowLeft", "Enter", "Tab", "ArrowRight", "Enter", "Tab", "Enter", "Tab"),
    ),
    "base-principale": Turn(
        lambda page, data: laid_table(
            page, data, laid(opening, mode="base-principale", ends_turns="true,false")
        ),
        ("Tab", "Enter", "Tab", "Enter", "Tab", "Enter"),
    ),
    "superfantasybrawl": Turn(
        lambda page, data: laid_table(page, data, arenas.arena(arenas.in_reach)),
        ("Tab", "Enter", "Tab", "ArrowDown", "ArrowUp", "Enter", "Enter", "Enter"),
    ),
    "galacticlash": Turn(
        lambda page, data: laid_table(page, data, battles.battle(energy_at_hand, since=2)),
        ("Tab", "Enter", "Tab", "Enter", "p", "Tab"),
    ),
}


def heard(page: Page, keys: tuple[str, ...]) -> str:
    """What is said at first, and after each key."""
    told = Counter[str](page.evaluate(TOLD, LIVE))
    lines = [f"  says: {line}" for line in page.evaluate(TOLD, ".prompt")]  # the log is there already
    for key in keys:
        before = page.evaluate(ASKS)
        page.keyboard.press(key)
        if key in ANSWERS:
            page.wait_for_function(CHANGED, arg=before)
        now: list[str] = page.evaluate(TOLD, LIVE)
        lines += [f"{key}", f"  at: {at(page)}"]
        news = Counter(now) - told
        for line in now:
            if news[line]:
                news[line] -= 1
                lines.append(f"  says: {line}")
        told = Counter(now)
    return "\n".join(lines) + "\n"


def at(page: Page) -> str:
    """Role, name and state of what has the focus."""
    named = page.locator(":focus").aria_snapshot().split("\n")[0].removeprefix("- ").removesuffix(":")
    return named.split('": ')[0] + '"' if named.startswith("button") and '": ' in named else named


def transcript(page: Page, data: Path, game: str) -> str:
    """The transcript of a turn of this game."""
    at_table(page, TURNS[game].lay(page, data))
    page.mouse.move(0, 0)
    return heard(page, TURNS[game].keys)


def main() -> None:
    built()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Program(Path(folder), "--port", "0")
        sandbox = [] if os.getuid() else ["--no-sandbox"]  # Chromium has none for root
        chrome = playwright.chromium.launch(executable_path=chromium(), args=sandbox)
        try:
            visitors = Visitors(chrome, server.address)
            for game in TURNS:
                for lang in LANGS:
                    text = transcript(visitors.new(lang=lang), server.data, game)
                    (FOLDER / f"{game}.{lang}.txt").write_text(text, "utf-8")
            visitors.leave()
        finally:
            chrome.close()
            server.kill()


if __name__ == "__main__":
    main()
