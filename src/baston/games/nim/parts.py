"""The parts of Nim beside play: what bots, people and studies need of it."""

from __future__ import annotations

from baston.games.nim import evaluation, notation, observation, view
from baston.games.nim.heaps import Heaps
from baston.kernel.event import Note
from baston.kernel.observation import Sheet
from baston.kernel.presentation import Presentation
from baston.kernel.research import Research
from baston.kernel.search import Search, Tuning
from baston.kernel.text import Json


class NimSearch(Search[Heaps]):
    """How bots search nim."""

    def __init__(self) -> None:
        super().__init__(Tuning(rollout_depth=20))

    def determinize(self, state: Heaps, seat: int, seed: int) -> Heaps:
        """A copy in which the tokens that the seat does not know are drawn anew."""
        return view.determinize(state, seat, seed)

    def evaluate(self, state: Heaps, seat: int) -> float:
        """The lead of a seat, from −1 to 1."""
        return evaluation.evaluate(state, seat)


class NimPresentation(Presentation[Heaps]):
    """How people see nim."""

    def view(self, state: Heaps, seat: int | None) -> dict[str, Json]:
        return view.view(state, seat)

    def label(self, state: Heaps, option: int, lang: str) -> str:
        return notation.label(state, option, lang)

    def prompt(self, state: Heaps, lang: str) -> str:
        return notation.prompt(state, lang)

    def sentence(
        self,
        state: Heaps,  # noqa: ARG002 - nim's notes say all
        note: Note,
        seat: int | None,
        lang: str,
        you: int | None = None,
    ) -> str:
        """A log line in words, as the seat may read it."""
        return notation.sentence(note, seat, lang, you)


class NimResearch(Research[Heaps]):
    """What studies read of nim."""

    def __init__(self) -> None:
        super().__init__(observation.PARTS)

    def observe(self, state: Heaps, seat: int, sheet: Sheet) -> None:
        """Write all that the seat may see into a sheet."""
        observation.observe(state, seat, sheet)
