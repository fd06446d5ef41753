"""Positions in the browser: out of finished games, set up by hand, refused, judged, passed on, played on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from baston.games import game_named
from baston.kernel.state import State
from tests.browser.conftest import Visit
from tests.browser.laid import Laid, reached
from tests.browser.tables import laid_table
from tests.server.program import Program

MAT: Final = {"mode": "base-principale"}
KINDS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "smashup": ("smashup", {"max_rounds": "3"}),
    "base-principale": ("smashup", MAT),
    "superfantasybrawl": ("superfantasybrawl", {"draft": "random", "max_rounds": "3"}),
    "galacticlash": ("galacticlash", {}),
}
TALL: Final = 2_000  # pixels: all places of a position are in view
HOLDS: Final = "This can be set up"


def over(kind: str) -> Laid[State]:
    """A game of this kind that chance has played to its end."""
    name, options = KINDS[kind]
    game = game_named(name)
    return reached(
        game, lambda state: state.over, 2, {"first": "1"} | options if name != "galacticlash" else options
    )


def what_if(page: Page, server: Program, kind: str, step: int = 30) -> None:
    """Come to the position at a step of a finished game."""
    address = laid_table(page, server.data, over(kind)).replace("/table/", "/replay/")
    page.goto(f"{address}?step={step}")
    page.get_by_role("button", name="What if").click()
    expect(page).to_have_url(re.compile(f"/board/{KINDS[kind][0]}.*#p="))
    expect(page.get_by_text(HOLDS)).to_be_visible()


def text_of(page: Page) -> str:
    """The position as the page has it now."""
    page.get_by_role("radio", name="The position as text").click()
    text = page.get_by_role("textbox", name="The position as text").input_value()
    page.get_by_role("radio", name="Move the cards").click()
    return text


def line_of(page: Page, name: str) -> list[str]:
    """The words of a line of the position."""
    (line,) = [line for line in text_of(page).splitlines() if line.startswith(f"{name}:")]
    return line.partition(":")[2].split()


def lane(page: Page, name: str) -> Locator:
    return page.locator(f'.lane[data-lane^="{name}"][data-part="0"]').first


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_game_is_played_on_otherwise_from_a_moment(
    visit: Visit, server: Program, kind: str
) -> None:
    page = visit()
    what_if(page, server, kind)
    expect(page.locator(".board :is([data-at], [data-handle])").first).to_be_visible()
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.locator(".prompt").first.wait_for()
    table = page.url.split("/table/")[1].split("?")[0]
    told = page.request.get(f"/api/tables/{table}").json()
    assert told["started"]
    assert told["options"]["position"].startswith(KINDS[kind][0])


def by_words(page: Page) -> None:
    """A card of a hand is dragged from its place in the list to another."""
    hand = lane(page, "hand 1")
    hand.locator(".word").first.drag_to(lane(page, "discard 1"))


def put_by_keys(page: Page) -> None:
    hand = lane(page, "hand 1")
    hand.locator(".word").first.focus()
    page.keyboard.press("Enter")
    lane(page, "discard 1").get_by_role("button", name="Put here").press("Enter")


@pytest.mark.parametrize("way", [by_words, put_by_keys])
def test_a_card_is_put_elsewhere_by_dragging_or_by_keys(
    visit: Visit, server: Program, way: Callable[[Page], None]
) -> None:
    page = visit(height=TALL)
    what_if(page, server, "smashup", 5)
    card, discarded = line_of(page, "hand 1")[0], line_of(page, "discard 1")
    way(page)
    expect(page.get_by_text(HOLDS)).to_be_visible()
    assert line_of(page, "discard 1") == [*discarded, card]


def center(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """By mouse, on the board itself."""
    page.mouse.move(*center(thing))
    page.mouse.down()
    page.mouse.move(*center(place), steps=4)
    page.mouse.up()


def test_a_card_of_the_hand_is_dragged_onto_a_base(visit: Visit, server: Program) -> None:
    page = visit(height=TALL)
    what_if(page, server, "smashup", 5)
    hand = line_of(page, "hand 1")
    drag(page, page.locator(".hand [data-handle]").first, page.locator(".base").nth(1))
    expect(lane(page, "hand 1").locator(".word")).to_have_count(len(hand) - 1)
    assert f"1:{hand[0]}" in text_of(page)


def test_a_minion_on_the_mat_is_dragged_to_a_pile(visit: Visit, server: Program) -> None:
    page = visit(height=TALL)
    what_if(page, server, "base-principale", 40)
    minion = page.locator(".board .chip").first
    discarded = line_of(page, "discard 1")
    drag(page, minion, lane(page, "discard 1"))
    assert len(line_of(page, "discard 1")) > len(discarded)


def test_a_champion_is_dragged_to_another_hex(visit: Visit, server: Program) -> None:
    page = visit(height=TALL)
    what_if(page, server, "superfantasybrawl", 40)
    team = line_of(page, "champions 1")
    assert any("@" in word for word in team)
    there = page.locator('.token[data-seat="1"]:not(.on-gate)').first
    drag(page, there, page.locator(".arena-map .hex.zone-none").last)
    expect(page.get_by_text(HOLDS).or_(page.get_by_text("stands already"))).to_be_visible()
    assert line_of(page, "champions 1") != team


def test_a_card_of_the_hand_comes_into_play(visit: Visit, server: Program) -> None:
    page = visit(height=TALL)
    what_if(page, server, "galacticlash", 40)
    hand, play = line_of(page, "energies 1"), line_of(page, "hand 1")
    lane(page, "energies 1").locator(".word").first.drag_to(lane(page, "hand 1"))
    expect(lane(page, "hand 1").locator(".word")).to_have_count(len(play) + 1)
    assert line_of(page, "energies 1") != hand


def test_what_cannot_be_is_refused_beside_it_and_may_be_mended(visit: Visit) -> None:
    page = visit("/board/smashup")
    page.get_by_role("button", name="A small position").click()
    expect(page.get_by_text(HOLDS)).to_be_visible()
    page.get_by_role("radio", name="The position as text").click()
    text = page.get_by_role("textbox", name="The position as text")
    whole = text.input_value()
    text.fill(whole.replace("shinobi", "shinobo"))
    expect(page.get_by_text("Did you mean shinobi?")).to_be_visible()
    expect(page.get_by_role("button", name="Play on")).to_be_disabled()
    text.fill(whole)
    expect(page.get_by_text(HOLDS)).to_be_visible()
    page.get_by_role("button", name="Analyse").click()
    expect(page.get_by_text("Best for Player 1")).to_be_visible()
    page.get_by_role("button", name="Copy as link").click()
    link = page.get_by_role("textbox", name="The link to this position").input_value()
    page.goto("/")
    page.goto(link)
    expect(page.get_by_text(HOLDS)).to_be_visible()
    page.get_by_role("radio", name="The position as text").click()
    expect(page.get_by_role("textbox", name="The position as text")).to_have_value(whole)


def test_a_small_position_can_be_set_up_in_french_on_a_phone(visit: Visit) -> None:
    page = visit("/board/galacticlash", width=390, height=844, lang="fr", touch=True)
    page.get_by_role("button", name="Une petite position").click()
    expect(page.get_by_text("Cette position est possible")).to_be_visible()
    word = lane(page, "hand 1").locator(".word").first
    word.tap()
    expect(page.get_by_text("est en main")).to_be_visible()


def test_from_the_end_of_a_game_one_press_leads_to_its_last_position(visit: Visit, server: Program) -> None:
    page = visit()
    page.goto(laid_table(page, server.data, over("smashup")))
    page.get_by_role("button", name="What if").click()
    expect(page).to_have_url(re.compile("/board/smashup.*#p="))
    expect(page.get_by_text(HOLDS)).to_be_visible()
