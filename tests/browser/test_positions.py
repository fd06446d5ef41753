"""Positions in the browser: out of finished games, set up by hand, refused, judged, passed on, played on."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from baston.games import game_named
from baston.kernel.state import State
from baston.puzzles import read_puzzles
from tests.browser.conftest import Visit
from tests.browser.laid import Laid, reached
from tests.browser.tables import laid_table
from tests.browser.test_touch import drag as drag_over
from tests.puzzles.test_proving import NEAR
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
    page.get_by_role("radio", name="As text").click()
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
    page.get_by_role("radio", name="As text").click()
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
    page.get_by_role("radio", name="As text").click()
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


def small(page: Page, hold: str = HOLDS, name: str = "A small position") -> None:
    """Begin with the small position that the page offers."""
    page.get_by_role("button", name=name).click()
    expect(page.get_by_text(hold)).to_be_visible()


def pressed(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_text(HOLDS)).to_be_visible()


def head_of(page: Page) -> str:
    return text_of(page).splitlines()[0]


def test_points_are_changed_by_buttons_and_by_keys(visit: Visit) -> None:
    page = visit("/board/smashup")
    small(page)
    expect(page.locator(".dock")).to_contain_text("1 minion")
    page.get_by_role("radio", name="Numbers").click()
    pressed(page, "One more: Victory points, Player 2")
    points = page.get_by_role("spinbutton", name="Victory points, Player 1")
    points.press("ArrowUp")
    points.press("ArrowUp")
    points.press("Enter")
    page.get_by_role("combobox", name="Whose turn").select_option("Player 2")
    pressed(page, "One less: Plays left, Actions")
    expect(page.get_by_role("button", name="One less: Plays left, Actions")).to_be_disabled()
    expect(page.get_by_text("Player 2 plays next")).to_be_visible()
    assert "turn=2 number=7 vp=8,6 plays=1,0" in head_of(page)


def test_cores_are_spent_by_hand_and_damage_is_laid_on_a_champion(visit: Visit) -> None:
    page = visit("/board/superfantasybrawl")
    small(page)
    page.get_by_role("radio", name="Numbers").click()
    row = page.get_by_role("region", name="Cores that are ready")
    row.get_by_role("button", name="Red").first.click()
    expect(row.get_by_role("button", name="Red").first).to_have_attribute("aria-pressed", "false")
    row.get_by_role("button", name="Blue").last.click()
    assert "cores=yellow+blue,blue" in head_of(page)
    expect(page.get_by_text(HOLDS)).to_be_visible()
    hex_named(page, "e5").click()
    damage = page.get_by_role("region", name="Picked up: Dugrun")
    damage.get_by_role("button", name="One more: Damage").click()
    damage.get_by_role("button", name="One more: Damage").click()
    damage.get_by_role("button", name="Levelled side up").click()
    expect(damage.get_by_role("spinbutton", name="Damage")).to_have_value("2")
    page.keyboard.press("Escape")
    expect(damage).to_have_count(0)
    assert line_of(page, "champions 1")[0] == "DUG+@e5-2"


def test_a_trap_is_laid_and_put_on_another_hex(visit: Visit) -> None:
    page = visit("/board/superfantasybrawl", height=TALL)
    small(page)
    adding = page.locator("form.add")
    adding.get_by_label("Where").select_option("Traps")
    adding.get_by_label("Hex").select_option("d3")
    adding.get_by_role("combobox", name="Card").fill("trap_root")
    adding.get_by_role("button", name="+").click()
    lane(page, "traps").locator(".word").click()
    page.get_by_role("region", name="Picked up").get_by_label("Hex").select_option("h7")
    expect(page.get_by_text(HOLDS)).to_be_visible()
    drag(page, hex_named(page, "h7"), hex_named(page, "g3"))
    expect(page.get_by_text(HOLDS)).to_be_visible()
    assert line_of(page, "traps") == ["g3:root"]
    lane(page, "traps").locator(".word").click()
    page.get_by_role("button", name="Take away").click()
    assert line_of(page, "traps") == []


def test_counters_and_wounds_are_laid_on_cards(visit: Visit) -> None:
    page = visit("/board/smashup")
    small(page)
    lane(page, "base the_homeworld").locator(".word").first.click()
    pressed(page, "One more: +1 power counters")
    page.get_by_role("button", name="Used this turn").click()
    assert line_of(page, "base the_homeworld")[0] == "1:invader+1*"
    page.goto("/board/galacticlash")
    small(page)
    lane(page, "energies 1").locator(".word").first.click()
    pressed(page, "One less: How many of them")
    assert line_of(page, "energies 1")[0] == "force_obscure*2"


def phone(visit: Visit, game: str) -> Page:
    """A small position on a phone, upright."""
    page = visit(f"/board/{game}", width=390, height=844, touch=True)
    small(page)
    return page


def hex_named(page: Page, name: str) -> Locator:
    return page.locator(f'.hex[aria-label$="{name}" i]')


def drag_by_finger(page: Page, thing: Locator, place: Locator) -> None:
    touch = page.context.new_cdp_session(page)
    x, y = center(thing)
    end = center(place)
    for kind, *to in (
        ("touchStart", x, y),
        ("touchMove", x, y + 12),
        ("touchMove", *end),
        ("touchMove", *end),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": to[0], "y": to[1]}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def both_in_view(page: Page, first: Locator, second: Locator) -> None:
    """Scroll until both are in the middle of the window."""
    boxes = first.bounding_box(), second.bounding_box()
    assert boxes[0] is not None
    assert boxes[1] is not None
    page.evaluate("y => scrollBy(0, y - innerHeight / 2)", (boxes[0]["y"] + boxes[1]["y"]) / 2)


def test_a_card_is_dragged_by_finger_from_a_pile_to_a_base(visit: Visit) -> None:
    page = phone(visit, "smashup")
    card, base = lane(page, "hand 1").locator(".word").first, lane(page, "base tortuga")
    both_in_view(page, card, base)
    drag_by_finger(page, card, base)
    expect(base.locator(".word")).to_have_text(["Hoverbot"])
    assert line_of(page, "hand 1") == ["nukebot", "crop_circles"]
    assert page.locator(".drag-ghost, .picked-bar").count() == 0


def test_a_card_on_the_board_is_dragged_by_finger_to_another_base(visit: Visit) -> None:
    page = phone(visit, "smashup")
    page.locator(".strip [role=tab]").first.tap()
    chip, tab = page.locator(".base.shown .chip").first, page.locator(".strip [role=tab]").last
    drag_over(page, chip, page.locator(".board"), over=tab)
    expect(page.get_by_text(HOLDS)).to_be_visible()
    assert line_of(page, "base tortuga") == ["2:king_rex"]


def test_a_champion_is_dragged_by_finger_through_the_arena(visit: Visit) -> None:
    page = phone(visit, "superfantasybrawl")
    drag_by_finger(page, hex_named(page, "e5"), hex_named(page, "c5"))
    expect(page.get_by_text(HOLDS)).to_be_visible()
    assert line_of(page, "champions 1")[0] == "DUG@c5"


def test_a_unit_is_dragged_by_finger_to_a_pit(visit: Visit) -> None:
    page = phone(visit, "galacticlash")
    card, pit = lane(page, "play").locator(".word").first, lane(page, "pit 1")
    pit.scroll_into_view_if_needed()
    both_in_view(page, card, pit)
    drag_by_finger(page, card, pit)
    expect(page.get_by_text(HOLDS)).to_be_visible()
    assert line_of(page, "pit 1") == ["acolyte_cendre"]


def test_the_page_moves_on_under_a_card_that_is_dragged_to_its_edge(visit: Visit) -> None:
    page = phone(visit, "smashup")
    card = lane(page, "base the_homeworld").locator(".word").first
    card.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    touch = page.context.new_cdp_session(page)
    x, y = center(card)
    for kind, to in (("touchStart", y), ("touchMove", y + 30), ("touchMove", 840.0)):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": to}]})
    page.wait_for_function("before => scrollY > before + 100", arg=before)
    touch.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
    expect(page.locator(".drag-ghost")).to_have_count(0)


def test_a_position_is_shared_as_a_puzzle_that_anybody_can_solve(visit: Visit) -> None:
    page = visit("/board/smashup")
    page.get_by_role("radio", name="As text").click()
    page.get_by_role("textbox", name="The position as text").fill(NEAR.strip())
    expect(page.get_by_text(HOLDS)).to_be_visible()
    page.get_by_role("button", name="Copy as puzzle").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("combobox", name="Goal").select_option("Gain at least N VP this turn.")
    dialog.get_by_role("spinbutton", name="N, how much").fill("9")
    dialog.get_by_role("button", name="Try all answers").click()
    expect(dialog.locator(".proof")).to_contain_text("The goal cannot be reached for certain")
    assert read_puzzles(dialog.get_by_role("textbox", name="The puzzle as text").input_value())[0].lines == []
    dialog.get_by_role("button", name="One less: N, how much").click()
    expect(dialog.locator(".proof")).to_have_count(0)
    dialog.get_by_role("spinbutton", name="N, how much").fill("1")
    dialog.get_by_role("button", name="Try all answers").click()
    expect(dialog.locator(".proof")).to_contain_text("Proved: one line reaches the goal")
    expect(dialog.get_by_role("img", name="Grade 1 of 3")).to_be_visible()
    (puzzle,) = read_puzzles(dialog.get_by_role("textbox", name="The puzzle as text").input_value())
    assert (str(puzzle.goal), len(puzzle.lines), puzzle.grade) == ("gain 1", 1, 1)
    link = dialog.get_by_role("textbox", name="The link to this puzzle").input_value()

    other = visit(link[link.index("/puzzle/") :])
    expect(other.locator(".goal")).to_contain_text("Gain at least 1 VP this turn.")
    expect(other.locator(".goal")).to_contain_text("Proved: one line")
    expect(other.locator(".goal").get_by_role("img", name="Grade 1 of 3")).to_be_visible()
    other.locator(".asking .pass").click()
    expect(other.locator(".asking .says")).to_contain_text("Refuted")
    other.get_by_role("button", name="Take back").click()
    other.get_by_role("button", name="Hint").click()
    expect(other.locator(".asking .says")).to_contain_text("The solution goes on with")
    other.get_by_role("button", name="Show the solution").click()
    for _ in puzzle.lines[0]:
        other.get_by_role("button", name="Next step").click()
    expect(other.locator(".asking .says")).to_contain_text("Solved!")
    other.get_by_role("button", name="Share").click()
    other.get_by_role("link", name="Change its position").click()
    expect(other.get_by_text(HOLDS)).to_be_visible()


def test_a_link_without_a_puzzle_says_so(visit: Visit) -> None:
    page = visit("/puzzle/smashup?goal=win")
    expect(page.get_by_text("This link has no position")).to_be_visible()
