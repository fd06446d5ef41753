"""Cards played when drawn: how many of the seats that draw a card put it down, launch it or use it."""

from __future__ import annotations

from typing import Final

import polars as pl

from baston.report.figure import Figure, Shape
from baston.simulation.wilson import wilson

USED: Final = ("play", "lay", "use")
FEWEST: Final = 30  # seats that have drawn a card


def usage(events: pl.DataFrame, impacts: Figure) -> Figure:
    """Return the share of seats that have played or used each card of those that have drawn it, least first.

    `impacts` are those of cards when played. Cards that fewer than FEWEST seats have drawn are left out.
    """
    drawn, used = (
        events.filter(pl.col("what").is_in(what), pl.col("card").is_not_null())
        .select("game", "seat", pl.col("card").alias("id"))
        .unique()
        for what in (("draw",), USED)
    )
    counted = (
        drawn.join(used.with_columns(used=True), on=["game", "seat", "id"], how="left")
        .group_by("id")
        .agg(pl.len().cast(pl.Int64).alias("games"), pl.col("used").sum().cast(pl.Int64))
        .filter(pl.col("games") >= FEWEST)
    )
    ends = [wilson(used, games) for used, games in counted.select("used", "games").iter_rows()]
    rows = counted.with_columns(
        (pl.col("used") / pl.col("games")).alias("rate"),
        pl.Series("low", [low for low, _ in ends], pl.Float64),
        pl.Series("high", [high for _, high in ends], pl.Float64),
    ).join(impacts.rows.select("id", "impact", "verdict"), on="id", how="left")
    return Figure("card-use", Shape.USAGE, "card", 0.0, rows.sort("rate", "id"))
