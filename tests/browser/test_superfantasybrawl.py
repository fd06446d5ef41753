"""Super Fantasy Brawl at the web table: ways, areas, drafts, and a game won, by mouse and by keyboard."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import FilePayload, Locator, Page, expect

from baston.games.superfantasybrawl.cards.card import CARDS, printed
from baston.kernel.rng import Rng
from tests.browser.arenas import (
    acting,
    ahead_at_the_end,
    arena,
    at_the_last_turn,
    attacking,
    counting,
    discarding,
    hurt,
    in_reach,
    lacking_a_core,
    laying_an_area,
    moving,
    options,
    out_of_core,
    reacting,
    strikes,
    striking_unasked,
    unasked,
)
from tests.browser.conftest import Visit, Visitors
from tests.browser.hands import ASKED, EDGE, OVER, act, decision, settled, until_asked
from tests.browser.keys import answer, go_to
from tests.browser.tables import BOT, ME, at_table, laid_for_two, laid_table, new_table, resize
from tests.server.program import Program
from tests.superfantasybrawl.arenas import STANDARD

LEGAL: Final = ".hex.is-legal"
BORDER: Final = 2  # pixels
# What lies below what turns an area, beside the field itself.
COVERED: Final = """buttons => buttons.flatMap((button) => {
  const { left, top, right, bottom } = button.getBoundingClientRect();
  const [xs, ys] = [[left, right], [top, bottom]].map(([from, to]) =>
    [0.05, 0.3, 0.5, 0.7, 0.95].map((part) => from + (to - from) * part));
  const below = xs.flatMap((x) => ys.flatMap((y) => document.elementsFromPoint(x, y)));
  const things = below.filter((one) => one.closest(".hex, .gate, .token, .member, .prompt"));
  return things.map((one) => one.outerHTML);
})"""
TARGET: Final = ".hex.is-target"
# Challenges that reach beyond their strip, and what of them reaches beyond its own box or theirs.
CUT_CHALLENGES: Final = """strip => [...strip.querySelectorAll(".track button")].flatMap((button) => {
  const [room, box] = [strip, button].map((one) => one.getBoundingClientRect());
  const parts = [...button.querySelectorAll(".what, .gist, .met")].filter((part) => {
    const { right, bottom } = part.getBoundingClientRect();
    const isClipped = part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 2;
    return right > box.right || bottom > box.bottom || (isClipped && part.matches(".what, .gist"));
  });
  return [...(box.bottom > room.bottom ? [button] : []), ...parts].map((one) => one.textContent.trim());
})"""


def hex_of(page: Page, handle: int) -> Locator:
    return page.locator(f".hex[data-handle='{handle}']")


def names(page: Page, wanted: str) -> set[str]:
    """The handles of the hexes of a kind."""
    found = page.locator(wanted).evaluate_all("all => all.map(one => one.dataset.handle)")
    return set(found)


@pytest.mark.clause("SFB-71", "SFB-72")
@pytest.mark.parametrize("width", [1440, 390])
def test_a_way_is_shown_before_it_is_gone(visit: Visit, server: Program, width: int) -> None:
    page = visit(width=width)
    game = arena(moving)
    at_table(page, laid_table(page, server.data, game))
    expect(page.locator(LEGAL)).to_have_count(len(options(game.table)) - 1)
    names_at_the_edge = page.locator(".hex-name").all_text_contents()
    assert {"a1", "a4", "f1", "f9", "k4"} <= set(names_at_the_edge)
    assert "f5" not in names_at_the_edge
    far = max(range(page.locator(LEGAL).count()), key=lambda i: steps(page, i))
    assert steps(page, far) >= 2
    there = page.locator(LEGAL).nth(far)
    handle = there.get_attribute("data-handle")
    count = steps(page, far)
    there.hover()
    expect(page.locator(".hex-name.pointed")).to_have_text(
        (there.get_attribute("aria-label") or "").split(", ")[-1]
    )
    expect(page.locator(".over .step")).to_have_count(count)
    number = decision(page)
    there.click()
    expect(page.locator(".ghost")).to_have_count(1)
    assert decision(page) == number  # a press alone moves nobody
    with settled(page):
        page.get_by_role("button", name=f"Move ({count})").click()
    expect(hex_of(page, int(handle or 0))).to_have_attribute("aria-label", re.compile("yours"))


def steps(page: Page, place: int) -> int:
    """How many steps the hex says that it is away."""
    label = page.locator(LEGAL).nth(place).get_attribute("aria-label") or ""
    found = re.search(r"reached in (\d+) step", label)
    return int(found[1]) if found else 0


@pytest.mark.clause("SFB-130")
@pytest.mark.parametrize("width", [1440, 390])
def test_whom_a_skill_strikes_unasked_is_shown_before_it_is_played(
    visit: Visit, server: Program, width: int
) -> None:
    page = visit(width=width)
    game = arena(striking_unasked)
    at_table(page, laid_table(page, server.data, game))
    strike = unasked(game.table)[0]
    number = decision(page)
    page.locator(f".hand [data-handle='{strike.card}']").click(position=EDGE)
    hex_of(page, strike.hex).click()
    page.mouse.move(1, 1)
    struck = hex_of(page, game.table.hex[strike.enemy])
    name = (struck.get_attribute("aria-label") or "").split(", ")[0]
    expect(page.locator(".over .shot")).to_have_count(1)
    expect(page.locator(".over .chip-hit")).to_contain_text(f"−{strike.damage}")
    expect(page.locator(".prompt .sentence")).to_contain_text(f" on {name}")
    assert decision(page) == number
    with settled(page):
        page.locator(".prompt .btn-plan").click()
    expect(page.locator(".over .shot")).to_have_count(0)


@pytest.mark.clause("SFB-85")
def test_an_area_is_turned_then_confirmed(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(laying_an_area)))
    turn = page.get_by_role("button", name="Turn the area on")
    turn.click()
    first = names(page, TARGET)
    expect(page.locator(".outlook li").first).to_be_visible()
    turn.click()
    second = names(page, TARGET)
    assert first
    assert second - first
    page.get_by_role("button", name="Turn the area back").click()
    assert names(page, TARGET) == first
    expect(page.locator(".chip-hit").first).to_be_visible()
    with settled(page):
        page.get_by_role("button", name=re.compile("^Attack")).click()
    expect(page.locator(".area")).to_have_count(0)


@pytest.mark.clause("SFB-219")
@pytest.mark.parametrize("width", [1440, 390])
def test_a_card_of_the_hand_that_is_asked_for_goes_only_by_the_button(
    visit: Visit, server: Program, width: int
) -> None:
    page = visit(width=width)
    at_table(page, laid_table(page, server.data, arena(discarding)))
    number = decision(page)
    card = page.locator(".hand .card.is-legal").first
    name = card.locator(".nm").inner_text()
    card.click(position={"x": 14, "y": 20})
    expect(page.locator(".prompt")).to_contain_text(f"{name} is not chosen yet")
    page.get_by_role("button", name="Take back").click()
    assert decision(page) == number
    page.locator(".hand .card.is-legal").first.click(position={"x": 14, "y": 20})
    with settled(page):
        page.get_by_role("button", name=f"Choose {name}").click()


def test_a_turn_is_played_by_keyboard(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(acting)))
    with settled(page):
        go_to(page, ".hand .card.is-legal")
        page.keyboard.press("Enter")
    expect(page.locator(LEGAL).first).to_be_visible()
    go_to(page, LEGAL)
    handle = page.evaluate("document.activeElement.dataset.handle")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("c")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert re.search("hit points", label)
    go_to(page, f".hex[data-handle='{handle}']")
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).not_to_have_count(0)
    with settled(page):
        page.keyboard.press("Enter")  # the same again pays
    expect(hex_of(page, int(handle))).to_have_attribute("aria-label", re.compile("yours"))
    where = page.locator(".where")
    while until_asked(page) and where.inner_text() == "Round 2":
        with settled(page):
            page.keyboard.press("p")
    expect(where).to_have_text("Round 3")


@pytest.mark.clause("SFB-61", "SFB-70", "SFB-96")
def test_an_attack_is_planned_then_paid_for_by_one_button(visit: Visit, server: Program) -> None:
    host, guest = visit(), visit()
    game = arena(in_reach)
    address = laid_for_two(host, guest, server.data, game)
    host.goto(address)
    guest.goto(address)
    strike = next(one for one in strikes(game.table) if one.damage > 0)
    number = decision(host)
    host.locator(f".hand [data-handle='{strike.card}']").click()
    enemy = hex_of(host, game.table.hex[strike.enemy])
    expect(enemy).to_have_class(re.compile("is-legal"))
    expect(host.locator(".over .chip-hit").first).to_be_visible()
    enemy.click()
    expect(host.locator(".ghost").first).to_be_visible()
    expect(host.locator(".prompt .btn-plan")).to_have_text(re.compile("Attack for"))
    assert decision(host) == number
    expect(host.locator(".hud .core.spent")).to_have_count(0)
    host.keyboard.press("Escape")
    expect(host.locator(".ghost")).to_have_count(0)
    expect(host.locator(".hand .card.is-chosen")).to_have_count(1)
    host.keyboard.press("Escape")
    expect(host.locator(".hand .card.is-chosen")).to_have_count(0)
    host.locator(f".hand [data-handle='{strike.card}']").click()
    hex_of(host, strike.hex).click()
    enemy.click()
    host.mouse.move(1, 1)
    button = host.locator(".prompt .btn-plan")
    expect(button).to_have_text(re.compile(f"Attack for {strike.damage}"))
    before = guest.locator(".prompt").get_attribute("data-decision")
    button.click()
    expect(guest.locator(".prompt")).not_to_have_attribute("data-decision", before or "none")
    expect(hex_of(guest, strike.hex)).to_have_attribute("aria-label", re.compile("Camille's"))
    expect(guest.locator(".hud .core.spent")).to_have_count(1)
    expect(host.get_by_role("log")).to_contain_text(f"{strike.damage} damage")
    host.mouse.move(2, 2)
    for page in (host, guest):
        expect(page.locator(".reading h2")).to_have_text(printed(game.table, strike.card).title)
        expect(page.locator(".reading .source")).to_contain_text("Played last by Camille")


@pytest.mark.clause("SFB-70")
def test_by_touch_nothing_moves_before_the_button(visit: Visit, server: Program) -> None:
    page = visit(width=390, height=844, touch=True)
    game = arena(in_reach)
    at_table(page, laid_table(page, server.data, game))
    strike = next(one for one in strikes(game.table) if one.damage > 0)
    number = decision(page)
    page.locator(f".hand [data-handle='{strike.card}']").tap()
    hex_of(page, strike.hex).tap()
    expect(page.locator(".ghost").first).to_be_visible()
    hex_of(page, strike.hex).tap()
    hex_of(page, game.table.hex[strike.enemy]).tap()
    assert decision(page) == number
    with settled(page):
        page.locator(".prompt .btn-plan").tap()
    expect(hex_of(page, strike.hex)).to_have_attribute("aria-label", re.compile("yours"))


@pytest.mark.clause("SFB-278")
def test_a_game_is_won_up_to_its_result(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(ahead_at_the_end, first="2", max_rounds="9")))
    page.get_by_role("button", name="End the Activation phase").first.click()
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_contain_text("win")


ENDED: Final = re.compile("win|draw", re.IGNORECASE)


@pytest.mark.clause("SFB-31", "SFB-278")
def test_a_whole_game_by_mouse_from_the_bans_to_the_result(visit: Visit) -> None:
    page = visit()
    page.goto(new_table(page, ME, BOT, game="superfantasybrawl", draft="competitive", max_rounds="2"))
    rng = Rng(1)
    while until_asked(page):
        act(page, rng)
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_contain_text(ENDED)


def test_a_game_is_played_to_its_end_by_keyboard_alone(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(at_the_last_turn, first="2", max_rounds="3")))
    answers = 0
    while until_asked(page):
        answer(page)
        answers += 1
    assert answers > 1
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_contain_text(ENDED)


@pytest.mark.clause("SFB-293")
def test_a_game_of_four_is_played_to_its_end(visit: Visit, server: Program) -> None:
    page = visit()
    game = arena(at_the_last_turn, 4, first="2", max_rounds="3")
    at_table(page, laid_table(page, server.data, game))
    expect(page.locator(".hud-seat")).to_have_count(4)
    rng = Rng(2)
    while until_asked(page):
        act(page, rng)
    expect(page.locator(OVER).get_by_role("heading", level=1)).to_contain_text(ENDED)


@pytest.mark.clause("SFB-252")
def test_every_discard_pile_opens(visit: Visit, server: Program) -> None:
    page = visit()
    game = arena(acting)
    at_table(page, laid_table(page, server.data, game))
    assert game.table.discard[1]
    page.locator(".away .pile").click()
    cards = page.get_by_role("dialog").locator(".card")
    expect(cards).to_have_count(len(game.table.discard[1]))
    expect(cards.first).to_contain_text(CARDS[game.table.what[game.table.discard[1][-1]]].title)


@pytest.mark.clause("SFB-150")
def test_who_is_out_of_action_waits_at_the_gate(visit: Visit, server: Program) -> None:
    page = visit()
    game = arena(hurt)
    at_table(page, laid_table(page, server.data, game))
    expect(page.locator(".token.on-gate")).to_have_count(game.table.hex[1:].count(0))
    expect(page.locator(".member.on-gate").first).to_contain_text("On the Gate")


@pytest.mark.clause("SFB-110")
def test_an_attack_names_the_reactions_that_could_come(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(attacking)))
    page.locator(LEGAL).first.hover()
    expect(page.locator(".shot")).to_have_count(1)
    outlook = page.locator(".outlook")
    expect(outlook).to_contain_text("Before any Reaction")
    expect(outlook).to_contain_text(re.compile("Reactions that could come: .|No Reaction could come"))


@pytest.mark.clause("SFB-273")
def test_reactions_are_passed_by_default_if_it_is_wished_so(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(reacting)))
    number = decision(page)
    page.get_by_label("Always pass Reactions").check()
    assert decision(page) == number  # what is asked already stays to be answered
    page.reload()
    page.wait_for_selector(f'{ASKED}:not([data-decision="{number}"]), {OVER}')
    expect(page.get_by_role("log")).to_contain_text("Camille plays no Reaction")


@pytest.mark.clause("SFB-50")
def test_the_track_shows_where_a_challenge_counts(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(counting)))
    slot = page.locator(".track button").nth(1)
    slot.hover()
    expect(page.locator(".place")).not_to_have_count(0)
    page.locator(".hand .card").first.hover()
    expect(page.locator(".place")).to_have_count(0)


def upload(page: Page, arena: str) -> None:
    """Order a table on an arena out of a file."""
    page.get_by_role("radio", name="My own file").click()
    file = FilePayload(name="mine.toml", mimeType="application/toml", buffer=arena.encode())
    page.locator("input[type=file]").set_input_files(file)


def test_an_arena_of_ones_own_is_refused_with_line_and_field_then_mended_and_played(
    chrome: Chromium, server: Program
) -> None:
    visitors = Visitors(chrome, server.address)
    page = visitors.new("/new/superfantasybrawl")
    teams = page.get_by_role("radiogroup", name="Teams", exact=True).get_by_role("radio", name="At random")
    teams.click()
    own = STANDARD.replace("slots = [0, 1, 2, 1]", "slots = [0, 3, 3]")
    bad = own.replace("drawn = 11", "drawn = 99")
    upload(page, bad)
    page.get_by_role("button", name="Start").click()
    line = bad.splitlines().index("drawn = 99") + 1
    refused = f"mine.toml: Arena, line {line}: challenges.drawn has to be a whole number from 9 to 15."
    expect(page.get_by_role("alert")).to_have_text(refused)
    expect(teams).to_be_checked()
    upload(page, own)
    page.get_by_role("button", name="Start").click()
    rng = Rng(1)
    while until_asked(page) and page.locator(".sfb-draft").count():  # who begins chooses a zone first
        act(page, rng)
    expect(page.locator(".track li .worth")).to_have_text(["–", "3", "3"])
    visitors.leave()
    assert [wrong for wrong in visitors.wrong if "400" not in wrong] == []


def test_seats_of_another_game_become_those_of_this_one(visit: Visit) -> None:
    page = visit("/new/smashup")
    page.get_by_role("button", name="+ Bot").click()
    expect(page.locator(".seats li")).to_have_count(3)
    page.get_by_role("radio", name="Super Fantasy Brawl").click()
    expect(page.locator(".seats li")).to_have_count(2)


def test_the_gallery_lays_cards_by_champion(visit: Visit) -> None:
    page = visit("/cards/superfantasybrawl")
    shelf = page.locator("h2:has-text('Dugrun') + .gallery")
    expect(shelf.locator(".card")).to_have_count(7)
    page.get_by_label("Search the cards").fill("kilgore")
    expect(shelf).to_have_count(0)
    expect(page.locator("h2:has-text('Kilgore') + .gallery .card")).to_have_count(7)


@pytest.mark.clause("SFB-85")
def test_on_a_phone_what_turns_an_area_covers_nothing_of_the_arena(visit: Visit, server: Program) -> None:
    page = visit(width=390, height=844, touch=True)
    at_table(page, laid_table(page, server.data, arena(laying_an_area)))
    buttons = page.locator(".turns .btn")
    for width, height in ((390, 844), (360, 640), (412, 915), (375, 667), (844, 390)):
        resize(page, width, height)
        expect(buttons).to_have_count(2)
        assert buttons.evaluate_all(COVERED) == [], width
    buttons.last.tap()
    expect(page.locator(".area").first).to_be_visible()


def test_the_end_of_the_phase_is_said_in_one_line_on_a_desk(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    at_table(page, laid_table(page, server.data, arena(acting)))
    words = page.locator(".prompt .pass > span")
    lines = "one => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight)"
    assert words.evaluate(lines) < 1.5


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_standard_actions_are_named_in_whole(visit: Visit, server: Program, lang: str) -> None:
    page = visit(width=390, height=844, lang=lang)
    at_table(page, laid_table(page, server.data, arena(acting)))
    for width, height in ((390, 844), (360, 640), (844, 390)):
        resize(page, width, height)
        for button in page.locator(".standard").all():
            name = button.locator(".short")
            expect(name).to_have_text(re.compile(r"\S \S"))
            room, text = button.bounding_box(), name.bounding_box()
            assert room is not None
            assert text is not None
            assert room["x"] + BORDER <= text["x"]
            assert text["x"] + text["width"] <= room["x"] + room["width"] - BORDER
            assert text["y"] + text["height"] < room["y"] + room["height"]


def test_how_many_points_win_is_told_for_as_many_as_play(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(acting, 4)))
    expect(page.locator(".tip")).to_contain_text("First to 7 points")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_desk_the_eight_challenges_of_four_stand_whole(visit: Visit, server: Program, lang: str) -> None:
    page = visit(lang=lang)
    at_table(page, laid_table(page, server.data, arena(acting, 4)))
    for width, height in ((1440, 900), (1366, 768), (1280, 720), (1024, 768)):
        resize(page, width, height)
        assert page.locator(".track li").count() == 8
        assert page.locator(".rival.huds").evaluate(CUT_CHALLENGES) == [], width


def test_on_a_phone_all_slots_of_the_long_track_are_in_sight(visit: Visit, server: Program) -> None:
    page = visit(width=390, height=844, touch=True)
    at_table(page, laid_table(page, server.data, arena(acting, 4)))
    slots = page.locator(".narrow-track .track > li > button")
    expect(slots).to_have_count(8)
    for slot in slots.all():
        expect(slot).to_be_in_viewport(ratio=1)


def test_a_champions_panel_shows_its_six_cards_and_which_are_discarded(visit: Visit, server: Program) -> None:
    page = visit(width=1920, height=1200)
    game = arena(acting)
    at_table(page, laid_table(page, server.data, game))
    panels = page.locator(".column.near .member")
    expect(panels.first.locator(".own-cards > i")).to_have_count(6)
    expect(panels.locator(".own-cards .gone")).to_have_count(len(game.table.discard[0]))


CORES: Final = ("core_creation", "core_destruction", "core_manipulation")


def test_the_arena_has_statues_in_their_colors_and_its_traps_and_a_card_draws_its_reach(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = arena(acting)
    at_table(page, laid_table(page, server.data, game))
    assert (
        tuple(sorted(page.locator(".statue").evaluate_all("all => all.map((one) => one.dataset.f)"))) == CORES
    )
    expect(page.locator(".trap-hex")).to_have_count(len(game.table.board.trap_hexes))
    attack = page.locator(".hand .card:has(.reach)").last
    attack.hover(position=EDGE)
    expect(page.locator(".reading .reach-drawn")).to_be_visible()


@pytest.mark.clause("SFB-70")
def test_a_card_says_that_its_core_is_exhausted(visit: Visit, server: Program) -> None:
    page = visit()
    game = arena(out_of_core)
    at_table(page, laid_table(page, server.data, game))
    stopped = lacking_a_core(game.table)[0]
    card = page.locator(f".hand [data-handle='{stopped}']")
    expect(card).to_contain_text(re.compile("(Red|Yellow|Blue) Core exhausted"))


@pytest.mark.clause("SFB-110")
def test_a_reaction_is_asked_for_with_the_sum_of_the_attack_and_what_each_answer_makes_of_it(
    visit: Visit, server: Program
) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, arena(reacting)))
    outlook = page.locator(".reading .outlook")
    expect(outlook).to_contain_text("→")
    expect(outlook).to_contain_text(re.compile(r"strength \d+ against defense \d+: \d+ damage"))
    offers = page.locator(".hand .card.is-legal").count()
    expect(outlook.locator(".answers-told li")).to_have_count(offers)
    expect(page.locator(".over .shot").first).to_be_attached()
    expect(page.locator(".over .chip-hit").first).to_have_text(re.compile(r"−\d"))
