"""Every gist has room on a card in the hand of a table on a desk: nothing is cut off there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from baston.games import game_named
from baston.kernel.text import a_str
from baston.locales import LANGUAGES
from tests.browser.arenas import arena, moving
from tests.browser.battles import attacking, battle
from tests.browser.conftest import Visit
from tests.browser.laid import laid, opening
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

# Those of these gists that a card's text, clamped as it is, would not show whole.
CUT: Final = """(text, gists) => {
  const room = text.querySelector("span") ?? text;
  const over = (one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1;
  return gists.filter((gist) => {
    room.textContent = gist;
    return [text, room].some(over);
  });
}"""
IN_HAND: Final = ".hand .card > .tx:not(.none)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "sit", "text"),
    [
        ("smashup", lambda page, data: laid_table(page, data, laid(opening)), IN_HAND),
        ("superfantasybrawl", lambda page, data: laid_table(page, data, arena(moving)), IN_HAND),
        ("galacticlash", lambda page, data: laid_table(page, data, battle(attacking)), ".gc-hand .gc-text"),
    ],
)
def test_no_gist_is_cut_off_in_the_hand(
    visit: Visit, server: Program, game: str, sit: Callable[[Page, Path], str], text: str, lang: str
) -> None:
    page = visit(lang=lang)
    at_table(page, sit(page, server.data))
    name = "gist" if lang == "en" else "gist_fr"
    entries = game_named(game).texts.catalog()
    shown = page.locator(text).first.inner_text()
    assert shown in {a_str(entry[name]) for entry in entries}
    gists = sorted({a_str(entry[name]) for entry in entries if entry[name]}, key=len)
    assert page.locator(text).first.evaluate(CUT, gists) == []
