"""Several people: by an invitation link, at one screen, and watching."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, hand, new_table


def test_two_people_meet_by_the_invitation_link(visit: Visit) -> None:
    host = visit("/new")
    host.get_by_role("button", name="Change who player 2 is").click()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invitation link").input_value()
    guest = visit(link)
    guest.get_by_label("Your name").fill("Nadir")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".table")
        assert len(hand(page)) == 5
    expect(host.locator(".rival")).to_contain_text("Nadir")
    guests = {label.split(",")[0] for label in hand(guest)}
    assert guests.isdisjoint({label.split(",")[0] for label in hand(host)})


def test_a_spectator_sees_no_hand(visit: Visit) -> None:
    player = visit()
    address = new_table(player, {"kind": "me"}, {"kind": "bot", "level": "easy"})
    player.goto(address)
    player.wait_for_selector(ASKED)
    watcher = visit(address)
    watcher.wait_for_selector(".table")
    expect(watcher.locator(".hand .card-back")).to_have_count(len(hand(player)))
    expect(watcher.locator(".hand button")).to_have_count(0)
    expect(watcher.locator(".table .is-legal")).to_have_count(0)


def test_a_curtain_hides_the_hands_of_two_at_one_screen(visit: Visit) -> None:
    page = visit()
    page.goto(new_table(page, {"kind": "me", "name": "Camille"}, {"kind": "me", "name": "Nadir"}))
    page.wait_for_selector(f"{ASKED}, .curtain")
    if page.locator(".curtain").count():
        page.get_by_role("button", name="I am here").click()
    page.wait_for_selector(ASKED)
    first = page.locator(".me .who").inner_text()
    page.keyboard.press("p")
    curtain = page.get_by_role("dialog", name="Hand over the screen")
    expect(curtain).to_contain_text("your move")
    page.get_by_role("button", name="I am here").click()
    page.wait_for_selector(ASKED)
    assert {first, page.locator(".me .who").inner_text()} == {"Camille", "Nadir"}
