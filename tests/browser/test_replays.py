"""A finished game is watched again: its end is the table as it was left."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.laid import laid, over
from tests.browser.tables import laid_table
from tests.server.program import Program

# Where the middles of what stands side by side lie.
ROWS: Final = """box => {
  const sides = [...box.children].map((one) => one.getBoundingClientRect());
  return [...new Set(sides.map(({ top, height }) => Math.round((top + height / 2) / 10)))];
}"""


def shown(page: Page) -> list[str]:
    """Cards and numbers on the table, as a reader hears them."""
    return [page.locator(part).aria_snapshot() for part in (".rival", ".board", ".me .vp", ".hand")]


@pytest.mark.parametrize("players", [2, 3])
def test_the_end_of_a_replay_is_the_final_table_from_wherever_it_is_seen(
    visit: Visit, server: Program, players: int
) -> None:
    page = visit()
    address = laid_table(page, server.data, laid(over, players))
    page.goto(address)
    page.get_by_role("button", name="See the table").click()
    page.locator(".hand .card").first.wait_for()
    final = shown(page)

    page.goto(address.replace("/table/", "/replay/"))
    steps = page.get_by_role("slider", name="Step")
    steps.focus()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Forward")).to_be_disabled()
    expect(page.locator(".cap")).to_contain_text(steps.get_attribute("max") or "none")
    assert shown(page) == final
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    assert shown(page) != final
    page.get_by_role("radiogroup", name="Seen from").get_by_role("radio", name="Camille").click()
    expect(page.get_by_role("radio", name="Camille")).to_be_checked()
    page.get_by_role("slider", name="Step").focus()
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="Forward")).to_be_disabled()
    assert shown(page) == final


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_that_steers_a_replay_stands_in_one_row_on_a_desk(
    visit: Visit, server: Program, lang: str
) -> None:
    page = visit(lang=lang)
    page.goto(laid_table(page, server.data, laid(over)).replace("/table/", "/replay/"))
    page.locator(".ctl .btn").first.wait_for()
    rows = page.locator(".ctl").evaluate(ROWS)
    assert len(rows) == 1, rows


def test_a_replay_seen_from_a_seat_shows_the_hand_of_that_seat(visit: Visit, server: Program) -> None:
    page = visit()
    page.goto(laid_table(page, server.data, laid(over)).replace("/table/", "/replay/"))
    page.get_by_role("slider").wait_for()
    hands = []
    for seat in page.get_by_role("radiogroup", name="Seen from").get_by_role("radio").all()[1:]:
        seat.click()
        expect(page.locator(".me .who")).to_have_text(seat.inner_text())
        hands.append(page.locator(".hand .card > .vh").all_text_contents())
    assert all(len(cards) == 5 for cards in hands)
    assert {*hands[0]}.isdisjoint(hands[1])


def test_a_moment_of_a_replay_is_shared_by_link_and_the_game_as_a_file(visit: Visit, server: Program) -> None:
    page = visit()
    page.goto(laid_table(page, server.data, laid(over)).replace("/table/", "/replay/"))
    page.get_by_role("radiogroup", name="Seen from").get_by_role("radio", name="Camille").click()
    expect(page.locator(".me .who")).to_have_text("Camille")
    for step in ("1", "2", "3"):
        page.get_by_role("button", name="Forward").click()
        expect(page.locator(".cap .num")).to_contain_text(f"{step} /")
    page.get_by_role("button", name="Share").click()
    sharing = page.get_by_role("dialog", name="Share")
    with page.expect_download() as download:
        sharing.get_by_role("link").click()
    assert download.value.path().read_text("utf-8").startswith("baston record 1")
    friend = visit(sharing.get_by_role("textbox").input_value())
    expect(friend.locator(".cap .num")).to_contain_text("3 /")
    expect(friend.get_by_role("radio", name="Camille")).to_be_checked()
    assert shown(friend) == shown(page)


def test_a_replay_goes_by_steps_and_turns_and_the_log_is_lit(visit: Visit, server: Program) -> None:
    page = visit()
    page.goto(laid_table(page, server.data, laid(over)).replace("/table/", "/replay/"))
    at = page.locator(".cap .num")
    page.get_by_role("button", name="Last step").click()
    expect(page.get_by_role("button", name="Forward")).to_be_disabled()
    lit = page.locator(".log .cur")
    expect(lit.first).to_be_visible()
    page.get_by_role("button", name="First step").click()
    expect(at).to_contain_text("0 /")
    turn = page.locator(".tick.now")
    first = turn.inner_text()
    page.get_by_role("button", name="To the turn after").click()
    expect(turn).not_to_have_text(first)
    expect(page.locator(".log h3.cur")).to_be_visible()
    page.get_by_role("button", name="To the turn before").click()
    expect(turn).to_have_text(first)
    third = page.locator(".tick").nth(3)
    number = third.inner_text()
    third.click()
    expect(turn).to_have_text(number)
    page.locator(".log .row").last.click(position={"x": 4, "y": 4})
    expect(page.locator(".log .row").last).to_have_class(re.compile("cur"))
    page.get_by_role("radiogroup", name="Speed").get_by_role("radio", name="×4").click()
    page.get_by_role("button", name="First step").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(at).to_contain_text(re.compile(r"^[1-9]\d* /"))
    page.get_by_role("button", name="Pause").click()


def test_what_could_be_chosen_is_listed_and_shown_on_the_board(visit: Visit, server: Program) -> None:
    page = visit()
    page.goto(laid_table(page, server.data, laid(over)).replace("/table/", "/replay/"))
    chosen = page.get_by_role("button", name="choices: see them")
    while not chosen.count() or int(chosen.inner_text().split()[2]) < 3:
        page.get_by_role("button", name="Forward").click()
    step = page.locator(".cap .num").inner_text()
    count = int(chosen.inner_text().split()[2])
    chosen.click()
    listed = page.get_by_role("region", name="could choose")
    expect(listed.get_by_role("listitem")).to_have_count(count)
    expect(listed.get_by_text("✓ chosen")).to_have_count(1)
    expect(chosen).to_contain_text(f"{count} choices")  # what is told is still the choice that is listed
    expect(page.locator(".cap .num")).not_to_have_text(step)  # the board is that before the choice
    shown = 0
    for other in listed.get_by_role("listitem").get_by_role("button").all():
        other.click()
        expect(other).to_have_attribute("aria-pressed", "true")
        shown += page.locator(".is-hinted").count()
    assert shown, "what can be pressed on the board is shown there"
    listed.get_by_role("button", name="Close").click()
    expect(listed).to_have_count(0)
    expect(page.locator(".is-hinted")).to_have_count(0)


def test_a_line_of_the_log_can_be_linked_to(visit: Visit, server: Program) -> None:
    page = visit()
    address = laid_table(page, server.data, laid(over)).replace("/table/", "/replay/")
    steps = page.request.get(f"/api/replays/{address.rpartition('/')[2]}?open=true").json()["steps"]
    line = next(step["log"][0]["number"] for step in steps[5:] if step["log"])
    page.goto(f"{address}?line={line}")
    number = next(step["number"] for step in steps if any(told["number"] == line for told in step["log"]))
    expect(page.locator(".cap .num")).to_contain_text(f"{number} /")
