"""The interface of games: what everybody needs to play one, and its parts for search, people and studies."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from baston.kernel.chacha import Seed
from baston.kernel.effect import S
from baston.kernel.presentation import NoPresentation, Presentation
from baston.kernel.puzzling import NoPuzzling, Puzzling
from baston.kernel.refusal import Refusal as Refusal
from baston.kernel.research import Research
from baston.kernel.saving import STAMP, rules_of
from baston.kernel.search import NoSearch, Search
from baston.kernel.setup import Option as Option
from baston.kernel.setup import Setup as Setup
from baston.kernel.text import BrokenSave, Json, digest_of
from baston.kernel.texts import Texts


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game. Every method but `answer` leaves the state as it is. Seats are numbered from 0.

    These methods are enough to simulate, record and save a game. Its parts serve those who want more: bots
    that search, people at a table, studies, commands. A game that does not set a part has one that refuses
    what it cannot do in a sentence.
    """

    name: str  # the id: lower case, one word
    title: str
    title_fr: str
    rules_version: int  # goes up whenever a record may replay differently
    seats: range  # how many there may be
    modes: tuple[str, ...]
    options: tuple[Option, ...]
    search: Search[S]
    presentation: Presentation[S]
    research: Research[S]
    texts: Texts[S]
    puzzling: Puzzling[S]

    def __init__(self) -> None:
        self.modes = ()
        self.options = ()
        self.search = NoSearch()
        self.presentation = NoPresentation()
        self.research = Research()
        self.texts = Texts()
        self.puzzling = NoPuzzling()

    @abstractmethod
    def setup(self, players: int, options: dict[str, str]) -> Setup:
        """Return the setup for so many players with these options, defaults filled in.

        Raises Refusal if the game does not have such an option, value or number of players.
        """

    def setup_again(self, begun: Setup) -> Setup:
        """Return the setup of a game begun earlier, with values for the options that have been added since.

        Raises Refusal if today's rules do not allow it.
        """
        before = {option.name: option.before for option in self.options if option.before}
        return self.setup(begun.players, before | begun.options)

    @abstractmethod
    def new(self, setup: Setup, seed: Seed, log: bool = False) -> S:
        """Deal a new game and run it to its first decision. Equal arguments give equal games.

        `seed` is a number, for simulations, or a key, for a game that people play (`kernel.chacha`). `log`:
        its state keeps the notes of what happens.
        """

    @abstractmethod
    def answer(self, state: S, option: int) -> None:
        """Give `state.decision` the answer `option`, one of its options, and go on to the next decision.

        Raises IllegalAnswer, and changes nothing, if the option is not offered.
        """

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return a copy of the state that can be played on without changing the original."""

    def after(self, state: S, option: int) -> S:
        """Return what an answer leads to, for `Search.evaluate` and its like alone.

        It is a trial: its decision need not list all options, and a game may let pass there, unasked, whom
        its estimate lets pass anyway.
        """
        twin = self.copy(state)
        twin.trial = True
        self.answer(twin, option)
        return twin

    @abstractmethod
    def score(self, state: S, seat: int) -> float:
        """Return the seat's score at the end of the game: from −1, lost, to 1, won."""

    @abstractmethod
    def points(self, state: S) -> list[int]:
        """Return the points of each seat now, as results and records show them."""

    @abstractmethod
    def save(self, state: S) -> dict[str, Json]:
        """Return the state, without its log, as a value that JSON can hold, with the version of the rules."""

    @abstractmethod
    def load(self, saved: dict[str, Json]) -> S:
        """Restore the state from what `save` returned, under these rules or earlier ones.

        Raises Refusal if the value is no such state, or one of later rules.
        """

    def check_rules(self, saved: dict[str, Json]) -> None:
        """Raise Refusal if the state was saved under later rules, or names no version of the rules."""
        try:
            rules = rules_of(saved)
        except BrokenSave as error:
            raise Refusal("save-broken", why=str(error)) from error
        if rules > self.rules_version:
            raise Refusal("save-rules", rules=rules, ours=self.rules_version)

    def digest(self, state: S) -> str:
        """Return sixteen hexadecimal digits that identify the state, the same compiled or not.

        They do not cover the version of the rules: else no record of earlier rules could be proved to hold.
        """
        saved = self.save(state)
        saved.pop(STAMP, None)
        return digest_of(saved)

    def teams(self, setup: Setup) -> list[list[int]]:
        """Return the teams, each a list of its seats from 0; in a game without teams each seat alone."""
        return [[seat] for seat in range(setup.players)]

    def mode(self, setup: Setup) -> str:
        """Return the mode whose rules games of this setup play by, beside the game's own; "" for none."""
        return setup.options.get("mode", "")

    def mode_of(self, state: S) -> str:  # noqa: ARG002 - for games with modes
        """Return the mode whose rules this game is played by, as `mode` does of its setup."""
        return ""

    def turns(self, state: S) -> int | None:  # noqa: ARG002 - for games that count them
        """Return how many turns of all players, or rounds, there have been; None if the game counts none."""
        return None

    def is_presented(self) -> bool:
        """Whether the game has a presentation, so that people can see it."""
        return not isinstance(self.presentation, NoPresentation)

    def require_presentation(self) -> None:
        """Raise Refusal, "no-presentation", if the game has no presentation, so that people cannot see it."""
        if not self.is_presented():
            raise Refusal("no-presentation")

    def require_search(self) -> None:
        """Raise Refusal, "no-search", if the game has no search part, so that only `uniform` can play it."""
        if isinstance(self.search, NoSearch):
            raise Refusal("no-search")
