"""The part of a game that people see: views, prompts, labels, and the sentences of the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from baston.kernel.effect import S
from baston.kernel.event import LogEvent, Note
from baston.kernel.frame import PASS
from baston.kernel.refusal import Refusal
from baston.kernel.text import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation(ABC, Generic[S]):
    """How a game is shown to a seat, numbered from 0. No method changes the state that it is given.

    Languages are "en" and "fr".
    """

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Json]:
        """All that a seat (None: a spectator) may see, its decision and options included."""

    def views(self, state: S, seats: list[int | None]) -> list[dict[str, Json]]:
        """The view of each of these seats; games override it to make once what they have in common."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def label(self, state: S, option: int, lang: str) -> str:
        """A short name of an option of the present decision."""

    @abstractmethod
    def prompt(self, state: S, lang: str) -> str:
        """What is asked in the present decision, as a sentence."""

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
        How many there are, and in which order, does not depend on `you`.
        """
        said = [self.sentence(state, note, seat, lang, you) for note in notes]
        return [line for line in said if line]

    def log_events(self, state: S, notes: list[Note], seat: int | None) -> list[LogEvent | None]:
        """What each of the `sentences` of these notes tells, for programs; None if it is no such event."""
        return [None] * len(self.sentences(state, notes, seat, "en"))

    def clause(self, state: S) -> str:  # noqa: ARG002 - for games with written rules
        """The clause of `baston.rulebook` that the present decision rests on; empty if none is known."""
        return ""

    def is_window(self, state: S) -> bool:  # noqa: ARG002 - for games with windows
        """Whether the seat is asked if it responds to something, as others may be after it."""
        return False

    def tells_by_time(self, state: S) -> bool:  # noqa: ARG002 - for games that ask whoever could hold something
        """Whether the time until an answer could tell what the seat holds; then each takes a beat at least.

        It depends on nothing but what all may see.
        """
        return False


class NoPresentation(Presentation[S]):
    """The presentation of a game that has none: bots play it, and nobody sees it."""

    def view(self, state: S, seat: int | None) -> dict[str, Json]:  # noqa: ARG002 - the shape of a Presentation
        raise Refusal("no-presentation")

    def label(self, state: S, option: int, lang: str) -> str:  # noqa: ARG002 - likewise
        raise Refusal("no-presentation")

    def prompt(self, state: S, lang: str) -> str:  # noqa: ARG002 - likewise
        raise Refusal("no-presentation")

    def sentence(self, state: S, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:  # noqa: ARG002
        raise Refusal("no-presentation")
