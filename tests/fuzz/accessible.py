"""Every page in both languages, both sizes and both sets of colors: nobody is kept out."""

from __future__ import annotations

import tempfile
from functools import partial
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Error, ViewportSize

from baston.locales import LANGUAGES
from tests.browser.accessible import NARROW, WIDE, WINDOWS, barriers, library, out_of_reach
from tests.browser.conftest import Visitors, built, launched
from tests.browser.scenes import Scene
from tests.browser.screens import EVERYTHING, SCHEMES, complaints
from tests.server.program import Program

Look = tuple[Scene, str, ViewportSize]
LOOKS: Final[list[Look]] = list(product(EVERYTHING, LANGUAGES, (NARROW, WIDE)))


def kept_out(looks: int, _seed: int) -> list[str]:
    """Look at so many pages, in either set of colors; says what keeps somebody out."""
    try:
        built()
        axe = library()
    except pytest.skip.Exception as reason:
        return [f"no page was looked at: {reason}"]  # what was not searched is not clean
    with tempfile.TemporaryDirectory() as folder, launched() as chrome:
        server = Program(Path(folder), "--port", "0")
        try:
            visits = ((Visitors(chrome, server.address), look) for look in LOOKS[:looks])
            return [wrong for visitors, look in visits for wrong in _barriers(visitors, server, axe, look)]
        finally:
            server.kill()


def _barriers(visitors: Visitors, server: Program, axe: Path, look: Look) -> list[str]:
    scene, lang, size = look
    try:
        page = scene(partial(visitors.new, **size, lang=lang), server)
        wrong = [problem for scheme in SCHEMES for problem in barriers(page, axe, size, scheme)]
        wrong += out_of_reach(page, scene, WINDOWS) + complaints(visitors, scene)
    except (Error, AssertionError) as error:
        wrong = [str(error)]
    finally:
        visitors.leave()
    return [f"{scene.__name__}, {lang}, {size['width']}: {problem}" for problem in wrong]
