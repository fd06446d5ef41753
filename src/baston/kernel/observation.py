"""What a seat sees as numbers of a fixed shape, for programs that learn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from baston.kernel.column import Column

LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1
OPTIONS: Final = "options"  # the name of the last part

# Where a known card lies that is not in play. A game with more piles counts on.
IN_HAND: Final = 1
IN_DISCARD: Final = 2
IN_DECK: Final = 3

# What an option is. A game with more kinds counts on.
DECLINES: Final = 1
A_THING: Final = 2
A_SEAT: Final = 3
A_NUMBER: Final = 4


@dataclass(frozen=True)
class Part:
    """A table of an observation. Rows that are not used are zero; what comes after the last row is left out.

    The last part of every game has a row for each option of the decision, in the order of the options.
    `links` names columns that hold the number of a row, from 1, and the part that this is a row of: one
    before, or the same part further up.
    """

    name: str
    rows: int
    columns: tuple[str, ...]
    links: tuple[tuple[str, str], ...] = ()

    @property
    def size(self) -> int:
        """How many numbers the part has: its rows times its columns."""
        return self.rows * len(self.columns)


class Sheet:
    """What `Research.observe` writes on: all numbers of a part, then `end`, part by part.

    It has room for several observations, of which one is written at a time, and they stand in `numbers` as
    an array can share them: a number goes to where it is read, and only what has changed of an observation is
    written again. Rows are written whole: a part has room for one or is full.
    """

    numbers: vec[i16]  # of all observations, one after another
    sizes: list[int]  # of the parts, in numbers
    size: int  # of an observation

    def __init__(self, parts: tuple[Part, ...], observations: int = 1) -> None:
        self.sizes = [part.size for part in parts]
        self.size = sum(self.sizes)
        self.numbers = vec[i16]([0] * (observations * self.size))
        self._starts = vec[i64]([sum(self.sizes[:part]) for part in range(len(parts) + 1)])
        # By observation and part: how many numbers were written, also if there was no room for them.
        self._lengths = vec[i64]([0] * (observations * len(parts)))
        # Set here, not by `begin`: compiled, what is set for certain is not checked whenever it is read.
        self._first: i64 = 0
        self._parts: i64 = 0
        self._part: i64 = 0
        self._at: i64 = 0
        self._stop: i64 = self._starts[1]

    def begin(self, observation: i64) -> None:
        """Begin to write the observation with this number, from 0, at its first part."""
        self._first = observation * self.size
        self._parts = observation * len(self.sizes)
        self._begin_part(0)

    def _begin_part(self, part: i64) -> None:
        self._part = part
        self._at = self._first + self._starts[part]
        self._stop = self._first + self._starts[part + 1]

    def add(self, number: int) -> None:
        """Write a number into the current part, or drop it if the part is full.

        Raises ValueError or OverflowError if it has more than 16 bits.
        """
        at = self._at
        if at < self._stop:
            self.numbers[at] = number
        self._at = at + 1

    def add3(self, first: int, second: int, third: int) -> None:
        """Write three numbers of a row at once, for what is written all the time."""
        at = self._at
        if at < self._stop:
            numbers = self.numbers
            numbers[at] = first
            numbers[at + 1] = second
            numbers[at + 2] = third
        self._at = at + 3

    def add5(self, first: int, second: int, third: int, fourth: int, fifth: int) -> None:
        """Write five numbers of a row at once."""
        at = self._at
        if at < self._stop:
            numbers = self.numbers
            numbers[at] = first
            numbers[at + 1] = second
            numbers[at + 2] = third
            numbers[at + 3] = fourth
            numbers[at + 4] = fifth
        self._at = at + 5

    def add_zeros(self, count: i64) -> None:
        """Write this many zeros of a row."""
        at = self._at
        after = at + count
        self._at = after
        if at < self._stop:
            numbers = self.numbers
            while at < after:
                numbers[at] = 0
                at += 1

    def add_part(self, numbers: list[int]) -> None:
        """Write these numbers as the whole of the current part, and go on to the next."""
        for number in numbers:
            self.add(number)
        self.end()

    def end(self) -> None:
        """End the current part, with zeros where an earlier observation had more, and begin the next."""
        part, at = self._part, self._at
        start = self._first + self._starts[part]
        before = min(start + self._lengths[self._parts + part], self._stop)
        self._lengths[self._parts + part] = at - start
        if at < before:
            numbers = self.numbers
            while at < before:
                numbers[at] = 0
                at += 1
        if part + 1 < len(self.sizes):
            self._begin_part(part + 1)

    def lengths(self) -> list[int]:
        """Return, by part, how many numbers were written, counting those that there was no room for."""
        return [self._lengths[self._parts + part] for part in range(len(self.sizes))]

    def tables(self) -> list[list[int]]:
        """Return the numbers that were written, by part, without the zeros after the last row."""
        found: list[list[int]] = []
        for part, length in enumerate(self.lengths()):
            start = self._first + self._starts[part]
            found.append(list(self.numbers[start : start + min(length, self.sizes[part])]))
        return found


def relative(seat: int, me: int, players: int) -> int:
    """Return a seat as counted from `me`: 1 is `me`, 2 the next seat clockwise …; 0 for NOBODY."""
    return (seat - me) % players + 1 if seat >= 0 else 0


def add_pile(
    sheet: Sheet, pile: int, whose: int, cards: list[int], seen: Column, what: Column, seat: int
) -> None:
    """Write the cards of a pile from the top to the last that the seat knows; of a hand those that it knows.

    A row for each: in which pile it lies, whose pile that is, and what it is, 0 if the seat does not know.
    """
    bit: i32 = 1 << seat
    unknown: i64 = 0  # above the next one that is known
    for card in reversed(cards):
        if seen[card] & bit != 0:  # as `has_seen` says; of all cards at every step
            if pile != IN_HAND:
                for _ in range(unknown):
                    sheet.add3(pile, whose, 0)
            unknown = 0
            sheet.add3(pile, whose, what[card])
        else:
            unknown += 1
