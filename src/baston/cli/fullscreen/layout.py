"""How the rows of a screen are shared out: the roomiest drawings that leave room for the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

LEAST_NEWS: Final = 2
LEAST_CHOICES: Final = 3


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
    Where even the tightest do not fit, they scroll: the choices have a third, the news what LEAST_NEWS says.
    """
    for board, high in enumerate(boards):
        for choice, wanted in enumerate(choices):
            if high + wanted + min(news, LEAST_NEWS) <= rows:
                return Shares(board, choice, high, wanted, min(news, rows - high - wanted))
    last = min(news, LEAST_NEWS if rows >= 12 else 0)
    wanted = min(choices[-1], max(LEAST_CHOICES, (rows - last) // 3))
    wanted = max(wanted, min(choices[-1], rows - last - boards[-1]))
    return Shares(len(boards) - 1, len(choices) - 1, max(0, rows - last - wanted), wanted, last)
