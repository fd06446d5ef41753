"""Positions as text: a first line with words `name=value`, then a line `name: …` for each zone.

Seats count from 1. What cannot be read is refused with the number of its line.
"""

from __future__ import annotations

import re
from typing import Final

from baston.kernel.game import Refusal

UNKNOWN: Final = "?"  # a card that the seat for which the position is written does not know
SIDE: Final = r"(\d)(?:<(\d))?"  # who controls a card, and after `<` who owns it if that is somebody else
_NUMBER: Final = re.compile(r"[0-9]{1,6}")


def text_of(lines: list[str]) -> str:
    """Join the lines of a position into its text."""
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def numbers_text(numbers: list[int]) -> str:
    """Return numbers as the first line of a position writes them: `3,5`."""
    return ",".join([str(number) for number in numbers])


def side_text(control: int, owner: int) -> str:
    """Return who controls and owns a card, as SIDE reads it: seat + 1, with the owner after < if another."""
    return str(control + 1) if control == owner else f"{control + 1}<{owner + 1}"


def side_of(control: str, owner: str | None, players: int) -> tuple[int, int] | None:
    """Return the controller and the owner, as seats from 0, that SIDE has found.

    None if the game has no such seat.
    """
    seats = int(control) - 1, int(owner or control) - 1
    return seats if all(0 <= seat < players for seat in seats) else None


def pair(word: str, sign: str) -> tuple[str, str]:
    """Return the parts of a word before and after the first `sign`; the second is empty if there is none."""
    name, _, value = word.partition(sign)
    return name, value


class Line:
    """A line below the first: its name and what follows the colon."""

    def __init__(self, number: int, text: str) -> None:
        name, colon, rest = text.partition(":")
        self.number: int = number
        self.name: str = " ".join(name.split())
        self.rest: str = rest.strip()
        if not colon:
            raise self.refusal()

    def refusal(self) -> Refusal:
        """Return the refusal of a line that cannot be read, with its number."""
        return Refusal("position-line", line=self.number)


def lines_of(text: str) -> tuple[str, list[Line]]:
    """Split a position into its first line and the others, without blank ones.

    Raises Refusal if one of the others has no name.
    """
    lines = [line for line in text.splitlines() if line.strip()]
    first = lines[0] if lines else ""
    return first, [Line(number, line) for number, line in enumerate(lines[1:], start=2)]


class Head:
    """The words `name=value` of a first line, each of which is taken once. Raises Refusal if it is none."""

    def __init__(self, words: list[str]) -> None:
        pairs = [pair(word, "=") for word in words]
        self._told: dict[str, str] = dict(pairs)
        if len(self._told) < len(pairs):
            raise self.refusal()

    def refusal(self) -> Refusal:
        """Return the refusal of a first line that cannot be read."""
        return Refusal("position-line", line=1)

    def has(self, name: str) -> bool:
        """Whether the first line has the word `name=…` and it has not been taken yet."""
        return name in self._told

    def take(self, name: str, otherwise: str = "") -> str:
        """Return the value of the word `name=value` and remove it; `otherwise` if it is not there."""
        return self._told.pop(name, otherwise)

    def number(self, name: str) -> int:
        """Take the word of this name and return its value as a number. Raises Refusal if it is none."""
        return self.as_number(self.take(name))

    def numbers(self, name: str, otherwise: str = "") -> list[int]:
        """Take the word of this name and return its value as numbers, joined by commas. Raises Refusal."""
        return [self.as_number(part) for part in self.take(name, otherwise).split(",")]

    def as_number(self, text: str) -> int:
        """Return a text of at most six digits as a number. Raises Refusal if it is none."""
        if not _NUMBER.fullmatch(text):
            raise self.refusal()
        return int(text)

    def rest(self) -> list[str]:
        """Return the words that have not been taken, as `name=value`."""
        return [f"{name}={value}" for name, value in self._told.items()]
