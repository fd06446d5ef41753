"""One figure: rows of counts with what they are worth. Made by `rates`, `impact` and `spreads`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import polars as pl


class Shape(Enum):
    """What kind of rows a figure has."""

    RATES = "rates"
    MEETINGS = "meetings"
    IMPACTS = "impacts"
    SPREAD = "spread"
    MEASURES = "measures"
    USAGE = "usage"


@dataclass(frozen=True)
class Figure:
    """Rows of one shape. Rates, meetings and impacts are judged, and have

    - id: of what is counted, and in meetings `other`: against what;
    - games, and wins (in impacts: others, the games without the card);
    - rate (in impacts: impact, a difference of rates), with low and high, its 95 % interval, all from 0 to 1;
    - chance: how probable a value so far from `fair` is if all are equal, all rows taken together;
    - verdict: "above" or "below" if that chance is under 5 %, else "open".

    Spreads have from, to (the last value in a bar), won, count, share. Measures have id, value, low, high,
    games. Usage has id, games (seats that have drawn the card), used (of these), rate, low, high, and of the
    card's impact when played, if that is known, impact and verdict.
    """

    key: str  # in catalogs, links and files: faction, faction-meetings, card-play, turns
    shape: Shape
    kind: str  # of the ids: seat, bot, faction, faction-pair, champion, champion-pair, deck, card
    fair: float  # the value if all are equal
    rows: pl.DataFrame

    @property
    def value(self) -> str:
        """The name of the column that is judged."""
        return "impact" if self.shape is Shape.IMPACTS else "rate"

    def standing_out(self) -> pl.DataFrame:
        """Return the rows with a verdict, those first that are furthest from the fair value."""
        out = self.rows.filter(pl.col("verdict") != "open")
        return out.sort((pl.col(self.value) - self.fair).abs(), "id", descending=[True, False])

    def typical(self) -> int:
        """Return the median of the rows' numbers of games."""
        games: list[int] = sorted(self.rows["games"].to_list())
        return games[len(games) // 2]
