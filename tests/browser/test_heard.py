"""One turn of each game as a reader of the screen says it."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.heard import FOLDER, LANGS, TURNS, transcript
from tests.server.program import Program


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", TURNS)
def test_a_turn_is_said_as_the_transcript_has_it(visit: Visit, server: Program, game: str, lang: str) -> None:
    kept = (FOLDER / f"{game}.{lang}.txt").read_text("utf-8")
    assert transcript(visit(lang=lang), server.data, game) == kept
