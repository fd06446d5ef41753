"""The games that are played: what a table of two is made with, and a full one in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Page, StorageState

from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.variant import DUO, FLASH, MULTI, STANDARD
from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.games.superfantasybrawl.state.arena import Arena
from bench.browser.people import House
from tests.browser.arenas import arena, asks
from tests.browser.battles import attacking, battle
from tests.browser.laid import laid, late, on_a_full_mat
from tests.browser.scenes import FOUR_PAIRS
from tests.browser.tables import laid_table

Sit = Callable[[Page, Path], str]
CROWDED: Final = 12  # units in play, of four seats


class Game(NamedTuple):
    """A game as its people call it. `sit` lays out a full table in mid-game and returns its address."""

    title: str
    game: str
    options: dict[str, str]
    sit: Sit


def _in_late_rounds(arena: Arena) -> bool:
    return asks(arena, "turn") and arena.round > 4 and len(arena.hand[0]) > 3


def _crowded(clash: Clash) -> bool:
    return attacking(clash) and len(clash.units) >= CROWDED


def _smashup(page: Page, data: Path) -> str:
    return laid_table(page, data, laid(late, 4, factions=FOUR_PAIRS))


def _mat(page: Page, data: Path) -> str:
    return laid_table(page, data, laid(on_a_full_mat, 4, factions=FOUR_PAIRS, mode=BASE_PRINCIPALE))


def _brawl(page: Page, data: Path) -> str:
    return laid_table(page, data, arena(_in_late_rounds, 4))


def _multi(page: Page, data: Path) -> str:
    return laid_table(page, data, battle(_crowded, 4, format=MULTI))


def _duo(page: Page, data: Path) -> str:
    return laid_table(page, data, battle(_crowded, 4, format=DUO))


# Where not every seat is asked whether to respond, fewer answers wait on purpose.
ASKED_ALONE: Final = {"even_windows": "false"}
# Flash and standard are for two: at full tables their cards are played in the formats for four.
GAMES: Final = (
    Game("Smash Up", "smashup", ASKED_ALONE, _smashup),
    Game("Base Principale", "smashup", {"mode": BASE_PRINCIPALE} | ASKED_ALONE, _mat),
    Game("Super Fantasy Brawl", "superfantasybrawl", {"draft": "random"}, _brawl),
    Game("Galacti'Clash, flash", "galacticlash", {"format": FLASH} | ASKED_ALONE, _multi),
    Game("Galacti'Clash, standard", "galacticlash", {"format": STANDARD} | ASKED_ALONE, _duo),
)


def seated(house: House, game: Game) -> tuple[str, StorageState]:
    """The address of a full table, and what the browser of somebody there keeps, but for its cache."""
    page = house.person()
    page.goto("/")
    address, known = game.sit(page, house.server.data), page.context.storage_state()
    page.context.close()
    return address, known
