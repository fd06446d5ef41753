"""Several people: by an invitation link, at one screen, and watching. Nobody is shown the hand of another."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from baston.games.smashup.cards.card import printed
from baston.games.smashup.state.table import Table
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, hand
from tests.browser.laid import Laid, laid, opening
from tests.browser.tables import FRIEND, ME, at_table, laid_table
from tests.server.program import Program


def cards_in_hand(game: Laid[Table], seat: int) -> set[str]:
    """The names of the cards that a seat has in its hand."""
    return {printed(game.table, card).title for card in game.table.hand[seat]}


def named(page: Page, names: set[str]) -> set[str]:
    """Which of these names are anywhere in the page, seen or not."""
    content = page.content()
    return {name for name in names if name in content}


def test_two_people_meet_by_the_invitation_link(visit: Visit) -> None:
    host = visit("/new")
    host.get_by_role("radiogroup", name="Player 2").get_by_role("radio", name="By link").click()
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invitation link").input_value()
    guest = visit(link)
    guest.get_by_label("Your name").fill("Nadir")
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        page.wait_for_selector(".table")
        assert len(hand(page)) == 5
    expect(host.locator(".rival")).to_contain_text("Nadir")
    for page, other in ((host, guest), (guest, host)):
        names = {label.split(",")[0] for label in hand(other)}
        log = page.locator(".log").text_content() or ""
        # A first hand without a minion is discarded for all to see, and the next may hold the same cards.
        discarded = {name for name in names if name in log} if "draws a new hand" in log else set()
        assert named(page, names) == discarded


def test_a_spectator_sees_no_hand(visit: Visit, server: Program) -> None:
    player = visit()
    game = laid(opening)
    address = laid_table(player, server.data, game)
    at_table(player, address)
    watcher = visit(address)
    watcher.wait_for_selector(".table")
    expect(watcher.locator(".hand .card-back")).to_have_count(len(game.table.hand[0]))
    expect(watcher.locator(".hand button")).to_have_count(0)
    expect(watcher.locator(".table .is-legal")).to_have_count(0)
    assert named(player, cards_in_hand(game, 0)) == cards_in_hand(game, 0)
    assert named(watcher, cards_in_hand(game, 0) | cards_in_hand(game, 1)) == set()


def test_a_curtain_hides_the_hands_of_two_at_one_screen(visit: Visit, server: Program) -> None:
    page = visit()
    game = laid(opening)
    first, second = cards_in_hand(game, 0), cards_in_hand(game, 1)
    at_table(page, laid_table(page, server.data, game, ME, FRIEND))
    assert (named(page, first), named(page, second)) == (first, set())
    page.keyboard.press("p")
    curtain = page.get_by_role("dialog", name="Hand over the screen")
    expect(curtain).to_contain_text("Nadir, your move")
    assert named(page, first | second) == set()
    page.get_by_role("button", name="I am here").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".me .who")).to_have_text("Nadir")
    assert (named(page, first), named(page, second)) == (set(), second)
