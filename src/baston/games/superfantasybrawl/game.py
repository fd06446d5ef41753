"""Super Fantasy Brawl as bots, terminal and server know it."""

from __future__ import annotations

from typing import Final

from baston.games.superfantasybrawl.cards.card import RULES
from baston.games.superfantasybrawl.parts import (
    SuperFantasyBrawlPresentation,
    SuperFantasyBrawlResearch,
    SuperFantasyBrawlSearch,
    SuperFantasyBrawlTexts,
)
from baston.games.superfantasybrawl.presentation.position import read_position
from baston.games.superfantasybrawl.puzzling import SuperFantasyBrawlPuzzling
from baston.games.superfantasybrawl.setup.saving import load_arena, save_arena
from baston.games.superfantasybrawl.setup.settings import OPTIONS, read_setup, read_teams, read_variant
from baston.games.superfantasybrawl.setup.start import new_arena
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.state.arena_fields import copy_arena
from baston.kernel.beginning import POSITION, setup_from
from baston.kernel.chacha import Seed
from baston.kernel.game import Game, Setup
from baston.kernel.machine import answer
from baston.kernel.saving import stamped
from baston.kernel.text import Json

FOUR: Final = "four"  # the mode of the rules for four players


class SuperFantasyBrawl(Game[Arena]):
    """Champions, cards and challenges on an arena of hexes, for two players or two teams of two (SFB-1)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "superfantasybrawl"
        self.title = "Super Fantasy Brawl"
        self.title_fr = "Super Fantasy Brawl"
        self.rules_version = 2
        self.seats = range(2, 5, 2)
        self.modes = ("standard",)
        self.options = OPTIONS
        self.search = SuperFantasyBrawlSearch()
        self.presentation = SuperFantasyBrawlPresentation()
        self.research = SuperFantasyBrawlResearch()
        self.texts = SuperFantasyBrawlTexts()
        self.puzzling = SuperFantasyBrawlPuzzling()

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        """The setup of these options, teams and arena checked. Raises Refusal."""
        if options.get(POSITION):
            return setup_from(self, players, options, read_setup)
        return read_setup(players, options)

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> Arena:
        if POSITION in setup.options:
            return read_position(setup.options[POSITION], seed, log, setup.options)
        variant = read_variant(setup.options)
        teams = read_teams(setup.options["teams"], setup.players, variant)
        return new_arena(variant, setup.players, teams, seed, log)

    def answer(self, state: Arena, option: int) -> None:
        answer(state, RULES, option)

    def copy(self, state: Arena) -> Arena:
        return copy_arena(state)

    def score(self, state: Arena, seat: int) -> float:
        """The result for a seat: 1 won, −1 lost, 0 drawn."""
        if not state.winners:
            return 0.0  # SFB-278: a draw
        return 1.0 if seat in state.winners else -1.0

    def teams(self, setup: Setup) -> list[list[int]]:
        """The seats of each side: every second seat plays together."""
        return [[*range(side, setup.players, TEAMS)] for side in range(TEAMS)]

    def mode(self, setup: Setup) -> str:
        """What differs for two teams of two are rules of their own (SFB-290 to SFB-304)."""
        return FOUR if setup.players > TEAMS else ""

    def mode_of(self, state: Arena) -> str:
        return FOUR if state.players > TEAMS else ""

    def save(self, state: Arena) -> dict[str, Json]:
        return stamped(save_arena(state), self.rules_version)

    def load(self, saved: dict[str, Json]) -> Arena:
        self.check_rules(saved)
        return load_arena(saved)

    def points(self, state: Arena) -> list[int]:
        """Victory points by seat; both seats of a side have the side's."""
        return [state.vp[seat % len(state.vp)] for seat in range(state.players)]

    def turns(self, state: Arena) -> int | None:
        """The number of rounds begun so far."""
        return state.round
