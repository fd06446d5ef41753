"""A finished game is watched again: its end is the table as it was left."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.laid import laid, over
from tests.browser.tables import laid_table
from tests.server.program import Program


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
