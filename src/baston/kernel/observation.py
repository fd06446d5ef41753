"""What a seat sees as numbers of a fixed shape, for programs that learn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LEAST: Final = -(1 << 15)  # numbers of an observation have 16 bits
MOST: Final = (1 << 15) - 1
OPTIONS: Final = "options"  # the name of the last part


@dataclass(frozen=True)
class Part:
    """A table of an observation. Rows that are not used are zero; what comes after the last row is left out.

    The last part of every game has a row for each option of the decision, in the order of the options.
    """

    name: str
    rows: int
    columns: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.rows * len(self.columns)


def relative(seat: int, me: int, players: int) -> int:
    """A seat as another one counts: 1 itself, 2 the next one clockwise …; 0 nobody."""
    return (seat - me) % players + 1 if seat >= 0 else 0
