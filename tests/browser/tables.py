"""Tables with the seats and the position that a test wants."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from baston.bots import bot_named
from baston.server.access.identity import COOKIE
from baston.server.storage import rows
from baston.server.storage.rows import SeatRow
from tests.browser.hands import ASKED, DRAWN, LAID
from tests.browser.laid import Laid, S, write

ME: Final = {"kind": "me", "name": "Camille"}
FRIEND: Final = {"kind": "me", "name": "Nadir"}  # at the same screen
BOT: Final = {"kind": "bot", "level": "easy"}
OPEN: Final = {"kind": "open"}
SIZED: Final = "([width, height]) => innerWidth === width && innerHeight === height"
# Nothing is on its way to another size any more: units of Galacti'Clash take theirs by a transition.
ARRIVED: Final = """() => Promise.allSettled(document.getAnimations()
  .filter((one) => one instanceof CSSTransition).map(({ finished }) => finished)).then(() => true)"""


def new_table(
    page: Page,
    *seats: dict[str, str],
    game: str = "smashup",
    clock: str = "",
    **options: str,
) -> str:
    """A table with these seats; its address, with the invitation where a seat is open.

    `clock`: seconds for the whole game and for each answer, such as 1800+10.
    """
    seconds, _, increment = clock.partition("+")
    wanted = {"game": game, "players": len(seats), "seats": seats, "name": "Camille", "options": options}
    if clock:
        wanted["terms"] = {"clock": {"seconds": int(seconds), "increment": int(increment)}}
    origin = page.evaluate("location.origin")
    answer = page.request.post("/api/tables", data=wanted, headers={"Origin": origin})
    assert answer.status == 201, answer.text()
    made = answer.json()
    return f"/table/{made['id']}" + (f"?invite={made['invite']}" if OPEN in seats else "")


def laid_table(page: Page, data: Path, game: Laid[S], *seats: dict[str, str]) -> str:
    """A table at which the game has been played so far, against easy bots unless told; its address."""
    others = [BOT] * (game.players - 1)
    sitting = [_kept(page, i, seat) for i, seat in enumerate(seats or (ME, *others))]
    return f"/table/{write(data, game, sitting)}"


def laid_for_two(host: Page, guest: Page, data: Path, game: Laid[S]) -> str:
    """A table at which two people have played the game so far, each in a browser; its address."""
    seats = [_kept(page, i, seat) for i, (page, seat) in enumerate(((host, ME), (guest, FRIEND)))]
    return f"/table/{write(data, game, seats)}"


def _kept(page: Page, number: int, seat: dict[str, str]) -> SeatRow:
    if seat["kind"] == "bot":
        return SeatRow(number, rows.BOT, None, "", seat["level"], bot_named(seat["level"]).name)
    cookies = {cookie.get("name"): cookie.get("value", "") for cookie in page.context.cookies()}
    return SeatRow(number, rows.PERSON, cookies[COOKIE].rpartition(".")[0], seat["name"])


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page is drawn at it and stands still."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(SIZED, arg=[width, height])
    settle(page)


def settle(page: Page) -> None:
    """Wait until the page is drawn in its own letters, and nothing in it grows any more."""
    page.wait_for_function("document.fonts.ready.then(() => true)")
    page.wait_for_function(DRAWN)
    page.wait_for_function(ARRIVED)


def at_table(page: Page, address: str) -> None:
    """Open the table, and wait until its board is laid and this person is asked something."""
    page.goto(address)
    page.wait_for_selector(ASKED)
    page.locator(LAID).first.wait_for(state="attached")
