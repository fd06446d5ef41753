"""What cards change: how much oftener a seat wins that has played, or drawn, a card than one that has not.

Seats are compared with seats that hold the same faction, champion or deck, so that a card is not praised for
the company that it keeps.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from baston.report.figure import Figure, Shape
from baston.report.intervals import difference, holm, two_sided
from baston.report.rates import KINDS
from baston.simulation.wilson import ERROR, Z95

FEWEST: Final = 30  # seats with the card, and as many without it
PUT: Final = {"play": ("play", "lay"), "draw": ("draw",)}  # what counts as played or drawn
OWNERS: Final = ("faction", "champion", "deck")


def impacts(games: pl.DataFrame, events: pl.DataFrame, what: str, owners: dict[str, str]) -> Figure:
    """Return the impact of each card on winning, highest first.

    `what`: "play" or "draw"; `owners`: the faction or champion of each card that has one; all others are
    compared within decks. Cards that fewer than FEWEST seats had, or had not, are left out.
    """
    held = _held(games)
    used = events.filter(pl.col("what").is_in(PUT[what]), pl.col("seat").is_not_null())
    used = used.select("game", "seat", pl.col("card").alias("id")).unique()
    owned = pl.DataFrame(list(owners.items()), {"id": pl.String, "own": pl.String}, orient="row")
    met = used.join(owned, on="id", how="left").join(held, on=["game", "seat"])
    met = met.filter(
        pl.col("own").eq_missing(pl.col("holds")) | (pl.col("own").is_null() & pl.col("is_deck"))
    )
    totals = held.group_by("holds").agg(pl.len().alias("all"), pl.col("won").sum().alias("all_won"))
    counted = met.group_by("id", "holds").agg(pl.len().alias("with"), pl.col("won").sum().alias("with_won"))
    rows = _judged(counted.join(totals, on="holds").sort("id", "holds"))
    return Figure(f"card-{what}", Shape.IMPACTS, "card", 0.0, rows)


def _held(games: pl.DataFrame) -> pl.DataFrame:
    """A row for each game, seat and thing that it holds: game, seat, holds, is_deck, won."""
    frames = []
    for kind in KINDS:
        if kind.name not in OWNERS:
            continue
        rows = games.filter(pl.col("winner").is_not_null(), pl.col(kind.column).is_not_null()).select(
            "game",
            pl.int_ranges(pl.col("players")).alias("seat"),
            pl.col(kind.column).alias("holds"),
            "team",
            "winner",
        )
        rows = rows.explode("seat", "holds", "team")
        is_deck = kind.name == "deck"
        if not is_deck:
            rows = rows.with_columns(pl.col("holds").str.split("+")).explode("holds")
        won = (pl.col("team") == pl.col("winner")).alias("won")
        frames.append(rows.select("game", "seat", "holds", pl.lit(is_deck).alias("is_deck"), won))
    return pl.concat(frames).unique()


def _judged(counted: pl.DataFrame) -> pl.DataFrame:
    """The impact of each card over all that hold it."""
    strata: dict[str, list[tuple[int, int, int, int]]] = {}
    for row in counted.iter_rows(named=True):
        without = (row["all_won"] - row["with_won"], row["all"] - row["with"])
        strata.setdefault(row["id"], []).append((row["with_won"], row["with"], *without))
    rows: list[tuple[str, int, int, float, float]] = []
    for id, parts in strata.items():
        games, others = sum(part[1] for part in parts), sum(part[3] for part in parts)
        if min(games, others) >= FEWEST:
            gap, error = difference(parts)
            rows.append((id, games, others, gap, error))
    chances = holm([two_sided(gap / error) for _, _, _, gap, error in rows])
    judged = [
        (id, games, others, gap, gap - Z95 * error, gap + Z95 * error, chance, _verdict(gap, chance))
        for (id, games, others, gap, error), chance in zip(rows, chances, strict=True)
    ]
    columns = {"id": pl.String, "games": pl.Int64, "others": pl.Int64}
    columns |= dict.fromkeys(("impact", "low", "high", "chance"), pl.Float64)
    table = pl.DataFrame(judged, columns | {"verdict": pl.String}, orient="row")
    return table.sort("impact", "id", descending=[True, False])


def _verdict(gap: float, chance: float) -> str:
    if chance >= ERROR:
        return "open"
    return "above" if gap > 0 else "below"
