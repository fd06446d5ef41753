"""Every page keeps nobody out: in both languages, both sizes and both sets of colors, in turn.

`make fuzz PART=accessibility` looks at all of them together.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from baston.locales import LANGUAGES
from tests.browser.accessible import NARROW, WIDE, barriers, library, out_of_reach
from tests.browser.conftest import Visit
from tests.browser.contrast import faint
from tests.browser.moments import MOMENTS, launch
from tests.browser.scenes import SCENES, Scene
from tests.browser.screens import Scheme
from tests.server.program import Program

LOOKS: Final[list[tuple[ViewportSize, Scheme]]] = [
    (NARROW, "light"),
    (WIDE, "dark"),
    (WIDE, "light"),
    (NARROW, "dark"),
]


@pytest.fixture(scope="session")
def axe(client: None) -> Path:
    """axe-core, which the client's tests have."""
    return library()


@pytest.mark.parametrize(
    ("number", "scene"),
    [pytest.param(n, scene, id=scene.__name__) for n, scene in enumerate([*SCENES, *MOMENTS])],
)
def test_a_page_keeps_nobody_out(visit: Visit, server: Program, axe: Path, number: int, scene: Scene) -> None:
    size, scheme = LOOKS[number // len(LANGUAGES) % len(LOOKS)]
    lang = LANGUAGES[number % len(LANGUAGES)]
    page = scene(partial(visit, **size, lang=lang), server)
    wrong = barriers(page, axe, size, scheme) + out_of_reach(page, scene)
    assert "\n".join(wrong) == ""


def test_letters_stand_out_from_what_really_lies_beneath_them(
    visit: Visit, server: Program, axe: Path
) -> None:
    """What axe-core leaves open; of a hand in which most cards are ruled out."""
    page = launch(partial(visit, **WIDE, lang="fr"), server)
    assert barriers(page, axe, WIDE, "light") + faint(page) == []
