"""A curve in a terminal: a row of columns, as high as what they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

EIGHTHS: Final = " ▁▂▃▄▅▆▇█"
ROWS: Final = 8
TOP: Final = 100  # percent
MARGIN: Final = 6  # columns of the scale on the left


def drawn(percents: Sequence[int], width: int) -> list[str]:
    """Draw percents from left to right, in lines of at most `width` columns, the highest line first.

    If there are more than fit, each column stands for several, and is as high as their mean.
    """
    columns = _squeezed(percents, max(1, width - MARGIN))
    lines = []
    for row in range(ROWS - 1, -1, -1):
        scale = {ROWS - 1: "100 %", ROWS // 2: " 50 %", 0: "  0 %"}.get(row, "")
        lines.append(f"{scale:<{MARGIN}}" + "".join([_piece(percent, row) for percent in columns]))
    return lines


def _squeezed(percents: Sequence[int], most: int) -> list[float]:
    count = min(len(percents), most)
    edges = [len(percents) * i // count for i in range(count + 1)] if count else []
    parts = [percents[start:stop] for start, stop in pairwise(edges)]
    return [sum(part) / len(part) for part in parts]


def _piece(percent: float, row: int) -> str:
    """What a column shows in this row, counted from below."""
    eighths = round(percent * ROWS * 8 / TOP) - 8 * row
    return EIGHTHS[max(0, min(8, eighths))]
