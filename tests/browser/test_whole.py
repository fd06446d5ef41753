"""Nothing that a player reads at once is cut off: hands, challenges, champions, stops, bases, questions."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from baston.games.galacticlash.state.clash import Clash
from baston.locales import LANGUAGES
from tests.browser.arenas import acting, arena
from tests.browser.battles import attacking, battle
from tests.browser.conftest import Visit
from tests.browser.cuts import BEYOND, CLIPPED, CLIPPED_BELOW, CUT, LEAST_DESK, SAYS, words
from tests.browser.laid import laid, late, plays
from tests.browser.moments import (
    before_scoring,
    brawl_plan,
    brawl_replay,
    brawl_result,
    mat_card_in_hand,
    scoring_of_four,
)
from tests.browser.questions import brawl_result_of_four, deployment
from tests.browser.scenes import Scene, mat, mat_of_four
from tests.browser.tables import at_table, laid_table, resize, settle
from tests.server.program import Program

FEW: Final = 12  # bases
Sit = Callable[[Page, Path], str]
# Cards of which something reaches beyond their lower edge.
TOO_HIGH: Final = """cards => cards.filter((card) => {
  const bottom = card.getBoundingClientRect().bottom;
  const shown = [...card.children].filter((part) => part.checkVisibility() && !part.matches(".vh, .art"));
  return shown.some((part) => part.getBoundingClientRect().bottom > bottom);
}).map((card) => card.textContent)"""
# Fans of which the first or last card is cut off at the side of the base, or that need not be fans.
OUT_OF_BASE: Final = """zones => zones.flatMap((zone) => {
  const [base, cards] = [zone.getBoundingClientRect(), [...zone.querySelectorAll(".chip")]];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const lie = boxes.some((box, i) => i > 0 && box.left < boxes[i - 1].right - 1);
  const needed = boxes.reduce((sum, { width }) => sum + width, 0);
  if (lie && needed < base.width * 0.9) return [`${zone.textContent}: on each other`];
  const isCut = boxes[0].left < base.left || boxes.at(-1).right > base.right + 1;
  return isCut ? [`${zone.textContent}: cut off`] : [];
})"""


def smashup(count: int) -> Sit:
    """A table of Smash Up with so many cards in hand."""
    return lambda page, data: laid_table(
        page, data, laid(lambda table: plays(table) and len(table.hand[0]) == count)
    )


def clash(count: int) -> Sit:
    """Likewise of Galacti'Clash."""

    def held(table: Clash) -> bool:
        return table.decision is not None and table.decision.player == 0 and len(table.hand[0]) == count

    return lambda page, data: laid_table(page, data, battle(held))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "sit", "sizes"),
    [
        ("smashup", smashup(8), ((1024, 768), (1366, 768), (800, 600))),
        ("smashup", smashup(10), ((1024, 768), (768, 1024), (1440, 900))),
        ("galacticlash", clash(5), ((1024, 768), (800, 600))),
        ("galacticlash", clash(8), ((1024, 768), (1366, 768))),
        ("galacticlash", clash(13), ((1440, 900),)),
    ],
)
def test_each_card_of_a_large_hand_says_what_it_does(
    visit: Visit, server: Program, game: str, sit: Sit, sizes: tuple[tuple[int, int], ...], lang: str
) -> None:
    text = ".gc-hand .gc-text" if game == "galacticlash" else ".hand .card > .tx:not(.none)"
    page = visit(lang=lang)
    at_table(page, sit(page, server.data))
    page.mouse.move(2, 2)
    cards = page.locator(".hand .cell > button")
    for size in sizes:
        resize(page, *size)
        expect(page.locator(text).first).to_be_visible()
        assert cards.evaluate_all(TOO_HIGH) == [], size
        assert page.locator(text).evaluate_all(CLIPPED_BELOW) == [], size
        one = page.locator(text).first
        said = one.text_content() or ""
        assert one.evaluate(CUT, ["span", words(game, "gist", lang)]) == [], size
        one.evaluate(SAYS, ["span", said])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sizes", [((1440, 900), (1024, 768), (800, 600)), ((390, 844),)])
def test_the_kind_of_a_card_in_hand_stands_whole(
    visit: Visit, server: Program, sizes: tuple[tuple[int, int], ...], lang: str
) -> None:
    page = visit(width=sizes[0][0], height=sizes[0][1], lang=lang, touch=sizes[0][0] < LEAST_DESK)
    for sit in (clash(4), lambda page, data: laid_table(page, data, battle(attacking))):
        at_table(page, sit(page, server.data))
        page.mouse.move(2, 2)
        for size in sizes:
            resize(page, *size)
            assert page.locator(".gc-hand .gc-foot > span").evaluate_all(CLIPPED) == [], size


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_challenge_stands_whole_on_the_track(visit: Visit, server: Program, lang: str) -> None:
    page = visit(lang=lang)
    at_table(page, laid_table(page, server.data, arena(acting)))
    page.mouse.move(2, 2)
    for size in ((1440, 900), (1024, 768), (1024, 700), (800, 600)):
        resize(page, *size)
        for part, name in ((".gist", "gist"), (".what", "name")):
            texts = words("superfantasybrawl", name, lang, "challenge")
            assert page.locator(f".track {part}").first.evaluate(CUT, ["span", texts]) == [], size
        assert page.evaluate(BEYOND, [".track .met", ".track button"]) <= 0


def test_all_champions_and_standard_actions_are_seen_in_a_low_window(visit: Visit, server: Program) -> None:
    page = visit(width=800, height=600, lang="fr")
    at_table(page, laid_table(page, server.data, arena(acting)))
    for column in page.locator(".column").all():
        assert column.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
        assert column.locator(".member").count() == 3
    assert page.evaluate(BEYOND, [".standards", ".dock"]) <= 0
    boxes = [box for one in page.locator(".standard").all() if (box := one.bounding_box())]
    assert all(a["y"] + a["height"] <= b["y"] for a, b in pairwise(boxes[::2]))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panels_of_a_team_stand_whole_on_a_desk(visit: Visit, server: Program, lang: str) -> None:
    page = deployment(partial(visit, lang=lang), server)
    names = words("superfantasybrawl", "name", lang, "champion")
    assert page.locator(".member .nm").first.evaluate(CUT, ["span", names]) == []
    texts = words("superfantasybrawl", "text", lang, "champion")[-3:]  # at the worst, and all out of action
    for column in page.locator(".column").all():
        column.locator(".levelled").evaluate_all(
            "(all, texts) => all.forEach((one, i) => (one.lastChild.textContent = ` ${texts[i]}`))", texts
        )
        assert column.locator(".member .tags em").count() == 3
        assert column.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_plan_does_stands_whole_on_a_phone(visit: Visit, server: Program, lang: str) -> None:
    page = brawl_plan(partial(visit, width=390, height=844, lang=lang, touch=True), server)
    buttons = page.locator(".prompt .buttons")
    before = buttons.bounding_box()
    note = page.locator(".prompt .note")
    said = note.text_content() or ""
    name = words("superfantasybrawl", "name", lang, "champion")[-1]
    assert note.evaluate(CUT, ["span", [said, f"{name} {said}"]]) == []
    assert page.evaluate(BEYOND, [".prompt .note", ".prompt .said"]) <= 0
    assert buttons.bounding_box() == before


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scene", [brawl_result, brawl_result_of_four])
def test_all_that_champions_did_is_in_sight_on_a_phone(
    visit: Visit, server: Program, scene: Scene, lang: str
) -> None:
    page = scene(partial(visit, width=390, height=844, lang=lang, touch=True), server)
    table = page.locator(".deeds")
    expect(table.locator("thead th")).to_have_count(7)
    assert table.evaluate("one => one.scrollWidth - one.clientWidth") <= 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_champions_are_seen_in_a_replay_on_a_small_desk(visit: Visit, server: Program, lang: str) -> None:
    page = brawl_replay(partial(visit, width=1024, height=768, lang=lang), server)
    for column in page.locator(".column").all():
        assert column.locator(".member").count() == 3
        assert column.evaluate("one => one.scrollHeight - one.clientHeight") <= 0


def test_the_figures_of_cards_stand_whole_in_a_replay(visit: Visit, server: Program) -> None:
    page = brawl_replay(partial(visit, lang="fr"), server)
    cards = page.locator(".replay-dock .hand .sfb-card:has(.figs .reach)")
    assert cards.count()
    for card in cards.all():
        box, figures = card.bounding_box(), card.locator(".figs").bounding_box()
        assert box is not None
        assert figures is not None
        assert figures["y"] + figures["height"] <= box["y"] + box["height"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("size", "most"), [((1440, 900), 150), ((1024, 768), 120), ((390, 844), 150)])
def test_what_a_base_does_stands_whole_on_it(
    visit: Visit, server: Program, size: tuple[int, int], most: int, lang: str
) -> None:
    page = visit(width=size[0], height=size[1], lang=lang, touch=size[0] < LEAST_DESK)
    at_table(page, laid_table(page, server.data, laid(late)))
    band = page.locator(".base .band:visible").first
    texts = [text for text in words("smashup", "text", lang, "base") if len(text) <= most]
    assert len(texts) > FEW
    assert band.locator(".ab").evaluate(CUT, ["span", texts]) == []
    assert band.evaluate("one => one.scrollHeight - one.clientHeight") <= 1


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_the_cards_of_several_players_lie_within_their_base(
    visit: Visit, server: Program, size: tuple[int, int]
) -> None:
    page = scoring_of_four(partial(visit, width=size[0], height=size[1], lang="fr"), server)
    fans = page.locator(".base .zone.many:has(.cell)")
    assert fans.count() > 1
    settle(page)
    assert fans.evaluate_all(OUT_OF_BASE) == []


@pytest.mark.parametrize("scene", [scoring_of_four, mat_card_in_hand, before_scoring])
@pytest.mark.parametrize(("width", "height"), [(1024, 768), (390, 844)])
def test_a_question_stands_whole_where_there_is_little_room(
    visit: Visit, server: Program, scene: Scene, width: int, height: int
) -> None:
    page = scene(partial(visit, width=width, height=height, lang="fr", touch=width < LEAST_DESK), server)
    said = page.locator(".prompt .sentence")
    assert said.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    assert page.evaluate(BEYOND, [".prompt .said", ".prompt"]) <= 0


@pytest.mark.parametrize("scene", [mat, mat_of_four])
def test_what_a_slot_gives_stands_whole_on_a_phone(visit: Visit, server: Program, scene: Scene) -> None:
    page = scene(partial(visit, width=390, height=844, lang="fr", touch=True), server)
    settle(page)
    effects = page.locator(".slot > p:visible > span")
    assert effects.count() > 2
    assert effects.evaluate_all(CLIPPED_BELOW) == []
    assert page.locator(".hub .next .plain-btn").evaluate("one => one.scrollWidth - one.clientWidth") <= 0
