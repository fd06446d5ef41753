"""Galacti'Clash as bots, terminal and server know it."""

from __future__ import annotations

from baston.games.galacticlash.ai.evaluation import score
from baston.games.galacticlash.cards.card import RULES
from baston.games.galacticlash.parts import (
    GalactiClashPresentation,
    GalactiClashResearch,
    GalactiClashSearch,
    GalactiClashTexts,
)
from baston.games.galacticlash.presentation.position import read_position
from baston.games.galacticlash.puzzling import GalactiClashPuzzling
from baston.games.galacticlash.queries.seats import side_of
from baston.games.galacticlash.setup.dealing import DEALING, dealt_decks
from baston.games.galacticlash.setup.saving import load_clash, save_clash
from baston.games.galacticlash.setup.settings import OPTIONS, read_setup
from baston.games.galacticlash.setup.start import new_clash
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.state.clash_fields import copy_clash
from baston.games.galacticlash.variant import (
    DUO,
    FLASH,
    FORMATS,
    MULTI,
    STANDARD,
    variant_of,
)
from baston.kernel.beginning import POSITION, setup_from
from baston.kernel.chacha import Seed, generator
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.machine import answer
from baston.kernel.saving import stamped
from baston.kernel.text import Json


class GalactiClash(Game[Clash]):
    """The trading-card game of energies, units and answers, for two to four (G-7)."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "galacticlash"
        self.title = "Galacti'Clash"
        self.title_fr = "Galacti’Clash"
        self.rules_version = 3
        self.seats = range(2, 5)
        self.modes = (FLASH, STANDARD, MULTI, DUO)
        self.options = OPTIONS
        self.search = GalactiClashSearch()
        self.presentation = GalactiClashPresentation()
        self.research = GalactiClashResearch()
        self.texts = GalactiClashTexts()
        self.puzzling = GalactiClashPuzzling()

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        """The setup of these options, decks checked. Raises Refusal."""
        if players not in self.seats:
            raise Refusal("bad-players", players=players, low=2, high=4)
        if options.get(POSITION):
            return setup_from(self, players, options, read_setup)
        return read_setup(players, options)

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> Clash:
        """A game begun with the decks of the setup, chance ones dealt from the seed, or from its position."""
        options = setup.options
        if POSITION in options:
            return read_position(options[POSITION], seed, log, options)
        decks = dealt_decks(
            options["decks"], setup.players, FORMATS[options["format"]], generator(seed, DEALING)
        )
        return new_clash(variant_of(options), decks, seed, log)

    def answer(self, state: Clash, option: int) -> None:
        answer(state, RULES, option)

    def copy(self, state: Clash) -> Clash:
        return copy_clash(state)

    def teams(self, setup: Setup) -> list[list[int]]:
        """The seats of each side: in Duo Clash partners sit opposite each other."""
        return [[0, 2], [1, 3]] if setup.options["format"] == DUO else super().teams(setup)

    def mode(self, setup: Setup) -> str:
        """The format: multi and duo have rules of their own (G-99 to G-112)."""
        return setup.options["format"]

    def mode_of(self, state: Clash) -> str:
        return state.variant.format

    def score(self, state: Clash, seat: int) -> float:
        """The result for a seat: 1 won, −1 lost, 0 drawn."""
        return score(state, seat)

    def save(self, state: Clash) -> dict[str, Json]:
        return stamped(save_clash(state), self.rules_version)

    def load(self, saved: dict[str, Json]) -> Clash:
        self.check_rules(saved)
        return load_clash(saved)

    def points(self, state: Clash) -> list[int]:
        """Life points left by seat, a team's for both partners; 0 for everybody after a draw."""
        if state.over and any(score(state, seat) == 0.0 for seat in state.winners):
            return [0] * state.players
        return [max(0, state.life[side_of(state, seat)]) for seat in range(state.players)]

    def turns(self, state: Clash) -> int | None:
        """The number of turns begun so far."""
        return state.turn_number
