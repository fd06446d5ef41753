"""A game that hands everything on to another: tests override one method of it."""

from __future__ import annotations

from baston.kernel.event import Note
from baston.kernel.game import Game, Setup
from baston.kernel.observation import Sheet
from baston.kernel.state import State
from baston.kernel.text import Json


class Wrapped(Game[State]):
    """Behaves as the game that it is made of."""

    def __init__(self, inner: Game[State]) -> None:
        self.inner = inner
        self.name = inner.name
        self.title = inner.title
        self.title_fr = inner.title_fr
        self.rules_version = inner.rules_version
        self.seats = inner.seats
        self.modes = inner.modes
        self.options = inner.options
        self.parts = inner.parts

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        return self.inner.setup(players, options)

    def new(self, setup: Setup, seed: int, log: bool = False) -> State:
        return self.inner.new(setup, seed, log)

    def answer(self, state: State, option: int) -> None:
        self.inner.answer(state, option)

    def copy(self, state: State) -> State:
        return self.inner.copy(state)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        return self.inner.determinize(state, seat, seed)

    def score(self, state: State, seat: int) -> float:
        return self.inner.score(state, seat)

    def teams(self, setup: Setup) -> list[list[int]]:
        return self.inner.teams(setup)

    def cut(self) -> int:
        return self.inner.cut()

    def horizon(self) -> int:
        return self.inner.horizon()

    def greed(self) -> int:
        return self.inner.greed()

    def weighed(self, state: State) -> list[int]:
        return self.inner.weighed(state)

    def likeness(self, state: State, option: int, before: State, seat: int) -> int:
        return self.inner.likeness(state, option, before, seat)

    def is_cut_short(self, state: State) -> bool:
        return self.inner.is_cut_short(state)

    def insight(self, state: State, seat: int) -> float:
        return self.inner.insight(state, seat)

    def is_window(self, state: State) -> bool:
        return self.inner.is_window(state)

    def tells_by_time(self, state: State) -> bool:
        return self.inner.tells_by_time(state)

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return self.inner.view(state, seat)

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        self.inner.observe(state, seat, sheet)

    def label(self, state: State, option: int, lang: str) -> str:
        return self.inner.label(state, option, lang)

    def describe(self, state: State, option: int) -> dict[str, Json]:
        return self.inner.describe(state, option)

    def prompt(self, state: State, lang: str) -> str:
        return self.inner.prompt(state, lang)

    def sentence(self, state: State, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        return self.inner.sentence(state, note, seat, lang, you)

    def save(self, state: State) -> dict[str, Json]:
        return self.inner.save(state)

    def load(self, saved: dict[str, Json]) -> State:
        return self.inner.load(saved)

    def points(self, state: State) -> list[int]:
        return self.inner.points(state)

    def turns(self, state: State) -> int | None:
        return self.inner.turns(state)

    def catalog(self) -> list[dict[str, Json]]:
        return self.inner.catalog()
