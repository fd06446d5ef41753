"""A rematch: the other sees it wherever they are, and both land at one table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.tables import OPEN, new_table

ZOE = {"kind": "me", "name": "Zoé"}


@pytest.fixture(params=["en", "fr"])
def lang(request: pytest.FixtureRequest) -> str:
    """A language of the page."""
    return str(request.param)


def after_a_game(visit: Visit, lang: str = "en") -> tuple[Page, Page]:
    """Zoé and Nadir, each at the result of a game that Zoé has conceded."""
    zoe = visit(lang=lang)
    address = new_table(zoe, ZOE, OPEN, clock="1800+10", mode="base-principale", edition="2012")
    zoe.goto(address)
    nadir = visit(address, width=390, height=844, lang=lang)
    nadir.locator(".join input").fill("Nadir")
    nadir.locator(".join button").click()
    zoe.locator(".table").wait_for()
    zoe.get_by_role("button", name="Menu").click()
    for _ in range(2):
        zoe.locator(".menu-links .btn-hit").click()
    for page in (zoe, nadir):
        page.locator(".res").wait_for()
    return zoe, nadir


def again(page: Page) -> None:
    """Press what asks for a rematch on the page of the result, or accepts one."""
    page.locator(".go .btn-go, .ask-note .btn-go").first.click()


def are_at_one_table(*pages: Page) -> None:
    """Everybody is at the same table, and its game runs."""
    for page in pages:
        page.locator(".table").wait_for()
    (address,) = {page.url.partition("?")[0] for page in pages}
    assert "/table/" in address


def test_the_other_sees_it_at_the_result_and_accepts(visit: Visit, lang: str) -> None:
    zoe, nadir = after_a_game(visit, lang)
    again(zoe)
    lobby = zoe.locator(".lobby")
    expect(lobby).to_contain_text("Base Principale")
    expect(lobby.locator("li")).to_contain_text(["Nadir", "Zoé"])
    expect(lobby.locator(".agreed")).to_contain_text("30 min + 10 s")
    expect(lobby.locator(".agreed")).to_contain_text("2012")
    note = nadir.locator(".ask-note")
    expect(note).to_contain_text({"en": "Zoé asks for a rematch.", "fr": "Zoé demande une revanche."}[lang])
    expect(note).to_contain_text("Base Principale")
    expect(nadir.locator(".btn-go")).to_have_count(1)  # it is accepted in one place
    note.locator(".btn-go").click()
    are_at_one_table(zoe, nadir)
    expect(note).to_have_count(0)


def test_both_press_and_land_at_one_table(visit: Visit) -> None:
    zoe, nadir = after_a_game(visit)
    again(zoe)
    again(nadir)
    are_at_one_table(zoe, nadir)


def test_who_is_elsewhere_is_asked_there_and_a_decline_is_told(visit: Visit) -> None:
    zoe, nadir = after_a_game(visit)
    nadir.goto("/rules/smashup")
    again(zoe)
    zoe.locator(".lobby").wait_for()
    zoe.goto("/cards/smashup")
    nadir.get_by_role("button", name="Decline").click()
    note = zoe.locator(".ask-note")
    expect(note).to_contain_text("Nadir declines the rematch.")
    note.get_by_role("link", name="To the table").click()
    expect(zoe.locator(".lobby li").first).to_contain_text("has declined")
    expect(nadir.locator(".ask-note")).to_have_count(0)


def test_who_asked_and_walked_on_is_told_that_the_game_begins(visit: Visit) -> None:
    zoe, nadir = after_a_game(visit)
    nadir.goto("/")
    again(zoe)
    zoe.locator(".lobby").wait_for()
    zoe.goto("/about")
    nadir.get_by_role("button", name="Accept").click()
    nadir.locator(".table").wait_for()
    zoe.locator(".ask-note").get_by_role("link").click()
    are_at_one_table(zoe, nadir)


def test_who_is_asked_may_come_to_the_lobby_first(visit: Visit) -> None:
    zoe, nadir = after_a_game(visit)
    again(zoe)
    expect(zoe).to_have_url(re.compile("/table/"))
    zoe.locator(".lobby").wait_for()
    nadir.goto(zoe.url)
    expect(nadir.locator(".lobby")).to_contain_text("a seat is kept for you")
    expect(nadir.locator(".ask-note")).to_have_count(0)
    nadir.get_by_role("button", name="Accept").click()
    are_at_one_table(zoe, nadir)
