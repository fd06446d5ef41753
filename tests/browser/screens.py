"""Takes pictures of every page and every stage of each game, and lays them out on one page to look at.

`python -m tests.browser.screens FOLDER` makes FOLDER/index.html. Options choose a part of them, made quickly.
"""

from __future__ import annotations

import argparse
import dataclasses
import html
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, Error, Page

from tests.browser.conftest import ROOT, Visitors, built, launched
from tests.browser.elsewhere import ELSEWHERE
from tests.browser.moments import MOMENTS
from tests.browser.questions import QUESTIONS
from tests.browser.scenes import SCENES, Scene
from tests.server.program import Program

Scheme = Literal["light", "dark"]
SIZES: Final = "1440x900,390x844"
SCHEMES: Final[tuple[Scheme, ...]] = ("light", "dark")
LANGUAGES: Final = "en,fr"
TOUCHED: Final = 500  # screens with a side below this are touched, not pointed at
DARK: Final = "dark => matchMedia('(prefers-color-scheme: dark)').matches === dark"
# What fades in looks otherwise on its way. Dots blink for good and are not waited for; two seconds
# are enough for the rest.
SETTLED: Final = """() => Promise.race([
  new Promise((done) => setTimeout(done, 2000)),
  Promise.allSettled(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity)
    .map(({ finished }) => finished)),
]).then(() => undefined)"""
HIGHEST: Final = 2600  # how much is shown of a page that scrolls
EVERYTHING: Final = (*SCENES, *MOMENTS, *QUESTIONS, *ELSEWHERE)
AMISS: Final = ("WebSocket connection to", "Failed to load resource")  # the console, where a scene is of that
SHEET: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Screens</title><style>
  body {{ margin: 24px; font: 15px/1.4 system-ui, sans-serif; color: #eee; background: #333; }}
  nav {{ columns: 6 160px; }} a {{ color: #9cf; }} h2 {{ margin: 32px 0 8px; }}
  .failed {{ color: #f99; white-space: pre-wrap; }}
  .row {{ display: flex; flex-wrap: wrap; align-items: flex-start; gap: 16px; }} figure {{ margin: 0; }}
  img {{ display: block; height: 430px; width: auto; }} figcaption {{ font-size: 13px; }}
</style></head><body><h1>Screens</h1><nav>{links}</nav>{sections}</body></html>
"""


@dataclasses.dataclass(frozen=True)
class Look:
    """How a scene is looked at."""

    size: str
    lang: str

    @property
    def sides(self) -> tuple[int, int]:
        """Width and height in pixels."""
        width, _, height = self.size.partition("x")
        return int(width), int(height)


@dataclasses.dataclass
class Shot:
    """A picture in the folder, or why there is none."""

    scene: str
    how: str
    failure: str = ""

    @property
    def file(self) -> str:
        """The picture's name."""
        return f"{self.scene}-{self.how.replace(' ', '-')}.png"


def taken(
    chrome: Browser, server: Program, folder: Path, scene: Scene, look: Look, schemes: list[Scheme]
) -> Iterator[Shot]:
    """Take the pictures of a scene at one size, in one language."""
    visitors = Visitors(chrome, server.address)
    width, height = look.sides
    touch = min(width, height) < TOUCHED
    try:
        page = scene(partial(visitors.new, width=width, height=height, lang=look.lang, touch=touch), server)
        for scheme in schemes:
            page.emulate_media(reduced_motion="reduce")
            show_in(page, scheme)
            shot = Shot(scene.__name__, f"{look.size} {scheme} {look.lang}")
            _photograph(page, folder / shot.file)
            yield shot
    except Error as error:
        yield Shot(scene.__name__, f"{look.size} {look.lang}", error.message)
    finally:
        visitors.leave()
    wrong = complaints(visitors, scene)
    if wrong:
        yield Shot(scene.__name__, f"{look.size} {look.lang}", "\n".join(wrong))


def show_in(page: Page, scheme: Scheme) -> None:
    """Show the page in these colors, and wait until nothing fades or moves any more."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(DARK, arg=scheme == "dark")
    page.evaluate(SETTLED)


def complaints(visitors: Visitors, scene: Scene) -> list[str]:
    """What pages complained of; elsewhere than at a table something may be missing on purpose."""
    return [what for what in visitors.wrong if scene not in ELSEWHERE or not what.startswith(AMISS)]


def _photograph(page: Page, path: Path) -> None:
    """Keep what the window shows, and of a page that scrolls what lies below it too."""
    page.evaluate("scrollTo(0, 0)")  # what sticks to the top stands there
    width, height = page.evaluate("[innerWidth, document.documentElement.scrollHeight]")
    page.screenshot(
        path=path, full_page=True, clip={"x": 0, "y": 0, "width": width, "height": min(height, HIGHEST)}
    )


def laid_out(shots: list[Shot]) -> str:
    """The page on which all pictures lie, scene by scene."""
    links, sections = [], []
    for name, some in groupby(shots, key=lambda shot: shot.scene):
        links.append(f'<a href="#{name}">{name}</a><br>')
        figures = "".join(_figure(shot) for shot in some)
        sections.append(f'<section id="{name}"><h2>{name}</h2><div class="row">{figures}</div></section>')
    return SHEET.format(links="".join(links), sections="".join(sections))


def _figure(shot: Shot) -> str:
    if shot.failure:
        return f'<p class="failed">{shot.how}: {html.escape(shot.failure)}</p>'
    image = f'<a href="{shot.file}"><img loading="lazy" src="{shot.file}" alt=""></a>'
    return f"<figure>{image}<figcaption>{shot.how}</figcaption></figure>"


def main() -> int:
    """Take all that is wished for; 1 if something could not be taken."""
    wished = _wishes()
    folder = Path(wished.folder).resolve()
    if folder.is_relative_to(ROOT):
        sys.exit("the folder has to lie outside the project: screens are not kept in it")
    folder.mkdir(parents=True, exist_ok=True)
    parts = wished.part.split(",")
    scenes = [scene for scene in EVERYTHING if any(part in scene.__name__ for part in parts)]
    looks = [Look(size, lang) for size in wished.size.split(",") for lang in wished.lang.split(",")]
    schemes = [scheme for scheme in SCHEMES if scheme in wished.scheme]
    built()
    shots: list[Shot] = []
    with tempfile.TemporaryDirectory() as data, launched() as chrome:
        server = Program(Path(data), "--port", "0")
        try:
            for scene in scenes:
                began = time.monotonic()
                for look in looks:
                    shots += taken(chrome, server, folder, scene, look, schemes)
                (folder / "index.html").write_text(laid_out(shots), "utf-8")
                print(f"{scene.__name__}: {time.monotonic() - began:.0f} s", flush=True)
        finally:
            server.kill()
    for shot in shots:
        if shot.failure:
            print(f"{shot.scene}, {shot.how}: {shot.failure}", file=sys.stderr)
    print(folder / "index.html")
    return int(any(shot.failure for shot in shots))


def _wishes() -> argparse.Namespace:
    asked = argparse.ArgumentParser(prog="screens", description="pictures of every page and stage")
    asked.add_argument("folder", nargs="?", default=str(Path(tempfile.gettempdir()) / "baston-screens"))
    asked.add_argument("--part", default="", help="scenes whose names have this in them, with commas between")
    asked.add_argument("--size", default=SIZES, help=f"such as {SIZES}")
    asked.add_argument("--scheme", default=",".join(SCHEMES))
    asked.add_argument("--lang", default=LANGUAGES)
    return asked.parse_args()


if __name__ == "__main__":
    sys.exit(main())
