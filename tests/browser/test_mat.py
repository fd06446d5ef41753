"""Base Principale in the browser: a game to its end, a move to a slot, another base, a mat of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from baston.games.smashup.base_principale.proposals import SHOWING, is_useless
from baston.games.smashup.cards.card import printed
from baston.games.smashup.effects.abilities import TOKEN, USE
from baston.games.smashup.factions.dinosaurs import war_raptor
from baston.games.smashup.mat import PROPOSED
from baston.games.smashup.queries.power import total_power_of
from baston.games.smashup.state.table import Table
from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.kernel.frame import FIELD, HANDLE, PACKED
from baston.kernel.rng import Rng
from tests.browser.conftest import Visit, Visitors
from tests.browser.hands import ASKED, EDGE, act, until_asked
from tests.browser.laid import laid, last_period, on_a_full_mat, plays
from tests.browser.scenes import FOUR_PAIRS
from tests.browser.tables import FRIEND, ME, OPEN, at_table, laid_table, new_table, resize
from tests.server.program import Program

HOME_MADE = PROPOSED.replace('effect = "draw"\ncards = 1', 'effect = "gain-vp"\nvp = 4')


def upload(page: Page, mat: str) -> None:
    """Order a table of the mode, on a mat out of a file."""
    page.get_by_role("radio", name="Base Principale").click()
    page.get_by_role("radio", name="My own file").click()
    file = FilePayload(name="mine.toml", mimeType="application/toml", buffer=mat.encode())
    page.locator("input[type=file]").set_input_files(file)


@pytest.mark.clause("BP-70")
@pytest.mark.parametrize("players", [2, 4])
def test_the_last_period_is_played_to_the_result(visit: Visit, server: Program, players: int) -> None:
    factions = ",".join(FOUR_PAIRS.split(",")[:players])
    game = laid(last_period, players, factions=factions, mode=BASE_PRINCIPALE)
    page = visit()
    at_table(page, laid_table(page, server.data, game))
    expect(page.locator(".trk [aria-current]").last).to_contain_text("7·4·2·1")
    rng = Rng(players)
    while until_asked(page):
        act(page, rng)
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("region", name="Periods").get_by_role("rowheader").last).to_have_text("3")


@pytest.mark.clause("BP-30", "BP-31")
def test_a_card_goes_to_camp_and_slot_in_one_gesture(visit: Visit, server: Program) -> None:
    def ready(table: Table) -> bool:
        return plays(table) and table.turn_number == 1 and table.minion_plays > 0 and bool(raptors(table))

    def raptors(table: Table) -> list[int]:
        return [card for card in table.hand[0] if printed(table, card) is war_raptor]

    game = laid(ready, mode=BASE_PRINCIPALE)
    page = visit()
    at_table(page, laid_table(page, server.data, game))
    minion = raptors(game.table)[0]
    page.locator(f".hand [data-handle='{minion}']").click(position=EDGE)
    slot = page.get_by_role("group", name=re.compile("^South 2"))
    slot.get_by_role("button", name=re.compile("may be chosen")).click()
    expect(slot.locator(f"[data-handle='{minion}']")).to_be_visible()
    expect(slot).to_have_attribute("data-seat", "1")


@pytest.mark.parametrize("players", [2, 4])
def test_slots_bear_the_numbers_by_which_they_are_named(visit: Visit, server: Program, players: int) -> None:
    factions = ",".join(FOUR_PAIRS.split(",")[:players])
    page = visit()
    game = laid(on_a_full_mat, players, factions=factions, mode=BASE_PRINCIPALE)
    at_table(page, laid_table(page, server.data, game))
    for width, height in ((1440, 900), (1280, 720), (1024, 768), (390, 844)):
        resize(page, width, height)
        for slot in page.locator(".slot:visible").all():
            name = slot.get_attribute("aria-label") or ""
            number = slot.locator("p > i > b")
            expect(number).to_have_text(name.split(",")[0].split()[-1])
            expect(number).to_be_in_viewport(ratio=1)


def ways(table: Table) -> dict[int, list[int]]:
    """By card and place, as plays pack them: the ways in which the first seat may play one at the other."""
    found: dict[int, list[int]] = {}
    decision = table.decision
    if decision is not None and decision.player == 0 and decision.kind == PACKED:
        for option in decision.options:
            if option >> TOKEN != USE:
                found.setdefault(option & (1 << TOKEN) - 1, []).append(option)
    return found


def test_which_of_two_ways_is_meant_is_asked_in_sight_whatever_it_covers(
    visit: Visit, server: Program
) -> None:
    def twice(table: Table) -> bool:
        """A card may go to many slots, to some with either of two allowances."""
        found = ways(table)
        several = {way >> FIELD for way, options in found.items() if way and len(options) > 1}
        return any(sum(way >> FIELD == card for way in found) > 8 for card in several)

    game = laid(twice, mode=BASE_PRINCIPALE)
    found = ways(game.table)
    way = max(found, key=lambda one: len(found[one]) if one else 0)
    page = visit()
    at_table(page, laid_table(page, server.data, game))
    page.locator(f".hand [data-handle='{way >> FIELD}']").click(position=EDGE)
    page.locator(f".slot[data-slot='{way & HANDLE}'] .base-hit").click()
    expect(page.locator(".prompt .sentence")).to_contain_text("Which of these do you mean?")
    expect(page.locator(".prompt .note")).to_contain_text("2 choices")
    expect(page.locator(".tray .answers .btn")).to_have_count(2)
    expect(page.locator(".tray .answers .btn").first).to_be_in_viewport(ratio=1)


@pytest.mark.clause("BP-21", "BP-22", "BP-3")
def test_the_mat_tells_totals_tracks_and_what_comes_next(visit: Visit, server: Program) -> None:
    game = laid(on_a_full_mat, mode=BASE_PRINCIPALE)
    page = visit()
    at_table(page, laid_table(page, server.data, game))
    expect(page.locator(".trk [aria-current]").last).to_contain_text("5·3·2·1")
    mine = sum(total_power_of(game.table, place, 0) for place in game.table.places)
    hub = page.locator(".hub")
    expect(hub.get_by_role("img")).to_have_accessible_name(re.compile(rf"^Camille {mine},"))
    expect(hub.get_by_role("list", name="If scored now").get_by_role("listitem")).to_have_count(2)
    following = game.table.base_deck[-1]
    expect(hub.locator(".next")).to_contain_text(printed(game.table, following).title)


@pytest.mark.clause("BP-53", "BP-88")
def test_another_base_is_proposed_and_the_other_accepts(visit: Visit, server: Program) -> None:
    game = laid(
        lambda table: plays(table) and table.camps is not None and table.camps.fresh, mode=BASE_PRINCIPALE
    )
    page = visit()
    at_table(page, laid_table(page, server.data, game, ME, FRIEND))
    following = page.locator(".hub .next .plain-btn").inner_text()
    page.get_by_role("button", name="Propose the next one").click()
    page.locator(".curtain button").click()
    expect(page.locator(".prompt")).to_contain_text("proposes to discard")
    page.get_by_role("button", name="Agree", exact=True).click()
    page.locator(".curtain button").click()
    expect(page.locator(".hub h2")).to_have_text(following)


@pytest.mark.parametrize(("mat", "said"), [("proposed", 0), (HOME_MADE, 1)])
def test_who_is_invited_reads_that_a_mat_is_home_made(visit: Visit, mat: str, said: int) -> None:
    host = visit()
    guest = visit(new_table(host, ME, OPEN, mode=BASE_PRINCIPALE, mat=mat))
    rules = guest.locator("dl.agreed")
    expect(rules.get_by_text("Base Principale", exact=True)).to_be_visible()
    expect(rules.get_by_text("Mat · A home-made one")).to_have_count(said)


def test_a_home_made_mat_is_uploaded_and_played(visit: Visit) -> None:
    page = visit("/new")
    upload(page, HOME_MADE)
    expect(page.get_by_role("status").filter(has_text="mine.toml: read")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(ASKED)
    expect(
        page.get_by_role("group", name=re.compile("^South 1, Presence: you may gain 4 VP"))
    ).to_be_visible()
    rng = Rng(3)
    for _ in range(6):
        assert until_asked(page)
        act(page, rng)


def test_a_bad_mat_is_refused_with_line_and_field_and_the_form_stays(
    chrome: Browser, server: Program
) -> None:
    visitors = Visitors(chrome, server.address)
    page = visitors.new("/new")
    page.get_by_label("Your name").fill("Camille")
    page.get_by_role("button", name="+ Bot").click()
    bad = HOME_MADE.replace("vp = 4", "vp = -4")
    upload(page, bad)
    page.get_by_role("button", name="Start").click()
    line = bad.splitlines().index("vp = -4") + 1
    expect(page.get_by_role("alert")).to_have_text(
        f"mine.toml: Mat, line {line}: south.1.vp has to be a whole number from 1 to 5."
    )
    expect(page.get_by_label("Your name")).to_have_value("Camille")
    expect(page.get_by_role("radio", name="Base Principale")).to_be_checked()
    expect(page.get_by_role("status").filter(has_text="mine.toml: read")).to_be_visible()
    expect(page.locator(".seats li")).to_have_count(3)
    upload(page, "#" * 70_000)
    expect(page.get_by_role("alert").first).to_contain_text("larger than 64 kB")
    upload(page, HOME_MADE)
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(ASKED)
    visitors.leave()
    assert [wrong for wrong in visitors.wrong if "400" not in wrong] == []


def may_show(table: Table) -> bool:
    """The first player is asked in the play phase, and may show a card that is marked as useless."""
    options = table.decision.options if table.decision is not None else []
    return plays(table) and SHOWING in options and any(is_useless(table, card) for card in table.hand[0])


@pytest.mark.clause("BP-60", "BP-105")
@pytest.mark.parametrize("width", [1440, 390])
def test_useless_cards_are_shown_by_a_quiet_button_and_the_other_decides(
    visit: Visit, server: Program, width: int
) -> None:
    game = laid(may_show, mode=BASE_PRINCIPALE)
    page = visit(width=width, height=900 if width > 400 else 844)
    at_table(page, laid_table(page, server.data, game, ME, FRIEND))
    button = page.get_by_role("button", name="Useless cards", exact=True)
    expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt").get_by_role("button", name=re.compile("useless"))).to_have_count(0)
    useless = next(card for card in game.table.hand[0] if is_useless(game.table, card))
    button.click()
    expect(button).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Which cards do you show as useless?")
    page.locator(f".hand [data-handle='{useless}']").click(position=EDGE)
    expect(page.locator(".prompt")).to_contain_text("You show Rampage. Which cards besides?")
    page.locator(".prompt").get_by_role("button", name="Show 1").click()
    page.locator(".curtain button").click()
    expect(page.locator(".prompt")).to_contain_text("sees no use here for Rampage")
    page.get_by_role("button", name="Agree", exact=True).click()
    page.locator(".curtain button").click()
    expect(page.locator(f".hand [data-handle='{useless}']")).to_have_count(0)
    expect(page.locator(".hand .cell")).to_have_count(len(game.table.hand[0]))
    expect(button).to_have_count(0)


def in_the_extra_round(table: Table) -> bool:
    """The first player is asked in the play phase of a round that breaks a tie."""
    return plays(table) and table.camps is not None and table.camps.extra


@pytest.mark.clause("BP-71", "BP-87")
@pytest.mark.parametrize(
    ("lang", "tie", "name", "heading"),
    [
        ("en", "Extra round: the lead is tied", "Extra round", "Periods"),
        ("fr", "Manche supplémentaire\u00a0: égalité en tête", "Manche supplémentaire", "Périodes"),
    ],
)
def test_the_extra_round_has_its_name_in_the_tracks_the_log_and_the_result(
    visit: Visit, server: Program, lang: str, tie: str, name: str, heading: str
) -> None:
    page = visit(lang=lang)
    at_table(page, laid_table(page, server.data, laid(in_the_extra_round, mode=BASE_PRINCIPALE)))
    expect(page.locator(".tie")).to_have_text(tie)
    expect(page.locator(".trk [aria-current]")).to_contain_text("3·2·1·0")  # it is paid like the first period
    expect(page.get_by_role("log").locator(".sc").filter(has_text=name)).to_have_count(1)
    rng = Rng(1)
    while until_asked(page):
        act(page, rng)
    expect(page.get_by_role("region", name=heading).get_by_role("rowheader").nth(3)).to_have_text(name)


def test_on_a_phone_the_name_of_the_extra_round_leaves_room_for_the_menu(
    visit: Visit, server: Program
) -> None:
    page = visit(width=390, height=844, lang="fr")
    at_table(page, laid_table(page, server.data, laid(in_the_extra_round, mode=BASE_PRINCIPALE)))
    expect(page.locator(".now span[aria-hidden]")).to_have_text("Manche suppl.")
    expect(page.get_by_role("button", name="Menu")).to_be_in_viewport(ratio=1)
