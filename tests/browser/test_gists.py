"""Every gist has room on a card in the hand of a table on a desk: nothing is cut off there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from baston.games import game_named
from baston.games.galacticlash.state.clash import Clash
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
DESKS: Final = ((1440, 900), (1366, 768), (1024, 768))
SMALL: Final = ((768, 1024), (800, 600), (1024, 700), (1024, 768))
IN_HAND: Final = ".hand .card > .tx:not(.none)"
A_TEXT: Final = '.gc-hand .gc-text:not(:text-matches("No capacity|Sans capacité"))'  # some cards have none


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "sit", "text"),
    [
        ("smashup", lambda page, data: laid_table(page, data, laid(opening)), IN_HAND),
        ("superfantasybrawl", lambda page, data: laid_table(page, data, arena(moving)), IN_HAND),
        ("galacticlash", lambda page, data: laid_table(page, data, battle(attacking)), A_TEXT),
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
    for width, height in DESKS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(text).first.evaluate(CUT, gists) == [], width


@pytest.mark.parametrize(
    ("sit", "text"),
    [
        (lambda page, data: laid_table(page, data, laid(opening)), IN_HAND),
        (lambda page, data: laid_table(page, data, battle(attacking)), ".gc-hand .gc-text"),
    ],
)
def test_a_hand_on_a_phone_says_what_its_cards_do(
    visit: Visit, server: Program, sit: Callable[[Page, Path], str], text: str
) -> None:
    page = visit(width=390, height=844, touch=True)
    at_table(page, sit(page, server.data))
    expect(page.locator(text).first).to_be_visible()
    assert page.locator(text).first.evaluate(CUT, [page.locator(text).first.inner_text()]) == []


def full_hand(clash: Clash) -> bool:
    """Among the eight cards of the first seat's hand, one that may be played lies below another."""
    if clash.decision is None or clash.decision.player != 0 or len(clash.hand[0]) < 8:
        return False
    return any(card in clash.decision.options for card in clash.hand[0][:-1])


# Which cards lie on top of one of the hand's cells, where its strip is seen.
ON_TOP: Final = """cells => cells.map((cell) => {
  const { left, top } = cell.getBoundingClientRect();
  return cells.indexOf(document.elementFromPoint(left + 20, top + 60).closest(".cell"));
})"""


# The names that the next card of their row covers in part, or that have no room in their strip.
COVERED: Final = """cells => cells.flatMap((cell, i) => {
  const name = cell.querySelector(".gc-name");
  const range = document.createRange();
  range.selectNodeContents(name);
  const { right } = range.getBoundingClientRect();
  const [here, next] = [cell, cells[i + 1]].map((one) => one?.getBoundingClientRect());
  const isCovered = next && next.top < here.bottom && right > next.left + 1;
  return isCovered || name.scrollHeight > name.clientHeight + 2 ? [name.textContent] : [];
})"""
# Those of these names that the first card of a hand, as it is now, would break within a word or cut off.
BROKEN: Final = """(name, names) => {
  name.style.hyphens = "none";
  name.style.overflowWrap = "normal";
  return names.filter((one) => {
    name.textContent = one;
    return name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2;
  });
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_of_a_full_hand_lie_in_one_order_and_show_their_names(
    visit: Visit, server: Program, lang: str
) -> None:
    page = visit(lang=lang)
    at_table(page, laid_table(page, server.data, battle(full_hand)))
    page.locator(".gc-hand .is-legal").first.wait_for()
    found = page.locator(".gc-hand .cell").evaluate_all(ON_TOP)
    assert found == list(range(len(found)))
    assert len(found) >= 8
    page.mouse.move(2, 2)
    assert page.locator(".gc-hand .cell").evaluate_all(COVERED) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_small_desk_every_name_stands_whole_on_a_card_of_a_full_hand(
    visit: Visit, server: Program, lang: str
) -> None:
    page = visit(width=1024, height=768, lang=lang)
    at_table(page, laid_table(page, server.data, battle(full_hand)))
    page.locator(".gc-hand .is-legal").first.wait_for()
    page.mouse.move(2, 2)
    for width, height in SMALL:
        page.set_viewport_size({"width": width, "height": height})
        assert page.locator(".gc-hand .cell").evaluate_all(COVERED) == []
        hand = page.locator(".hand").bounding_box()
        cards = [card.bounding_box() for card in page.locator(".gc-hand .gc-card").all()]
        assert hand is not None
        assert all(card and card["y"] + card["height"] <= hand["y"] + hand["height"] for card in cards)
    names = [
        a_str(entry["name" if lang == "en" else "name_fr"])
        for entry in game_named("galacticlash").texts.catalog()
    ]
    assert page.locator(".gc-hand .gc-name").first.evaluate(BROKEN, names) == []
