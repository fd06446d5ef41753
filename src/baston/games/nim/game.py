"""Nim behind the one interface that bots, tables and commands know."""

from __future__ import annotations

from baston.games.nim import turn
from baston.games.nim.heaps import RULES, Heaps
from baston.games.nim.heaps_fields import copy_heaps, load_fields, save_fields
from baston.games.nim.parts import NimPresentation, NimResearch, NimSearch
from baston.games.nim.verbs import lay_out
from baston.kernel import machine
from baston.kernel.chacha import Seed, generator
from baston.kernel.effect import begin
from baston.kernel.game import Game, Option, Refusal, Setup
from baston.kernel.saving import load_machine, save_machine, stamped
from baston.kernel.setup import read_options
from baston.kernel.text import Json


class Nim(Game[Heaps]):
    """Nim with tokens (docs/adding-a-game.md). Attributes are set here: compiled classes fix their types."""

    def __init__(self) -> None:
        super().__init__()
        self.name = "nim"
        self.title = "Nim with tokens"
        self.title_fr = "Nim à jetons"
        self.rules_version = 1
        self.seats = range(2, 5)
        self.modes = ()
        self.options = (Option("heaps", "3,4,5"),)
        self.search = NimSearch()
        self.presentation = NimPresentation()
        self.research = NimResearch()

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        if players not in self.seats:
            raise Refusal("bad-players", players=players, low=2, high=4)
        heaps = read_options(self.options, options)["heaps"]
        numbers = heaps.split(",")
        if not 1 <= len(numbers) <= 9 or not all(
            len(n) < 3 and n.isascii() and n.isdecimal() and int(n) > 0 for n in numbers
        ):
            raise Refusal("bad-option", name="heaps", value=heaps, known="3,4,5")
        return Setup(players, {"heaps": heaps})

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> Heaps:
        heaps = Heaps()
        heaps.rng = generator(seed)
        if log:
            heaps.notes = []
        lay_out(heaps, setup.players, [int(n) for n in setup.options["heaps"].split(",")])
        begin(heaps, turn.game.number, 0, 0)
        machine.run(heaps, RULES)
        return heaps

    def answer(self, state: Heaps, option: int) -> None:
        machine.answer(state, RULES, option)

    def copy(self, state: Heaps) -> Heaps:
        return copy_heaps(state)

    def score(self, state: Heaps, seat: int) -> float:
        """The result for a seat: 1 won, −1 lost."""
        return 1.0 if state.winner == seat else -1.0

    def save(self, state: Heaps) -> dict[str, Json]:
        saved = save_machine(state, RULES)
        save_fields(state, saved)
        return stamped(saved, self.rules_version)

    def load(self, saved: dict[str, Json]) -> Heaps:
        self.check_rules(saved)
        heaps = Heaps()
        try:
            load_machine(heaps, RULES, saved)
            load_fields(heaps, saved)
        except ValueError as error:
            raise Refusal("save-broken", why=str(error)) from error
        return heaps

    def points(self, state: Heaps) -> list[int]:
        """1 for the winner, 0 for all others, by seat."""
        return [1 if seat == state.winner else 0 for seat in range(state.players)]
