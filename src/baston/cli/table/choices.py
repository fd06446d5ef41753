"""The options of a question as people read them: numbered, the plays of a card side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from baston.cli.boards.board import Board, Place
from baston.kernel.frame import PASS, Decision
from baston.kernel.text import Json

GAP: Final = 3
ARROW: Final = " →"


class Choices:
    """The options in the order of their numbers: one of those that are alike, then to decline.

    What has a word of its own stands apart, after the others.
    """

    def __init__(self, board: Board, view: dict[str, Json], asked: Decision, labels: dict[int, str]) -> None:
        self.board = board
        self.view = view
        self.asked = asked
        self.labels = labels
        words = {option: board.words(asked, option) for option in self._distinct()}
        self.apart = {option: own for option, own in words.items() if own}
        distinct = [option for option in words if option not in self.apart]
        plays: dict[str, dict[Place, int]] = {}
        for option in distinct:
            card, place = board.play_of(view, asked, option, labels[option])
            if place is not None:
                plays.setdefault(card, {})[place] = option
        # A card that can go to several places has a line of its own, and its options there.
        self.plays = {card: dict(sorted(places.items())) for card, places in plays.items() if len(places) > 1}
        self.options = [option for places in self.plays.values() for option in places.values()]
        self.single = [option for option in distinct if option not in self.options and option != PASS]
        self.single += [option for option in distinct if option == PASS]
        self.options += [*self.single, *self.apart]

    def numbered(self, number: str) -> int | None:
        """Return the option with this number, the text of a number from 1; None if there is none."""
        place = int(number) if len(number) <= 6 else 0
        return self.options[place - 1] if 1 <= place <= len(self.options) else None

    def called(self, word: str) -> int | None:
        """Return the option that stands apart and has this word; None if there is none."""
        return next((option for option, words in self.apart.items() if word in words), None)

    def number_of(self, option: int) -> int:
        """Return the number, from 1, of the option or of the one that stands for all like it."""
        label = self.labels[option]
        same = [x for x in self.options if self.labels[x] == label]
        alike = [x for x in same if self.board.are_alike(self.view, self.asked, option, x)]
        return self.options.index(option if option in same else alike[0]) + 1

    def draw(self, width: int) -> RenderableType:
        """Return all options with their numbers; the board's codes tell those with equal labels apart."""
        shown = [self.labels[option] for option in self.single]
        lines = []
        for option, label in zip(self.single, shown, strict=True):
            code = self.board.code(self.view, self.asked, option) if shown.count(label) > 1 else ""
            lines.append(Text.assemble(self._number(option), label, (f" {code}" if code else "", "cyan")))
        apart = [
            Text.assemble(
                (f"{self.options.index(option) + 1:>3} ", "cyan"),
                (f"{self.labels[option]} ", "dim"),
                (f"({words[0]})", "cyan"),
            )
            for option, words in self.apart.items()
        ]
        return Group(*self._rows(width), _in_columns(lines, width), *apart)

    def _distinct(self) -> list[int]:
        shown: dict[str, list[int]] = {}
        distinct = []
        for option in self.asked.options:
            same = shown.setdefault(self.labels[option], [])
            if not any(self.board.are_alike(self.view, self.asked, option, other) for other in same):
                same.append(option)
                distinct.append(option)
        return distinct

    def _number(self, option: int) -> tuple[str, str]:
        return f"{self.options.index(option) + 1:>3} ", "bold cyan"

    def _rows(self, width: int) -> list[RenderableType]:
        """A line for each card that can go to several places: by name, or by code where that is too wide.

        Where even codes are too wide, each card has as many lines as it needs.
        """
        if not self.plays:
            return []
        columns = sorted({place for places in self.plays.values() for place in places})
        title = max(len(card) for card in self.plays) + len(f"  {ARROW}")
        named = title + sum(len(f"  999 {place.name}") for place in columns) <= width
        cell = len("  999 ") + max(len(place.code) for place in columns)
        fitting = len(columns) if named else max(1, (width - title) // cell)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card, places in self.plays.items():
            cells = [
                Text.assemble(self._number(places[place]), place.name if named else place.code)
                if place in places
                else Text()
                for place in columns
            ]
            for first in range(0, len(cells), fitting):
                grid.add_row("" if first else f"  {card}{ARROW}", *cells[first : first + fitting])
        return [grid]


def _in_columns(lines: Sequence[Text], width: int) -> Table:
    """Short lines side by side, to be read downwards; long ones below each other."""
    widest = max((line.cell_len for line in lines), default=1)
    columns = max(1, min((width + GAP) // (widest + GAP), math.ceil(len(lines) / 3)))
    rows = math.ceil(len(lines) / columns)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid
