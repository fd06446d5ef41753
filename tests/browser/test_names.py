"""What people write is shown as they wrote it, and never run."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.tables import OPEN, at_table, new_table

PICTURE = "<img src=x onerror=alert(1)>"
SCRIPT = "<script>alert(2)</script>"


def test_scripts_in_names_and_in_the_chat_are_text(visit: Visit) -> None:
    alerts: list[str] = []
    host = visit()
    address = new_table(host, {"kind": "me", "name": PICTURE}, OPEN, first="1")
    host.goto(address)
    guest = visit(address)
    for page in (host, guest):
        page.on("dialog", lambda dialog: alerts.append(dialog.message))
        expect(page.locator(".seats")).to_contain_text(PICTURE)
    guest.get_by_label("Your name").fill(SCRIPT)
    guest.get_by_role("button", name="Sit down").click()
    at_table(host, address)
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Message").fill(SCRIPT + PICTURE)
    guest.keyboard.press("Enter")
    host.get_by_role("tab", name="Chat").click()
    for page in (host, guest):
        expect(page.get_by_role("log")).to_contain_text(f"{SCRIPT} {SCRIPT}{PICTURE}")
        expect(page.locator(".plate").filter(has_text=PICTURE).first).to_be_visible()
        expect(page.locator(".plate").filter(has_text=SCRIPT).first).to_be_visible()
        assert page.locator("main :is(img, script)").count() == 0
    assert alerts == []
