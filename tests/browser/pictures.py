"""Takes the pictures of the README anew, of games that bots play: `python -m tests.browser.pictures`.

A picture for each game, in light and in dark, as WebP in docs/images; and the icons of the app, as PNG,
beside the drawing that they are made from.
"""

from __future__ import annotations

import base64
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from baston.bots import bot_named
from baston.games.galacticlash import GAME as GALACTICLASH
from baston.games.galacticlash.state.clash import Clash
from baston.games.smashup import GAME as SMASHUP
from baston.games.smashup.queries.where import minions_of_at
from baston.games.smashup.state.table import Table
from baston.games.superfantasybrawl import GAME as BRAWL
from baston.games.superfantasybrawl.state.arena import Arena
from tests.browser import arenas, battles
from tests.browser.conftest import ROOT, built
from tests.browser.laid import Laid, plays, reached
from tests.browser.tables import at_table, laid_table
from tests.needs import chromium
from tests.server.program import Program

FOLDER: Final = ROOT / "docs" / "images"
SIZE: Final[ViewportSize] = {"width": 1280, "height": 800}
# With this scale and quality, of 100, letters are sharp and six pictures stay below 300 kB.
CLIP: Final = {"x": 0, "y": 0, **SIZE, "scale": 0.7}
HOW: Final = {"format": "webp", "quality": 48, "clip": CLIP}
KNOWN: Final = "localStorage.baston = JSON.stringify({ speed: 0, lang: 'en', tips: 9 })"  # no first hints
SETTLED: Final = 1500  # milliseconds in which what moves on a new page has come to rest
SCORED: Final = 6  # points of both: the game is well on its way
MINIONS: Final = 7
HAND: Final = range(4, 7)  # cards, none of which covers another
SCHEMES: Final[tuple[Literal["light", "dark"], ...]] = ("light", "dark")
GREEDY: Final = bot_named("greedy")
PUBLIC: Final = ROOT / "client" / "public"
DRAWN: Final = PUBLIC / "icon.svg"
# Their sides in pixels, how large the drawing is in them, and whether its ground goes up to their edges.
ICONS: Final = {
    "icon-180": (180, 0.86, True),  # phones cut corners off …
    "icon-192": (192, 1.0, False),
    "icon-512": (512, 1.0, False),
    "icon-full-512": (512, 0.76, True),  # … or whatever lies out of a circle
}


def in_full_swing(table: Table) -> bool:
    """The first player is asked in the play phase, has much to play, and minions stand all about."""
    held = [minions_of_at(table, place, seat) for place in range(3) for seat in range(2)]
    crowded = sum(map(len, held)) >= MINIONS and sum(map(bool, held)) > 3
    return plays(table) and sum(table.vp) >= SCORED and len(table.hand[0]) in HAND and crowded


def crowded(arena: Arena) -> bool:
    """A champion of the first player walks through a crowd."""
    return arenas.moving(arena) and min(arena.vp) > 0 and 0 not in arena.track


def at_war(clash: Clash) -> bool:
    """The first player may attack with several units, and both have lost life."""
    return battles.attacking(clash) and len(clash.decision.options if clash.decision else []) > 4


def smashup() -> Laid[Table]:
    pairs = "pirates+ninjas,wizards+dinosaurs"
    return reached(SMASHUP, in_full_swing, 2, {"factions": pairs, "first": "1"}, since=61, bot=GREEDY)


def superfantasybrawl() -> Laid[Arena]:
    return reached(BRAWL, crowded, 2, {"draft": "random", "first": "1"}, bot=GREEDY)


def galacticlash() -> Laid[Clash]:
    return reached(GALACTICLASH, at_war, 2, {}, bot=GREEDY)


def take(chrome: Browser, server: Program, name: str, address: Callable[[Page], str]) -> None:
    """Take the pictures of one table, in light and in dark."""
    context = chrome.new_context(base_url=f"http://{server.address}", viewport=SIZE, locale="en-GB")
    context.add_init_script(KNOWN)
    page = context.new_page()
    page.goto("/")
    at_table(page, address(page))
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_timeout(SETTLED)
        taken = context.new_cdp_session(page).send("Page.captureScreenshot", HOW)
        (FOLDER / f"{name}-{scheme}.webp").write_bytes(base64.b64decode(taken["data"]))
    context.close()


def draw_icons(chrome: Browser) -> None:
    """Draw the icons of the app from the one that pages have."""
    drawing = DRAWN.read_text("utf-8")
    for name, (side, share, is_full) in ICONS.items():
        page = chrome.new_page(viewport={"width": side, "height": side})
        ground = "#17142b" if is_full else "transparent"
        size = round(side * share)
        page.set_content(
            f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
            f"<div style='width:{size}px;height:{size}px'>{drawing}</div>"
        )
        page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not is_full)
        page.close()


def main() -> None:
    built()
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder)
        server = Program(data, "--port", "0")
        sandbox = [] if os.getuid() else ["--no-sandbox"]  # Chromium has none for root
        chrome = playwright.chromium.launch(executable_path=chromium(), args=sandbox)
        try:
            draw_icons(chrome)
            take(chrome, server, "smashup", lambda page: laid_table(page, data, smashup()))
            take(
                chrome, server, "superfantasybrawl", lambda page: laid_table(page, data, superfantasybrawl())
            )
            take(chrome, server, "galacticlash", lambda page: laid_table(page, data, galacticlash()))
        finally:
            chrome.close()
            server.kill()


if __name__ == "__main__":
    main()
