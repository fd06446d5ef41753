"""Each game, with few and with many at the table, in windows from a phone to a large screen, and enlarged."""

from __future__ import annotations

from functools import partial
from itertools import cycle
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from baston.games.galacticlash.variant import DUO
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.locales import LANGUAGES
from tests.browser.arenas import arena, choosing_a_zone
from tests.browser.battles import (
    all_energies_played,
    answered_by_several,
    battle,
    chain_of_many,
    chain_of_three,
    choosing_energies,
    launching,
    many_presences,
    several_blockers,
    several_blockers_and_a_newcomer,
    several_blockers_of_many,
)
from tests.browser.conftest import Visit
from tests.browser.fit import covered, faults
from tests.browser.hands import ASKED, DRAWN, press
from tests.browser.laid import laid, late, on_a_full_mat, plays
from tests.browser.moments import mat_card_in_hand
from tests.browser.questions import tray_of_both_kinds
from tests.browser.scenes import FOUR_PAIRS
from tests.browser.stages import OUTSIDE
from tests.browser.tables import at_table, laid_table, resize
from tests.browser.test_stage import NARROW, TABLES, WIDE, Sit
from tests.server.program import Program

SIZES: Final[tuple[tuple[int, int], ...]] = (
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1440, 900),
    (2560, 1440),
)
# The smallest phones; 1440 by 900, and 1024 by 768, enlarged to twice their size.
TIGHT: Final = ((360, 640), (720, 450), (512, 384))
# With cards in play, where the tables whose games are played have none yet.
IN_MID_GAME: Final[dict[str, Sit]] = {
    "smashup-2": lambda page, data: laid_table(page, data, laid(late)),
    "smashup-4": lambda page, data: laid_table(page, data, laid(late, 4, factions=FOUR_PAIRS)),
}
LOW: Final = (800, 600)
# Pieces that reach above or below what clips them; sideways a row scrolls.
CUT_OFF: Final = """what => [...document.querySelectorAll(what)].filter((piece) => {
  const { top, bottom } = piece.getBoundingClientRect();
  for (let box = piece.parentElement; box && !box.matches(".board"); box = box.parentElement) {
    const shows = box.getBoundingClientRect();
    const clips = getComputedStyle(box).overflowY !== "visible";
    if (clips && (top < shows.top - 1 || bottom > shows.bottom + 1)) return true;
  }
  return false;
}).map((piece) => `${piece.className}: ${piece.textContent.trim()}`)"""
# Names of what is in play that are cut off, or lie under something else.
HIDDEN: Final = """names => names.filter((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const piece = name.closest("button");
  const seen = ({ left, top, width, height }) =>
    piece.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  const lines = [...range.getClientRects()];
  return name.scrollHeight > name.clientHeight + 2 || !lines.length || !lines.every(seen);
}).map((name) => name.textContent)"""


# Pairs of these, by their words, of which one lies on the other.
OVERLAPPING: Final = """([some, others]) => {
  const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
  const box = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return (one.childElementCount ? one : range).getBoundingClientRect();
  };
  return all(some).flatMap((one) => all(others).filter((other) => {
    const [a, b] = [box(one), box(other)];
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    return across > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  }).map((other) => `${one.className} ${one.textContent} / ${other.className} ${other.textContent}`));
}"""
BEYOND: Final = "(one) => one.scrollWidth - one.clientWidth"
# What lies on top of a chain goes, and the next is there …
RESOLVES: Final = "one => { one.nextElementSibling.classList.add('top'); one.remove(); }"
# … or what has gone is still seen to go, over those that are there.
LEAVES: Final = """one => {
  const gone = one.parentElement.insertBefore(one.cloneNode(true), one.parentElement.firstChild);
  Object.assign(gone.style, { position: "absolute", left: "0", top: "0", margin: "0" });
}"""
# Teams of which a corner lies on a hex, or on a Gate.
ON_THE_ARENA: Final = """all => all.filter((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const corners = [left + 2, right - 2].flatMap((x) => [[x, top + 2], [x, bottom - 2]]);
  const at = ([x, y]) => document.elementsFromPoint(x, y).some((there) => there.closest(".hex, .gate"));
  return corners.some(at);
}).map((one) => one.textContent)"""
BEYOND_THEIR_BAR: Final = """words => words.filter((one) => {
  const [word, bar] = [one, one.parentElement].map((box) => box.getBoundingClientRect());
  return word.left < bar.left || word.right > bar.right;
}).map((one) => one.parentElement.textContent)"""
SIDEWAYS: Final = (844, 390)
# How far the first reaches over what stands right of it.
LEFT_OF: Final = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return a.right - b.left;
}"""


# The languages in turn; `make fuzz PART=stage` plays whole games in both.
@pytest.mark.parametrize(("name", "lang"), list(zip(TABLES, cycle(("fr", "en")))))
def test_a_table_fits_every_window(visit: Visit, server: Program, name: str, lang: str) -> None:
    sit = IN_MID_GAME.get(name, TABLES[name][0])
    page = visit(lang=lang)
    page.goto(sit(page, server.data))
    page.wait_for_selector(ASKED)
    wrong = []
    while page.locator(".tip").count():
        for width, height in (WIDE, NARROW):
            page.set_viewport_size(ViewportSize(width=width, height=height))
            wrong += [f"{width} x {height}: a tip covers {piece}" for piece in covered(page)]
        page.locator(".tip button").click()
    page.mouse.move(2, 2)  # under the mouse a challenge is told over the table
    for width, height in (*SIZES, *TIGHT):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.wait_for_timeout(150)  # what it does on its own account when it is resized
        found = faults(page)
        wrong += [f"{width} x {height}: {fault}" for fault in found]
    assert not wrong, "\n".join(wrong)


# A page scrolls at once, its scripts answer a moment later: here they never do.
def test_a_window_made_narrow_does_not_scroll_sideways_meanwhile(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(late)))
    expect(page.locator(".thread .step").first).to_be_visible()
    browser = page.context.new_cdp_session(page)
    browser.send("Emulation.setScriptExecutionDisabled", {"value": True})
    for width, height in ((360, 700), (844, 390), (512, 384)):
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        browser.send("Emulation.setDeviceMetricsOverride", metrics)
        assert browser.send("Page.getLayoutMetrics")["cssContentSize"]["width"] <= width


@pytest.mark.parametrize(
    ("sit", "size"),
    [
        (lambda page, data: laid_table(page, data, battle(launching)), (1024, 768)),
        (
            lambda page, data: laid_table(page, data, battle(chain_of_three, since=47, even_windows="true")),
            NARROW,
        ),
    ],
)
def test_names_stand_whole_in_a_full_hand_and_beside_a_chain(
    visit: Visit, server: Program, sit: Sit, size: tuple[int, int]
) -> None:
    page = visit(width=size[0], height=size[1], lang="fr")
    at_table(page, sit(page, server.data))
    while page.locator(".tip").count():
        page.locator(".tip button").click()
    page.mouse.move(2, 2)
    assert faults(page) == []


@pytest.mark.parametrize(
    ("sit", "names"),
    [
        (lambda page, data: laid_table(page, data, laid(late)), ".board .chip > .nm"),
        (lambda page, data: laid_table(page, data, battle(several_blockers, since=240)), ".gc-unit .u-name"),
    ],
)
def test_names_of_what_is_in_play_stand_whole_in_a_low_window(
    visit: Visit, server: Program, sit: Sit, names: str
) -> None:
    page = visit(width=LOW[0], height=LOW[1], lang="fr")
    at_table(page, sit(page, server.data))
    page.mouse.move(2, 2)
    shown = page.locator(names)
    assert shown.count() > 3
    assert shown.evaluate_all(HIDDEN) == []


@pytest.mark.parametrize(
    ("sit", "now"),
    [
        (TABLES["base-principale-2"][0], ".bar > .now"),
        (TABLES["base-principale-4"][0], ".bar > .now"),
        (TABLES["galacticlash-2"][0], ".gc-phases [aria-current]"),
    ],
)
def test_on_a_phone_on_its_side_the_last_turn_lies_over_no_phase(
    visit: Visit, server: Program, sit: Sit, now: str
) -> None:
    page = visit(width=844, height=390, lang="fr", touch=True)
    page.goto(sit(page, server.data))
    page.wait_for_selector(ASKED)
    expect(page.locator(".thread > *").first).to_be_visible()
    box, thread = page.locator(now).bounding_box(), page.locator(".thread").bounding_box()
    assert box is not None
    assert thread is not None
    assert box["x"] + box["width"] <= thread["x"] + 1
    others = page.locator(".rival :is(.pile, .who):visible").last.bounding_box()
    assert others is not None
    assert others["x"] + others["width"] <= box["x"] + 1


def test_the_tabs_of_five_places_have_their_whole_names(visit: Visit, server: Program) -> None:
    page = visit(width=NARROW[0], height=NARROW[1], lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, laid(late, 4, factions=FOUR_PAIRS)))
    press(page.locator(".hand .is-legal").first)  # places where it may go are counted on their tabs
    names = page.locator(".strip .n > span:first-child")
    for width, height in (NARROW, (360, 640), SIDEWAYS, (720, 450)):
        resize(page, width, height)
        assert names.count() == 5
        assert names.evaluate_all(HIDDEN.replace('closest("button")', 'closest(".n")')) == [], width


def test_nothing_of_a_unit_in_a_combat_is_cut_off(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    page.emulate_media(reduced_motion="reduce")
    at_table(page, laid_table(page, server.data, battle(several_blockers_and_a_newcomer)))
    expect(page.locator(".gc-unit .fate").first).to_be_visible()
    expect(page.locator(".gc-unit .delay").first).to_be_visible()
    for width, height in (*SIZES, (1366, 768), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CUT_OFF, ".gc-unit, .gc-unit .fate, .gc-unit .delay, .gc-presence") == [], width


def test_what_passes_in_a_combat_is_told_over_no_name_of_a_phone_on_its_side(
    visit: Visit, server: Program
) -> None:
    page = visit(width=SIDEWAYS[0], height=SIDEWAYS[1], lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, battle(several_blockers_of_many, since=840)))
    expect(page.locator(".gc-loss").first).to_be_visible()
    assert page.locator(".gc-camp .u-name").count() > 8
    assert page.evaluate(OVERLAPPING, [".gc-loss", ".u-name"]) == []


@pytest.mark.parametrize(
    ("sit", "size", "some", "others"),
    [
        (TABLES["base-principale-2"][0], (1024, 768), ".me .avatar", ".prompt"),
        (TABLES["base-principale-4"][0], NARROW, ".rival .pile", ".rival .who"),
    ],
)
def test_these_lie_apart(
    visit: Visit, server: Program, sit: Sit, size: tuple[int, int], some: str, others: str
) -> None:
    page = visit(width=size[0], height=size[1], lang="fr", touch=min(size) < LOW[1])
    at_table(page, sit(page, server.data))
    while page.locator(".tip").count():
        page.evaluate("document.querySelector('.tip button').click()")
    assert page.locator(some).count() > 0
    assert page.evaluate(OVERLAPPING, [some, others]) == []


def test_a_long_question_without_buttons_stands_whole_on_a_phone(visit: Visit, server: Program) -> None:
    phone = partial(visit, width=NARROW[0], height=NARROW[1], lang="fr", touch=True)
    page = mat_card_in_hand(phone, server)
    said = page.locator(".prompt .sentence")
    for width, height in (NARROW, (360, 700), SIDEWAYS):
        resize(page, width, height)
        expect(said).to_contain_text("Saccage")
        expect(page.locator(".prompt .buttons > *")).to_have_count(0)
        assert said.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
        assert page.locator(".prompt").evaluate("one => one.scrollHeight <= one.clientHeight")


def test_teams_stand_in_corners_that_the_arena_of_a_phone_leaves_free(visit: Visit, server: Program) -> None:
    page = visit(width=NARROW[0], height=NARROW[1], lang="fr", touch=True)
    at_table(page, TABLES["superfantasybrawl-2"][0](page, server.data))
    team = page.locator(".arena-board .member")
    for width, height in (NARROW, (360, 700), SIDEWAYS):
        resize(page, width, height)
        assert team.count() == 6
        assert team.evaluate_all(ON_THE_ARENA) == []


def test_an_arena_has_the_room_of_its_place(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    at_table(page, TABLES["superfantasybrawl-2"][0](page, server.data))
    for (width, height), least in ((WIDE, 30), (LOW, 15), (NARROW, 21)):
        resize(page, width, height)
        hexes = page.locator(".hex .ground").first.bounding_box()
        assert hexes is not None
        assert max(hexes["width"], hexes["height"]) / 2 >= least  # the side of a hex, in pixels


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 844)])
def test_a_chain_comes_between_the_halves_of_a_crowded_phone(
    visit: Visit, server: Program, width: int, height: int
) -> None:
    page = visit(width=width, height=height, lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, battle(chain_of_many, 4, format=DUO)))
    chain, field = page.locator(".gc-chain"), page.locator(".gc-field")
    expect(chain).to_be_visible()
    assert page.evaluate(OVERLAPPING, [".gc-chain", ".gc-unit"]) == []
    before = field.bounding_box()
    chain.evaluate("one => one.remove()")
    assert field.bounding_box() == before


def test_what_comes_onto_a_chain_moves_nothing_on_it_on_a_phone(visit: Visit, server: Program) -> None:
    page = visit(width=844, height=390, lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, battle(chain_of_three, since=47, even_windows="true")))
    launched = page.locator(".gc-chain > ol > li")
    expect(launched).to_have_count(3)
    expect(launched.first).to_be_in_viewport(ratio=1)  # what resolves first
    launched.first.evaluate(RESOLVES)
    before = launched.last.bounding_box()
    launched.first.evaluate(RESOLVES)
    assert launched.last.bounding_box() == before
    launched.last.evaluate(LEAVES)
    assert launched.last.bounding_box() == before


def test_what_is_launched_moves_nobody_who_may_answer_on_a_crowded_phone(
    visit: Visit, server: Program
) -> None:
    page = visit(width=844, height=390, lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, battle(answered_by_several, 4, format="multi")))
    who = page.locator(".gc-asked > .asked").first
    before = who.bounding_box()
    assert before is not None
    page.locator(".gc-chain > ol").evaluate("all => all.remove()")  # as when all has resolved
    assert who.bounding_box() == before


def test_energies_that_may_be_pressed_make_no_row_higher_on_a_low_phone_nor_draw_an_arrow(
    visit: Visit, server: Program
) -> None:
    page = visit(width=844, height=390, lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, battle(choosing_energies, 4, format=DUO)))
    expect(page.locator("button.pip").first).to_be_visible()
    page.locator("button.pip").first.focus()
    page.wait_for_function(DRAWN)
    assert page.locator(".arrow .aim").count() == 0, "an arrow comes from a picture that is not shown"
    heights = page.locator(".gc-back").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert set(heights) == {30}


def test_presences_lie_in_their_camp_at_tables_of_four(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    at_table(page, laid_table(page, server.data, battle(many_presences, 4, format="multi")))
    assert page.locator(".gc-field").evaluate(BEYOND) == 0
    assert page.locator(".gc-back").evaluate_all(f"all => all.map({BEYOND})") == [0, 0, 0, 0]
    for size in ((1280, 720), (1024, 768)):  # a row may scroll there
        resize(page, *size)
        assert page.locator(".gc-field").evaluate(BEYOND) == 0


def test_what_lies_beside_the_units_of_several_stays_in_a_row_on_a_low_phone(
    visit: Visit, server: Program
) -> None:
    page = visit(width=844, height=390, lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, battle(many_presences, 4, format="multi")))
    rows = page.locator(".gc-back")
    assert set(rows.evaluate_all("all => all.map((one) => getComputedStyle(one).flexWrap)")) == {"nowrap"}
    heights = rows.evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert max(heights) < 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_many_energies_are_left_to_play_takes_one_line_on_a_phone(
    visit: Visit, server: Program, lang: str
) -> None:
    page = visit(width=390, height=844, lang=lang, touch=True)
    at_table(page, laid_table(page, server.data, battle(all_energies_played)))
    left = page.locator(".gc-mine .muted")
    expect(left).to_contain_text("No more energy" if lang == "en" else "Plus d’énergie")
    assert left.evaluate("one => [one.offsetHeight < 20, one.scrollWidth <= one.clientWidth]") == [True, True]
    assert page.evaluate(LEFT_OF, [".gc-mine .muted", ".gc-me > .piles"]) <= 0


def test_answers_lie_within_a_question_of_two_lines_on_a_low_phone(visit: Visit, server: Program) -> None:
    page = visit(width=844, height=390, touch=True)
    at_table(page, laid_table(page, server.data, arena(choosing_a_zone)))
    expect(page.locator(".prompt .answer")).to_have_count(2)
    assert page.evaluate(OUTSIDE) == []


def test_points_stand_whole_beside_a_long_name(visit: Visit, server: Program) -> None:
    page = visit(width=1024, height=768, lang="fr")
    at_table(page, laid_table(page, server.data, laid(late, 4, factions=FOUR_PAIRS)))
    plate = page.locator(".rival-plate").first
    expect(plate.locator(".who")).to_have_attribute("title", plate.locator(".who").inner_text())
    plate.locator(".who").evaluate("name => (name.textContent = 'Maximilienne')")
    plate.locator(".vp b").evaluate("points => (points.textContent = '14')")
    points, whole = plate.locator(".vp b").bounding_box(), plate.bounding_box()
    assert points is not None
    assert whole is not None
    assert points["x"] + points["width"] <= whole["x"] + whole["width"]


def test_the_tray_of_a_phone_says_whole_from_which_pile(visit: Visit, server: Program) -> None:
    page = tray_of_both_kinds(
        partial(visit, width=NARROW[0], height=NARROW[1], lang="fr", touch=True), server
    )
    label = page.locator(".tray h2")
    expect(label).to_contain_text("Camille")
    assert label.evaluate(
        "one => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight + 2"
    )


def test_the_bar_of_a_camp_holds_its_name_and_the_totals_of_four(visit: Visit, server: Program) -> None:
    page = visit(width=768, height=1024, lang="fr", touch=True)
    game = laid(on_a_full_mat, 4, factions=FOUR_PAIRS, mode=BASE_PRINCIPALE)
    at_table(page, laid_table(page, server.data, game))
    page.locator(".camp-bar").first.wait_for()
    assert page.locator(".camp-bar > b, .camp-bar > em").evaluate_all(BEYOND_THEIR_BAR) == []
    hub = page.locator(".hub").bounding_box()
    page.locator(".hub h2 button").evaluate("name => (name.textContent = 'La Grande Usine 436-1337')")
    assert page.locator(".hub").bounding_box() == hub


def test_extra_plays_are_counted_whole_on_a_phone(visit: Visit, server: Program) -> None:
    def extra(table: Table) -> bool:
        return plays(table) and bool(table.extra)

    page = visit(width=NARROW[0], height=NARROW[1], lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, laid(extra, factions="robots+zombies,dinosaurs+pirates")))
    told = page.locator(".allow .tag").last
    expect(told).to_contain_text("en plus")  # for those who hear it
    assert told.evaluate("tag => tag.scrollWidth <= tag.clientWidth")
