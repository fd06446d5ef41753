"""The options of a question as people read them: numbered, the plays of a card side by side."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from baston.cli.boards.board import Board, Place
from baston.cli.boards.card_sheets import folded
from baston.cli.boards.flowing import BETWEEN, unbroken
from baston.kernel.frame import PASS, Decision
from baston.kernel.text import Json

GAP: Final = 3
ARROW: Final = " →"
SHORTEST: Final = 3  # letters of a part of a name
ANSWER: Final = "answer"  # what the style of an option carries, for who can click: its number
# To decline has no name of its own: it ends a turn, or lets one pass.
DECLINING: Final = ("pass", "passer", "end", "fin", "finir")


class Choices:
    """The options in the order of their numbers: one of those that are alike, then to decline.

    What has a word of its own stands apart, after the others.
    """

    def __init__(self, board: Board, view: dict[str, Json], asked: Decision, labels: dict[int, str]) -> None:
        self.board = board
        self.view = view
        self.asked = asked
        self.labels = labels
        self.pointed = 0
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
        placed = [option for places in self.plays.values() for option in places.values()]
        single = [option for option in distinct if option not in placed and option != PASS]
        first = board.singles_first and bool(placed)
        self.first, self.single = (single, []) if first else ([], single)
        self.single += [option for option in distinct if option == PASS]
        self.options = [*self.first, *placed, *self.single, *self.apart]

    def numbered(self, number: str) -> int | None:
        """Return the option with this number, the text of a number from 1; None if there is none."""
        place = int(number) if len(number) <= 6 else 0
        return self.options[place - 1] if 1 <= place <= len(self.options) else None

    def called(self, word: str) -> int | None:
        """Return the option with this word: one that stands apart, or to decline; None if there is none."""
        if word in DECLINING and PASS in self.options:
            return PASS
        return next((option for option, words in self.apart.items() if word in words), None)

    def named(self, typed: str) -> list[int]:
        """Return the options whose label is this, else begins so, else has a word inside that begins so.

        Without a letter nothing is named, and a letter or two are no part of a name.
        """
        wanted = folded(typed) if any(letter.isalpha() for letter in typed) else ""
        labels = {option: folded(self.labels[option]) for option in self.options}
        found = [option for option, label in labels.items() if label == wanted]
        found = found or [option for option, label in labels.items() if label.startswith(wanted)]
        if not found and len(wanted) >= SHORTEST:
            found = [option for option in labels if _has_inside(self.labels[option], wanted)]
        return found if wanted else []

    def number_of(self, option: int) -> int:
        """Return the number, from 1, of the option or of the one that stands for all like it."""
        label = self.labels[option]
        same = [x for x in self.options if self.labels[x] == label]
        alike = [x for x in same if self.board.are_alike(self.view, self.asked, option, x)]
        return self.options.index(option if option in same else alike[0]) + 1

    def draw(self, width: int, pointed: int = 0) -> RenderableType:
        """Return all options with their numbers; the board's codes tell those with equal labels apart.

        The one with the number `pointed` is marked.
        """
        self.pointed = pointed
        first, rest = (self._lines(options) for options in (self.first, self.single))
        apart = [
            Text.assemble(
                (f"{self._sign(option):>3} ", "cyan"),
                (f"{self.labels[option]} ", "dim"),
                (f"({words[0]})", "cyan"),
            )
            for option, words in self.apart.items()
        ]
        return Group(*_in_columns(first, width), *self._rows(width), *_in_columns(rest, width), *apart)

    def flow(self, width: int, pointed: int = 0) -> Text:
        """Return all options with their numbers one after another, broken between them where possible.

        The one with the number `pointed` is marked.
        """
        self.pointed = pointed
        return Text(BETWEEN).join(unbroken(option, width) for option in self._flowing())

    def _lines(self, options: list[int]) -> list[Text]:
        """A line for each of these options; the board's codes tell those with equal labels apart."""
        shown = [self.labels[option] for option in options]
        return [
            Text.assemble(
                self._number(option), self._clickable(option, label), (self._code(option, shown), "cyan")
            )
            for option, label in zip(options, shown, strict=True)
        ]

    def _code(self, option: int, shown: list[str]) -> str:
        """The board's code of an option, after a blank, if its label is not the only such one shown."""
        code = self.board.code(self.view, self.asked, option) if shown.count(self.labels[option]) > 1 else ""
        return code and f" {code}"

    def _flowing(self) -> Iterator[Text]:
        yield from self._flowing_lines(self.first)
        for card, places in self.plays.items():
            line = Text(f"{card}{ARROW}")
            for place, option in places.items():
                line.append(" ").append(self._sign(option), self._style(option))
                line.append(*self._clickable(option, f" {place.code}"))
            yield line
        yield from self._flowing_lines(self.single)
        for option, words in self.apart.items():
            label = f" {self.labels[option]} ({words[0]})"
            yield Text.assemble((self._sign(option), self._style(option)), (label, "dim"))

    def _flowing_lines(self, options: list[int]) -> Iterator[Text]:
        shown = [self.labels[option] for option in options]
        for option, label in zip(options, shown, strict=True):
            sign = (self._sign(option), self._style(option))
            yield Text.assemble(sign, " ", self._clickable(option, label), self._code(option, shown))

    def _distinct(self) -> list[int]:
        shown: dict[str, list[int]] = {}
        distinct = []
        for option in self.asked.options:
            same = shown.setdefault(self.labels[option], [])
            if not any(self.board.are_alike(self.view, self.asked, option, other) for other in same):
                same.append(option)
                distinct.append(option)
        return distinct

    def _number(self, option: int) -> tuple[str, Style]:
        return f"{self._sign(option):>3} ", self._style(option)

    def _sign(self, option: int) -> str:
        """Its number, with an arrow before it if it is pointed at."""
        number = self.options.index(option) + 1
        return f"▸{number}" if number == self.pointed else str(number)

    def _clickable(self, option: int, label: str) -> tuple[str, Style]:
        return label, Style(meta={ANSWER: str(self.options.index(option) + 1)})

    def _style(self, option: int) -> Style:
        number = self.options.index(option) + 1
        return Style(color="cyan", bold=True, reverse=number == self.pointed, meta={ANSWER: str(number)})

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
                Text.assemble(
                    self._number(places[place]),
                    self._clickable(places[place], place.name if named else place.code),
                )
                if place in places
                else Text()
                for place in columns
            ]
            for first in range(0, len(cells), fitting):
                grid.add_row("" if first else f"  {card}{ARROW}", *cells[first : first + fitting])
        return [grid]


def _has_inside(label: str, wanted: str) -> bool:
    """Whether the label goes on so from the beginning of one of its words."""
    return any(folded(label[word.start() :]).startswith(wanted) for word in re.finditer(r"\w+", label))


def _in_columns(lines: Sequence[Text], width: int) -> list[RenderableType]:
    """Short lines side by side, to be read downwards; long ones below each other. None take no room."""
    if not lines:
        return []
    widest = max(line.cell_len for line in lines)
    columns = max(1, min((width + GAP) // (widest + GAP), math.ceil(len(lines) / 3)))
    rows = math.ceil(len(lines) / columns)
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return [grid]
