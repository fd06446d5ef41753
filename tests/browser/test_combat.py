"""Combat is a plan: units are ticked, the prompt says what it comes to, and one button sends it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from baston.kernel.frame import HANDLE, PASS
from tests.browser.battles import attacking, attacking_freely, battle, blocking, lone_attacker, secret_roles
from tests.browser.conftest import Visit
from tests.browser.hands import ASKED, decision, settled
from tests.browser.tables import at_table, laid_table, resize
from tests.browser.test_fit import OVERLAPPING
from tests.server.program import Program

LEGAL = ".gc-unit.is-legal"
TICKED = ".gc-unit.is-chosen"
WANTED = ".gc-arrows path.wanted"
GIVE = ".prompt .btn-plan"
LOG = ".log"


def tick(page: Page, place: int = 0) -> str:
    """Press a unit that glows; its handle."""
    one = page.locator(LEGAL).nth(place)
    handle = one.get_attribute("data-handle") or ""
    with settled(page):
        one.click(position={"x": 14, "y": 20})
    return handle


def unit(handle: str) -> str:
    return f'.gc-unit[data-handle="{handle}"]'


def attack_of(page: Page, handle: str) -> re.Pattern[str]:
    """What the log says of its attack, and not before: bots may end the turn before anybody looks."""
    name = page.locator(unit(handle)).locator(".u-name").inner_text().replace("\u00ad", "").strip()
    attack = re.compile(f"Camille attacks .* with .*{re.escape(name)}")
    expect(page.locator(LOG)).not_to_contain_text(attack)
    return attack


@pytest.mark.clause("G-53")
def test_units_are_ticked_by_mouse_and_all_that_are_ticked_attack(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(attacking_freely)))
    asked = decision(page)
    first, second = tick(page), tick(page)
    expect(page.locator(WANTED)).to_have_count(2)
    expect(page.locator(GIVE)).to_contain_text(re.compile(r"Attack with 2 \(−\d+\)"))
    assert decision(page) == asked  # nothing has been sent
    page.locator(GIVE).click()
    for handle in (first, second):
        expect(page.locator(unit(handle))).to_have_class(re.compile("engaged"))
    expect(page.locator(LOG)).to_contain_text("attack")


@pytest.mark.clause("G-53")
def test_the_only_unit_that_can_attack_is_not_ticked_until_it_is_pressed(
    visit: Visit, server: Program
) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(lone_attacker, since=8)))
    expect(page.locator(LEGAL)).to_have_count(1)
    expect(page.locator(TICKED)).to_have_count(0)
    handle = tick(page)
    expect(page.locator(unit(handle))).to_have_attribute("aria-pressed", "true")
    told = attack_of(page, handle)
    page.keyboard.press("p")
    expect(page.locator(LOG)).to_contain_text(told)


@pytest.mark.clause("G-53")
def test_an_attack_that_was_sent_is_taken_back_as_one_and_changed_unit_by_unit(
    visit: Visit, server: Program
) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(attacking_freely, since=43, ends_turns="true,false")))
    first, second = tick(page), tick(page)
    page.locator(GIVE).click()
    expect(page.locator(unit(second))).to_have_class(re.compile("engaged"))
    expect(page.locator(ASKED)).to_contain_text("Reinforcement")
    page.keyboard.press("u")
    expect(page.locator(GIVE)).to_contain_text("Attack with 2")
    expect(page.locator(TICKED)).to_have_count(2)
    with settled(page):
        page.locator(unit(first)).click(position={"x": 14, "y": 20})
    expect(page.locator(GIVE)).to_contain_text("Attack with 1")
    expect(page.locator(TICKED)).to_have_count(1)
    expect(page.locator(unit(second))).to_have_class(re.compile("is-chosen"))


@pytest.mark.clause("G-53")
def test_a_plan_is_taken_back_step_by_step_and_nobody_attacks(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(attacking)))
    asked = decision(page)
    first, second = tick(page), tick(page)
    page.locator(unit(first)).click()  # once more takes it out
    expect(page.locator(TICKED)).to_have_count(1)
    expect(page.locator(unit(second))).to_have_class(re.compile("is-chosen"))
    page.keyboard.press("Escape")
    expect(page.locator(TICKED)).to_have_count(0)
    expect(page.locator(GIVE)).to_contain_text("Attack with nobody")
    assert decision(page) == asked
    page.locator(GIVE).click()
    page.wait_for_function("asked => document.querySelector('.prompt').dataset.decision !== asked", arg=asked)
    expect(page.locator(unit(first))).not_to_have_class(re.compile("engaged"))


@pytest.mark.clause("G-53")
def test_units_attack_by_touch(visit: Visit, server: Program) -> None:
    page = visit(width=390, height=844, lang="fr", touch=True)
    at_table(page, laid_table(page, server.data, battle(attacking)))
    ticked = page.locator(LEGAL).first
    handle = ticked.get_attribute("data-handle") or ""
    with settled(page):
        ticked.tap(position={"x": 14, "y": 20})
    expect(page.locator(GIVE)).to_contain_text("Attaquer avec 1")
    page.locator(GIVE).tap()
    expect(page.locator(unit(handle))).to_have_class(re.compile("engaged"))


@pytest.mark.clause("G-61")
def test_badges_tell_what_may_become_of_attackers(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(attacking)))
    handle = tick(page)
    badge = page.locator(f"{unit(handle)} .fate")
    expect(badge).to_contain_text(re.compile("survives|may die"))
    lost = page.locator(".gc-loss")
    expect(lost).to_have_count(1)
    shown = lost.inner_text().strip()
    expect(page.locator('.gc-plate[data-seat="2"] .hit-mark')).to_have_text(shown)
    expect(page.locator(GIVE)).to_contain_text(f"({shown})")


def test_on_small_desks_badges_lie_over_no_name_and_drawings_over_no_cost(
    visit: Visit, server: Program
) -> None:
    page = visit(lang="fr")
    at_table(page, laid_table(page, server.data, battle(attacking_freely)))  # nobody blocks: badges say so
    tick(page)
    tick(page)
    for width, height in ((1366, 768), (1024, 768), (800, 600)):
        page.mouse.move(2, 2)
        resize(page, width, height)
        expect(page.locator(".gc-unit .fate")).to_have_count(2)
        assert page.evaluate(OVERLAPPING, [".fate", ".u-name"]) == [], width
        assert page.evaluate(OVERLAPPING, [".u-top > .ic", ".gc-unit .gc-cost > *"]) == [], width
        ticked = page.locator(TICKED).first
        fate = ticked.locator(".fate > span").inner_text()
        why = ticked.locator(".fate > small").text_content()
        assert why
        ticked.hover(position={"x": 30, "y": 30})
        facts = page.locator(".reading .facts, .beside-card .facts").locator("visible=true").last
        expect(facts).to_contain_text(f"{fate} : {why}")


@pytest.mark.clause("G-55")
def test_units_block_by_keyboard(visit: Visit, server: Program) -> None:
    page = visit()
    game = battle(blocking)
    at_table(page, laid_table(page, server.data, game))
    assert game.table.decision is not None
    pairs = [option for option in game.table.decision.options if option != PASS]
    free = next(one & HANDLE for one in pairs if sum(one & HANDLE == other & HANDLE for other in pairs) > 1)
    asked = decision(page)
    page.locator(unit(str(free))).press("Enter")
    expect(page.locator(GIVE)).to_contain_text("Block with nobody")
    page.locator(f'{LEGAL}:not([data-seat="1"])').first.press("Enter")
    expect(page.locator(WANTED)).to_have_count(1)
    expect(page.locator(GIVE)).to_contain_text("Block with 1")
    assert decision(page) == asked
    page.keyboard.press("p")
    expect(page.locator(LOG)).to_contain_text("block")


@pytest.mark.clause("G-54")
def test_with_several_opponents_an_attacker_names_whom_it_attacks(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(attacking, 3, format="multi")))
    tick(page)
    target = page.locator(".gc-target")
    expect(target).to_have_count(1)
    before = target.get_attribute("data-seat")
    with settled(page):
        target.click()
    expect(target).not_to_have_attribute("data-seat", before or "")
    with settled(page):
        page.locator(f'.gc-life[data-seat="{before}"]').click()  # as well as the player pressed
    expect(target).to_have_attribute("data-seat", before or "")
    page.locator(GIVE).click()
    expect(page.locator(LOG)).to_contain_text("attack")


@pytest.mark.clause("G-54", "G-105")
def test_what_an_attack_on_a_possible_decoy_costs_is_left_open(visit: Visit, server: Program) -> None:
    page = visit()
    at_table(page, laid_table(page, server.data, battle(secret_roles, 4, format="duo")))
    tick(page)
    expect(page.locator(GIVE)).to_contain_text(re.compile(r"Attack with 1 \(≤\d+\)"))


@pytest.mark.clause("G-103")
def test_the_points_of_a_team_stand_once_and_each_of_its_players_can_be_attacked(
    visit: Visit, server: Program
) -> None:
    page = visit()
    game = battle(secret_roles, 4, format="duo")
    at_table(page, laid_table(page, server.data, game))
    expect(page.locator(".gc-team .number")).to_have_text(str(game.table.life[1]))
    expect(page.locator(".gc-team .shape")).to_have_count(2)
    expect(page.locator(".rival .number")).to_have_count(1)
    tick(page)
    for player in page.locator(".rival-plate:not(.ally) .gc-life").all():
        if player.is_enabled():
            player.click()
        expect(player.locator(".hit-mark")).to_be_visible()


@pytest.mark.clause("G-105")
def test_a_decoy_cannot_be_told_from_a_leader_by_what_the_page_has(visit: Visit, server: Program) -> None:
    page = visit()
    game = battle(secret_roles, 4, format="duo")
    at_table(page, laid_table(page, server.data, game))
    rivals = page.locator(".rival-plate:not(.ally)")
    expect(rivals).to_have_count(2)
    told = rivals.locator(".gc-life").evaluate_all(
        "all => all.map(one => one.textContent.replace(/[^,]*,/, ''))"
    )
    assert told[0] == told[1]
    roles = rivals.locator(".gc-role").evaluate_all("all => all.map(one => one.outerHTML)")
    assert len(roles) == 2
    assert roles[0] == roles[1]
    tick(page)
    foretold = []
    for _ in range(2):
        page.locator(".gc-target").first.click()
        target = page.locator(".gc-target > span").last.inner_text()
        expect(page.locator(".rival-plate:has(.hit-mark) .who")).to_have_text(target)
        foretold.append((page.locator(".hit-mark").inner_text(), page.locator(GIVE).inner_text()))
    assert foretold[0] == foretold[1]
