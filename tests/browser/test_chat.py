"""The chat of a table on the screen: players' and spectators', muted, closed, hidden."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.tables import OPEN, at_table, new_table

AT_ITS_END = """() => {
  const { scrollTop, clientHeight, scrollHeight } = document.querySelector("[role='log']");
  return scrollHeight > clientHeight && scrollTop + clientHeight > scrollHeight - 3;
}"""


def opens_chat(page: Page) -> None:
    """Show the chat, beside the table or over it."""
    if not page.locator(".side").is_visible():
        page.get_by_role("button", name="Log and chat").click()
    page.get_by_role("tab", name="Chat").click()


def says(page: Page, text: str) -> None:
    """Write a line, by keyboard."""
    page.get_by_label("Message").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text(text)


def test_players_and_spectators_write_apart_and_the_host_rules(visit: Visit) -> None:
    host = visit()
    address = new_table(host, {"kind": "me", "name": "Zoé"}, OPEN, first="1")
    host.goto(address)
    guest = visit(address, width=390, height=844)
    guest.get_by_label("Your name").fill("Nadir")
    guest.get_by_role("button", name="Sit down").click()
    at_table(host, address)
    watcher = visit(address.partition("?")[0])
    watcher.locator(".table").wait_for()

    for page in (watcher, guest):
        opens_chat(page)
    says(watcher, "She should pass.")
    says(guest, "Hello!")
    expect(host.get_by_role("tab", name="Chat 1 new line")).to_be_visible()
    opens_chat(host)
    expect(host.get_by_role("log")).to_contain_text("Nadir Hello!")
    expect(host.get_by_role("log")).not_to_contain_text("pass")
    watcher.get_by_role("radio", name="Players (1)").click()
    expect(watcher.get_by_role("log")).to_contain_text("Nadir Hello!")
    expect(watcher.get_by_label("Message")).to_have_count(0)

    says(guest, "It was a long way to this table. " * 9)
    host.get_by_role("button", name="Who may write").press("Enter")
    host.wait_for_function(AT_ITS_END)
    host.get_by_role("button", name="Mute Nadir").press("Enter")
    expect(guest.locator(".side")).to_contain_text("has muted you")
    expect(guest.get_by_label("Message")).to_have_count(0)
    host.get_by_role("button", name="Let Nadir write again").press("Enter")
    says(guest, "Sorry!")

    host.get_by_role("radio", name="Players").press("Enter")
    watcher.get_by_role("radio", name="Spectators").click()
    expect(watcher.locator(".side")).to_contain_text("Only players may write at this table.")

    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Concede").click()
    host.get_by_role("button", name="Really?").click()
    host.get_by_role("button", name="See the table").click()
    opens_chat(host)
    host.get_by_role("radio", name="Spectators").click()
    expect(host.get_by_role("log")).to_contain_text(re.compile("Spectator [0-9A-F]{3} She should pass."))


def test_a_chat_is_hidden_until_it_is_shown_again(visit: Visit) -> None:
    page = visit()
    address = new_table(page, {"kind": "me", "name": "Zoé"}, {"kind": "bot", "level": "easy"}, first="1")
    at_table(page, address)
    opens_chat(page)
    says(page, "Anybody here?")
    page.get_by_role("button", name="Hide the chat of this table").press("Enter")
    expect(page.get_by_role("log")).to_have_count(0)
    at_table(page, address)
    opens_chat(page)
    expect(page.locator(".side")).to_contain_text("You have hidden the chat.")
    page.get_by_role("button", name="Show it at this table").press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Anybody here?")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radiogroup", name="Chat").get_by_role("radio", name="Hidden").click()
    page.get_by_role("button", name="Close").last.click()
    expect(page.locator(".side")).to_contain_text("You have hidden the chat.")


def test_who_writes_writes_no_more_once_something_is_pressed(visit: Visit) -> None:
    page = visit()
    address = new_table(page, {"kind": "me", "name": "Zoé"}, {"kind": "bot", "level": "easy"}, first="1")
    at_table(page, address)
    opens_chat(page)
    page.get_by_label("Message").click()
    expect(page.get_by_label("Message")).to_be_focused()
    page.locator(".prompt button:enabled").first.click()
    expect(page.get_by_label("Message")).not_to_be_focused()
