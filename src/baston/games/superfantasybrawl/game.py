"""Super Fantasy Brawl as bots, terminal and server know it."""

from __future__ import annotations

from baston.games.superfantasybrawl.ai.determinization import sampled
from baston.games.superfantasybrawl.ai.evaluation import insight
from baston.games.superfantasybrawl.ai.observation import PARTS, observe
from baston.games.superfantasybrawl.cards.card import CHAMPIONS, RULES
from baston.games.superfantasybrawl.constants import FIRST_CARD
from baston.games.superfantasybrawl.presentation.catalog import catalog
from baston.games.superfantasybrawl.presentation.clauses import clause_of
from baston.games.superfantasybrawl.presentation.log import happening, log_sentence, log_sentences
from baston.games.superfantasybrawl.presentation.notation import describe, label, prompt
from baston.games.superfantasybrawl.presentation.position import write_position
from baston.games.superfantasybrawl.presentation.preview import is_window
from baston.games.superfantasybrawl.presentation.view import view
from baston.games.superfantasybrawl.setup.saving import load_arena, save_arena
from baston.games.superfantasybrawl.setup.settings import OPTIONS, read_setup, read_teams, read_variant
from baston.games.superfantasybrawl.setup.start import new_arena
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.games.superfantasybrawl.state.arena_fields import copy_arena
from baston.kernel.event import Note
from baston.kernel.game import Game, Setup
from baston.kernel.machine import answer
from baston.kernel.observation import Sheet
from baston.kernel.saving import stamped
from baston.kernel.sight import as_known
from baston.kernel.text import Json


class SuperFantasyBrawl(Game[Arena]):
    """Champions, cards and challenges on an arena of hexes, for two players or two teams of two (SFB-1)."""

    def __init__(self) -> None:
        self.name = "superfantasybrawl"
        self.title = "Super Fantasy Brawl"
        self.title_fr = "Super Fantasy Brawl"
        self.rules_version = 2
        self.seats = range(2, 5, 2)
        self.modes = ("standard",)
        self.options = OPTIONS
        self.parts = PARTS

    def setup(self, players: int, options: dict[str, str]) -> Setup:
        return read_setup(players, options)

    def new(self, setup: Setup, seed: int, log: bool = False) -> Arena:
        variant = read_variant(setup.options)
        teams = read_teams(setup.options["teams"], setup.players, variant)
        return new_arena(variant, setup.players, teams, seed, log)

    def answer(self, state: Arena, option: int) -> None:
        answer(state, RULES, option)

    def copy(self, state: Arena) -> Arena:
        return copy_arena(state)

    def determinize(self, state: Arena, seat: int, seed: int) -> Arena:
        return sampled(state, seat, seed)

    def score(self, state: Arena, seat: int) -> float:
        if not state.winners:
            return 0.0  # SFB-278: a draw
        return 1.0 if seat in state.winners else -1.0

    def teams(self, setup: Setup) -> list[list[int]]:
        return [[*range(side, setup.players, TEAMS)] for side in range(TEAMS)]

    def is_cut_short(self, state: Arena) -> bool:
        return state.over and max(state.vp) < state.goal()

    def cut(self) -> int:
        return 8  # two actions or so

    def greed(self) -> int:
        return 4  # an action that goes on at random keeps nothing of what it promised

    def is_window(self, state: Arena) -> bool:
        return is_window(state)

    def tells_by_time(self, state: Arena) -> bool:
        """A Reaction is asked for whether or not there is one to play (SFB-273)."""
        return is_window(state)

    def insight(self, state: Arena, seat: int) -> float:
        return self.score(state, seat) if state.over else insight(state, seat)

    def likeness(self, state: Arena, option: int, before: Arena, seat: int) -> int:
        return as_known(state.decision, option, state.what, before.seen, seat, FIRST_CARD)

    def view(self, state: Arena, seat: int | None) -> dict[str, Json]:
        return view(state, seat)

    def observe(self, state: Arena, seat: int, sheet: Sheet) -> None:
        observe(state, seat, sheet)

    def label(self, state: Arena, option: int, lang: str) -> str:
        return label(state, option, lang)

    def position(self, state: Arena, seat: int | None) -> str:
        return write_position(state, seat)

    def describe(self, state: Arena, option: int) -> dict[str, Json]:
        return describe(state, option)

    def prompt(self, state: Arena, lang: str) -> str:
        return prompt(state, lang)

    def clause(self, state: Arena) -> str:
        return clause_of(state)

    def sentence(self, state: Arena, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        return log_sentence(state, note, seat, lang, you)

    def sentences(
        self, state: Arena, notes: list[Note], seat: int | None, lang: str, you: int | None = None
    ) -> list[str]:
        return log_sentences(state, notes, seat, lang, you)

    def save(self, state: Arena) -> dict[str, Json]:
        return stamped(save_arena(state), self.rules_version)

    def load(self, saved: dict[str, Json]) -> Arena:
        self.check_rules(saved)
        return load_arena(saved)

    def points(self, state: Arena) -> list[int]:
        return [state.vp[seat % len(state.vp)] for seat in range(state.players)]

    def turns(self, state: Arena) -> int | None:
        return state.round

    def lineup(self, state: Arena, setup: Setup, seed: int) -> dict[str, list[str]]:  # noqa: ARG002
        return {"champions": ["+".join([CHAMPIONS[number].id for number in team]) for team in state.teams]}

    def happening(self, note: Note) -> tuple[str, str]:
        return happening(note)

    def catalog(self) -> list[dict[str, Json]]:
        return catalog()
