"""The part of a game that puzzles are made of: positions read from text, and what their goals count."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from baston.kernel.effect import S
from baston.kernel.refusal import Refusal

SHOWN: Final = 8  # cards of each deck that stay in a puzzle, and lie open there: more than a turn draws


@mypyc_attr(allow_interpreted_subclasses=True)
class Puzzling(ABC, Generic[S]):
    """How puzzles of a game are set up and judged. Only `read` makes a state; no method changes one."""

    @abstractmethod
    def read(self, text: str, seed: int) -> S:
        """Return the state that a position describes, without a log; `seed` is for chance alone.

        Raises Refusal if it is none.
        """

    @abstractmethod
    def write(self, state: S) -> str:
        """Return the state as an open position of a puzzle; empty if it is no moment that positions have."""

    @abstractmethod
    def turn(self, state: S) -> int:
        """Return a number that changes whenever another turn begins."""

    @abstractmethod
    def standing(self, state: S) -> dict[str, list[int]]:
        """Return what goals count, by name, each by seat from 0.

        `points` or `life` are there as the game has them.
        """

    def teams(self, state: S) -> list[list[int]]:
        """Return the teams, each a list of its seats from 0; in a game without teams each seat alone."""
        return [[seat] for seat in range(state.players)]


class NoPuzzling(Puzzling[S]):
    """The part of a game for which no puzzles are made."""

    def read(self, text: str, seed: int) -> S:  # noqa: ARG002 - the shape of a Puzzling
        """Raise Refusal, "no-puzzles"."""
        raise Refusal("no-puzzles")

    def write(self, state: S) -> str:  # noqa: ARG002 - likewise
        """Raise Refusal, "no-puzzles"."""
        raise Refusal("no-puzzles")

    def turn(self, state: S) -> int:  # noqa: ARG002 - likewise
        """Raise Refusal, "no-puzzles"."""
        raise Refusal("no-puzzles")

    def standing(self, state: S) -> dict[str, list[int]]:  # noqa: ARG002 - likewise
        """Raise Refusal, "no-puzzles"."""
        raise Refusal("no-puzzles")


def with_short_decks(text: str, names: tuple[str, ...]) -> str:
    """Return a position whose lines of these names, as `deck` or `bases`, keep the first SHOWN cards."""
    lines: list[str] = []
    for line in text.splitlines():
        name, _, rest = line.partition(":")
        if name.split()[0] in names and name != "base discard":
            line = f"{name}: {' '.join(rest.split()[:SHOWN])}".rstrip()
        lines.append(line)
    return "\n".join(lines) + "\n"
