"""The part of a game that studies read: observations as numbers, line-ups, and what happened to cards."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from baston.kernel.chacha import Seed
from baston.kernel.effect import S
from baston.kernel.event import Happening, Note
from baston.kernel.observation import Part, Sheet
from baston.kernel.refusal import Refusal
from baston.kernel.setup import Setup


@mypyc_attr(allow_interpreted_subclasses=True)
class Research(Generic[S]):
    """What environments, simulations and reports read. No method changes the state that it is given.

    A game that observes overrides `observe` and names the `parts` that it writes. As it stands, this class
    serves a game that only plays: it is simulated, but cannot be observed.
    """

    parts: tuple[Part, ...]

    def __init__(self, parts: tuple[Part, ...] = ()) -> None:
        self.parts = parts

    def observe(self, state: S, seat: int, sheet: Sheet) -> None:  # noqa: ARG002 - for games that observe
        """Write what the seat sees as numbers of 16 bits: for each of `parts` its rows, one after another.

        It holds nothing that the view does not hold. Rows at the end that are not used are left out; the last
        part is empty if the seat is not asked. `docs/env.md` says what the numbers mean. Raises Refusal,
        "no-observation", in a game without.
        """
        raise Refusal("no-observation")

    def printed(self) -> list[str]:
        """Return the ids of what is printed, in the order of the numbers by which observations name it."""
        return []

    def lineup(self, state: S, setup: Setup, seed: Seed) -> dict[str, list[str]]:  # noqa: ARG002 - as above
        """Return what each seat plays with, once the draft of the game that `new(setup, seed)` began is over.

        By seat, under those of these names that the game knows: "factions" and "champions", ids joined by +,
        and "decks".
        """
        return {}

    def happening(self, note: Note) -> Happening:  # noqa: ARG002 - for games with cards
        """Return what a note counts as in statistics."""
        return Happening()

    def is_cut_short(self, state: S) -> bool:  # noqa: ARG002 - for games that a limit of rounds can end
        """Whether the game ended only because its setup sets a limit that the rules do not know."""
        return False
