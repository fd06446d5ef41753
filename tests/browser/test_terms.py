"""Terms are marked in the question, the log and the card that is read, and explained where they stand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import ASKED
from tests.browser.laid import laid, opening
from tests.browser.tables import BOT, ME, at_table, laid_table, new_table
from tests.server.program import Program

PHASE = ".prompt .term"
NOTE = ".term-note"
OVERLAPS = """(note) => {
  const a = note.getBoundingClientRect();
  return [...document.querySelectorAll('button:not(:disabled), .is-legal')].filter((one) => {
    const b = one.getBoundingClientRect();
    const [across, down] = [
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ];
    return b.width > 0 && across > 1 && down > 1;
  }).length;
}"""


def seated(page: Page, server: Program) -> Page:
    at_table(page, laid_table(page, server.data, laid(opening)))
    return page


def test_a_term_is_explained_under_the_pointer_and_leads_to_its_clause(visit: Visit, server: Program) -> None:
    page = seated(visit(), server)
    before = page.locator(".prompt").bounding_box()
    page.locator(PHASE).hover()
    note = page.locator(NOTE)
    expect(note).to_contain_text("up to one minion and one action")
    assert note.evaluate(OVERLAPS) == 0
    assert page.locator(".prompt").bounding_box() == before, "nothing moves"
    note.get_by_role("link").click()
    expect(page.locator(".clauses [aria-current] b")).to_have_text("SU-12")
    expect(note).to_be_hidden()


def test_a_term_is_explained_in_focus_and_the_keys_lead_to_its_clause_and_back(
    visit: Visit, server: Program
) -> None:
    page = seated(visit(), server)
    number = page.locator(ASKED).get_attribute("data-decision")
    page.keyboard.press("Tab")
    for _ in range(60):
        if page.evaluate("document.activeElement?.matches('.prompt .term') ?? false"):
            break
        page.keyboard.press("Tab")
    note = page.locator(NOTE)
    expect(note).to_be_visible()
    described = page.locator(PHASE).get_attribute("aria-describedby")
    expect(page.locator(f'[id="{described}"]')).to_contain_text("play phase")
    page.keyboard.press("Enter")
    expect(note.get_by_role("link")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(PHASE)).to_be_focused()
    expect(note).to_be_hidden()
    assert page.locator(ASKED).get_attribute("data-decision") == number, "no key has answered"


def test_a_tap_explains_a_term_and_another_one_beside_it_closes_it(visit: Visit, server: Program) -> None:
    page = seated(visit(width=390, height=844, touch=True, lang="fr"), server)
    page.locator(PHASE).tap()
    note = page.locator(NOTE)
    expect(note).to_contain_text("phase de jeu")
    expect(note).to_be_in_viewport(ratio=1)
    assert note.evaluate(OVERLAPS) == 0
    page.locator(".prompt .note").tap()
    expect(note).to_be_hidden()


def test_terms_are_marked_in_what_is_read_and_on_no_card_that_is_pressed(
    visit: Visit, server: Program
) -> None:
    page = seated(visit(), server)
    marks = page.locator(".reading .full-card .term")
    for card in page.locator(".hand .card").all():
        card.hover()
        page.wait_for_timeout(150)
        if marks.count():
            break
    expect(marks.first).to_be_visible()
    assert page.locator("button .term, .hand .term, .board .term").count() == 0


def test_the_rules_of_what_is_played_are_opened_with_its_turn_and_searched(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/smashup?mode=base-principale")
    expect(page.locator(".how-step")).to_have_count(5)
    expect(page.locator(".clauses p b").first).to_have_text("BP-1")
    page.locator("input[type=search]").fill("presence")
    expect(page.locator(".clauses dl")).to_contain_text("What a slot does once")
    expect(page.locator(".how-step")).to_have_count(0)  # what is found stands at once below the search
    page.locator("input[type=search]").fill("")
    page.get_by_text("Standard", exact=True).click()
    expect(page.locator(".clauses p b").first).to_have_text(re.compile("SU-"))
    expect(page).to_have_url(re.compile(r"/rules/smashup$"))


@pytest.mark.parametrize(
    ("game", "names", "firsts"),
    [
        ("galacticlash", ["Flash, Standard", "Multi", "Duo Clash"], ["G-1", "G-99", "G-103"]),
        ("superfantasybrawl", ["Two players", "Four players"], ["SFB-1", "SFB-290"]),
    ],
)
def test_what_differs_in_a_format_or_with_four_players_goes_before_the_rules(
    visit: Visit, game: str, names: list[str], firsts: list[str]
) -> None:
    page = visit()
    page.goto(f"/rules/{game}")
    first = page.locator(".clauses p b").first
    for name, clause in zip(names, firsts, strict=True):
        page.get_by_text(name, exact=True).click()
        expect(first).to_have_text(clause)
    expect(page.locator(".how-step")).to_have_count(5)


def test_at_a_table_the_rules_of_its_format_are_shown(visit: Visit) -> None:
    page = visit()
    page.goto(new_table(page, ME, BOT, BOT, BOT, game="galacticlash", format="duo"))
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".side .clauses p b").first).to_have_text("G-103")


def test_the_search_takes_words_without_accents(visit: Visit) -> None:
    page = visit(lang="fr")
    page.goto("/rules/smashup")
    page.locator("input[type=search]").fill("resistance conquete")
    expect(page.locator(".clauses p").first).to_contain_text("Résistance")
