"""A scoring as a stage: what it comes to, what each answer would change, then what happened, step by step."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from baston.games.galacticlash.cards.card import printed
from baston.games.smashup.constants import BEFORE_SCORING
from baston.games.smashup.phases.windows import is_in_rotation
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.locales import LANGUAGES
from tests.browser.arenas import arena, reacting
from tests.browser.battles import battle, chain_of_three, two_on_one
from tests.browser.conftest import Visit
from tests.browser.hands import EDGE, press
from tests.browser.laid import kept, laid, opening
from tests.browser.stages import BOXES, REGIONS
from tests.browser.tables import BOT, ME, at_table, laid_table
from tests.server.program import Program

SPECIALS: Final = "pirates+ninjas,dinosaurs+wizards"
SLOWLY: Final = """localStorage.baston = JSON.stringify({
  ...JSON.parse(localStorage.baston), speed: 1, endOfTurn: "never", tips: 9,
})"""
# Of a title, whether a line of it is left out, or it hangs over its ribbon.
CUT: Final = """title => {
  const [words, ribbon] = [title.firstElementChild, title].map((one) => one.getBoundingClientRect());
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = title.firstElementChild;
  const isOver = words.top < ribbon.top || words.bottom > ribbon.bottom;
  return isOver || scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 4;
}"""
# Of what may be pressed on the stage, what would not be found there.
COVERED: Final = """rows => rows.filter((row) => {
  row.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = row.getBoundingClientRect();
  return !row.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}).map((row) => row.innerText)"""
FITS: Final = "({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth + 1"


def about_to_score(table: Table) -> bool:
    """The first player may play cards of the hand before something scores."""
    asked = table.decision is not None and table.decision.player == 0 and len(table.decision.options) > 1
    return asked and is_in_rotation(table) and table.windows[-1].timing == BEFORE_SCORING


def scoring(
    visit: Visit, server: Program, mode: str = "", width: int = 1440, height: int = 900, lang: str = "en"
) -> Page:
    page = visit(width=width, height=height, lang=lang, touch=width < 720)
    page.evaluate(SLOWLY)
    page.emulate_media(reduced_motion="reduce")  # steps wait to be gone on from
    game = (
        laid(about_to_score, 2, factions=SPECIALS, mode=mode)
        if mode
        else laid(about_to_score, 2, factions=SPECIALS)
    )
    at_table(page, laid_table(page, server.data, game))
    page.locator(".scene .fc").first.wait_for()
    return page


def test_each_place_says_what_the_card_that_is_picked_would_make_of_it(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(opening)))
    minion = page.locator(".hand .card.is-legal").filter(has_text="Minion").first
    minion.click(position=EDGE)
    expect(page.locator(".base .becomes").first).to_have_text(re.compile(r"^\+\d+, \d+/\d+"))
    told = page.locator(".base .becomes").count()
    assert told == page.locator(".base-hit").count()
    name = page.locator(".base-hit").first.get_attribute("aria-label") or ""
    assert page.locator(".base .becomes").first.inner_text() in name
    expect(page.locator(".reading .why").first.locator("li")).to_have_count(told)
    page.keyboard.press("Escape")
    expect(page.locator(".becomes")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_power_bar_shows_what_the_card_that_is_picked_would_add(
    visit: Visit, server: Program, width: int, height: int
) -> None:
    page = visit(width=width, height=height, touch=width < 720)
    at_table(page, laid_table(page, server.data, laid(opening)))
    base = page.locator(".base:visible").first
    before = base.locator(".bp").text_content() or ""
    press(page.locator(".hand .card.is-legal").filter(has_text="Minion").first, EDGE)
    bar, added = base.locator(".track"), base.locator(".track .change")
    expect(added).to_have_text(re.compile(r"^\+[1-9]\d*$"))
    total = base.locator(".bp").text_content() or ""
    assert int(total.split("/")[0]) == int(before.split("/")[0]) + int(added.inner_text())
    expect(base.locator(".becomes")).to_have_text(re.compile(rf"^\{added.inner_text()}, {total}\b"))
    inner, outer = added.bounding_box(), bar.bounding_box()
    assert inner is not None
    assert outer is not None
    assert outer["x"] <= inner["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"]
    page.keyboard.press("Escape")
    expect(added).to_have_count(0)
    expect(base.locator(".bp")).to_have_text(before)


@pytest.mark.parametrize("mode", ["", BASE_PRINCIPALE])
def test_a_scoring_says_what_it_comes_to_and_shows_it_step_by_step(
    visit: Visit, server: Program, mode: str
) -> None:
    page = scoring(visit, server, mode)
    stage = page.locator(".scene")
    boxes = page.evaluate(BOXES, REGIONS)
    expect(stage.locator(".fc.nobody")).to_contain_text("If nobody acts")
    expect(stage.locator("[aria-current=step]")).to_have_text("1 Before")
    answers = page.locator(".hand .card.is-legal").count()
    expect(stage.locator(".fc.is-legal")).to_have_count(answers)
    points = stage.locator(".nobody .points em").all_inner_texts()
    page.keyboard.press("Shift+P")
    expect(stage.locator("[aria-current=step]")).to_have_text("2 Points")
    expect(page.locator(".race b").first).to_be_visible()
    told = page.locator(".race b").all_inner_texts()
    gained = [re.sub(r"\s+|, end", "", one) for one in points if not one.startswith("0 →")]
    assert {re.sub(r"\s+", "", one) for one in told} >= {one for one in gained if _grows(one)}
    assert page.evaluate(BOXES, REGIONS) == boxes
    page.keyboard.press("Space")
    expect(stage.locator("[aria-current=step]")).not_to_have_text("2 Points")
    page.keyboard.press("Escape")
    expect(page.locator(".film")).to_have_count(0)


def _grows(change: str) -> bool:
    before, after = change.split("→")
    return before != after


def test_a_film_is_gone_on_from_by_touch_and_seen_again(visit: Visit, server: Program) -> None:
    page = scoring(visit, server, width=390, height=844)
    film = page.locator(".film")
    page.get_by_role("button", name="Pass the whole scoring").tap()
    expect(film.locator(".stand li").first).to_be_visible()
    assert all(gauge.evaluate(FITS) for gauge in film.locator(".gauge").all())
    page.get_by_role("button", name="Go on").tap()
    expect(film.locator(".lying").first).to_be_visible()
    page.get_by_role("button", name="Skip", exact=True).tap()
    expect(film).to_have_count(0)
    page.get_by_role("button", name=re.compile("Log|Menu")).first.tap()
    page.get_by_role("button", name="See it again").last.tap()
    expect(film.locator(".stand li").first).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_phone_the_title_of_a_scoring_of_the_mat_is_whole(
    visit: Visit, server: Program, lang: str
) -> None:
    page = scoring(visit, server, BASE_PRINCIPALE, 390, 844, lang)
    title = page.locator(".scene h2")
    assert not title.evaluate(CUT)
    page.keyboard.press("Shift+P")
    page.locator(".film .says").wait_for()
    assert not title.evaluate(CUT)


@pytest.mark.parametrize("width", [1440, 390])
def test_an_attack_is_a_film_on_the_arena_itself(visit: Visit, server: Program, width: int) -> None:
    page = visit(width=width, height=900 if width > 720 else 844, touch=width < 720)
    page.evaluate(SLOWLY)
    page.emulate_media(reduced_motion="reduce")
    at_table(page, laid_table(page, server.data, arena(reacting)))
    boxes = page.evaluate(BOXES, REGIONS)
    page.locator(".prompt .pass").click()
    film = page.locator(".film .on-board")
    expect(film.locator("[aria-current=step]")).to_contain_text("Damage")
    expect(film.locator(".sentence")).to_contain_text("damage")
    expect(page.locator(".arena-board .hex").first).to_be_visible()
    expect(page.locator(".prompt")).to_have_count(1)
    assert page.evaluate(BOXES, REGIONS) == boxes
    film.get_by_role("button", name=re.compile("^Skip")).click()
    expect(film).to_have_count(0)
    if width < 720:
        page.get_by_role("button", name=re.compile("Log|Menu")).first.click()
    page.get_by_role("button", name="See it again").last.click()
    expect(film.locator("[aria-current=step]")).to_be_visible()


def test_a_combat_is_a_film_of_who_fought_whom(visit: Visit, server: Program) -> None:
    page = visit()
    page.evaluate(SLOWLY)
    page.emulate_media(reduced_motion="reduce")
    game = battle(two_on_one)
    combat = game.table.combat
    assert combat is not None
    (fought,) = {attacker for attacker in combat.blocks[1::2] if combat.blocks[1::2].count(attacker) == 2}
    at_table(page, laid_table(page, server.data, game))
    page.locator(".prompt .pass").click()
    page.locator(".prompt .buttons .btn, .tray .answers .btn").first.click()  # how wounds are shared
    scene, skip = page.locator(".film .scene").bounding_box(), page.locator(".film .go").last.bounding_box()
    assert scene is not None
    assert skip is not None
    # Where it is in films of several steps.
    assert scene["x"] + scene["width"] - skip["x"] - skip["width"] < 20
    fights = page.locator(".film .fights li")
    expect(fights.filter(has_text=printed(game.table, fought).title).locator(".others .unit")).to_have_count(
        2
    )
    page.locator(".film").get_by_role("button", name=re.compile("^Skip")).click()
    expect(fights).to_have_count(0)
    page.get_by_role("button", name="See it again").last.click()
    expect(fights.first).to_be_visible()


def test_the_board_can_be_seen_beneath(visit: Visit, server: Program) -> None:
    page = scoring(visit, server)
    page.keyboard.press("v")
    expect(page.locator(".scene .fc")).to_have_count(0)
    expect(page.locator(".board .chip").first).to_be_visible()
    page.keyboard.press("v")
    expect(page.locator(".scene .fc").first).to_be_visible()


def test_no_tray_lies_over_the_answers_on_the_stage_of_a_phone(visit: Visit, server: Program) -> None:
    page = visit(width=844, height=390, touch=True)
    at_table(page, laid_table(page, server.data, kept("tray-over-a-scoring.record"), ME, BOT, BOT, BOT))
    rows = page.locator(".scene .fc")
    expect(rows).to_have_count(2)
    assert rows.evaluate_all(COVERED) == []
    page.get_by_role("button", name="Look beneath").click()  # of the only one that is seen
    expect(page.locator(".tray")).to_be_visible()


def test_beside_the_chain_stands_what_it_comes_to_and_what_each_answer_changes(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = battle(chain_of_three)
    at_table(page, laid_table(page, server.data, game))
    told = page.locator(".gc-told li")
    expect(told.first).to_contain_text("If nobody acts")
    assert game.table.decision is not None
    expect(told).to_have_count(len(game.table.decision.options))
    assert all(text.count("\n") > 0 for text in told.all_inner_texts())
