"""Games that hand everything on to another: tests override one method, also of their parts."""

from __future__ import annotations

from baston.kernel.chacha import Seed
from baston.kernel.event import Note
from baston.kernel.game import Game, Setup
from baston.kernel.observation import Sheet
from baston.kernel.presentation import Presentation
from baston.kernel.reason import Reason
from baston.kernel.research import Research
from baston.kernel.search import Search
from baston.kernel.state import State
from baston.kernel.text import Json
from baston.kernel.texts import Texts


class PlayOnly(Game[State]):
    """Plays as the game that it is made of, and has none of its parts."""

    def __init__(self, inner: Game[State]) -> None:
        super().__init__()
        self.inner = inner
        self.name = inner.name
        self.title = inner.title
        self.title_fr = inner.title_fr
        self.rules_version = inner.rules_version
        self.seats = inner.seats
        self.modes = inner.modes
        self.options = inner.options

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        return self.inner.setup(players, options)

    def new(self, setup: Setup, seed: Seed, log: bool = False) -> State:
        return self.inner.new(setup, seed, log)

    def answer(self, state: State, option: int) -> None:
        self.inner.answer(state, option)

    def copy(self, state: State) -> State:
        return self.inner.copy(state)

    def score(self, state: State, seat: int) -> float:
        return self.inner.score(state, seat)

    def teams(self, setup: Setup) -> list[list[int]]:
        return self.inner.teams(setup)

    def save(self, state: State) -> dict[str, Json]:
        return self.inner.save(state)

    def load(self, saved: dict[str, Json]) -> State:
        return self.inner.load(saved)

    def points(self, state: State) -> list[int]:
        return self.inner.points(state)

    def turns(self, state: State) -> int | None:
        return self.inner.turns(state)


class Wrapped(PlayOnly):
    """Behaves as the game that it is made of. Its parts call its own methods of the same names."""

    def __init__(self, inner: Game[State]) -> None:
        super().__init__(inner)
        self.search = WrappedSearch(self)
        self.presentation = WrappedPresentation(self)
        self.research = WrappedResearch(self)
        self.texts = WrappedTexts(self)

    def determinize(self, state: State, seat: int, seed: int) -> State:
        return self.inner.search.determinize(state, seat, seed)

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return self.inner.presentation.view(state, seat)

    def views(self, state: State, seats: list[int | None]) -> list[dict[str, Json]]:
        return [self.view(state, seat) for seat in seats]

    def label(self, state: State, option: int, lang: str) -> str:
        return self.inner.presentation.label(state, option, lang)

    def foresee(self, state: State, plan: list[int]) -> dict[str, Json] | None:
        return self.inner.presentation.foresee(state, plan)

    def forecast(self, state: State, seat: int) -> dict[str, Json]:
        return self.inner.presentation.forecast(state, seat)

    def sentence(self, state: State, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        return self.inner.presentation.sentence(state, note, seat, lang, you)

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        self.inner.research.observe(state, seat, sheet)


class WrappedSearch(Search[State]):
    def __init__(self, game: Wrapped) -> None:
        super().__init__(game.inner.search.tuning)
        self.game = game

    def determinize(self, state: State, seat: int, seed: int) -> State:
        return self.game.determinize(state, seat, seed)

    def evaluate(self, state: State, seat: int) -> float:
        return self.game.inner.search.evaluate(state, seat)

    def evaluate_answer(self, state: State, seat: int, turn: int) -> float:
        return self.game.inner.search.evaluate_answer(state, seat, turn)

    def candidates(self, state: State) -> list[int]:
        return self.game.inner.search.candidates(state)

    def equivalence_key(self, state: State, option: int, before: State, seat: int) -> int:
        return self.game.inner.search.equivalence_key(state, option, before, seat)


class WrappedPresentation(Presentation[State]):
    def __init__(self, game: Wrapped) -> None:
        self.game = game

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        return self.game.view(state, seat)

    def views(self, state: State, seats: list[int | None]) -> list[dict[str, Json]]:
        return self.game.views(state, seats)

    def label(self, state: State, option: int, lang: str) -> str:
        return self.game.label(state, option, lang)

    def prompt(self, state: State, lang: str) -> str:
        return self.game.inner.presentation.prompt(state, lang)

    def describe(self, state: State, option: int) -> dict[str, Json]:
        return self.game.inner.presentation.describe(state, option)

    def foresee(self, state: State, plan: list[int]) -> dict[str, Json] | None:
        return self.game.foresee(state, plan)

    def forecast(self, state: State, seat: int) -> dict[str, Json]:
        return self.game.forecast(state, seat)

    def reasons(self, state: State, seat: int, lang: str) -> dict[int, Reason]:
        return self.game.inner.presentation.reasons(state, seat, lang)

    def barred(self, state: State, seat: int, held: int, lang: str) -> dict[int, Reason]:
        return self.game.inner.presentation.barred(state, seat, held, lang)

    def sentence(self, state: State, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        return self.game.sentence(state, note, seat, lang, you)

    def is_window(self, state: State) -> bool:
        return self.game.inner.presentation.is_window(state)

    def asks_everybody(self) -> bool:
        return self.game.inner.presentation.asks_everybody()

    def tells_by_time(self, state: State) -> bool:
        return self.game.inner.presentation.tells_by_time(state)


class WrappedResearch(Research[State]):
    def __init__(self, game: Wrapped) -> None:
        super().__init__(game.inner.research.parts)
        self.game = game

    def observe(self, state: State, seat: int, sheet: Sheet) -> None:
        self.game.observe(state, seat, sheet)

    def is_cut_short(self, state: State) -> bool:
        return self.game.inner.research.is_cut_short(state)


class WrappedTexts(Texts[State]):
    def __init__(self, game: Wrapped) -> None:
        self.game = game

    def catalog(self) -> list[dict[str, Json]]:
        return self.game.inner.texts.catalog()
