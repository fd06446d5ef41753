"""In the middle of an effect the page is loaded again, or the server is killed: the game goes on."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, Request, expect

from baston.kernel.rng import Rng
from tests.browser.conftest import Visit, Visitors
from tests.browser.hands import ASKED, act, decision, hand
from tests.browser.laid import in_an_effect, laid
from tests.browser.tables import at_table, laid_for_two, laid_table
from tests.server.program import Program

LOST = "Connection lost"
# What Chromium's console says while there is no server, of the connection and of parts that the page fetches.
UNREACHABLE = ("WebSocket connection to", "Failed to load resource: net::ERR_")


def asked(page: Page) -> tuple[str, str, list[str]]:
    """The question, as it stands on the page, and the hand."""
    return decision(page), page.locator(".prompt").inner_text(), hand(page)


def test_a_reload_in_the_middle_of_an_effect_asks_the_same_again(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, laid(in_an_effect)))
    before = asked(page)
    page.reload()
    page.wait_for_selector(ASKED)
    assert asked(page) == before
    act(page, Rng(1))
    page.wait_for_selector(f'{ASKED}:not([data-decision="{before[0]}"])')


def test_a_table_is_played_without_the_styles_of_its_turns(
    client: None, chrome: Browser, server: Program
) -> None:
    visitors = Visitors(chrome, server.address)
    page = visitors.new()
    fetched: list[str] = []

    def is_second(failed: Request) -> bool:
        fetched.extend([failed.url] if "/turns-" in failed.url else [])
        return len(fetched) == 2

    page.route("**/turns-*.css", lambda route: route.abort())
    with page.expect_event(
        "requestfailed", is_second
    ):  # as the server answers, the page is loaded anew, once
        at_table(page, laid_table(page, server.data, laid(in_an_effect)))
    page.wait_for_selector(ASKED)
    before = decision(page)
    act(page, Rng(1))
    page.wait_for_selector(f'{ASKED}:not([data-decision="{before}"])')
    visitors.leave()
    assert [what for what in visitors.wrong if not what.startswith(UNREACHABLE)] == []


def test_what_a_table_shows_later_is_there_before_it_is_shown(visit: Visit, server: Program) -> None:
    page = visit()
    with page.expect_request_finished(lambda request: "/assets/ResultPage" in request.url):
        at_table(page, laid_table(page, server.data, laid(in_an_effect)))
    page.route("**/assets/**", lambda route: route.abort())
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator(".rules .clauses p").first).to_be_visible()


def test_two_people_play_on_after_the_server_was_killed_in_the_middle_of_an_effect(
    client: None, chrome: Browser, tmp_path: Path
) -> None:
    program = Program(tmp_path, "--port", "0")
    visitors = Visitors(chrome, program.address)
    try:
        host, guest = visitors.new(), visitors.new()
        address = laid_for_two(host, guest, program.data, laid(in_an_effect))
        at_table(host, address)
        guest.goto(address)
        guest.wait_for_selector(".prompt.wait")
        before, told = asked(host), guest.get_by_role("log").inner_text()

        program.kill()
        for page in (host, guest):
            expect(page.locator(".prompt.wait")).to_contain_text(LOST)
        program = Program(tmp_path, "--port", program.port)
        for page in (host, guest):
            expect(page.locator(".prompt")).not_to_contain_text(LOST)

        host.wait_for_selector(ASKED)
        assert asked(host) == before
        expect(guest.get_by_role("log")).to_have_text(told, use_inner_text=True)
        play_on(host, guest, 12)
    finally:
        visitors.leave()
        program.kill()
    assert [what for what in visitors.wrong if not what.startswith(UNREACHABLE)] == []


def play_on(first: Page, second: Page, answers: int) -> None:
    """Give so many answers, whoever of the two is asked; both have been."""
    rng = Rng(1)
    now, other = first, second
    answered = set()
    for _ in range(answers):
        now.wait_for_selector(f"{ASKED}, .prompt.wait")
        if not decision(now):
            now, other = other, now
            now.wait_for_selector(ASKED)
        act(now, rng)
        answered.add(now)
    assert answered == {first, second}
