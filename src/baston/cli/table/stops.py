"""The windows in which people want to be asked; in the others they pass unasked."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from baston.cli.boards.board import Board
from baston.kernel.text import Json

ASKS, PASSES = "●", "○"


class Stops:
    """Each seat has stops in all windows until it lifts them; they hold as long as the table is open."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lifted: set[tuple[int, str]] = set()  # seat and code of the window

    def passes(self, seat: int, view: dict[str, Json]) -> bool:
        """Whether the seat has chosen to pass the window in which its view says it is asked."""
        return (seat, self.board.window(view)) in self.lifted

    def turn(self, seat: int, codes: list[str]) -> str:
        """Lift the seat's stops in the windows with these codes, or set them again.

        Returns the first code that is none of a window, and then changes nothing; else the empty text.
        """
        windows = self.board.windows()
        for code in codes:
            if code not in windows:
                return code
        self.lifted ^= {(seat, code) for code in codes}
        return ""

    def draw(self, seat: int) -> Table:
        """Return a table of all windows, with their codes and whether the seat is asked in them."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for code, name in self.board.windows().items():
            grid.add_row(PASSES if (seat, code) in self.lifted else ASKS, Text(code), Text(name))
        return grid
