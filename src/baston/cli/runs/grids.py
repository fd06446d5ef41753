"""Tables of words and figures, as wide as there is room for: no name is cut, rather a column is left out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.cells import cell_len
from rich.table import Table as Grid

from baston.league.sheets import Sheet

BETWEEN: Final = 3  # columns of the terminal from one column of a table to the next


def grid_of(sheet: Sheet, room: int) -> tuple[Grid, list[str]]:
    """Return the table, at most `room` columns wide, and the headings of the columns left out.

    Names are broken between words if need be. Where even that is not narrow enough, columns are left out that
    can be spared; beyond that, words are broken anywhere.
    """
    shown = list(range(len(sheet.headings)))
    for spared in sheet.spare:
        if _spread([_narrowest(sheet, i) for i in shown]) <= room:
            break
        shown.remove(spared)
    grid = Grid(title=sheet.title, title_justify="left", title_style="bold", box=SIMPLE_HEAD)
    grid.pad_edge = grid.show_edge = False
    widths = _widths(sheet, shown, room)
    grid.width = _spread(widths) if widths else None
    for place, i in enumerate(shown):
        grid.add_column(
            sheet.headings[i],
            justify="left" if i < sheet.words else "right",
            overflow="fold",
            width=widths[place] if widths else None,
        )
    for row in sheet.rows:
        grid.add_row(*[row[i] for i in shown])
    return grid, [heading for i, heading in enumerate(sheet.headings) if i not in shown]


def _widths(sheet: Sheet, shown: Sequence[int], room: int) -> list[int]:
    """Of the columns shown, the first ones as wide as they want to be; empty if there is too little room."""
    widths = [_narrowest(sheet, i) for i in shown]
    left = room - _spread(widths)
    if left < 0:
        return []
    for place, i in enumerate(shown):
        more = min(_widest(sheet, i) - widths[place], left)
        widths[place] += more
        left -= more
    return widths


def _spread(widths: Sequence[int]) -> int:
    """How wide a table of such columns is."""
    return sum(widths) + BETWEEN * (len(widths) - 1)


def _cells(sheet: Sheet, column: int) -> list[str]:
    return [sheet.headings[column], *[row[column] for row in sheet.rows]]


def _widest(sheet: Sheet, column: int) -> int:
    return max(cell_len(cell) for cell in _cells(sheet, column))


def _narrowest(sheet: Sheet, column: int) -> int:
    """Words may be put one below the other; figures stay on one line."""
    if column >= sheet.words:
        return _widest(sheet, column)
    return max(cell_len(word) for cell in _cells(sheet, column) for word in cell.split(" "))
