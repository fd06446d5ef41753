"""The part of a game that people see: views, prompts, labels, and the sentences of the log."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import mypyc_attr

from baston.kernel.effect import S
from baston.kernel.event import LogEvent, Note, Occurrence
from baston.kernel.frame import PASS
from baston.kernel.reason import Reason
from baston.kernel.refusal import Refusal
from baston.kernel.text import Json


class Deeds:
    """What a character, the printed `card`, of a seat from 0 has done in a game: numbers by name."""

    card: str
    seat: int
    figures: dict[str, int]

    def __init__(self, card: str, seat: int, figures: dict[str, int]) -> None:
        self.card = card
        self.seat = seat
        self.figures = figures


@mypyc_attr(allow_interpreted_subclasses=True)
class Presentation(ABC, Generic[S]):
    """How a game is shown to a seat, numbered from 0. No method changes the state that it is given.

    Languages are "en" and "fr".
    """

    @abstractmethod
    def view(self, state: S, seat: int | None) -> dict[str, Json]:
        """Return all that the seat (from 0; None: a spectator) may see, with its decision and options."""

    def views(self, state: S, seats: list[int | None]) -> list[dict[str, Json]]:
        """Return the view of each of these seats. Games override it to make what views share only once."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def label(self, state: S, option: int, lang: str) -> str:
        """Return a short name for an option of the current decision, in the language ("en" or "fr")."""

    @abstractmethod
    def prompt(self, state: S, lang: str) -> str:
        """Return the question of the current decision as a sentence, in the language ("en" or "fr")."""

    def describe(self, state: S, option: int) -> dict[str, Json]:  # noqa: ARG002 - for games with handles
        """Return what an option of the current decision is about, as handles or null, for clients that point.

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

    def foresee(self, state: S, plan: list[int]) -> dict[str, Json] | None:  # noqa: ARG002 - for games with plans
        """Return what answers to the current decision would bring about; each game says how.

        They are given one after another where they make a plan, else each on its own; without any, all of
        the options are looked at. None if this decision is not foreseen. It follows from what the seat that
        is asked may know, and tells nothing that giving the answers could not take back.
        """
        return None

    def forecast(self, state: S, seat: int) -> dict[str, Json]:  # noqa: ARG002 - for games with windows
        """Return what it comes to if nobody acts, for a seat that waits while another is asked in a window.

        In the shape of `foresee`, with the answer PASS alone; without answers where nothing is told. It
        follows from what this seat may know.
        """
        return {"answers": []}

    def reasons(self, state: S, seat: int, lang: str) -> dict[int, Reason]:  # noqa: ARG002 - for games with hands
        """Return why the seat cannot play now the cards of its hand that no option is about, by handle.

        Each says no more than the seat may know.
        """
        return {}

    def barred(self, state: S, seat: int, held: int, lang: str) -> dict[int, Reason]:  # noqa: ARG002 - likewise
        """Return why things in play that no option is about cannot be chosen now, by handle.

        That is for what is `held`, a card of the seat's hand or an option that is planned and not given yet;
        with 0, in the question as it stands. Each says no more than the seat may know. Where a question is a
        card's own, its text says what may be chosen.
        """
        return {}

    @abstractmethod
    def sentence(self, state: S, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:
        """Return a note of the log as a sentence for the seat; empty if the seat is told nothing of it.

        The seat `you` is spoken to: "You draw Gnome". The others are called "Player 2", in whose place pages
        and screens put the name that they have for that seat.
        """

    def sentences(
        self, state: S, notes: list[Note], seat: int | None, lang: str, you: int | None = None
    ) -> list[str]:
        """Return the notes as sentences for the seat; games override it to tell several notes in one.

        Seats that know the cards of the same notes (`Note.known_to`) read the same, but for who is `you`. How
        many there are, and in which order, does not depend on `you`.
        """
        said = [self.sentence(state, note, seat, lang, you) for note in notes]
        return [line for line in said if line]

    def log_events(self, state: S, notes: list[Note], seat: int | None) -> list[LogEvent | None]:
        """Return, for each of the `sentences` of these notes, its event for programs; None if it has none."""
        return [None] * len(self.sentences(state, notes, seat, "en"))

    def occurrence(self, state: S, note: Note, seat: int | None) -> Occurrence:  # noqa: ARG002 - as below
        """Return what a note of the log is about, as the seat may know it; nameless where none is told."""
        return Occurrence("", note.player)

    def line_ends(self, state: S, notes: list[Note], seat: int | None) -> list[int]:
        """Return, for each of the `sentences` of these notes, how many of them have been told at its end."""
        return [i for i, note in enumerate(notes, 1) if self.sentences(state, [note], seat, "en")]

    def figures(self, state: S) -> dict[str, list[int]]:  # noqa: ARG002 - for games whose course can be drawn
        """Return how the seats stand now, as everybody may see it, by the name of what is counted.

        The first tells who leads; the names are among "points", "life", "power" and "health".
        """
        return {}

    def deeds(self, state: S) -> list[Deeds]:  # noqa: ARG002 - for games with characters
        """Return what each character has done so far, by the notes of the log."""
        return []

    def clause(self, state: S) -> str:  # noqa: ARG002 - for games with written rules
        """Return the clause of the rulebook on which the current decision rests; empty if none is known."""
        return ""

    def is_window(self, state: S) -> bool:  # noqa: ARG002 - for games with windows
        """Whether the current decision asks a seat to respond to something, as others may be after it."""
        return False

    def asks_everybody(self) -> bool:
        """Whether in windows every seat is asked by the rules, even one that has no answer.

        Other games have an option for it, `even_windows`.
        """
        return False

    def tells_by_time(self, state: S) -> bool:  # noqa: ARG002 - for games that ask whoever could hold something
        """Whether the time until an answer could tell what the seat holds; it then takes a beat at least.

        It depends on nothing but what all may see.
        """
        return False


class NoPresentation(Presentation[S]):
    """The presentation of a game that has none: bots play it, and nobody sees it."""

    def view(self, state: S, seat: int | None) -> dict[str, Json]:  # noqa: ARG002 - the shape of a Presentation
        """Raise Refusal, "no-presentation": the game cannot be shown."""
        raise Refusal("no-presentation")

    def label(self, state: S, option: int, lang: str) -> str:  # noqa: ARG002 - likewise
        """Raise Refusal, "no-presentation": the game cannot be shown."""
        raise Refusal("no-presentation")

    def prompt(self, state: S, lang: str) -> str:  # noqa: ARG002 - likewise
        """Raise Refusal, "no-presentation": the game cannot be shown."""
        raise Refusal("no-presentation")

    def sentence(self, state: S, note: Note, seat: int | None, lang: str, you: int | None = None) -> str:  # noqa: ARG002
        """Raise Refusal, "no-presentation": the game cannot be shown."""
        raise Refusal("no-presentation")
