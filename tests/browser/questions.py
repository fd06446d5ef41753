"""What is asked and told at certain positions of each game: trays, words, films, and turns seen again."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page, expect

from baston.games.galacticlash.state.clash import Clash
from baston.games.smashup.cards.card import printed
from baston.games.smashup.constants import AFTER_SCORING, BEFORE_SCORING
from baston.games.smashup.phases.windows import is_in_rotation
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.games.superfantasybrawl import GAME as BRAWL
from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.state.arena import Arena
from baston.kernel.frame import PASS
from tests.browser import arenas, battles
from tests.browser.hands import press
from tests.browser.laid import Laid, S, laid, late, on_a_full_mat, opening, over, reached
from tests.browser.scenes import FOUR_PAIRS, Arrive, Scene
from tests.browser.tables import FRIEND, ME, at_table, laid_for_two, laid_table
from tests.server.program import Program

SPECIALS: Final = "pirates+ninjas,dinosaurs+wizards"
SLOWLY: Final = """endOfTurn => {
  localStorage.baston = JSON.stringify({ ...JSON.parse(localStorage.baston), speed: 1, endOfTurn });
}"""
MANY: Final = 4  # cards that lie side by side in a tray


def _slowly(page: Page, end_of_turn: str = "never") -> None:
    """Events take their time from now on; with reduced motion each step waits to be gone on from."""
    page.evaluate(SLOWLY, end_of_turn)
    page.emulate_media(reduced_motion="reduce")


def _sat(arrive: Arrive, server: Program, game: Laid[S]) -> Page:
    page = arrive()
    at_table(page, laid_table(page, server.data, game))
    return page


def _know_hints(page: Page) -> None:
    """Have read the first hints, which lie over the row of the last turn."""
    page.locator(".thread > *").first.wait_for()  # it is fetched once the table is shown
    while page.locator(".tip").count():
        page.locator(".tip button").click()


# Smash Up and Base Principale


def _asked_by_card(table: Table) -> list[int]:
    """The first player's options, if a card asks."""
    decision = table.decision
    asked = decision is not None and decision.player == 0 and decision.card != 0
    return decision.options if asked and decision is not None else []


def _from_a_pile(table: Table) -> bool:
    """A card has the first player choose among several of the own deck or discard pile."""
    cards = [option for option in _asked_by_card(table) if option != PASS]
    return len(cards) >= MANY and any(
        all(card in pile for card in cards) for pile in (table.deck[0], table.discard[0])
    )


def _worded(table: Table) -> bool:
    """A card offers the first player one thing, which may be declined: in words, with no picture."""
    options = _asked_by_card(table)
    return len(options) == 2 and PASS in options


def _several(table: Table) -> bool:
    """A card wants several things of the first player, one of which has been picked."""
    return len(_asked_by_card(table)) > 3 and bool(table.frames[-1].picks)


def _in_window(timing: int) -> Callable[[Table], bool]:
    """May the first player act at this moment of a scoring?"""

    def is_asked(table: Table) -> bool:
        asked = table.decision is not None and table.decision.player == 0 and len(table.decision.options) > 1
        return asked and bool(table.windows) and table.windows[-1].timing == timing

    return is_asked


def _about_to_score(table: Table) -> bool:
    """The first player may play cards of the hand before something scores."""
    return _in_window(BEFORE_SCORING)(table) and is_in_rotation(table)


def _of_both_kinds(table: Table) -> bool:
    """Likewise among minions and actions, more than are taken in at a glance."""
    cards = [option for option in _asked_by_card(table) if option != PASS]
    return _from_a_pile(table) and len(cards) > 6 and len({printed(table, card).kind for card in cards}) > 1


def tray_of_both_kinds(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, laid(_of_both_kinds, factions="zombies+wizards,dinosaurs+pirates"))
    page.locator(".tray .kinds button").first.wait_for()
    return page


def tray(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, laid(_from_a_pile, factions="zombies+wizards,dinosaurs+pirates"))
    page.locator(".tray .card").first.wait_for()
    return page


def offer(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, laid(_worded))


def several_targets(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, laid(_several))


def turn_to_end(arrive: Arrive, server: Program) -> Page:
    """Whoever ends a turn while something can be done is asked once."""
    page = arrive()
    _slowly(page, "left")
    at_table(page, laid_table(page, server.data, laid(opening)))
    page.keyboard.press("p")
    return page


def after_scoring(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, laid(_in_window(AFTER_SCORING)))


def _film(arrive: Arrive, server: Program, step: int, game: Laid[Table]) -> Page:
    """The film of a scoring, at this of its steps."""
    page = arrive()
    _slowly(page)
    at_table(page, laid_table(page, server.data, game))
    page.locator(".scene .fc").first.wait_for()
    page.keyboard.press("Shift+P")
    for _ in range(step):
        page.locator(".film .go").first.click()
    page.locator(".film .says").wait_for()
    return page


def scoring_points(arrive: Arrive, server: Program) -> Page:
    return _film(arrive, server, 0, laid(_about_to_score, 2, factions=SPECIALS))


def scoring_discard(arrive: Arrive, server: Program) -> Page:
    return _film(arrive, server, 1, laid(_about_to_score, 2, factions=SPECIALS))


def scoring_new_base(arrive: Arrive, server: Program) -> Page:
    return _film(arrive, server, 2, laid(_about_to_score, 2, factions=SPECIALS))


def scoring_points_of_four(arrive: Arrive, server: Program) -> Page:
    pairs = "pirates+ninjas,dinosaurs+wizards,aliens+zombies,robots+tricksters"
    return _film(arrive, server, 0, laid(_about_to_score, 4, factions=pairs))


def mat_scoring_points(arrive: Arrive, server: Program) -> Page:
    return _film(arrive, server, 0, laid(_about_to_score, 2, factions=SPECIALS, mode=BASE_PRINCIPALE))


def mat_scoring_discard(arrive: Arrive, server: Program) -> Page:
    return _film(arrive, server, 1, laid(_about_to_score, 2, factions=SPECIALS, mode=BASE_PRINCIPALE))


def _told(arrive: Arrive, server: Program, game: Laid[S]) -> Page:
    """The table, with the last step of another's last turn seen again."""
    page = _sat(arrive, server, game)
    _know_hints(page)
    if not page.locator(".thread .step").first.is_visible():
        page.locator(".thread button").first.click()
    page.locator(".thread .step").last.click()
    page.locator(".caption").wait_for()
    return page


def step_seen_again(arrive: Arrive, server: Program) -> Page:
    return _told(arrive, server, laid(late))


def mat_seen_again(arrive: Arrive, server: Program) -> Page:
    return _told(arrive, server, laid(on_a_full_mat, mode=BASE_PRINCIPALE))


def thread_of_four(arrive: Arrive, server: Program) -> Page:
    """What the others have done since the own turn, all of it."""
    page = _sat(arrive, server, laid(late, 4, factions=FOUR_PAIRS))
    _know_hints(page)
    page.locator(".thread button").first.wait_for()
    more = page.locator(".thread button[aria-expanded]")
    if more.count():
        more.first.click()
    return page


def happening(arrive: Arrive, server: Program) -> Page:
    """Another's card, while it is told."""
    first, page = arrive(), arrive()
    address = laid_for_two(first, page, server.data, laid(opening))
    at_table(first, address)
    _slowly(page)
    page.goto(address)
    page.locator(".thread > *").first.wait_for()
    first.locator(".hand .card.is-legal").first.press("Enter")
    first.locator(".base-hit").first.press("Enter")
    page.locator(".prompt.wait").get_by_text(re.compile("Camille (plays|joue)")).wait_for()
    return page


def mat_opening(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, laid(opening, mode=BASE_PRINCIPALE))


def result_of_four(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    page.goto(laid_table(page, server.data, laid(over, 4, factions=FOUR_PAIRS)))
    page.locator(".res").wait_for()
    return page


# Super Fantasy Brawl


def _asked(name: str) -> Callable[[Arena], bool]:
    """Is the first player asked by this effect?"""
    return lambda arena: arenas.asks(arena, name)


def draft_of_champions(arrive: Arrive, server: Program) -> Page:
    def half_way(arena: Arena) -> bool:
        return arenas.asks(arena, "draft") and min(map(len, arena.teams)) > 0

    page = _sat(arrive, server, reached(BRAWL, half_way, 2, {"first": "1"}))
    page.locator(".tile.is-legal").first.click()
    page.locator(".looked .six").wait_for()
    return page


def bringing(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, reached(BRAWL, _asked("bring"), 2, {"first": "1", "draft": "competitive"}))


def deployment(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, reached(BRAWL, _asked("deployment"), 2, {"first": "1", "draft": "random"}))


def brawl_card(arrive: Arrive, server: Program) -> Page:
    """A card is taken up: where its champion can go and whom it can hit."""
    page = _sat(arrive, server, arenas.arena(arenas.in_reach))
    page.locator(".hand .is-legal").first.press("Enter")
    page.locator(".hex.is-legal").first.wait_for()
    return page


def champion(arrive: Arrive, server: Program) -> Page:
    """A champion's sheet."""
    page = _sat(arrive, server, arenas.arena(arenas.acting))
    press(page.locator(".member").first)
    page.locator(".champion-sheet:visible, .window .champion-name").first.wait_for()
    return page


def choosing_a_discard(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, arenas.arena(arenas.discarding))


def brawl_seen_again(arrive: Arrive, server: Program) -> Page:
    return _told(arrive, server, arenas.arena(arenas.acting))


def brawl_others_turn(arrive: Arrive, server: Program) -> Page:
    def theirs(arena: Arena) -> bool:
        asked = arena.decision is not None and arena.decision.player == 1 and arena.round > 2
        return asked and RULES.effects[arena.frames[-1].effect].name == "turn"

    return _waits(arrive, server, arenas.arena(theirs))


def brawl_result_of_four(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    options = {"draft": "random", "first": "1", "max_rounds": "3"}
    page.goto(laid_table(page, server.data, reached(BRAWL, lambda arena: arena.over, 4, options)))
    page.locator(".res").wait_for()
    return page


# Galacti'Clash


def _theirs(clash: Clash) -> bool:
    """The second seat plays, in mid-game."""
    return clash.decision is not None and clash.decision.player == 1 and len(clash.units) > 4


def clash_others_turn(arrive: Arrive, server: Program) -> Page:
    return _waits(arrive, server, battles.battle(_theirs))


def clash_seen_again(arrive: Arrive, server: Program) -> Page:
    return _told(arrive, server, battles.battle(battles.attacking))


def quiet_window(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, battles.battle(battles.quiet_window))


def paying(arrive: Arrive, server: Program) -> Page:
    """What comes after a card has been launched: targets, or energies."""
    page = _sat(arrive, server, battles.battle(battles.launching))
    page.locator(".gc-hand .is-legal").first.press("Enter")
    return page


def clash_pit(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, battles.battle(battles.attacking))
    page.get_by_role("button", name=re.compile("[Pp]it|[Ff]osse")).first.click()
    page.get_by_role("dialog").wait_for()
    return page


def clash_menu(arrive: Arrive, server: Program) -> Page:
    """Preferences, and where the player wants to be asked."""
    page = _sat(arrive, server, battles.battle(battles.attacking))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").wait_for()
    return page


def duo_result(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    game = battles.battle(lambda clash: clash.over, 4, format="duo")
    page.goto(laid_table(page, server.data, game))
    page.locator(".res").wait_for()
    return page


def clash_curtain(arrive: Arrive, server: Program) -> Page:
    """Two people at one screen, and the other is asked."""
    page = arrive()
    page.goto(laid_table(page, server.data, battles.battle(_theirs), ME, FRIEND))
    expect(page.locator(".curtain")).to_be_visible()
    return page


def _waits(arrive: Arrive, server: Program, game: Laid[S]) -> Page:
    """The table of two people, seen by who waits for the other."""
    page, other = arrive(), arrive()
    page.goto(laid_for_two(page, other, server.data, game))
    page.locator(".prompt.wait").wait_for()
    return page


QUESTIONS: Final[tuple[Scene, ...]] = (
    tray,
    offer,
    several_targets,
    turn_to_end,
    after_scoring,
    scoring_points,
    scoring_discard,
    scoring_new_base,
    scoring_points_of_four,
    mat_scoring_points,
    mat_scoring_discard,
    step_seen_again,
    mat_seen_again,
    thread_of_four,
    happening,
    mat_opening,
    result_of_four,
    draft_of_champions,
    bringing,
    deployment,
    brawl_card,
    champion,
    choosing_a_discard,
    brawl_seen_again,
    brawl_others_turn,
    brawl_result_of_four,
    clash_others_turn,
    clash_seen_again,
    quiet_window,
    paying,
    clash_pit,
    clash_menu,
    duo_result,
    clash_curtain,
)
