"""The one interface that bots, terminal, server and environments know. They never see inside a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from baston.kernel.effect import S
from baston.kernel.event import Note
from baston.kernel.frame import PASS
from baston.kernel.observation import Part, Sheet
from baston.kernel.saving import STAMP, rules_of
from baston.kernel.text import BrokenSave, Json, digest_of

BEAT: Final = 1.2  # seconds, longer than the bots that people play against think
SHORT_BEAT: Final = 0.4  # seconds, where so many are asked that bots think less for it


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game. No `choices`: free text that the game reads."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    before: str = ""  # what it is in games that were begun before there was this option; else the default
    simulated: str = ""  # what it is in simulations that do not say; else the default
    played: str = ""  # what it is at tables of people who do not say; else the default
    written: str = ""  # the default as a setup has it that writes it out in full

    def at_tables(self) -> str:
        """What it is at tables of people who do not say."""
        return self.played or self.default


@dataclass(frozen=True)
class Setup:
    """What a game is begun with, apart from the seed: the number of seats and the options by name.

    Made by `Game.setup`, which fills in defaults and refuses what is wrong.
    """

    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __reduce__(self) -> tuple[type[Setup], tuple[int, dict[str, str]]]:
        """How it comes to another process: compiled, it could not be filled in once it is there."""
        return Setup, (self.players, self.options)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(ValueError):
    """Something asked for cannot be had. `key` and `values` make a sentence in the reader's language."""

    def __init__(self, key: str, **values: str | int) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __reduce__(self) -> tuple[Callable[[str, dict[str, str | int]], Refusal], tuple[object, ...]]:
        """How a refusal comes back from another process."""
        return refusal_of, (self.key, self.values)


def refusal_of(key: str, values: dict[str, str | int]) -> Refusal:
    """The refusal that has this key and these values."""
    return Refusal(key, **values)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC, Generic[S]):
    """One game. Every method but `answer` leaves the state as it is."""

    name: str  # the id: lower case, one word
    title: str
    title_fr: str
    rules_version: int  # goes up whenever a record may replay differently
    seats: range
    modes: tuple[str, ...]
    options: tuple[Option, ...]
    parts: tuple[Part, ...]  # of what `observe` gives

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
    def determinize(self, state: S, seat: int, seed: int) -> S:
        """A full state drawn at random from those that agree with what the seat knows; it keeps no log.

        It can be played on if it is the seat that is asked: the options of another one stay those of the true
        state, and may be about cards that are others here.
        """

    @abstractmethod
    def score(self, state: S, seat: int) -> float:
        """At the end of the game: from −1, lost, to 1, won."""

    def teams(self, setup: Setup) -> list[list[int]]:
        """The seats that win and lose together; each alone in a game without teams."""
        return [[seat] for seat in range(setup.players)]

    def is_cut_short(self, state: S) -> bool:  # noqa: ARG002 - for games that a limit of rounds can end
        """Has the game ended only because its setup sets a limit that the rules do not know?"""
        return False

    @abstractmethod
    def insight(self, state: S, seat: int) -> float:
        """In mid-game, of a determinized state: an estimate of the score, from −1 to 1."""

    def cut(self) -> int:
        """After how many choices who plays a game on had better trust `insight`; it is measured."""
        return 20

    def horizon(self) -> int:
        """After how many turns it had better do so, as `turns` counts them; 0: they do not matter."""
        return 0

    def greed(self) -> int:
        """Of how many options who plays a game on takes the best by `insight`; of 1, any. It is measured."""
        return 1

    def weighed(self, state: S) -> list[int]:
        """The options of the present decision that a bot weighs, one at least: all, but for a game's rule.

        A rule looks at nothing but what the seat that is asked may see.
        """
        decision = state.decision
        assert decision is not None, "nothing is asked"
        return decision.options

    def likeness(self, state: S, option: int, before: S, seat: int) -> int:  # noqa: ARG002 - for games of cards
        """A number for an option of the present decision: equal for plays that a seat thinks of as one.

        To who knew no more than the seat did in `before`, a card is another one in each world that it may be
        in, whatever its handle: what counts is the printed card. `state` has come from such a world.
        """
        return option

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may see, its decision and options included."""

    def views(self, state: S, seats: list[int | None]) -> list[dict[str, Json]]:
        """The view of each of these seats; games override it to make once what they have in common."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def observe(self, state: S, seat: int, sheet: Sheet) -> None:
        """Write what the seat sees as numbers of 16 bits: for each of `parts` its rows, one after another.

        It holds nothing that `view` does not hold. Rows at the end that are not used are left out; the last
        part is empty if the seat is not asked. `docs/env.md` says what the numbers mean.
        """

    @abstractmethod
    def label(self, state: S, option: int, lang: str) -> str:
        """A short name, in the language "en" or "fr", of an option of the present decision."""

    def is_window(self, state: S) -> bool:  # noqa: ARG002 - games with windows override it
        """Is the seat asked whether it responds to something, as others may be after it?"""
        return False

    def tells_by_time(self, state: S) -> bool:  # noqa: ARG002 - for games that ask whoever could hold something
        """Could the time until an answer tell what the seat holds? Then each takes a beat at least.

        It hangs on nothing but what all may see.
        """
        return False

    def position(self, state: S, seat: int | None) -> str:  # noqa: ARG002 - games with such a form override it
        """What lies on the table as text, as the seat knows it (None: open); empty without such a form."""
        return ""

    def describe(self, state: S, option: int) -> dict[str, Json]:  # noqa: ARG002 - for games with handles
        """What an option of the present decision is about, as handles or null, for clients that point.

        `told`: its label says more than they do, and is shown beside them.
        """
        return {
            "option": option,
            "pass": option == PASS,
            "thing": None,
            "card": None,
            "target": None,
            "use": False,
            "told": False,
        }

    @abstractmethod
    def prompt(self, state: S, lang: str) -> str:
        """What is asked in the present decision, as a sentence in the language."""

    def clause(self, state: S) -> str:  # noqa: ARG002 - for games with written rules
        """The clause of `baston.rulebook` that the present decision rests on; empty if none is known."""
        return ""

    @abstractmethod
    def sentence(self, state: S, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        """A note of the log as the seat may read it; empty if there is nothing to say.

        The seat `you` is spoken to: "You draw Gnome". The others are called "Player 2", in whose place pages
        and screens put the name that they have for that seat.
        """

    def sentences(
        self, state: S, notes: list[Note], seat: int | None, lang: str, you: int | None = None
    ) -> list[str]:
        """The notes as the seat may read them; games override it to tell in one what goes together.

        Seats that know the cards of the same notes (`Note.known_to`) read the same, but for who is `you`.
        How many there are, and in which order, does not hang on `you`.
        """
        said = [self.sentence(state, note, seat, lang, you) for note in notes]
        return [line for line in said if line]

    @abstractmethod
    def save(self, state: S) -> dict[str, Json]:
        """The state as a plain value of ints and names, and the rules version, without the log."""

    @abstractmethod
    def load(self, saved: dict[str, Json]) -> S:
        """The state that `save` was made of, now or by earlier rules.

        Raises Refusal if the value is no such state, or one of later rules.
        """

    def check_rules(self, saved: dict[str, Json]) -> None:
        """Raises Refusal if the state was saved under later rules, or names none that could be."""
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

    @abstractmethod
    def points(self, state: S) -> list[int]:
        """The points by seat, as results and records show them."""

    def turns(self, state: S) -> int | None:  # noqa: ARG002 - for games that count them
        """How many turns of all players, or rounds, there have been; None in a game that counts none."""
        return None

    def lineup(self, state: S, setup: Setup, seed: int) -> dict[str, list[str]]:  # noqa: ARG002 - as above
        """With what each seat takes part in the game that `new(setup, seed)` began, its draft being over.

        By seat, under those of these names that the game knows: "factions" and "champions", ids joined by +,
        and "decks".
        """
        return {}

    def happening(self, note: Note) -> tuple[str, str]:  # noqa: ARG002 - for games with cards
        """What a note says in a word that all games share, and the id of its card.

        "play" or "draw" and the card; "turn" and nothing where a turn begins, whose number is the `amount`;
        twice nothing for all other notes.
        """
        return "", ""

    def catalog(self) -> list[dict[str, Json]]:
        """The cards as `baston cards` lists them; none for a game without cards."""
        return []
