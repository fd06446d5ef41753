"""Lessons in the browser: offered on the first page and before a game, told beside the question, skipped."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from baston.games import game_named
from baston.kernel.rng import Rng
from baston.lessons import lesson_named, told
from baston.lessons.finding import NAMES
from tests.browser.conftest import Visit
from tests.browser.hands import act, press, until_asked
from tests.browser.laid import begun
from tests.browser.tables import ME, at_table, laid_table
from tests.server.program import Program

LONGEST = 150  # answers, after which free play has long come
REGIONS = ".board, .prompt, .hand, .rival"
# Whether a ring lies round the thing, with the little room that it has.
RINGED = """(thing) => {
  const box = thing.getBoundingClientRect();
  return [...document.querySelectorAll(".spoken rect.ring")].some((one) => {
    const ring = one.getBoundingClientRect();
    const apart = ["left", "top", "right", "bottom"].map((side) => Math.abs(ring[side] - box[side]));
    return Math.max(...apart) < 12;
  });
}"""
BOXES = """all => all.map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height];
})"""
# What may be pressed on whose middle the words of the lesson lie.
HIDDEN = """(words) => {
  const box = words.getBoundingClientRect();
  const pressed = document.querySelectorAll(":is(.board, .hand, .rival) .is-legal");
  return [...pressed].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width && x > box.left && x < box.right && y > box.top && y < box.bottom;
  }).length;
}"""


def _dealt(page: Page, server: Program, name: str) -> Locator:
    """A table of the lesson, dealt from its seed; what the lesson says there."""
    lesson = lesson_named(name)
    game = begun(game_named(lesson.game), lesson.players, lesson.setup_options, lesson.seed)
    rival = {"kind": "bot", "level": lesson.opponent}
    at_table(page, laid_table(page, server.data, game, ME, rival))
    card = page.get_by_role("region", name=re.compile("^(Lesson|Leçon)$"))
    expect(card).to_be_visible()
    return card


def _begin(page: Page, title: str) -> Locator:
    """Begin the lesson with this title; what it says at the table."""
    page.get_by_role("button", name=title).click()
    expect(page).to_have_url(re.compile("/table/"))
    card = page.get_by_role("region", name=re.compile("^(Lesson|Leçon)$"))
    expect(card).to_be_visible()
    return card


def test_a_first_game_is_learnt_idea_by_idea(visit: Visit) -> None:
    page = visit("/")
    card = _begin(page, "Your first game of Smash Up")
    expect(card).to_contain_text("Play Laseratops on The Mothership")
    expect(card.get_by_role("img", name="Learnt: 0 of 11")).to_be_visible()
    card.get_by_role("button", name="Skip this").click()
    expect(card).to_contain_text("What a minion's text tells you to do happens as it is played.")
    card.get_by_role("button", name="Skip this").click()
    expect(card).to_contain_text("Upgrade stays attached to a minion")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_who_comes_first_is_led_to_the_lessons(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/", *size)
    lessons = page.get_by_role("region", name="Learn by playing")
    begins = lessons.get_by_role("button", name="Your first game of Smash Up")
    expect(begins).not_to_be_in_viewport()
    leads = page.get_by_role("button", name="Learn by playing")
    expect(leads).to_be_in_viewport(ratio=1)
    leads.click()
    expect(begins).to_be_in_viewport(ratio=1)
    expect(begins).to_be_focused()


def test_a_lesson_is_no_step_of_ordering_a_table(visit: Visit) -> None:
    page = visit("/new/superfantasybrawl")
    expect(page.get_by_role("region", name="Learn by playing")).to_be_visible()
    steps = page.locator(".form h2").evaluate_all(
        """all => all.filter((one) => getComputedStyle(one, "::before").content !== "none")
          .map((one) => one.textContent)"""
    )
    assert steps[:2] == ["The game", "The players"]


def test_what_is_skipped_and_that_it_is_stopped_is_kept_until_it_is_taken_up_again(visit: Visit) -> None:
    page = visit("/")
    card = _begin(page, "Your first game of Smash Up")
    card.get_by_role("button", name="Skip this").click()
    expect(card).to_contain_text("What a minion's text tells you to do happens as it is played.")
    page.reload()
    expect(card).to_contain_text("What a minion's text tells you to do happens as it is played.")
    card.get_by_role("button", name="Stop the lesson").click()
    expect(card).to_have_count(0)
    page.reload()
    again = page.get_by_role("button", name="Take the lesson up again")
    expect(again).to_be_visible()
    expect(card).to_have_count(0)
    again.click()
    expect(card).to_contain_text("What a minion's text tells you to do happens as it is played.")


def test_on_a_phone_the_menu_takes_a_stopped_lesson_up_again(visit: Visit) -> None:
    page = visit("/", 390, 844)
    card = _begin(page, "Your first game of Smash Up")
    card.get_by_role("button", name="Stop the lesson").click()
    expect(card).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Take the lesson up again").click()
    expect(card).to_be_visible()


def test_what_is_done_is_ticked_and_the_next_idea_told(visit: Visit) -> None:
    page = visit("/")
    card = _begin(page, "Your first game of Galacti'Clash")
    expect(card).to_contain_text("Launch Slag Ghoul")
    page.get_by_role("button", name=re.compile("Slag Ghoul")).first.press("Enter")
    expect(card.get_by_role("img", name="Learnt: 1 of 9")).to_be_visible()
    expect(card).to_contain_text("Now the attack")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_lesson_is_offered_before_a_first_game_and_fits(visit: Visit, size: tuple[int, int]) -> None:
    page = visit("/new/superfantasybrawl", *size, lang="fr")
    card = _begin(page, "Ta première partie de Super Fantasy Brawl")
    expect(card).to_contain_text("Chaque action coûte un de tes trois Noyaux")
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_the_words_speak_of_is_ringed_wherever_it_lies(
    visit: Visit, server: Program, size: tuple[int, int]
) -> None:
    page = visit("/", *size, touch=size[0] < 721)
    page.emulate_media(reduced_motion="reduce")
    card = _dealt(page, server, "smashup")
    _ringed(page.locator(".hand .card", has_text="Laseratops"))
    press(card.get_by_role("button", name="Skip this"))
    _ringed(page.locator(".prompt"))
    press(card.get_by_role("button", name="Skip this"))
    _ringed(page.locator(".hand .card", has_text="Upgrade"))
    expect(page.locator(".spoken path.ring")).to_have_count(1)
    folded = card.get_by_role("button", name="Fold")
    if folded.is_visible():
        press(folded)
        expect(page.locator(".spoken path.ring")).to_have_count(0)
        press(card.get_by_role("button", name="Unfold"))
    for _ in range(2):
        press(card.get_by_role("button", name="Skip this"))
    expect(card).to_contain_text("Bring The Mothership to its breakpoint")
    if size[0] < 721:
        _ringed(page.get_by_role("tab", name="The Mothership"))
        press(page.get_by_role("tab", name="The Mothership"))
    _ringed(page.locator(".base .band", has_text="The Mothership"))
    press(card.get_by_role("button", name="Stop the lesson"))
    expect(page.locator(".spoken")).to_have_count(0)


def test_parts_that_a_board_names_are_ringed(visit: Visit, server: Program) -> None:
    page = visit()
    card = _dealt(page, server, "base-principale")
    _ringed(page.get_by_role("region", name="North"))
    card = _dealt(page, server, "superfantasybrawl")
    for _ in range(2):
        press(card.get_by_role("button", name="Skip this"))
    expect(card).to_contain_text("Move 1 and Plan 1")
    _ringed(page.get_by_role("group", name="Standard actions"))
    for _ in range(3):
        press(card.get_by_role("button", name="Skip this"))
    _ringed(page.get_by_role("list", name="Challenge track"))


def test_on_a_phone_the_hand_is_ringed_while_the_card_is_scrolled_out_of_it(
    visit: Visit, server: Program
) -> None:
    page = visit("/", 390, 844, touch=True)
    _dealt(page, server, "smashup")
    first = page.locator(".hand .card", has_text="Laseratops")
    _ringed(first)
    first.evaluate("card => card.closest('.hand').scrollBy({ left: 1000, behavior: 'instant' })")
    expect(first).not_to_be_in_viewport()
    _ringed(page.locator(".hand"))


def test_on_a_phone_the_way_to_a_camp_is_ringed_until_it_shows(visit: Visit, server: Program) -> None:
    page = visit("/", 390, 844, touch=True)
    _dealt(page, server, "base-principale")
    press(page.get_by_role("tab", name="South"))
    _ringed(page.get_by_role("tab", name="North"))
    press(page.get_by_role("tab", name="North"))
    _ringed(page.get_by_role("region", name="North"))


def _ringed(thing: Locator) -> None:
    page = thing.page
    expect(page.locator(".spoken rect.ring").first).to_be_visible()
    page.wait_for_function(f"thing => ({RINGED})(thing)", arg=thing.first.element_handle())


@pytest.mark.parametrize("name", ["smashup", "superfantasybrawl", "galacticlash", "base-principale"])
def test_on_a_phone_the_words_hide_nothing_that_is_pressed_and_move_nothing(
    visit: Visit, server: Program, name: str
) -> None:
    page = visit("/", 390, 844, lang="fr", touch=True)
    card = _dealt(page, server, name)
    regions = page.locator(REGIONS).evaluate_all(BOXES)
    rng = Rng(2)
    for _ in range(6):
        page.wait_for_function(f"words => ({HIDDEN})(words) === 0", arg=card.element_handle())
        assert page.locator(REGIONS).evaluate_all(BOXES) == regions
        act(page, rng)
        if not until_asked(page) or not card.count():
            break


# Of what may be pressed, what lies in a ring, or does not.
SPOKEN_OF = """([all, inside]) => {
  const rings = [...document.querySelectorAll(".spoken rect.ring")].map((one) => one.getBoundingClientRect());
  const isRinged = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return rings.some((ring) => x > ring.left && x < ring.right && y > ring.top && y < ring.bottom);
  };
  return all.flatMap((one, number) => (isRinged(one) === inside ? [number] : []));
}"""


def _spoken_of(inside: bool) -> Callable[[Locator], list[int]]:
    def numbers(offered: Locator) -> list[int]:
        found: list[int] = offered.page.evaluate(SPOKEN_OF, [offered.element_handles(), inside])
        return found

    return numbers


# What a person has in mind: what the words speak of, anything else, nothing.
PERSONS: dict[str, Callable[[Locator], list[int]] | None] = {
    "follows": _spoken_of(True),
    "does something else": _spoken_of(False),
    "presses anything": None,
}


@pytest.mark.parametrize(
    ("name", "person"),
    [*zip(NAMES, [*PERSONS, *PERSONS], strict=False), ("smashup", "presses anything")],
)
def test_whoever_learns_is_told_idea_by_idea_up_to_free_play(
    visit: Visit, server: Program, name: str, person: str
) -> None:
    page = visit("/")
    card = _dealt(page, server, name)
    lesson = lesson_named(name)
    ideas = [told(step.words, lesson.game, "en") for step in lesson.steps]
    rng, heard = Rng(1), 0
    for _ in range(LONGEST):
        said = card.text_content() or ""
        now = next((number for number, idea in enumerate(ideas) if idea in said), heard)
        assert now >= heard, "no idea comes back"
        heard = now
        if now == len(ideas) - 1:
            break
        act(page, rng, PERSONS[person])
        if not until_asked(page):  # who does not follow may lose the game before
            assert heard > len(ideas) // 2
            return
    assert heard == len(ideas) - 1
    expect(card.get_by_role("button", name="Got it")).to_be_visible()
