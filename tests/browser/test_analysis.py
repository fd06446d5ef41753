"""A finished game analysed beside its replay: the curve, what turned it, every decision in words."""

from __future__ import annotations

from playwright.sync_api import expect

from baston.games import game_named
from tests.browser.conftest import Visit
from tests.browser.laid import laid, over, reached
from tests.browser.scenes import analysed
from tests.browser.tables import laid_table
from tests.server.program import Program


def test_an_analysis_leads_by_keyboard_to_the_moments_that_turned_the_game(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = reached(game_named("nim"), lambda state: state.over, 2, {"heaps": "2,1,2"})
    page.goto(laid_table(page, server.data, game).replace("/table/", "/replay/"))
    page.get_by_role("button", name="Analysis").press("Enter")
    expect(page.get_by_role("radio", name="Camille")).to_be_checked()  # a seat, by what it knew
    analysis = page.get_by_role("region", name="Analysis")
    listing = analysis.get_by_role("button", name="Turning points")
    listing.wait_for()

    turns = analysis.get_by_role("button", name="Step ")
    step = (turns.first.get_attribute("aria-label") or "").split()[1].strip(":")
    turns.first.press("Enter")
    expect(page.locator(".cap .num")).to_contain_text(f"{step} /")

    listing.press("Enter")
    window = page.get_by_role("dialog", name="Turning points")
    rows = window.get_by_role("table", name="All decisions").get_by_role("row")
    step = rows.last.get_by_role("button").inner_text()
    rows.last.get_by_role("button").press("Enter")
    expect(window).to_be_hidden()
    expect(page.locator(".cap .num")).to_contain_text(f"{step} /")
    expect(analysis.locator(".jcap")).to_contain_text("%")


def test_what_would_have_been_better_is_shown_on_the_board_without_the_name_of_a_program(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = laid(over)
    address = laid_table(page, server.data, game).replace("/table/", "/replay/")
    table = address.rpartition("/")[2]
    asked = (
        page.request.get(f"/api/replays/{table}/decision?number={number}").json()
        for number in range(len(game.answers))
    )
    decision, better = next(
        (one, other)
        for one in asked
        if one["player"] == 0
        for other in one["options"]
        if other["card"] and other["target"] and other["option"] != one["taken"]
    )
    told = analysed(len(game.answers))
    words = {"taken": better["label"], "best": better["label"], "taken_chance": 0.4, "best_chance": 0.6}
    told |= {
        "total": 1,
        "decisions": [words | {"number": decision["number"], "best_option": better["option"]}],
        "turning_points": [],
    }
    page.route("**/analysis?*", lambda route: route.fulfill(json=told))
    page.goto(f"{address}?step={decision['number']}")
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".better")).to_contain_text("Better here than what was played")
    expect(page.locator(".better")).to_contain_text("40% → 60%")
    expect(page.locator(f".hand .is-hinted[data-handle='{better['card']}']")).to_be_visible()
    page.get_by_role("button", name="Turning points").click()
    window = page.get_by_role("dialog", name="Turning points")
    expect(window).to_contain_text('judged as the level "Strong" would play')
    expect(page.locator("body")).not_to_contain_text("ismcts")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Forward").click()
    expect(page.locator(".is-hinted")).to_have_count(0)
