"""The interface of games: what everybody needs to play one, and its parts for search, people and studies."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from baston.kernel.effect import S
from baston.kernel.presentation import NoPresentation, Presentation
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

    def __init__(self) -> None:
        self.modes = ()
        self.options = ()
        self.search = NoSearch()
        self.presentation = NoPresentation()
        self.research = Research()
        self.texts = Texts()

    @abstractmethod
    def setup(self, players: int, options: dict[str, str]) -> Setup:
        """The setup with these options, defaults filled in. Raises Refusal."""

    def setup_again(self, begun: Setup) -> Setup:
        """The setup of a game begun earlier, which may lack options that have come since. Raises Refusal."""
        before = {option.name: option.before for option in self.options if option.before}
        return self.setup(begun.players, before | begun.options)

    @abstractmethod
    def new(self, setup: Setup, seed: int, log: bool = False) -> S:
        """A new game, gone on to its first decision. Equal arguments give equal games."""

    @abstractmethod
    def answer(self, state: S, option: int) -> None:
        """Give an answer to `state.decision`. Raises IllegalAnswer, and changes nothing, if not offered."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """A twin that goes its own way."""

    @abstractmethod
    def score(self, state: S, seat: int) -> float:
        """At the end of the game: from −1, lost, to 1, won."""

    @abstractmethod
    def points(self, state: S) -> list[int]:
        """The points by seat, as results and records show them."""

    @abstractmethod
    def save(self, state: S) -> dict[str, Json]:
        """The state as a plain value of ints and names, and the rules version, without the log."""

    @abstractmethod
    def load(self, saved: dict[str, Json]) -> S:
        """The state that `save` was made of, now or by earlier rules.

        Raises Refusal if the value is no such state, or one of later rules.
        """

    def check_rules(self, saved: dict[str, Json]) -> None:
        """Raise Refusal if the state was saved under later rules, or names none that could be."""
        try:
            rules = rules_of(saved)
        except BrokenSave as error:
            raise Refusal("save-broken", why=str(error)) from error
        if rules > self.rules_version:
            raise Refusal("save-rules", rules=rules, ours=self.rules_version)

    def digest(self, state: S) -> str:
        """Sixteen hexadecimal digits that name the state; equal in both forms of the engine.

        They say nothing of the rules version: with it, no record of earlier rules could be proved to hold.
        """
        saved = self.save(state)
        saved.pop(STAMP, None)
        return digest_of(saved)

    def teams(self, setup: Setup) -> list[list[int]]:
        """The seats that win and lose together; each alone in a game without teams."""
        return [[seat] for seat in range(setup.players)]

    def turns(self, state: S) -> int | None:  # noqa: ARG002 - for games that count them
        """How many turns of all players, or rounds, there have been; None in a game that counts none."""
        return None

    def is_presented(self) -> bool:
        """Whether the game has a presentation, so that people can see it."""
        return not isinstance(self.presentation, NoPresentation)

    def require_presentation(self) -> None:
        """Raise Refusal, "no-presentation", if the game has none."""
        if not self.is_presented():
            raise Refusal("no-presentation")

    def require_search(self) -> None:
        """Raise Refusal, "no-search", if the game has no search part."""
        if isinstance(self.search, NoSearch):
            raise Refusal("no-search")
