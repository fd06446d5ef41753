"""How people act at the table: by what glows, by the buttons, by what they can read."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page, Position

from baston.kernel.rng import Rng

GLOWING: Final = ".table .is-legal:not(.base), .table .base-hit"
WORDED: Final = ".prompt .answers .btn"
ASKED: Final = '.prompt:not([data-decision=""])'
OVER: Final = ".res"
# The edge of a card that none beside it covers.
EDGE: Final[Position] = {"x": 14, "y": 20}


def new_table(page: Page, *seats: dict[str, str], factions: str = "random", game: str = "smashup") -> str:
    """A table with these seats; its address."""
    wanted = {
        "game": game,
        "players": len(seats),
        "seats": list(seats),
        "name": "Camille",
        "options": {"factions": factions} if game == "smashup" else {},
    }
    made = page.request.post("/api/tables", data=wanted, headers={"Origin": page.evaluate("location.origin")})
    assert made.status == 201, made.text()
    return f"/table/{made.json()['id']}"


def against_a_bot(page: Page, factions: str = "random") -> None:
    """At a table against an easy bot, asked for the first time."""
    seats = {"kind": "me", "name": "Camille"}, {"kind": "bot", "level": "easy"}
    page.goto(new_table(page, *seats, factions=factions))
    page.wait_for_selector(ASKED)


def decision(page: Page) -> str:
    """The number of the question put to this person; empty if there is none."""
    return page.locator(".prompt").get_attribute("data-decision") or ""


def act(page: Page, rng: Rng) -> None:
    """Press something that glows, or pass; wait until that has done something."""
    before, held = decision(page), page.locator(".prompt").get_attribute("data-holds")
    worded, glowing = page.locator(WORDED), page.locator(GLOWING)
    if worded.count():
        worded.nth(rng.below(worded.count())).click()
    elif glowing.count():
        glowing.nth(rng.below(glowing.count())).click(position=EDGE)
    else:
        page.locator(".prompt > .btn").last.click()
    page.wait_for_function(
        """([before, held]) => {
          const prompt = document.querySelector(".prompt");
          return !prompt || prompt.dataset.decision !== before || prompt.dataset.holds !== held;
        }""",
        arg=[before, held],
    )


def until_asked(page: Page) -> bool:
    """Wait for the next question; False if the game is over instead."""
    page.wait_for_selector(f"{ASKED}, {OVER}")
    return page.locator(OVER).count() == 0


def hand(page: Page) -> list[str]:
    """The cards of the hand, as a reader hears them."""
    return [card.get_attribute("aria-label") or "" for card in page.locator(".hand .card").all()]
