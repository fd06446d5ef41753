"""REST: positions as text, set up, and those of finished games."""

from __future__ import annotations

from msgspec import Struct

from baston.server.protocol.puzzles import GoalKind
from baston.server.protocol.words import Plain, Words


class PositionText(Struct, frozen=True, forbid_unknown_fields=True):
    """A position as people write it (docs/notation.md), in several lines or on one."""

    text: str


class Position(Struct, frozen=True):
    """A position that can be set up: `text` in lines, `line` on one, as a table has it among its options.

    `options` are those that it settles. `view` is what lies on the table with all cards open, and `player`
    the seat that is asked, by `prompt`, once it is set up; both are null if the game is over at once. `goals`
    are those that a puzzle made of it may have, and `test` is a test in Python that begins from it.
    """

    text: str
    line: str
    players: int
    player: int | None
    prompt: Words | None
    options: dict[str, str]
    view: Plain
    goals: list[GoalKind]
    test: str


class PositionFault(Struct, frozen=True):
    """Why a position cannot be set up, and the line and the word to blame, where there is one."""

    code: str
    en: str
    fr: str
    line: int | None
    word: str | None


class ReadPosition(Struct, frozen=True):
    """A position as it was read, or what is wrong with it."""

    position: Position | None
    fault: PositionFault | None


class JudgedPosition(Struct, frozen=True):
    """What the search would answer in a position for the seat that is asked, and its chance to win then."""

    player: int
    best: Words
    best_option: int
    best_chance: float


class PastPosition(Struct, frozen=True):
    """The position at step `number` of a finished game: that asked for, or the last before it that there is.

    `options` are those of the game that a table which begins from the position chooses all the same.
    """

    number: int
    text: str
    options: dict[str, str]
