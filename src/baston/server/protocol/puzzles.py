"""REST: puzzles, listed and tried."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from baston.server.protocol.choices import Choice
from baston.server.protocol.replays import Line
from baston.server.protocol.server_messages import Decision
from baston.server.protocol.words import Plain, Words


class PuzzleInfo(Struct, frozen=True):
    """A puzzle as a list has it: its number, what it asks for, and how hard it is, from 1 to 3."""

    number: int
    goal: Words
    grade: int


class PuzzleShelf(Struct, frozen=True):
    """The puzzles of one game or mode, or of a pack, whose `title` is its name."""

    id: str
    title: Words
    game: str
    puzzles: list[PuzzleInfo]


class DayPuzzle(Struct, frozen=True):
    """The puzzle of a day, by the server's calendar: the same for everybody."""

    day: str
    shelf: str
    number: int


class Puzzles(Struct, frozen=True):
    """All puzzles that there are, and today's."""

    shelves: list[PuzzleShelf]
    today: DayPuzzle


class PuzzleMove(Struct, frozen=True, forbid_unknown_fields=True):
    """What has been answered so far, by all: places in the lists of options; and the solver's next `option`.

    Without `option` nothing is answered. `hint`: the next answer of the solution is asked for.
    """

    line: list[int]
    option: int | None = None
    hint: bool = False


class OpenedZone(Struct, frozen=True):
    """What lies open in a puzzle though it is hidden in play: whose (null: nobody's), and its cards by id."""

    zone: Literal["hand", "deck", "library", "bases"]
    seat: int | None
    cards: list[str]


class PuzzleState(Struct, frozen=True):
    """A puzzle being tried, after the answers of `line`, which the opponents' best ones are part of.

    `hint` is the option by which the solution goes on, null if none was asked for or none leads on; then
    `lost` tells whether it is proved that the goal is out of reach.
    """

    shelf: str
    number: int
    info: PuzzleInfo
    game: str
    seat: int
    players: int
    line: list[int]
    verdict: Literal["open", "solved", "failed"]
    view: Plain
    decision: Decision | None
    log: list[Line]
    opened: list[OpenedZone]
    hint: int | None
    lost: bool


class PuzzleStep(Struct, frozen=True):
    """A step of the solution: the table before the answer of `player`, and the answer; null at the end."""

    view: Plain
    player: int | None
    choice: Choice | None
    log: list[Line]
