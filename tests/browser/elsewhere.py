"""Pages apart from tables: at the first visit, with their windows, and when something is amiss."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

from baston.cli.runs.report import report
from tests.browser.laid import laid, late, over
from tests.browser.scenes import Arrive, Scene
from tests.browser.tables import BOT, ME, OPEN, at_table, laid_table, new_table
from tests.report import planted
from tests.server.program import Program


def first_visit(arrive: Arrive, server: Program) -> Page:
    page = arrive("/")
    page.locator(".game").first.wait_for()
    return page


def new_plainly(arrive: Arrive, server: Program) -> Page:
    """The page on which a table is made, as it opens."""
    page = arrive("/new")
    page.get_by_role("radiogroup").first.wait_for()
    return page


def clash_lobby(arrive: Arrive, server: Program) -> Page:
    """A lobby with a bot and seats that are open, in teams."""
    page = arrive()
    page.goto(new_table(page, ME, OPEN, BOT, OPEN, game="galacticlash", format="duo"))
    page.locator(".link-row").wait_for()
    return page


def brawl_rules(arrive: Arrive, server: Program) -> Page:
    return _rules(arrive, "superfantasybrawl")


def clash_rules(arrive: Arrive, server: Program) -> Page:
    return _rules(arrive, "galacticlash")


def _rules(arrive: Arrive, game: str) -> Page:
    page = arrive(f"/rules/{game}")
    page.locator(".clauses h3").first.wait_for()
    return page


def deck_in_workshop(arrive: Arrive, server: Program) -> Page:
    """A ready deck, opened in the workshop."""
    page = arrive("/decks/galacticlash")
    page.locator(".ws-gallery .gc-card").first.wait_for()
    deck = page.get_by_role("tab", name=re.compile("Deck|Paquet"))
    if deck.is_visible():
        deck.click()
    page.get_by_role("button", name=re.compile("^(Decks|Paquets|Mes paquets)$")).click()
    page.locator(".decks-window button").last.click()
    page.locator(".ws-list li").first.wait_for(state="attached")
    return page


def decks_window(arrive: Arrive, server: Program) -> Page:
    page = deck_in_workshop(arrive, server)
    page.get_by_role("button", name=re.compile("^(Decks|Paquets|Mes paquets)$")).click()
    page.locator(".decks-window").wait_for()
    return page


def bad_paste(arrive: Arrive, server: Program) -> Page:
    page = deck_in_workshop(arrive, server)
    page.locator(".ws-acts .btn").nth(3).click()
    page.locator(".paste textarea").fill("4 Masked Zealot\n3 Excalibur\n")
    page.locator(".paste .btn-go").click()
    page.locator(".paste .refused").wait_for()
    return page


def line_lost(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, laid(late)))
    page.context.set_offline(True)
    page.locator(".line p").first.wait_for()
    return page


def no_table(arrive: Arrive, server: Program) -> Page:
    page = arrive("/table/nowhere")
    page.get_by_role("heading").first.wait_for()
    return page


def no_network(arrive: Arrive, server: Program) -> Page:
    """A page that could not be fetched."""
    page = arrive("/")
    page.locator(".game").first.wait_for()
    page.context.set_offline(True)
    page.get_by_role("navigation").get_by_role("link").first.click()
    page.locator("main.lone .btn").wait_for()
    return page


def choices_of_a_replay(arrive: Arrive, server: Program) -> Page:
    """What could have been answered instead."""
    page = arrive()
    game = laid(over)
    page.goto(laid_table(page, server.data, game).replace("/table/", "/replay/"))
    page.get_by_role("slider").fill(str(len(game.answers) // 2))
    page.get_by_role("button", name=re.compile("choices: see|choix : les|choix\u00a0: les")).click()
    page.locator(".choices").wait_for()
    return page


def game_report(arrive: Arrive, server: Program) -> Page:
    """What simulated games say of a game's balance: a file of its own, which needs no server."""
    folder = planted.laid(server.data / "report", planted.planted(400, "pirates", 70))
    report(str(folder), None, None, "en")
    page = arrive()
    page.route("**/report", lambda route: route.fulfill(path=folder / "report.html"))
    page.goto("/report")
    page.locator("html[data-drawn]").wait_for()
    if page.evaluate("JSON.parse(localStorage.baston).lang") == "fr":
        page.get_by_role("button", name="Français").click()
        page.locator("html[data-drawn=fr]").wait_for()
    return page


def _position(arrive: Arrive, game: str) -> Page:
    """The small position of a game, to be set up."""
    page = arrive(f"/board/{game}")
    page.get_by_role("button", name=re.compile("A small position|Une petite position")).click()
    page.get_by_role("button", name=re.compile("Copy as puzzle|Copier en problème")).wait_for()
    return page


def position_by_hand(arrive: Arrive, server: Program) -> Page:
    """A minion is picked up, with its counters."""
    page = _position(arrive, "smashup")
    page.locator(".lane .word").first.click()
    page.locator(".picked-bar").wait_for()
    return page


def numbers_of_a_position(arrive: Arrive, server: Program) -> Page:
    page = _position(arrive, "superfantasybrawl")
    page.get_by_role("radio", name=re.compile("Numbers|Nombres")).click()
    page.locator(".numbers").wait_for()
    return page


def position_as_puzzle(arrive: Arrive, server: Program) -> Page:
    """A puzzle is made of it, and what is proved of that is told."""
    page = _position(arrive, "galacticlash")
    page.get_by_role("button", name=re.compile("Copy as puzzle|Copier en problème")).click()
    page.get_by_role("dialog").get_by_role("combobox").select_option("wound")
    page.get_by_role("button", name=re.compile("Try all answers|Essayer toutes")).click()
    page.locator(".proof").wait_for()
    return page


def puzzle_by_link(arrive: Arrive, server: Program) -> Page:
    page = position_as_puzzle(arrive, server)
    page.goto(page.locator(".link-row input").input_value())
    page.locator(".goal .proof").wait_for()
    return page


ELSEWHERE: Final[tuple[Scene, ...]] = (
    first_visit,
    new_plainly,
    clash_lobby,
    brawl_rules,
    clash_rules,
    deck_in_workshop,
    decks_window,
    bad_paste,
    line_lost,
    no_table,
    no_network,
    choices_of_a_replay,
    game_report,
    position_by_hand,
    numbers_of_a_position,
    position_as_puzzle,
    puzzle_by_link,
)
