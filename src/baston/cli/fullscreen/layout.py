"""How the rows of a screen are shared out: the roomiest drawings that leave room for the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WANTED_NEWS: Final = 2
LEAST_CHOICES: Final = 2


@dataclass(frozen=True)
class Shares:
    """Which of the drawings are shown, by their places, and how many rows each part has."""

    board: int
    choices: int
    board_rows: int
    choice_rows: int
    news_rows: int


def share(rows: int, boards: list[int], choices: list[int], news: int) -> Shares:
    """Share out the rows; `boards` and `choices` are the heights of the drawings, the roomiest first.

    A board in words is worth more than a row for each card among the choices, and `news` lines are wanted.
    Where even the tightest do not fit, the choices scroll before the board does, and keep LEAST_CHOICES rows.
    """
    for board, high in enumerate(boards):
        for choice, wanted in enumerate(choices):
            if high + wanted + min(news, WANTED_NEWS) <= rows:
                return Shares(board, choice, high, wanted, min(news, rows - high - wanted))
    least = min(choices[-1], LEAST_CHOICES)
    high = min(boards[-1], max(0, rows - least))
    told = min(news, 1, max(0, rows - high - least))
    return Shares(len(boards) - 1, len(choices) - 1, high, min(choices[-1], rows - high - told), told)
