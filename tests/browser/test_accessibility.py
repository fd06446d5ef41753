"""What axe-core finds on every page: nothing that it calls serious or critical."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final, Literal

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, Visit
from tests.browser.scenes import SCENES, Scene
from tests.needs import is_missing
from tests.server.program import Program

AXE: Final = ROOT / "client" / "node_modules" / "axe-core" / "axe.min.js"
DARK: Final = "dark => matchMedia('(prefers-color-scheme: dark)').matches === dark"
# Logotypes need no contrast (WCAG 1.4.3), and of this one only the outline is seen.
FOUND: Final = """axe.run({ exclude: [".logo"] }, { resultTypes: ["violations"] })
  .then(({ violations }) => violations.filter(({ impact }) => impact === "serious" || impact === "critical")
  .flatMap(({ id, nodes }) => nodes.map(({ target, any }) =>
    `${id}: ${target.join(" ")}: ${any.map(({ message }) => message).join("; ")}`)))"""


@pytest.fixture(scope="session")
def axe(client: None) -> Path:
    """The library, as npm installed it for the client's tests."""
    return AXE if AXE.exists() else is_missing(f"no {AXE.relative_to(ROOT)}; `tools/client` installs it")


def found(page: Page, scheme: Literal["light", "dark"]) -> list[str]:
    """What is serious or critical on the page as it is, in this color scheme."""
    page.emulate_media(color_scheme=scheme)
    page.wait_for_function(DARK, arg=scheme == "dark")
    problems: list[str] = page.evaluate(FOUND)
    return [f"{scheme}: {problem}" for problem in problems]


@pytest.mark.parametrize(("width", "lang", "scheme"), [(1440, "fr", "light"), (390, "en", "dark")])
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_nothing_keeps_anybody_out(
    visit: Visit,
    server: Program,
    axe: Path,
    scene: Scene,
    width: int,
    lang: str,
    scheme: Literal["light", "dark"],
) -> None:
    page = scene(partial(visit, width=width, height=900, lang=lang), server)
    page.evaluate(axe.read_text("utf-8"))  # the page's own policy would let no script in
    assert "\n".join(found(page, scheme)) == ""
