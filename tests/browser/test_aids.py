"""What helps at the table, in place: hints of the first visit, reasons, rules, other names; and dragging."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from baston.games.smashup import GAME
from baston.games.smashup.cards.card import MINION, Card, printed
from baston.games.smashup.presentation.names import card_name, dashed
from baston.games.smashup.state.table import Table
from baston.kernel.frame import FIELD, HANDLE
from baston.kernel.text import a_dict, a_list, an_int
from baston.locales import attribute
from tests.browser.arenas import acting, arena
from tests.browser.battles import battle, launching
from tests.browser.conftest import Visit, Visitors
from tests.browser.hands import ASKED, decision
from tests.browser.laid import Laid, in_an_effect, laid, opening, plays
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program


def held(table: Table) -> list[tuple[int, Card]]:
    """The first player's hand."""
    return [(handle, printed(table, handle)) for handle in table.hand[0]]


def sheet_of(page: Page, game: Laid[Table], handle: int) -> None:
    """Open the sheet of a card of the hand."""
    page.locator(f".hand [data-handle='{handle}']").focus()
    page.keyboard.press("i")


def test_a_minion_is_dragged_to_a_base(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(opening)))
    number = decision(page)
    minion = page.locator(".hand .card.is-legal:not(:has(.pw.act))").first
    handle = minion.get_attribute("data-handle")
    base = page.locator(".base").last
    minion.hover()
    page.mouse.down()
    base.hover()
    base.hover()  # the first move begins to drag, the second goes there
    page.mouse.up()
    page.wait_for_selector(f'{ASKED}:not([data-decision="{number}"])')
    expect(base.locator(f"[data-handle='{handle}']")).to_be_visible()
    learnt = page.get_by_role("note").filter(has_text="First to 15 points")
    expect(learnt).to_have_count(0)


def test_the_first_visit_has_hints_in_place_and_the_next_none(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(opening)))
    hint = page.get_by_role("note")
    expect(hint).to_contain_text("First to 15 points. A base pays them")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_contain_text("What glows yellow can be pressed")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_contain_text("Rest on a card, or hold it")
    hint.get_by_role("button", name="Got it").click()
    expect(hint).to_have_count(0)
    page.reload()
    page.wait_for_selector(ASKED)
    expect(page.locator(".hand .is-legal").first).to_be_visible()
    expect(hint).to_have_count(0)


def test_a_card_that_may_not_be_played_says_why(visit: Visit, server: Program) -> None:
    def ready(table: Table) -> bool:
        return plays(table) and table.minion_plays == 0 and not table.extra and bool(minions(table))

    def minions(table: Table) -> list[int]:
        return [handle for handle, card in held(table) if card.kind == MINION]

    game = laid(ready)
    page = visit()
    at_table(page, laid_table(page, server.data, game))
    sheet_of(page, game, minions(game.table)[0])
    expect(page.locator(".reading")).to_contain_text("You have no minion left to play this turn.")


def test_a_card_that_would_do_nothing_is_not_played_by_one_press(visit: Visit, server: Program) -> None:
    def idle(table: Table) -> list[int]:
        """Actions of the hand that find nothing to act on."""
        options = [option for option in table.decision.options if option] if table.decision else []
        told = GAME.presentation.foresee(table, options) if options else None
        useless = [a_dict(one) for one in a_list(told["answers"])] if told else []
        return [an_int(one["option"]) >> FIELD & HANDLE for one in useless if one.get("idle")]

    game = laid(lambda table: opening(table) and len(idle(table)) > 0)
    page = visit()
    at_table(page, laid_table(page, server.data, game))
    number = decision(page)
    handle = idle(game.table)[0]
    card = page.locator(f".hand [data-handle='{handle}']")
    sheet_of(page, game, handle)
    expect(page.locator(".reading .not-now")).to_contain_text("nothing would come of it")
    page.keyboard.press("Escape")
    card.click()
    expect(page.locator(".prompt .sentence")).to_contain_text("would do nothing now")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .sentence")).to_contain_text("Play a card")
    assert decision(page) == number
    card.click()
    page.locator(".prompt .answer").click()
    page.wait_for_selector(f'{ASKED}:not([data-decision="{number}"])')
    expect(card).to_have_count(0)


def test_what_is_asked_shows_how_the_game_goes(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(opening)))
    page.locator(".prompt .why").click()
    expect(page.locator(".about .how-step")).to_have_count(3)
    page.keyboard.press("Escape")
    expect(page.locator(".about")).to_have_count(0)


@pytest.mark.parametrize(
    "sit",
    [
        lambda page, data: laid_table(page, data, arena(acting)),
        lambda page, data: laid_table(page, data, battle(launching)),
    ],
)
def test_a_grey_card_says_why_beside_the_table_in_the_other_games_too(
    visit: Visit, server: Program, sit: Callable[[Page, Path], str]
) -> None:
    page = visit()
    at_table(page, sit(page, server.data))
    page.locator(".hand .is-off").first.focus()
    page.keyboard.press("i")
    expect(page.locator(".reading .not-now p")).to_have_text(re.compile(r"\w+ \w+ .*\."))


def test_the_rule_that_a_question_rests_on_opens_beside_the_table(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(in_an_effect)))
    rule = page.locator(".prompt .clause")
    id = rule.inner_text()
    rule.click()
    cited = page.locator(".clauses [aria-current]")
    expect(cited).to_be_in_viewport()
    expect(cited.locator("b")).to_have_text(id)


def test_a_french_name_of_our_own_has_the_english_one_beside_it(visit: Visit, server: Program) -> None:
    game = laid(opening)
    handle, card = next(
        (handle, card)
        for handle, card in held(game.table)
        if attribute("fr", f"card-{dashed(card.id)}", "unofficial")
    )
    page = visit(lang="fr")
    at_table(page, laid_table(page, server.data, game))
    sheet_of(page, game, handle)
    sheet = page.locator(".reading")
    expect(sheet.get_by_role("heading", name=card_name(card, "fr"))).to_be_visible()
    expect(sheet).to_contain_text(card.title)


def test_a_table_that_is_not_there_is_said_to_be_missing(chrome: Browser, server: Program) -> None:
    visitors = Visitors(chrome, server.address)
    page = visitors.new("/table/nowhere", lang="fr")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Cette table n’existe pas")
    page.get_by_role("main").get_by_role("link").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("baston", ignore_case=True)
    visitors.leave()
    assert [wrong for wrong in visitors.wrong if "404" not in wrong] == []
