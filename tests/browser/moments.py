"""Stages of each game, beside those among the scenes: what people meet from the set-up to the result."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Page

from baston.games.galacticlash import GAME as GALACTICLASH
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.games.superfantasybrawl import GAME as BRAWL
from tests.browser import arenas, battles
from tests.browser.hands import EDGE, press
from tests.browser.laid import Laid, S, begun, laid, late, on_a_full_mat, opening, over, reached
from tests.browser.scenes import FOUR_PAIRS, Arrive, Scene
from tests.browser.tables import FRIEND, ME, at_table, laid_for_two, laid_table
from tests.server.program import Program

LEGAL_CARD: Final = ".hand .is-legal"
LEGAL_UNIT: Final = ".gc-unit.is-legal"
THREAD: Final = ".thread > *"  # it is fetched once the table is shown
TURNS: Final = {"draft": "random", "first": "1", "max_rounds": "3"}  # a brawl that is over soon


def _before_scoring(table: Table) -> bool:
    """The first player may act before a base scores."""
    decision = table.decision
    asked = decision is not None and decision.player == 0 and len(decision.options) > 1
    return asked and bool(table.windows)


def _others_turn(table: Table) -> bool:
    """The second player is asked in mid-game."""
    return table.turn_number > 6 and table.decision is not None and table.decision.player == 1


def _sat(arrive: Arrive, server: Program, game: Laid[S]) -> Page:
    """The table, laid out so far, at which this person is asked."""
    page = arrive()
    at_table(page, laid_table(page, server.data, game))
    return page


# Smash Up and Base Principale


def first_turn(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, laid(opening))


def card_in_hand(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, laid(late))
    press(page.locator(LEGAL_CARD).first, EDGE)
    return page


def others_turn(arrive: Arrive, server: Program) -> Page:
    host, page = arrive(), arrive()
    page.goto(laid_for_two(page, host, server.data, laid(_others_turn)))
    page.locator(".prompt.wait").wait_for()
    return page


def before_scoring(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, laid(_before_scoring))


def scoring_of_four(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, laid(_before_scoring, 4, factions=FOUR_PAIRS))


def looking_back(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, laid(late))
    page.locator(THREAD).first.wait_for()
    page.keyboard.press(",")
    page.locator(".prompt.past").wait_for()
    return page


def seen_again(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, laid(late))
    page.locator(THREAD).first.wait_for()
    page.keyboard.press("r")
    page.locator(".caption").wait_for()
    return page


def mat_before_scoring(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, laid(_before_scoring, mode=BASE_PRINCIPALE))


def mat_card_in_hand(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, laid(on_a_full_mat, mode=BASE_PRINCIPALE))
    press(page.locator(LEGAL_CARD).first, EDGE)
    return page


def mat_result(arrive: Arrive, server: Program) -> Page:
    return _at_its_end(arrive, server, laid(over, mode=BASE_PRINCIPALE))


# Super Fantasy Brawl


def brawl_set_up(arrive: Arrive, server: Program) -> Page:
    page = arrive("/new/superfantasybrawl")
    page.get_by_role("radiogroup").first.wait_for()
    return page


def zones(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, arenas.arena(arenas.choosing_a_zone))


def brawl_turn(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, arenas.arena(arenas.acting))


def brawl_plan(arrive: Arrive, server: Program) -> Page:
    game = arenas.arena(arenas.in_reach)
    page = _sat(arrive, server, game)
    strike = next(one for one in arenas.strikes(game.table) if one.damage > 0)
    press(page.locator(f".hand [data-handle='{strike.card}']"))
    press(page.locator(f".hex[data-handle='{strike.hex}']"))
    press(page.locator(f".hex[data-handle='{game.table.hex[strike.enemy]}']"))
    page.locator(".prompt .btn-plan").wait_for()
    return page


def brawl_of_four(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, arenas.arena(arenas.acting, 4))


def brawl_result(arrive: Arrive, server: Program) -> Page:
    return _at_its_end(arrive, server, reached(BRAWL, lambda arena: arena.over, 2, TURNS))


def brawl_replay(arrive: Arrive, server: Program) -> Page:
    game = reached(BRAWL, lambda arena: arena.over, 2, TURNS)
    return _replayed(arrive, server, game, ".token")


# Galacti'Clash


def clash_set_up(arrive: Arrive, server: Program) -> Page:
    page = arrive("/new/galacticlash")
    page.get_by_role("radiogroup").first.wait_for()
    return page


def clash_opening(arrive: Arrive, server: Program) -> Page:
    page = arrive()
    page.goto(laid_table(page, server.data, begun(GALACTICLASH, 2, {}, 9), ME, FRIEND))
    page.locator(".prompt, .curtain").first.wait_for()
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    page.locator(".prompt").wait_for()
    return page


def launch(arrive: Arrive, server: Program) -> Page:
    game = battles.battle(battles.launching)
    page = _sat(arrive, server, game)
    page.locator(f".gc-hand [data-handle='{battles.launched(game.table)[0]}']").focus()
    return page


def attack(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, battles.battle(battles.attacking))
    for _ in range(2):
        press(page.locator(LEGAL_UNIT).first, EDGE)
    page.locator(".gc-arrows path.wanted").first.wait_for(state="attached")
    return page


def block(arrive: Arrive, server: Program) -> Page:
    page = _sat(arrive, server, battles.battle(battles.blocking))
    press(page.locator(LEGAL_UNIT).first, EDGE)
    return page


def breakthrough(arrive: Arrive, server: Program) -> Page:
    decks = "marche_airain,premiere_lumiere"
    game = battles.battle(battles.breaking_through, since=36, decks=decks, format="standard")
    return _sat(arrive, server, game)


def clash_of_three(arrive: Arrive, server: Program) -> Page:
    return _sat(arrive, server, battles.battle(battles.attacking, 3, format="multi"))


def clash_result(arrive: Arrive, server: Program) -> Page:
    return _at_its_end(arrive, server, battles.battle(lambda clash: clash.over))


def clash_replay(arrive: Arrive, server: Program) -> Page:
    return _replayed(arrive, server, battles.battle(lambda clash: clash.over), ".gc-field")


def _at_its_end(arrive: Arrive, server: Program, game: Laid[S]) -> Page:
    page = arrive()
    page.goto(laid_table(page, server.data, game))
    page.locator(".res").wait_for()
    return page


def _replayed(arrive: Arrive, server: Program, game: Laid[S], drawn: str) -> Page:
    """The replay of a game, at about its half."""
    page = arrive()
    page.goto(laid_table(page, server.data, game).replace("/table/", "/replay/"))
    page.get_by_role("slider").fill(str(len(game.answers) // 2))
    page.locator(drawn).first.wait_for()
    return page


# Pages


def brawl_cards(arrive: Arrive, server: Program) -> Page:
    page = arrive("/cards/superfantasybrawl")
    page.locator(".gallery .card").first.wait_for()
    return page


def clash_cards(arrive: Arrive, server: Program) -> Page:
    page = arrive("/cards/galacticlash")
    page.locator(".gallery .gc-card").first.wait_for()
    return page


def preferences(arrive: Arrive, server: Program) -> Page:
    page = arrive("/")
    page.get_by_role("button", name=re.compile("Preferences|Préférences")).click()
    page.get_by_role("dialog").wait_for()
    return page


def moved(arrive: Arrive, server: Program) -> Page:
    """Where the code of another device is typed in."""
    page = arrive("/move")
    page.get_by_role("heading").first.wait_for()
    return page


MOMENTS: Final[tuple[Scene, ...]] = (
    first_turn,
    card_in_hand,
    others_turn,
    before_scoring,
    scoring_of_four,
    looking_back,
    seen_again,
    mat_before_scoring,
    mat_card_in_hand,
    mat_result,
    brawl_set_up,
    zones,
    brawl_turn,
    brawl_plan,
    brawl_of_four,
    brawl_result,
    brawl_replay,
    clash_set_up,
    clash_opening,
    launch,
    attack,
    block,
    breakthrough,
    clash_of_three,
    clash_result,
    clash_replay,
    brawl_cards,
    clash_cards,
    preferences,
    moved,
)
