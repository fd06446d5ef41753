"""A part of the screen: lines already broken to its width. What has no room scrolls, and a sign says so."""

from __future__ import annotations

import io

from rich.console import Console, RenderableType
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

from baston.cli.table.choices import ANSWER
from baston.locales import sentence


def lines_of(what: RenderableType, width: int) -> list[Strip]:
    """Return the lines of a drawing, no wider than the width."""
    console = Console(file=io.StringIO(), width=max(1, width), highlight=False, color_system="truecolor")
    return [Strip(line) for line in console.render_lines(what, pad=False)]


class Pane(ScrollView, can_focus=False):
    """Shows lines, and passes on which option has been clicked."""

    class Pressed(Message):
        """The option with this number has been clicked."""

        def __init__(self, number: str) -> None:
            super().__init__()
            self.number = number

    def __init__(self, lang: str, name: str, below: str = "full-more-below") -> None:
        super().__init__(id=name)
        self.lang = lang
        self.below = below  # the sign that there are more lines below
        self.lines: list[Strip] = []

    def fill(self, lines: list[Strip], pointed: str = "") -> None:
        """Show these lines, so that the option with the number `pointed` is seen.

        Without such an option new lines are seen from the first, and the same lines as far as they were.
        """
        stays = lines == self.lines and not pointed
        self.lines = lines
        self.virtual_size = Size(max((line.cell_length for line in lines), default=0), len(lines))
        self.refresh()
        if not stays:
            self.call_after_refresh(self._see, pointed)  # when its height is known

    def rewind(self) -> None:
        """Show the lines from the first again."""
        self.scroll_to(y=0, animate=False)

    def render_line(self, y: int) -> Strip:
        """Return a row of the screen: a line, or the sign that there are more."""
        width, height = self.size
        top = self.scroll_offset.y
        below = len(self.lines) - top - height
        if y == height - 1 and below > 0:
            return self._sign(self.below, below + 1)
        if y == 0 and top > 0 and height > 1:
            return self._sign("full-more-above", top + 1)
        line = self.lines[top + y] if top + y < len(self.lines) else Strip.blank(width)
        return line.adjust_cell_length(width)

    @property
    def overflows(self) -> bool:
        """Whether some lines have no room."""
        return len(self.lines) > self.size.height

    def page(self, down: bool) -> None:
        """Turn a page; two lines stay, for the signs."""
        step = max(1, self.size.height - 2)
        self.scroll_to(y=self.scroll_offset.y + (step if down else -step), animate=False)

    def on_click(self, event: events.Click) -> None:
        """Tell which option stands where the mouse was pressed."""
        number = event.style.meta.get(ANSWER)
        if isinstance(number, str):
            self.post_message(self.Pressed(number))

    def _see(self, number: str) -> None:
        """Scroll no further than it takes to see this option, between the signs that there are more lines."""
        rows = [row for row, line in enumerate(self.lines) if number in _answers(line)]
        first, last = (max(0, min(rows) - 1), max(rows) + 1) if rows else (0, 0)
        top = max(self.scroll_offset.y, last - self.size.height + 1)
        self.scroll_to(y=min(top, first), animate=False, immediate=True)

    def _sign(self, key: str, count: int) -> Strip:
        told = Text(sentence(self.lang, key, count=count), Style(bold=True))
        return lines_of(told, self.size.width)[0].adjust_cell_length(self.size.width)


def _answers(line: Strip) -> set[str]:
    """The numbers of the options of which something stands in the line."""
    found = (segment.style.meta.get(ANSWER) for segment in line if segment.style)
    return {number for number in found if isinstance(number, str)}
