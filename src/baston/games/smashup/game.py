"""Smash Up as bots, terminal and server know it."""

from __future__ import annotations

from baston.games.smashup.cards.card import RULES
from baston.games.smashup.parts import SmashUpPresentation, SmashUpResearch, SmashUpSearch, SmashUpTexts
from baston.games.smashup.presentation.position import read_position
from baston.games.smashup.puzzling import SmashUpPuzzling
from baston.games.smashup.setup.saving import load_table, save_table
from baston.games.smashup.setup.settings import OPTIONS, chosen_factions, read_setup, read_variant
from baston.games.smashup.setup.start import new_table
from baston.games.smashup.state.table import Table
from baston.games.smashup.state.table_fields import copy_table
from baston.games.smashup.variant import MODES
from baston.kernel.beginning import POSITION, setup_from
from baston.kernel.chacha import Seed
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.machine import answer
from baston.kernel.saving import stamped
from baston.kernel.text import Json


class SmashUp(Game[Table]):
    """Take-that with factions and bases, for two to four (SU-1)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "smashup"
        self.title = "Smash Up"
        self.title_fr = "Smash Up"
        self.rules_version = 2
        self.seats = range(2, 5)
        self.modes = MODES
        self.options = OPTIONS
        self.search = SmashUpSearch()
        self.presentation = SmashUpPresentation()
        self.research = SmashUpResearch()
        self.texts = SmashUpTexts()
        self.puzzling = SmashUpPuzzling()

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        """The setup of these options, factions and mat checked. Raises Refusal."""
        if players not in self.seats:
            raise Refusal("bad-players", players=players, low=2, high=4)
        if options.get(POSITION):
            return setup_from(self, players, options, read_setup)
        return read_setup(players, options)

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> Table:
        """A game begun with the setup's factions, random ones drawn from the seed, or from its position."""
        if POSITION in setup.options:
            return read_position(setup.options[POSITION], seed, log, setup.options)
        variant = read_variant(setup.options)
        chosen = chosen_factions(setup.options["factions"], variant, setup.players, seed)
        return new_table(variant, setup.players, chosen, seed, log)

    def answer(self, state: Table, option: int) -> None:
        answer(state, RULES, option)

    def copy(self, state: Table) -> Table:
        return copy_table(state)

    def score(self, state: Table, seat: int) -> float:
        """The result for a seat: 1 won, −1 lost."""
        return 1.0 if seat in state.winners else -1.0

    def save(self, state: Table) -> dict[str, Json]:
        return stamped(save_table(state), self.rules_version)

    def load(self, saved: dict[str, Json]) -> Table:
        self.check_rules(saved)
        return load_table(saved)

    def mode_of(self, state: Table) -> str:
        return state.variant.name_of_mode

    def points(self, state: Table) -> list[int]:
        """Victory points by seat."""
        return state.vp[:]

    def turns(self, state: Table) -> int | None:
        """The number of turns begun so far."""
        return state.turn_number
