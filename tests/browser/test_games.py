"""Games as people play them: from the first page to the result, by mouse and by keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from baston.kernel.rng import Rng
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, OVER, act, against_a_bot, decision, hand, new_table, until_asked


def test_a_whole_game_by_mouse_from_play_now_to_the_result(visit: Visit) -> None:
    page = visit()
    page.get_by_role("button", name="Play now").click()
    rng = Rng(1)
    while until_asked(page):
        act(page, rng)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_game_without_a_board_of_its_own_is_played_on_the_plain_one(visit: Visit) -> None:
    page = visit()
    page.goto(new_table(page, {"kind": "me"}, {"kind": "bot", "level": "easy"}, game="nim"))
    rng = Rng(2)
    while until_asked(page):
        act(page, rng)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")


def test_a_minion_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    minion = page.locator(".hand .card.is-legal:not(:has(.pw.act))").first
    name = (minion.get_attribute("aria-label") or "").split(",")[0]
    number = decision(page)
    minion.focus()
    page.keyboard.press("Enter")
    place = page.locator(".base-hit").first
    place.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("n => document.querySelector('.prompt').dataset.decision !== n", arg=number)
    expect(page.get_by_role("log")).to_contain_text(name)


def test_the_play_phase_ends_by_a_key(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    number = decision(page)
    page.keyboard.press("p")
    page.wait_for_selector(f'{ASKED}:not([data-decision="{number}"]), {OVER}')


def test_a_reload_keeps_the_game(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    before, number = hand(page), decision(page)
    page.reload()
    page.wait_for_selector(ASKED)
    assert (hand(page), decision(page)) == (before, number)


def test_undo_gives_the_card_back(visit: Visit) -> None:
    page = visit()
    against_a_bot(page, "dinosaurs+pirates,ninjas+wizards")  # nothing hidden comes to light
    before = sorted(hand(page))
    page.locator(".hand .card.is-legal:not(:has(.pw.act))").first.click()
    page.locator(".base-hit").first.click()
    expect(page.locator(".hand .cell")).to_have_count(len(before) - 1)
    page.get_by_role("button", name="Undo").and_(page.locator(":enabled:visible")).click()
    expect(page.locator(".hand .cell")).to_have_count(len(before))
    assert sorted(hand(page)) == before


def test_a_hint_points_at_something_that_may_be_chosen(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    page.keyboard.press("h")
    expect(page.locator(".prompt")).to_contain_text("Hint:")
    expect(page.locator(".is-hinted").first).to_be_visible()


def test_a_game_that_is_given_up_is_over(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really?").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Brigitte wins")


def test_the_language_changes_in_mid_game(visit: Visit) -> None:
    page = visit()
    against_a_bot(page)
    number = decision(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Français").click()
    page.get_by_role("button", name="Fermer").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.get_by_role("tab", name="Journal")).to_be_visible()
    assert decision(page) == number
