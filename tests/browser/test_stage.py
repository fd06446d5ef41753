"""The stage stands still: the table's regions are where they were at each decision, no text is cut off."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.kernel.rng import Rng
from tests.browser.arenas import acting, arena, banning
from tests.browser.battles import attacking, battle, launching, secret_roles
from tests.browser.conftest import Visit
from tests.browser.laid import laid, on_a_full_mat, opening
from tests.browser.scenes import FOUR_PAIRS
from tests.browser.stages import at_speed, look_until_asked, played
from tests.browser.tables import at_table, laid_table
from tests.server.program import Program

DECISIONS: Final = 10
# What may be pressed, and has no yellow ring.
UNRINGED: Final = """all => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--y-ring)";
  const yellow = getComputedStyle(probe).color;
  probe.remove();
  return all.filter((one) => !getComputedStyle(one).boxShadow.includes(yellow)).map((one) => one.className);
}"""
WIDE, NARROW, ON_ITS_SIDE = (1440, 900), (390, 844), (844, 390)

IN_A_DRAFT: Final = 6  # decisions
UNTIL_A_FILM: Final = 12

Sit = Callable[[Page, Path], str]
TABLES: Final[dict[str, tuple[Sit, tuple[int, int], str]]] = {
    "smashup-2": (lambda page, data: laid_table(page, data, laid(opening)), NARROW, "fr"),
    "smashup-4": (
        lambda page, data: laid_table(page, data, laid(opening, 4, factions=FOUR_PAIRS)),
        WIDE,
        "en",
    ),
    "base-principale-2": (
        lambda page, data: laid_table(page, data, laid(on_a_full_mat, mode=BASE_PRINCIPALE)),
        WIDE,
        "fr",
    ),
    "base-principale-4": (
        lambda page, data: laid_table(
            page, data, laid(on_a_full_mat, 4, factions=FOUR_PAIRS, mode=BASE_PRINCIPALE)
        ),
        NARROW,
        "en",
    ),
    "superfantasybrawl-draft": (
        lambda page, data: laid_table(page, data, arena(banning, draft="competitive")),
        WIDE,
        "en",
    ),
    "superfantasybrawl-2": (lambda page, data: laid_table(page, data, arena(acting)), WIDE, "fr"),
    "superfantasybrawl-4": (lambda page, data: laid_table(page, data, arena(acting, 4)), NARROW, "en"),
    "galacticlash-2": (lambda page, data: laid_table(page, data, battle(attacking)), NARROW, "fr"),
    "galacticlash-4": (
        lambda page, data: laid_table(page, data, battle(secret_roles, 4, format="duo")),
        WIDE,
        "en",
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_nothing_moves_and_nothing_is_cut_off_while_a_game_runs(
    visit: Visit, server: Program, name: str
) -> None:
    sit, (width, height), lang = TABLES[name]
    page = visit(width=width, height=height, lang=lang, touch=(width, height) == NARROW)
    page.goto(sit(page, server.data))
    assert played(page, DECISIONS, Rng(3)) == []


@pytest.mark.parametrize(
    ("name", "size", "decisions"),
    [
        ("superfantasybrawl-draft", NARROW, IN_A_DRAFT),
        ("galacticlash-2", ON_ITS_SIDE, UNTIL_A_FILM),  # what waits on the chain, and how it resolves
    ],
)
def test_nothing_moves_either_while_what_others_do_is_told(
    visit: Visit, server: Program, name: str, size: tuple[int, int], decisions: int
) -> None:
    page = visit(width=size[0], height=size[1], lang="fr", touch=True)
    at_speed(page, 2)
    page.goto(TABLES[name][0](page, server.data))
    assert played(page, decisions, Rng(3), between=look_until_asked) == []


@pytest.mark.parametrize(
    "sit",
    [
        lambda page, data: laid_table(page, data, laid(opening)),
        lambda page, data: laid_table(page, data, arena(acting)),
        lambda page, data: laid_table(page, data, battle(launching)),
        lambda page, data: laid_table(page, data, battle(attacking)),
    ],
)
def test_what_may_be_pressed_is_ringed_where_nothing_moves(visit: Visit, server: Program, sit: Sit) -> None:
    page = visit()
    page.emulate_media(reduced_motion="reduce")
    at_table(page, sit(page, server.data))
    legal = page.locator(".table button.is-legal")
    assert legal.count() > 0
    assert legal.evaluate_all(UNRINGED) == []
