"""The draft of Super Fantasy Brawl: zones, bans and choices among tiles, nothing of it by a single press."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.arenas import arena, banning, bringing, choosing_a_zone
from tests.browser.conftest import Visit
from tests.browser.hands import decision, settled, until_asked
from tests.browser.tables import at_table, laid_for_two, laid_table, resize
from tests.server.program import Program

DESKS: Final = ((1440, 900), (1024, 768), (768, 1024), (800, 600))
CUT = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"

# Parts of a champion's tile that another part of it, or its edge, cuts off.
CROWDED: Final = """tiles => tiles.flatMap((tile) => {
  const box = tile.getBoundingClientRect();
  const parts = [".nm", ".figs", ".role", ".owner"].flatMap((part) => [...tile.querySelectorAll(part)]);
  const words = (part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  };
  const boxes = parts.map((part) => [part.textContent.trim(), words(part)]);
  const out = boxes.filter(([, part]) => part.right > box.right || part.bottom > box.bottom);
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const lie = ([, a], i) => boxes.slice(i + 1).some(([, b]) => across(a, b) > 2 && down(a, b) > 4);
  const over = boxes.filter(lie);
  return [...out, ...over].map(([text]) => text);
})"""


# How far a chosen tile, with the mark over its corner, lies within what scrolls: the least of its sides.
WITHIN: Final = """tile => {
  const [box, shows] = [tile, tile.closest(".tiles")].map((one) => one.getBoundingClientRect());
  const mark = getComputedStyle(tile, "::before");
  const over = (side) => Math.max(6, -parseFloat(mark[side]));
  return Math.min(box.top - over("top") - shows.top, shows.right - box.right - over("right"));
}"""


def choose(tile: Locator) -> None:
    """Press the tile of a champion, then the button: nothing is chosen before."""
    page = tile.page
    with settled(page):
        tile.click()
    with settled(page):
        page.locator(".prompt .btn-plan").click()


@pytest.mark.clause("SFB-31")
def test_on_a_phone_a_champion_is_read_and_taken_by_two_taps(visit: Visit, server: Program) -> None:
    page = visit(width=390, height=844, touch=True)
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    tile = page.locator(".tile.is-legal").last
    expect(page.locator(".tile")).to_have_count(24)
    expect(tile).to_be_in_viewport(ratio=1)
    figures = page.locator(".tile .figs").all_inner_texts()
    assert all(re.fullmatch(r"\d+\s*\d", figure) for figure in figures)  # hit points and defense
    expect(page.locator(".tile .far .reach-drawn")).not_to_have_count(0)
    tile.tap()
    cards = page.locator(".looked .six li")
    expect(cards).to_have_count(6)
    expect(cards.first).to_be_visible()
    assert cards.locator(".tx").evaluate_all(CUT) == []
    with settled(page):
        page.locator(".prompt .btn-plan").tap()
    expect(page.locator(".bench[data-seat='2'] li.out")).to_have_count(1)


def test_on_a_phone_the_champions_of_a_role_are_sought_by_a_tap(visit: Visit, server: Program) -> None:
    page = visit(width=390, height=844, touch=True)
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    roles = page.locator(".sought button")
    expect(roles.last).to_be_in_viewport(ratio=1)
    expect(page.locator(".tiles .pale")).to_have_count(0)
    roles.nth(1).tap()
    expect(page.locator(".tiles .pale").first).to_be_visible()
    expect(page.locator(".tile").last).to_be_in_viewport(ratio=1)


@pytest.mark.clause("SFB-30")
def test_a_zone_is_chosen_where_it_lies(visit: Visit, server: Program) -> None:
    page = visit()
    game = arena(choosing_a_zone)
    at_table(page, laid_table(page, server.data, game))
    hex = game.table.board.deployment[1][0]
    page.locator(f".hex[data-handle='{hex}']").click()
    expect(page.locator(".area")).to_have_count(len(game.table.board.deployment[1]))
    with settled(page):
        page.locator(".prompt .btn-plan").click()
    expect(page.locator(".zone-choice")).to_have_count(0)


@pytest.mark.clause("SFB-20")
def test_on_a_phone_zones_lie_where_their_names_say_and_the_order_begins_with_them(
    visit: Visit, server: Program
) -> None:
    page = visit(width=390, height=844, touch=True)
    game = arena(choosing_a_zone)
    at_table(page, laid_table(page, server.data, game))
    expect(page.locator(".draft-steps li").first).to_have_text(re.compile("Zone.*Camille", re.DOTALL))
    west, east = (
        page.locator(f".hex[data-handle='{hexes[0]}']").bounding_box()
        for hexes in game.table.board.deployment
    )
    assert west is not None
    assert east is not None
    assert west["x"] + west["width"] < east["x"]
    label = page.locator(f".hex[data-handle='{game.table.board.deployment[0][0]}']").get_attribute(
        "aria-label"
    )
    assert "western deployment zone" in (label or "").lower()


@pytest.mark.clause("SFB-31")
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_how_many_are_to_be_brought_is_told_and_has_as_many_places(
    visit: Visit, server: Program, size: tuple[int, int]
) -> None:
    host, guest = visit(), visit(width=size[0], height=size[1])
    address = laid_for_two(host, guest, server.data, arena(bringing, draft="competitive", first="1"))
    guest.goto(address)
    expect(guest.locator(".prompt .context")).to_have_text("Choose 5: 2 chosen.")
    for bench in guest.locator(".bench").all():
        expect(bench.locator("li")).to_have_count(5)
        box, last = bench.bounding_box(), bench.locator("li").last.bounding_box()
        assert box is not None
        assert last is not None
        assert last["x"] + last["width"] <= box["x"] + box["width"]
        assert last["y"] + last["height"] <= box["y"] + box["height"]


def test_a_tile_that_is_chosen_is_seen_whole_and_stays_where_it_is(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    tile = page.locator(".tile.is-legal").first
    before = tile.bounding_box()
    tile.click()
    assert tile.bounding_box() == before
    for place in (0, 3):
        page.locator(".tile").nth(place).evaluate("tile => tile.classList.add('is-chosen')")
        assert page.locator(".tile").nth(place).evaluate(WITHIN) >= 0


def test_a_champion_that_is_longer_than_its_sheet_shows_that_there_is_more(
    visit: Visit, server: Program
) -> None:
    page = visit(width=1024, height=768, lang="fr")
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    page.locator(".tile.is-legal").first.click()
    sheet = page.locator(".looked")
    more = "sheet => Number(getComputedStyle(sheet, '::after').opacity)"
    assert sheet.evaluate("sheet => sheet.scrollHeight > sheet.clientHeight")
    assert sheet.evaluate(more) == 1
    sheet.evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    page.wait_for_function(
        "() => getComputedStyle(document.querySelector('.looked'), '::after').opacity === '0'"
    )


@pytest.mark.clause("SFB-31")
def test_what_the_other_brings_is_secret_until_both_are_in(visit: Visit, server: Program) -> None:
    host, guest = visit(), visit()
    game = arena(bringing, draft="competitive", first="1")
    address = laid_for_two(host, guest, server.data, game)
    for page, own, secret in ((host, (1, 5), (2, 2)), (guest, (2, 2), (1, 5))):
        page.goto(address)
        for (seat, count), tiles in ((own, "button"), (secret, "[title^='secret until']")):
            expect(page.locator(f".bench[data-seat='{seat}'] {tiles}")).to_have_count(count)
    for _ in range(3):
        assert until_asked(guest)
        choose(guest.locator(".tile.is-legal").first)
    for page in (host, guest):
        expect(page.locator(".bench li button")).to_have_count(10)


@pytest.mark.clause("SFB-31")
def test_a_ban_is_seen_on_the_bench(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    steps = page.get_by_role("list", name="Order of bans and choices").locator("li")
    expect(steps).to_have_count(11)
    expect(steps.nth(3)).to_have_attribute("aria-current", "step")
    expect(steps.nth(3)).to_have_text(re.compile("Ban.*Camille", re.DOTALL))
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(24)
    choice = page.locator(".tile.is-legal").first
    name = choice.locator(".nm").inner_text()
    choice.hover()
    expect(page.locator(".looked .six li")).to_have_count(6)
    number = decision(page)
    choice.click()
    assert decision(page) == number
    with settled(page):
        page.get_by_role("button", name=f"Ban {name}").click()
    out = page.locator(".bench[data-seat='2'] li.out")
    expect(out).to_contain_text(name)
    expect(out.locator(".ban")).to_have_text("banned")
    expect(steps.nth(3).get_by_role("img", name="done")).to_be_visible()
    expect(steps.nth(3)).not_to_have_attribute("aria-current", "step")


def test_champions_are_sought_by_their_role_and_compared(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    tiles = page.locator(".tiles li")
    before = tiles.first.bounding_box()
    page.get_by_role("group", name="Champions that are sought").get_by_role("button", name="Shots").click()
    for i in range(tiles.count()):
        is_pale = "pale" in (tiles.nth(i).get_attribute("class") or "")
        assert is_pale == (tiles.nth(i).locator(".role").inner_text() != "Shots")
    assert tiles.first.bounding_box() == before
    page.locator(".tile").first.click()
    name = page.locator(".tile").first.locator(".nm").inner_text()
    page.get_by_role("button", name=f"Compare {name} with others").click()
    page.locator(".tile").last.click()
    table = page.locator(".looked table")
    expect(table.locator("thead")).to_contain_text(name)
    expect(table.locator("thead")).to_contain_text(page.locator(".tile").last.locator(".nm").inner_text())
    expect(table.locator("tbody tr")).to_have_count(8)


def test_the_tiles_of_champions_are_whole_on_a_phone_on_its_side(visit: Visit, server: Program) -> None:
    page = visit(width=844, height=390, lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    for tile in page.locator(".tile").all()[:3]:
        lower = tile.bounding_box()
        role = tile.locator(".role").bounding_box()
        assert lower is not None
        assert role is not None
        assert role["y"] + role["height"] <= lower["y"] + lower["height"]
    page.locator(".tile").last.scroll_into_view_if_needed()
    expect(page.locator(".tile").last).to_be_in_viewport(ratio=1)


def test_the_tiles_of_champions_are_whole_on_every_desk(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    for width, height in DESKS:
        resize(page, width, height)
        assert page.locator(".tile").evaluate_all(CROWDED) == [], width
    page.locator(".tile.is-legal").first.click()
    for width, height in DESKS:
        resize(page, width, height)
        name, compare = page.locator(".champion-name").bounding_box(), page.locator(".compare").bounding_box()
        assert name is not None
        assert compare is not None
        below = compare["y"] + compare["height"] <= name["y"] + 1
        assert below or name["x"] + name["width"] <= compare["x"] + 1, width
