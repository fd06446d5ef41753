"""Galacti'Clash in a browser: attacks and blocks, the chain, stops, a Duo Clash, decks built and played."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser, Page, expect

from baston.games.galacticlash import GAME
from baston.games.galacticlash.cards.card import printed
from baston.games.galacticlash.queries.combat import wounds_to_spare
from baston.games.galacticlash.queries.costs import launch_points
from baston.kernel.rng import Rng
from tests.browser.battles import (
    attacking,
    attacking_when_one_is_out,
    battle,
    breaking_through,
    choosing_energies,
    launched,
    launching,
    nearly_won,
    secret_roles,
    several_blockers,
)
from tests.browser.conftest import Visit, Visitors
from tests.browser.hands import ASKED, DRAWN, OVER, act, decision
from tests.browser.keys import answer
from tests.browser.laid import begun
from tests.browser.tables import BOT, FRIEND, ME, at_table, laid_table, resize
from tests.server.program import Program

WORKSHOP = "/decks/galacticlash"
LEGAL = ".gc-unit.is-legal"
# The opponent's units in the combat on which the answers lie.
UNDER_THE_TRAY = """() => {
  const tray = document.querySelector(".tray").getBoundingClientRect();
  return [...document.querySelectorAll(".gc-camp:not(.near) .gc-unit.fated")].filter((unit) => {
    const { top, bottom } = unit.getBoundingClientRect();
    return bottom > tray.top && top < tray.bottom;
  }).map((unit) => unit.textContent);
}"""
CURTAIN = ".curtain button"
AS_PLAYED = {"format": "flash", "even_windows": "true"}
TURNED = f"{ASKED}, {OVER}, {CURTAIN}"  # something is to be done, or all is


def unit(page: Page, handle: str | None) -> str:
    return f'.gc-unit[data-handle="{handle}"]'


def finished(page: Page, press: Callable[[Page], None]) -> int:
    """Play to the end; how many presses it took."""
    presses = 0
    page.wait_for_selector(TURNED)
    while page.locator(OVER).count() == 0:
        if page.locator(CURTAIN).count():
            page.locator(CURTAIN).click()
        else:
            press(page)
            presses += 1
        page.wait_for_selector(TURNED)
    return presses


def test_a_flash_game_begins_by_mouse(visit: Visit, server: Program) -> None:
    page = visit()
    page.goto(laid_table(page, server.data, begun(GAME, 2, AS_PLAYED, 9)))
    rng = Rng(9)
    for _ in range(15):
        page.wait_for_selector(ASKED)
        act(page, rng)


def test_a_flash_game_is_played_to_its_end_by_mouse(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(nearly_won)))
    assert finished(page, partial(act, rng=Rng(9))) > 2
    expect(page.get_by_role("heading", level=1)).to_contain_text("wins")


def test_a_flash_game_is_played_to_its_end_by_keyboard(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    at_table(page, laid_table(page, server.data, battle(nearly_won)))
    assert finished(page, answer) > 2
    expect(page.get_by_role("heading", level=1)).to_contain_text("gagne")


@pytest.mark.clause("G-104")
def test_a_duo_with_four_seats_is_played_to_its_end_by_partners_at_one_screen(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = battle(nearly_won, 4, since=155, format="duo")  # soon over, whatever the bots answer
    page.goto(laid_table(page, server.data, game, ME, BOT, FRIEND, BOT))
    assert finished(page, partial(act, rng=Rng(1))) > 2
    expect(page.get_by_role("heading", level=1)).to_contain_text("win together")


@pytest.mark.clause("G-56", "G-58")
def test_arrows_lead_to_each_blocker_and_fates_and_losses_are_told(visit: Visit, server: Program) -> None:
    page = visit(lang="fr")
    game = battle(several_blockers, since=240)
    at_table(page, laid_table(page, server.data, game))
    combat = game.table.combat
    assert combat is not None
    expect(page.locator(".gc-arrows path.block")).to_have_count(len(combat.blocks) // 2)
    unblocked = len(combat.attackers) - len(combat.blocked)
    expect(page.locator(".gc-arrows path.attack")).to_have_count(unblocked)
    expect(page.locator(".gc-loss")).to_have_count(unblocked)
    lost = [-int(text.replace("−", "-")) for text in page.locator(".gc-loss").all_inner_texts()]
    expect(page.locator('.gc-plate[data-seat="2"] .hit-mark')).to_have_text(f"−{sum(lost)}")
    fates = page.locator(".gc-unit .fate")
    assert all(re.fullmatch(r"meurt|peut mourir|survit\n\d", fate) for fate in fates.all_inner_texts())
    expect(fates).to_have_count(len({*combat.blocks}))


@pytest.mark.clause("G-60")
def test_breakthrough_is_foretold_as_open_explained_and_asked_in_words(visit: Visit, server: Program) -> None:
    page = visit()
    game = battle(breaking_through, since=37, decks="marche_airain,premiere_lumiere", format="standard")
    at_table(page, laid_table(page, server.data, game))
    clash, attacker = game.table, game.table.frames[-1].card
    most, life = wounds_to_spare(clash, attacker), clash.life[1]
    expect(page.locator(".gc-loss", has_text=f"≤{most}")).to_have_count(1)
    for number in (1, 2):  # as the answers tell twins apart
        expect(page.locator(".far .gc-unit .twin", has_text=f"no. {number}")).to_have_count(1)
    page.keyboard.press("v")  # the answers lie on it
    page.locator(unit(page, str(attacker))).click(button="right")
    sheet = page.locator(".reading")
    expect(sheet.locator(".gc-words")).to_contain_text("any number of its wounds that are not needed to kill")
    sheet.get_by_role("button", name="unpin").click()
    page.keyboard.press("v")
    everything = page.get_by_role("button", name=f", {most} to ")
    expect(everything).to_have_count(1)
    assert page.evaluate(UNDER_THE_TRAY) == [], "who blocks is covered by the answers"
    everything.click()
    expect(page.locator('.gc-plate[data-seat="2"] .number')).to_have_text(str(life - most))


def test_an_energy_is_pressed_at_its_lower_edge_too(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(choosing_energies)))
    pip, number = page.locator("button.pip.is-legal").first, decision(page)
    box = pip.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 2)
    page.wait_for_function(DRAWN)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator(f'.prompt[data-decision="{number}"][data-holds=" "]')).to_have_count(0)


@pytest.mark.clause("G-1")
def test_every_pit_opens_with_the_newest_card_first(visit: Visit, server: Program) -> None:
    page = visit()
    game = battle(several_blockers, since=240)
    at_table(page, laid_table(page, server.data, game))
    pit = game.table.pit[1]
    assert len(pit) > 1
    page.locator(".rival button.pile").click()
    cards = page.get_by_role("dialog").locator(".gc-card")
    expect(cards).to_have_count(len(pit))
    expect(cards.first).to_contain_text(printed(game.table, pit[-1]).title)


def test_energies_stand_beside_the_life_that_they_keep_where_there_is_room(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = battle(attacking)
    at_table(page, laid_table(page, server.data, game))
    theirs, own = page.locator(".rival .gc-plate .gc-energies"), page.locator(".gc-me .gc-energies")
    camps = page.locator(".gc-camp .gc-energies")
    kinds = [len({game.table.what[energy] for energy in energies}) for energies in game.table.energies]
    expect(own).to_have_count(kinds[0])
    expect(theirs).to_have_count(kinds[1])
    expect(camps).to_have_count(0)
    for energies in (*theirs.all(), *own.all()):
        expect(energies).to_have_accessible_name(re.compile(r"\d"))
        expect(energies).to_be_in_viewport(ratio=1)
    resize(page, 1024, 768)
    expect(camps).to_have_count(sum(kinds))
    expect(own).to_have_count(0)


@pytest.mark.clause("G-37")
def test_the_energies_that_any_copy_of_a_card_would_engage_are_ringed_before_it_is_launched(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = battle(launching)
    at_table(page, laid_table(page, server.data, game))
    handle = launched(game.table)[0]
    cost = sum(launch_points(game.table, 0, printed(game.table, handle)))
    copies = page.locator(".gc-hand .is-legal", has_text=printed(game.table, handle).title)
    expect(copies).to_have_count(2)
    copies.last.focus()
    expect(page.locator('.gc-me[data-seat="1"] .pip.pays')).to_have_count(cost)
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"Camille launches {printed(game.table, handle).title}")


@pytest.mark.clause("G-7")
def test_only_formats_for_so_many_players_are_offered(visit: Visit) -> None:
    page = visit("/new/galacticlash")
    formats = page.get_by_role("radiogroup", name="Format")
    offered = formats.locator("button:enabled b")
    expect(offered).to_have_text(["Flash", "Standard"])
    offered.last.click()
    page.get_by_role("button", name="+ Bot").click()
    expect(offered).to_have_text(["Multi"])
    expect(formats.get_by_role("radio", name="Multi")).to_be_checked()
    page.get_by_role("button", name="+ Bot").click()
    expect(offered).to_have_text(["Multi", "Duo Clash"])
    offered.last.click()
    expect(page.locator(".form")).to_contain_text("Players 1 and 3 against 2 and 4")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(f"{ASKED}, .prompt.wait")
    expect(page.locator(".where")).to_contain_text("Duo Clash")


@pytest.mark.clause("G-100")
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (844, 390), (390, 844)])
def test_who_is_out_keeps_a_place_on_the_battlefield_that_says_so(
    visit: Visit, server: Program, width: int, height: int
) -> None:
    page = visit(width=width, height=height, touch=width < 1440)
    at_table(page, laid_table(page, server.data, battle(attacking_when_one_is_out, 4, format="multi")))
    expect(page.locator(".gc-camp")).to_have_count(4)
    expect(page.locator(".gc-camp.out")).to_contain_text("out of the game")
    expect(page.locator(".gc-camp.out")).to_be_in_viewport()
    widths = page.locator(".gc-half.far > .gc-camp").evaluate_all(
        "all => new Set(all.map((one) => Math.round(one.getBoundingClientRect().width))).size"
    )
    assert widths == 1, "the camps of the others have another size than before"
    expect(page.locator(".gc-plate")).to_have_count(3)
    expect(page.locator(".gc-plate.out")).to_have_count(1)


@pytest.mark.clause("G-103", "G-54")
def test_a_team_alone_knows_its_defender_and_attacks_whom_it_names(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(secret_roles, 4, format="duo")))
    expect(page.locator(".gc-camp")).to_have_count(4)
    expect(page.locator(".gc-role.unknown")).to_have_count(2)
    expect(page.locator(".gc-role.defender, .gc-role.decoy")).to_have_count(2)
    page.locator(LEGAL).first.click()
    expect(page.locator(".gc-target")).to_have_count(1)
    page.locator(".prompt .btn-plan").click()
    expect(page.locator(".log")).to_contain_text(re.compile("attacks|Turn"))


@pytest.mark.clause("G-8", "G-10")
def test_a_deck_is_built_saved_shared_and_played(visit: Visit) -> None:
    page = visit(WORKSHOP)
    page.get_by_role("button", name="Decks", exact=True).click()
    page.get_by_role("button", name="Open First Light").click()
    expect(page.locator(".verdict")).to_contain_text("Legal in Flash")
    page.get_by_role("button", name="Sample hand").press("Enter")
    expect(page.locator(".sample .gc-card")).to_have_count(8)
    page.get_by_label("Search cards").fill("novice cost<3")
    expect(page.locator(".ws-gallery li")).to_have_count(1)
    page.get_by_role("button", name="Remove Novice of the Dawn").first.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("49 cards")
    expect(page.locator(".ws-play")).to_be_disabled()
    page.get_by_role("button", name="Add Novice of the Dawn").first.press("Enter")
    page.get_by_label("Name of the deck").fill("Dawn")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to the deck").input_value()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.get_by_label("Name of the deck")).to_have_value("Dawn")
    other = visit(link)
    expect(other.get_by_label("Name of the deck")).to_have_value("Dawn")
    expect(other.locator(".counts li").first).to_contain_text("50")
    page.locator(".ws-play:enabled").click()
    expect(page.get_by_label("Deck: You")).to_have_value(re.compile(r"novice_aurore\*1\b"))
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(f"{ASKED}, .prompt.wait")
    expect(page.locator(".gc-me")).to_be_visible()


def test_pasted_lines_that_are_no_cards_are_named_and_the_others_kept(visit: Visit) -> None:
    page = visit(WORKSHOP, lang="fr")
    page.get_by_role("button", name="Coller un deck").click()
    page.locator(".paste textarea").fill("4 fanatique masque\n3 Excalibur\n2 x\n")
    page.get_by_role("button", name="Lire").click()
    faults = page.locator(".paste .refused")
    expect(faults).to_have_count(2)
    expect(faults.nth(0)).to_contain_text(re.compile("Ligne 2.*Excalibur"))
    expect(page.locator(".paste textarea")).to_have_value(re.compile("Excalibur"))
    page.keyboard.press("Escape")
    expect(page.locator(".counts li").first).to_contain_text("4")


@pytest.mark.clause("G-10")
def test_copies_too_many_are_taken_out_by_the_button_beside_the_fault(visit: Visit) -> None:
    page = visit(WORKSHOP, lang="fr")
    page.get_by_role("button", name="Coller un deck").click()
    page.locator(".paste textarea").fill("6 fanatique masque\n")
    page.get_by_role("button", name="Lire").click()
    page.keyboard.press("Escape")
    expect(page.locator(".counts li").first).to_contain_text("6")
    page.get_by_role("button", name="Retirer 2 × Fanatique masqué").press("Enter")
    expect(page.locator(".counts li").first).to_contain_text("4")
    expect(page.locator(".verdict")).to_contain_text("50")
    expect(page.locator(".verdict button")).to_have_count(0)


def test_a_link_to_a_deck_that_is_gone_says_so_and_leads_on(chrome: Browser, server: Program) -> None:
    visitors = Visitors(chrome, server.address)
    page = visitors.new(f"{WORKSHOP}?shared=nowhere")
    expect(page.get_by_role("alert")).to_contain_text("no such deck")
    page.get_by_role("button", name="To the workshop").click()
    expect(page.get_by_label("Search cards")).to_be_visible()
    visitors.leave()
    assert [wrong for wrong in visitors.wrong if "404" not in wrong] == []  # browsers complain of that one
