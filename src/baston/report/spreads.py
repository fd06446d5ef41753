"""How points and lengths are spread over the games."""

from __future__ import annotations

from typing import Final

import polars as pl

from baston.report.figure import Figure, Shape

BARS: Final = 30  # at most, so that they can be told apart on a phone


def points(games: pl.DataFrame) -> Figure:
    """Return the distribution of points, of seats that have won and of all others.

    Those of games without one winner are others.
    """
    seats = games.select("team", "points", "winner").explode("team", "points")
    won = pl.col("team").eq_missing(pl.col("winner"))
    rows = spread(seats.select(pl.col("points").alias("value"), won.alias("won")))
    return Figure("points", Shape.SPREAD, "", 0.0, rows)


def lengths(games: pl.DataFrame, column: str) -> Figure:
    """Return the distribution of the games' lengths: `column` is "turns" or "decisions"."""
    known = games.filter(pl.col(column).is_not_null())
    rows = spread(known.select(pl.col(column).alias("value"), pl.lit(False).alias("won")))
    return Figure(column, Shape.SPREAD, "", 0.0, rows)


def spread(values: pl.DataFrame) -> pl.DataFrame:
    """Count values in bars of equal width; shares are of those that have won, or have not."""
    least, most = min(values["value"], default=0), max(values["value"], default=0)
    width = -(-(most - least + 1) // BARS)
    start = (pl.col("value") - least) // width * width + least
    return (
        values.group_by(start.alias("from"), "won")
        .agg(pl.len().cast(pl.Int64).alias("count"))
        .with_columns(
            (pl.col("from") + width - 1).alias("to"),
            (pl.col("count") / pl.col("count").sum().over("won")).alias("share"),
        )
        .select("from", "to", "won", "count", "share")
        .sort("from", "won")
    )
