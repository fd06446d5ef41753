"""The end of a game tells how it went: in lines, in moments to be seen again, by champion."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, Route, expect

from baston.bots import bot_named
from baston.games import game_named
from baston.games.smashup.variant import BASE_PRINCIPALE
from tests.browser.conftest import Visit
from tests.browser.hands import DRAWN
from tests.browser.laid import laid, over, reached
from tests.browser.questions import brawl_result_of_four, duo_result
from tests.browser.scenes import FOUR_PAIRS, Scene
from tests.browser.stages import MOST_SHIFT
from tests.browser.tables import laid_table
from tests.server.program import Program


def is_over(state: object) -> bool:
    """The game has been played to its end."""
    return bool(getattr(state, "over", False))


def ended(page: Page, server: Program, name: str) -> None:
    """The page of the result of a game that was played to its end."""
    if name == "smashup":
        address = laid_table(page, server.data, laid(over))
    elif name == BASE_PRINCIPALE:
        address = laid_table(page, server.data, laid(over, 4, factions=FOUR_PAIRS, mode=name))
    else:
        options = {"draft": "random", "first": "1"} if name == "superfantasybrawl" else {}
        address = laid_table(
            page, server.data, reached(game_named(name), is_over, 2, options, bot=bot_named("greedy"))
        )
    page.goto(address)
    page.locator(".res").wait_for()


# How much the page shifts from now on.
WATCH = """() => {
  window.shifted = 0;
  const add = (list) => list.getEntries().forEach(({ value }) => (window.shifted += value));
  new PerformanceObserver(add).observe({ type: "layout-shift" });
}"""


def lately(route: Route) -> None:
    """Let what is asked for come when all else is there."""
    time.sleep(0.3)
    route.continue_()


@pytest.mark.parametrize("name", ["smashup", "superfantasybrawl"])
def test_nothing_is_pushed_away_by_what_the_result_fetches(visit: Visit, server: Program, name: str) -> None:
    page = visit(width=1024, height=768)
    page.route("**/course", lately)
    ended(page, server, name)
    page.evaluate(WATCH)
    expect(page.locator(".chart").first).to_be_visible()
    page.wait_for_function(DRAWN)
    assert page.evaluate("window.shifted") < MOST_SHIFT


@pytest.mark.parametrize(
    ("name", "charts"),
    [
        ("smashup", ["Points by turn", "Power in play by turn"]),
        (BASE_PRINCIPALE, ["Points by turn", "Power in play by turn"]),
        ("galacticlash", ["Life by turn", "Power in play by turn"]),
        ("superfantasybrawl", ["Points by turn", "Hit points in the arena by turn"]),
    ],
)
def test_the_result_has_lines_and_moments_that_lead_into_the_replay(
    visit: Visit, server: Program, name: str, charts: list[str]
) -> None:
    page = visit()
    ended(page, server, name)
    for chart in charts:
        line = page.get_by_role("img", name=chart)
        expect(line).to_be_visible()
        expect(line.locator("path.run")).to_have_count(4 if name == BASE_PRINCIPALE else 2)
    score = [part.strip() for part in page.locator(".sc2 > [data-seat]").all_inner_texts()]
    if charts[0].startswith("Points"):
        shown = page.get_by_role("img", name=charts[0]).locator("text.figure").all_text_contents()
        assert sorted(shown) == sorted(score)
    deeds = page.get_by_role("region", name="What the champions did").get_by_role("row")
    expect(deeds).to_have_count(7 if name == "superfantasybrawl" else 0)
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator(".sc2").evaluate("({ offsetWidth }) => offsetWidth < innerWidth - 10")
    page.set_viewport_size({"width": 1440, "height": 900})
    moments = page.locator(".moments li")
    expect(moments.first).to_be_visible()
    moments.last.get_by_role("link", name="See it again").click()
    page.get_by_role("slider", name="Step").wait_for()
    expect(page.locator(".cap .num")).to_contain_text(re.compile(r"^[1-9]\d* /"))
    expect(page.locator(".log .cur").first).to_be_visible()


def test_the_tale_is_whole_where_it_is_written_turn_by_turn(visit: Visit, server: Program) -> None:
    page = visit()
    ended(page, server, "smashup")
    turns = page.locator(".tale .turn")
    turns.first.wait_for()
    whole = turns.all_text_contents()
    assert len(whole) > 6  # it takes several frames
    page.add_init_script("localStorage.baston = JSON.stringify({ speed: 1, lang: 'en', endOfTurn: 'never' })")
    page.reload()
    expect(turns).to_have_text(whole)
    expect(page.locator(".tale .log")).not_to_have_attribute("aria-live", re.compile("."))


@pytest.mark.parametrize("scene", [duo_result, brawl_result_of_four])
def test_who_plays_together_has_one_figure_together(visit: Visit, server: Program, scene: Scene) -> None:
    page = scene(visit, server)
    score = page.locator(".sc2 > [data-seat]")
    expect(score).to_have_count(2)
    for side in score.all():
        expect(side.locator(".shape")).to_have_count(2)
    expect(page.locator(".chart").first.locator("text.figure")).to_have_count(2)
