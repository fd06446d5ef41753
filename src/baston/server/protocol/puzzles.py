"""REST: puzzles, listed and tried."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from baston.server.protocol.choices import Choice
from baston.server.protocol.replays import Line
from baston.server.protocol.server_messages import Decision
from baston.server.protocol.words import Plain, Words


class PuzzleInfo(Struct, frozen=True):
    """A puzzle as a list has it: its number, what it asks for, its grade from 1 to 3, or 0: not graded."""

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


class PuzzleWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A puzzle that somebody makes: a position as people write it, and a goal, as `gain 3`."""

    text: str
    goal: str


class WishedPuzzleMove(Struct, frozen=True, forbid_unknown_fields=True):
    """What is answered in a puzzle that somebody has made."""

    puzzle: PuzzleWish
    move: PuzzleMove


class GoalKind(Struct, frozen=True):
    """A kind of goal of a position: `words` have N for the amount, which `most` says, 1 if it has none."""

    kind: str
    words: Words
    most: int


class MadePuzzle(Struct, frozen=True):
    """A puzzle that somebody has made, and what could be proved of it.

    `position` is as puzzles have it, with short decks. `verdict`: one line reaches the goal, or several do,
    or some line does and whether it is the only one is not proved; none does for certain; chance comes into
    each; or nothing is proved: `proof` says so. `file` is the puzzle as a file of puzzles has it, and `grade`
    how hard it is, from 1 to 3; 0 if it is not graded.
    """

    position: str
    goal: Words
    verdict: Literal["one", "several", "some", "none", "chance", "unproved"]
    proof: Words
    grade: int
    file: str


class OpenedZone(Struct, frozen=True):
    """What lies open in a puzzle though it is hidden in play: whose (null: nobody's), and its cards by id."""

    zone: Literal["hand", "deck", "library", "bases"]
    seat: int | None
    cards: list[str]


class PuzzleState(Struct, frozen=True):
    """A puzzle being tried, after the answers of `line`, which the opponents' best ones are part of.

    `shelf` is empty and `number` 0 for one that somebody has made.

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
