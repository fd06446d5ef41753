"""What the pages show of the deal: the commitment before the game, the checks and all numbers after it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.tables import BOT, ME

FOUND = {
    "en": [
        "The fingerprint is the one that this browser noted before the game.",
        "The secret that is shown now has this fingerprint.",
        "What this browser added is in the deal.",
        "The record tells the same deal.",
    ],
    "fr": [
        "L’empreinte est celle que ce navigateur a notée avant la partie.",
        "Le secret montré maintenant a cette empreinte.",
        "Ce que ce navigateur a ajouté est dans la distribution.",
        "L’enregistrement dit la même distribution.",
    ],
}


def made(page: Page, *seats: dict[str, str]) -> dict[str, str]:
    """A table whose game waits for the nonces of these browsers, as the pages make it."""
    wanted = {"game": "nim", "players": len(seats), "seats": seats, "adds_nonce": True}
    origin = page.evaluate("location.origin")
    answer = page.request.post("/api/tables", data=wanted, headers={"Origin": origin})
    assert answer.status == 201, answer.text()
    found: dict[str, str] = answer.json()
    return found


def concede(page: Page) -> None:
    """Give the game up, by the menu, once there is one."""
    page.locator(".board").wait_for()
    page.locator(".bar .icon-btn").last.click()
    for _ in range(2):
        page.locator(".menu .btn-hit").click()


def test_two_browsers_add_to_the_deal_and_find_it_honest(visit: Visit) -> None:
    host = visit()
    table = made(host, ME, {"kind": "open"})
    host.goto(f"/table/{table['id']}")
    shown = host.locator(".commitment summary code").inner_text()
    host.locator(".commitment summary").click()
    whole = host.locator(".commitment .whole").inner_text()
    assert re.fullmatch("[0-9a-f]{64}", whole)
    assert shown.replace(" ", "").rstrip("…") == whole[:16]
    guest = visit(f"/table/{table['id']}?invite={table['invite']}", lang="fr")
    expect(guest.locator(".commitment summary code")).to_have_text(shown)
    guest.locator("form.join button").click()
    for page in (host, guest):
        expect(page.locator(".bar")).to_be_visible()
    concede(guest)
    for page, lang in ((host, "en"), (guest, "fr")):
        expect(page.locator(".fair li.yes")).to_have_count(4)
        told = page.locator(".fair li").all_inner_texts()
        assert [line.removeprefix("✓").strip() for line in told] == FOUND[lang]
        page.locator(".fair summary").click()
        assert whole in page.locator(".fair dl").inner_text()
        numbers = page.locator(".fair dd").all_inner_texts()
        assert len(numbers) == 5, "commitment, secret, two nonces and the key"
    stranger = visit(f"/table/{table['id']}")
    expect(stranger.locator(".fair li.yes")).to_have_count(2)
    expect(stranger.locator(".fair li.unknown")).to_have_count(2)


def test_a_page_that_noted_another_commitment_says_so(visit: Visit) -> None:
    page = visit()
    table = made(page, ME, BOT)
    page.goto(f"/table/{table['id']}")
    expect(page.locator(".bar")).to_be_visible()
    page.evaluate(
        """() => {
          const noted = JSON.parse(localStorage["baston-deals"]);
          noted[0].commitment = "0".repeat(64);
          noted[0].nonces[0] = "1".repeat(64);
          localStorage["baston-deals"] = JSON.stringify(noted);
        }"""
    )
    concede(page)
    expect(page.locator(".fair li.no")).to_have_count(2)
    expect(page.locator(".fair li.no").first).to_contain_text("the cards were dealt anew")
    expect(page.locator(".fair li.no").last).to_contain_text("What this browser added is not in the deal")
