"""Positions as text: a first line with words `name=value`, then a line `name: …` for each zone.

Seats count from 1. What cannot be read is refused with the number of its line, and with the word where one is
to blame. Written on one line, as a setup and a record have it, the lines are parted by `; `.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from typing import Final

from baston.kernel.refusal import Refusal
from baston.kernel.rng import Rng

UNKNOWN: Final = "?"  # a card that the seat for which the position is written does not know
SIDE: Final = r"(\d)(?:<(\d))?"  # who controls a card, and after `<` who owns it if that is somebody else
LONGEST: Final = 80_000  # characters: an arena of the largest size fits in, and all that lies on it
SHUFFLE: Final = "shuffle"  # the word of a first line that leaves the order of the decks to the game's chance
YES: Final = "true"
_PART: Final = ";"  # between the lines of a position on one line
_IN_JSON: Final = "\\u003b"  # the same in a line of JSON, the only one in which there may be any
_NUMBER: Final = re.compile(r"[0-9]{1,6}")
_SHOWN: Final = 40  # characters of a word in a refusal


def text_of(lines: list[str]) -> str:
    """Join the lines of a position into its text."""
    return "\n".join([line.rstrip() for line in lines]) + "\n"


def one_line(text: str) -> str:
    """Write a position on one line. Raises Refusal if it is too long for one."""
    if len(text) > LONGEST:
        raise Refusal("position-long", most=LONGEST)
    return f"{_PART} ".join([line.replace(_PART, _IN_JSON) for line in _split(text) if line])


def as_test(game: str, line: str, players: int) -> str:
    """Return a test in Python that begins from a position, written on one line, of the game with this id.

    It is what a report of a fault, or a new scenario, starts as.
    """
    position = line.replace(f"{_PART} ", "\n")
    return f'''"""What happens from this position."""

from baston.games import game_named

GAME = game_named("{game}")
POSITION = r"""
{position}
"""


def test_what_is_offered() -> None:
    state = GAME.new(GAME.setup({players}, {{"position": POSITION}}), seed=1)
    assert state.decision is not None
    labels = [GAME.presentation.label(state, option, "en") for option in state.decision.options]
    assert labels
'''


def _split(text: str) -> list[str]:
    """The lines of a position, which may be written on one; blank ones are empty."""
    lines = [line.strip() for line in text.strip().replace("\r\n", "\n").split("\n")]
    return [part.strip() for part in text.split(_PART)] if len(lines) == 1 else lines


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


class Misread(Exception):
    """A word of a position that cannot stand where it does.

    `key` says why, in the words of a refusal; `known` is what could stand there, if that is told.
    """

    def __init__(self, word: str, key: str = "position-word", known: str = "") -> None:
        super().__init__(word)
        self.word: str = word
        self.key: str = key
        self.known: str = known


def unknown_card(word: str, known: Iterable[str]) -> Misread:
    """Return what is wrong with a word that is no card's id, and the id that may be meant."""
    near = get_close_matches(word[:_SHOWN], list(known), 1)
    return Misread(word, "position-near", near[0]) if near else Misread(word, "position-card")


def shuffle_piles(rng: Rng, piles: list[list[int]]) -> None:
    """Shuffle each of the piles by the game's chance."""
    for pile in piles:
        rng.shuffle(pile)


class Line:
    """A line below the first: its name and what follows the colon."""

    def __init__(self, number: int, text: str) -> None:
        name, colon, rest = text.partition(":")
        self.number: int = number
        self.name: str = " ".join(name.split())
        self.rest: str = rest.strip()
        if not colon:
            raise self.refusal(Misread(text))

    def refusal(self, misread: Misread | None = None) -> Refusal:
        """Return the refusal of a line that cannot be read, with its number and, if known, the word."""
        if misread is None:
            return Refusal("position-name", line=self.number, name=shortened(self.name))
        return refusal_at(self.number, misread)


def refusal_at(line: int, misread: Misread) -> Refusal:
    """Return the refusal of a word in the line with this number."""
    word = shortened(misread.word)
    if misread.known:
        return Refusal(misread.key, line=line, word=word, known=misread.known)
    return Refusal(misread.key, line=line, word=word)


def shortened(word: str) -> str:
    """Return a word as a refusal shows it."""
    return word if len(word) <= _SHOWN else word[: _SHOWN - 1] + "…"


def lines_of(text: str) -> tuple[str, list[Line]]:
    """Split a position into its first line and the others, without blank ones.

    Raises Refusal if it is too long, or one of the others has no name.
    """
    if len(text) > LONGEST:
        raise Refusal("position-long", most=LONGEST)
    first, *lines = _split(text)
    if not first:
        raise Refusal("position-empty")
    return first, [Line(number, line) for number, line in enumerate(lines, start=2) if line]


class Head:
    """The words `name=value` of a first line, each of which is taken once. Raises Refusal if it is none."""

    def __init__(self, words: list[str]) -> None:
        self._told: dict[str, str] = {}
        for word in words:
            name, value = pair(word, "=")
            if name in self._told:
                raise self.refusal(word)
            self._told[name] = value

    def refusal(self, word: str, known: str = "") -> Refusal:
        """Return the refusal of a first line for this word; `known`: what could stand there."""
        return refusal_at(1, Misread(word, "position-known" if known else "position-word", known))

    def check(self, holds: bool, word: str, known: str = "") -> None:
        """Raise the refusal of this word unless it holds."""
        if not holds:
            raise self.refusal(word, known)

    def missing(self, name: str) -> Refusal:
        """Return the refusal of a first line that lacks the word `name=…`."""
        return Refusal("position-lacks", line=1, word=f"{name}=")

    def has(self, name: str) -> bool:
        """Whether the first line has the word `name=…` and it has not been taken yet."""
        return name in self._told

    def take(self, name: str, otherwise: str = "") -> str:
        """Return the value of the word `name=value` and remove it; `otherwise` if it is not there."""
        return self._told.pop(name, otherwise)

    def need(self, name: str) -> str:
        """Take the word of this name and return its value. Raises Refusal if there is none."""
        if name not in self._told:
            raise self.missing(name)
        return self.take(name)

    def choice(self, name: str, values: Iterable[str], otherwise: str) -> str:
        """Take the word of this name and return its value. Raises Refusal if it is none of these."""
        value = self.take(name, otherwise)
        if value not in values:
            raise self.refusal(f"{name}={value}", ", ".join(values))
        return value

    def number(self, name: str) -> int:
        """Take the word of this name and return its value as a number. Raises Refusal if it is none."""
        return self.as_number(self.need(name), name)

    def numbers(self, name: str, otherwise: str = "") -> list[int]:
        """Take the word of this name and return its value as numbers, joined by commas. Raises Refusal."""
        text = self.take(name, otherwise) if otherwise else self.need(name)
        return [self.as_number(part, name) for part in text.split(",")]

    def as_number(self, text: str, name: str) -> int:
        """Return a text of at most six digits, told by this word, as a number. Raises Refusal."""
        if not _NUMBER.fullmatch(text):
            raise self.refusal(f"{name}={text}")
        return int(text)

    def rest(self) -> list[str]:
        """Return the words that have not been taken, as `name=value`."""
        return [f"{name}={value}" for name, value in self._told.items()]
