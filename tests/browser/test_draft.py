"""Three people choose their factions in turn, each in a browser of their own."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, FACTION, decision

NAMES = ("Camille", "Nadir", "Zoé")


def test_three_people_who_met_by_a_link_choose_their_factions_in_turn(visit: Visit) -> None:
    host = visit("/new")
    host.get_by_role("radiogroup", name="Player 2").get_by_role("radio", name="By link").click()
    host.get_by_role("button", name="Friend by link").click()
    host.get_by_role("radio", name="In turn").click()
    host.get_by_label("Your name").fill(NAMES[0])
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invitation link").input_value()
    pages = [host, *(invited(visit, link, name) for name in NAMES[1:])]

    for page in pages:
        page.wait_for_selector(f"{ASKED}, .prompt.wait")
    first = [bool(decision(page)) for page in pages].index(True)
    turns = [(first + i) % 3 for i in (0, 1, 2, 2, 1, 0)]  # everybody in turn, then back
    own: list[list[str]] = [[], [], []]
    for seat in turns[:-1]:  # what is left then is the last one's
        pages[seat].wait_for_selector(ASKED)
        faction = pages[seat].locator(FACTION).last
        own[seat].append(faction.inner_text().strip())
        faction.click()
        for page in pages:
            expect(plate(page, seat).locator(".tag[title]")).to_have_text(own[seat])
    for page in pages:
        page.wait_for_selector(".hand .card")
        for seat, name in enumerate(NAMES):
            expect(plate(page, seat)).to_contain_text(name)
            factions = plate(page, seat).locator(".tag[title]")
            expect(factions).to_have_count(2)
            expect(factions.first).to_have_text(own[seat][0])


def plate(page: Page, seat: int) -> Locator:
    """Where a seat's name and factions stand."""
    return page.locator(f".me[data-seat='{seat + 1}'], .rival-plate[data-seat='{seat + 1}']")


def invited(visit: Visit, link: str, name: str) -> Page:
    """Somebody who follows the link and sits down."""
    page = visit(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    return page
