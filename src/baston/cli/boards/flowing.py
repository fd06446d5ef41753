"""Pieces of a drawing one after another, broken between them only: how a table fits a small terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

BETWEEN: Final = "  "
LONGEST: Final = 56  # cells of a piece that stays whole in a line of sixty, after what stands before it
KEPT: Final = "\u00a0"  # where a line is not broken


def unbroken(text: Text, longest: int = LONGEST) -> Text:
    """Return the text with blanks at which no line is broken; if it is longer, with only the first such."""
    kept = text.copy()
    # As long as before: the styles stay where they are.
    kept.plain = text.plain.replace(" ", KEPT, 1 if text.cell_len > longest else -1)
    return kept


def flow(pieces: Iterable[Text | str]) -> Text:
    """Return the pieces one after another."""
    return Text(BETWEEN).join(unbroken(Text(piece) if isinstance(piece, str) else piece) for piece in pieces)


def hanging(rows: Iterable[tuple[Text, Text]]) -> RenderableType:
    """Return rows whose text goes on below itself, not below the sign before it."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid
