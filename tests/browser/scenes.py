"""Every page in every state that looks different, as a new person finds it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, Protocol

from playwright.sync_api import Page

from tests.browser.arenas import arena, banning, laying_an_area, moving, reacting
from tests.browser.battles import battle, chain_of_three, secret_roles, several_blockers
from tests.browser.hands import EDGE, press
from tests.browser.laid import in_an_effect, laid, late, on_a_full_mat, opening, over
from tests.browser.tables import BOT, FRIEND, ME, OPEN, at_table, laid_for_two, laid_table, new_table
from tests.server.program import Program


class Arrive(Protocol):
    """Opens a page as a new person, on the screen and in the language that are looked at."""

    def __call__(self, path: str = "/") -> Page: ...


FOUR_PAIRS: Final = "dinosaurs+pirates,ninjas+wizards,aliens+zombies,robots+tricksters"
Scene = Callable[[Arrive, Program], Page]


def home(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    for game in (laid(late), laid(over)):
        laid_table(page, server.data, game)
    page.goto("/")
    page.locator(".scr").wait_for()
    page.locator(".mine").wait_for()
    return page


def new(arrive: Arrive, server: Program) -> Page:
    page = arrive("/new")
    page.get_by_role("radio", name=re.compile("I choose|Je choisis")).click()
    page.locator(".facs").get_by_role("button").first.click()
    page.get_by_role("radio", name="Base Principale").click()
    page.get_by_role("radio", name=re.compile("My own file|Mon fichier")).click()
    page.locator(".opts2 .segments").first.wait_for()
    return page


def lobby(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    page.goto(new_table(page, ME, OPEN, OPEN))
    page.locator(".link-row").wait_for()
    return page


def invitation(arrive: Arrive, server: Program) -> Page:
    page = arrive(new_table(arrive(), ME, OPEN))
    page.locator(".join").wait_for()
    return page


def table(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, laid(late)))
    return page


def table_of_four(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, laid(late, 4, factions=FOUR_PAIRS)))
    return page


def mat(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    game = laid(on_a_full_mat, mode="base-principale")
    at_table(page, laid_table(page, server.data, game))
    return page


def mat_of_four(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    game = laid(on_a_full_mat, 4, factions=FOUR_PAIRS, mode="base-principale")
    at_table(page, laid_table(page, server.data, game))
    press(page.locator(".hand .card.is-legal").first, EDGE)
    return page


def effect(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, laid(in_an_effect)))
    return page


def draft(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, new_table(page, ME, BOT, factions="draft", first="1"))
    page.locator(".fac").first.wait_for()
    return page


def sheet(arrive: Arrive, server: Program) -> Page:
    page = table(arrive, server)
    page.locator(".chip").first.focus()
    page.keyboard.press("i")
    page.locator(".full-card:visible").wait_for()
    return page


def pile(arrive: Arrive, server: Program) -> Page:
    page = table(arrive, server)
    page.locator("button.pile:visible").first.click()
    page.locator(".window .card").first.wait_for()
    return page


def chat(arrive: Arrive, server: Program) -> Page:
    page = table(arrive, server)
    _open_side(page)
    page.get_by_role("tab", name=re.compile("Chat|Discussion")).click()
    page.locator(".say input").fill("!")
    page.keyboard.press("Enter")
    page.locator(".log .row").wait_for()
    page.get_by_role("button", name=re.compile("Who may write|Qui peut écrire")).click()
    page.get_by_role("radio", name=re.compile("Everybody|Tous")).wait_for()
    return page


def chat_aside(arrive: Arrive, server: Program) -> Page:
    host = arrive()
    page = arrive(laid_table(host, server.data, laid(late)))
    page.locator(".table").wait_for()
    _open_side(page)
    page.get_by_role("tab", name=re.compile("Chat|Discussion")).click()
    page.locator(".say input").fill("!")
    page.keyboard.press("Enter")
    page.locator(".log .row").wait_for()
    return page


def rules_beside(arrive: Arrive, server: Program) -> Page:
    page = table(arrive, server)
    _open_side(page)
    page.locator(".side").get_by_role("tab").last.click()
    page.locator(".clauses h3").first.wait_for()
    return page


def menu(arrive: Arrive, server: Program) -> Page:
    page = table(arrive, server)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    return page


def curtain(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, laid(opening), ME, FRIEND))
    page.keyboard.press("p")
    page.locator(".curtain").wait_for()
    return page


def watching(arrive: Arrive, server: Program) -> Page:
    page = arrive(laid_table(arrive(), server.data, laid(late)))
    page.locator(".table .chip").first.wait_for()
    return page


def result(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    page.goto(laid_table(page, server.data, laid(over)))
    page.locator(".res").wait_for()
    return page


def asked(arrive: Arrive, server: Program) -> Page:
    host, page = arrive(), arrive()
    address = laid_for_two(host, page, server.data, laid(over))
    page.goto(address)
    page.locator(".res").wait_for()
    origin = page.evaluate("location.origin")
    host.request.post(
        f"/api/tables/{address.removeprefix('/table/')}/rematch", data={}, headers={"Origin": origin}
    )
    page.locator(".ask-note").wait_for()
    return page


def replay(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    page.goto(laid_table(page, server.data, laid(over)).replace("/table/", "/replay/"))
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.locator(".chip").first.wait_for()
    return page


def analysis(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    game = laid(over)
    address = laid_table(page, server.data, game).replace("/table/", "/replay/")
    page.route("**/analysis?*", lambda route: route.fulfill(json=analysed(len(game.answers))))
    page.goto(address)
    page.get_by_role("button", name=re.compile("Analys[ie]")).click()
    page.locator(".jturn").first.wait_for()
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    page.locator(".chip").first.wait_for()
    return page


def turning_points(arrive: Arrive, server: Program) -> Page:
    page = analysis(arrive, server)
    page.locator(".jcap button").click()
    page.locator(".jtable").wait_for()
    return page


def analysed(steps: int) -> dict[str, object]:
    """An analysis of a game of so many steps, as the server tells it: its own takes longer."""
    words = {"en": "Zapbot → The Homeworld", "fr": "Robot Zappeur → Le Monde natal"}
    decisions = [
        {
            "number": n,
            "taken": words,
            "best": words,
            "taken_chance": 0.5 + n / steps / 3 - 0.1 * (n % 20 == 0),
            "best_chance": 0.5 + n / steps / 3,
            "best_option": -1,
        }
        for n in range(2, steps, 2)
    ]
    points = [
        {"number": 20, "kind": "mistake", "change": -0.1},
        {"number": 40, "kind": "mistake", "change": -0.1},
        {"number": 40, "kind": "swing", "change": 0.2},
        {"number": steps, "kind": "swing", "change": 0.2},
    ]
    return {
        "seat": 0,
        "search": "ismcts:200",
        "total": len(decisions),
        "decisions": decisions,
        "turning_points": points,
        "end": 1.0,
    }


def rules(arrive: Arrive, server: Program) -> Page:
    page = arrive("/rules/smashup")
    page.locator(".clauses h3").first.wait_for()
    return page


def cards(arrive: Arrive, server: Program) -> Page:
    page = arrive("/cards/smashup")
    page.locator(".gallery .card").first.wait_for()
    return page


def about(arrive: Arrive, server: Program) -> Page:
    page = arrive("/about")
    page.locator(".prefs").wait_for()
    return page


def crowd(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, arena(moving)))
    page.locator(".hex.is-legal").first.hover()
    page.locator(".over .step").first.wait_for()
    return page


def area(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, arena(laying_an_area)))
    page.locator(".turns .btn").first.click()
    page.locator(".area").first.wait_for()
    return page


def bans(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, arena(banning, draft="competitive")))
    page.locator(".tile.is-legal").first.click()
    page.locator(".looked .six").wait_for()
    return page


def reaction(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, arena(reacting)))
    page.locator(".prompt .context").wait_for()
    return page


def chain(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, battle(chain_of_three, since=47, even_windows="true")))
    page.locator(".gc-item").first.hover()
    return page


def combat(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, battle(several_blockers, since=240)))
    page.locator(".gc-arrows path.block").first.wait_for(state="attached")
    return page


def duo(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, battle(secret_roles, 4, format="duo")))
    return page


def workshop(arrive: Arrive, server: Program) -> Page:
    page = arrive("/decks/galacticlash")
    page.locator(".ws-gallery .gc-card").first.wait_for()
    page.locator(".verdict li").first.wait_for(state="attached")
    return page


def nowhere(arrive: Arrive, server: Program) -> Page:
    page = arrive("/nowhere")
    page.get_by_role("heading").wait_for()
    return page


def _open_side(page: Page) -> None:
    """Show log, chat and rules; where there is room they are always beside the table."""
    if not page.locator(".side").is_visible():
        page.locator(".bar .icon-btn.only-narrow").click()


SCENES: Final[tuple[Scene, ...]] = (
    home,
    new,
    lobby,
    invitation,
    table,
    table_of_four,
    mat,
    mat_of_four,
    effect,
    draft,
    sheet,
    pile,
    chat,
    chat_aside,
    rules_beside,
    menu,
    curtain,
    watching,
    result,
    asked,
    replay,
    analysis,
    turning_points,
    rules,
    cards,
    about,
    crowd,
    area,
    bans,
    reaction,
    chain,
    combat,
    duo,
    workshop,
    nowhere,
)
