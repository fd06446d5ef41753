"""Every page, wide and narrow: all is in reach, and axe-core calls nothing serious or critical."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import ROOT, Visit
from tests.browser.moments import MOMENTS
from tests.browser.scenes import SCENES, Scene, effect, mat, mat_of_four, table, table_of_four
from tests.browser.screens import SCHEMES
from tests.needs import is_missing
from tests.server.program import Program

AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
NARROW: Final[ViewportSize] = {"width": 390, "height": 844}
NARROWEST: Final[ViewportSize] = {"width": 360, "height": 700}
WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
AT_A_TABLE: Final = (table, table_of_four, mat, mat_of_four, effect)
WIDER: Final = "document.documentElement.scrollWidth > innerWidth"
DARK: Final = "dark => matchMedia('(prefers-color-scheme: dark)').matches === dark"
ALL: Final[dict[str, list[str]]] = {}
COLORS: Final = {"runOnly": ["color-contrast"]}
# Logotypes need no contrast (WCAG 1.4.3), and of this one only the outline is seen.
FOUND: Final = """rules => axe.run({ exclude: [".logo"] }, { resultTypes: ["violations"], ...rules })
  .then(({ violations }) => violations.filter(({ impact }) => impact === "serious" || impact === "critical")
  .flatMap(({ id, nodes }) => nodes.map(({ target, any }) =>
    `${id}: ${target.join(" ")}: ${any.map(({ message }) => message).join("; ")}`)))"""


@pytest.fixture(scope="session")
def axe(client: None) -> Path:
    """The library, as npm installed it for the client's tests."""
    return AXE if AXE.exists() else is_missing(f"no {AXE.relative_to(ROOT)}; `tools/client` installs it")


def found(page: Page, axe: Path) -> list[str]:
    """What is serious or critical on the page in light, and in dark, which differs in colors alone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.read_text("utf-8"))  # the page's own policy would let no script in
    problems = []
    for scheme, rules in zip(SCHEMES, (ALL, COLORS), strict=True):
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(DARK, arg=scheme == "dark")
        here: list[str] = page.evaluate(FOUND, rules)
        problems += [f"{scheme}: {problem}" for problem in here]
    return problems


def fits(page: Page, scene: Scene) -> None:
    """Nothing scrolls sideways, and what a player needs at once is in sight."""
    page.set_viewport_size(NARROWEST)
    assert not page.evaluate(WIDER)
    if scene in AT_A_TABLE:
        for element in (".prompt", ".hand .card >> nth=0", ".board"):
            expect(page.locator(element)).to_be_in_viewport()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_a_narrow_screen_keeps_nobody_out(visit: Visit, server: Program, axe: Path, scene: Scene) -> None:
    page = scene(partial(visit, **NARROW, lang="en"), server)
    assert "\n".join(found(page, axe)) == ""
    fits(page, scene)
    page.set_viewport_size(WIDE)
    assert "\n".join(found(page, axe)) == ""


@pytest.mark.parametrize("scene", [*SCENES, *MOMENTS], ids=lambda scene: scene.__name__)
def test_a_wide_screen_keeps_nobody_out(visit: Visit, server: Program, axe: Path, scene: Scene) -> None:
    page = scene(partial(visit, **WIDE, lang="fr"), server)
    assert "\n".join(found(page, axe)) == ""
    page.set_viewport_size(NARROW)
    assert "\n".join(found(page, axe)) == ""
    fits(page, scene)  # French words are longer
