"""Win rates: of whom or what takes part, and of each against each. A team counts once for all that it holds.

Only games that one team has won alone are counted. Where all teams hold the same, a game says nothing of it
and is left out; so the games of one share are as good as independent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import polars as pl

from baston.report.figure import Figure, Shape
from baston.report.intervals import chance, holm
from baston.simulation.wilson import ERROR, wilson

FEWEST: Final = 5  # games of each, on average, from which on a plot says something
EVEN: Final = 0.5  # between two, if all is equal


@dataclass(frozen=True)
class Kind:
    """Something that teams hold. `members` are the ids in what a seat's column says."""

    name: str
    column: str
    members: Callable[[str], list[str]]
    meets: bool = False  # is it worth seeing each against each?


def _one(text: str) -> list[str]:
    return [text]


def _each(text: str) -> list[str]:
    return text.split("+")


def _pairs(text: str) -> list[str]:
    return ["+".join(pair) for pair in combinations(sorted(text.split("+")), 2)]


KINDS: Final = (
    Kind("seat", "seat", _one),
    Kind("bot", "bots", _one, meets=True),
    Kind("faction", "factions", _each, meets=True),
    Kind("faction-pair", "factions", _pairs),
    Kind("champion", "champions", _each, meets=True),
    Kind("champion-pair", "champions", _pairs),
    Kind("deck", "decks", _one, meets=True),
)


def holdings(games: pl.DataFrame, kind: Kind) -> pl.DataFrame:
    """A row for each game, team and id that it holds, with whether the team has won: game, team, id, won."""
    seats = pl.int_ranges(1, pl.col("players") + 1).list.eval(pl.element().cast(pl.String))
    sides = (
        games.with_columns(seats.alias("seat"))
        .filter(pl.col("winner").is_not_null(), pl.col(kind.column).is_not_null())
        .select("game", "team", "winner", pl.col(kind.column).alias("held"))
        .explode("team", "held")
    )
    ids = [(held, id) for held in sides["held"].unique() for id in kind.members(held)]
    known = pl.DataFrame(ids, {"held": pl.String, "id": pl.String}, orient="row")
    won = (pl.col("team") == pl.col("winner")).alias("won")
    return sides.join(known, on="held").select("game", "team", "id", won).unique().sort("game", "team", "id")


def rates(games: pl.DataFrame, kind: Kind, teams: int) -> Figure:
    """How often those who hold each win."""
    held = holdings(games, kind).filter(pl.len().over("game", "id") < teams)
    counted = held.group_by("id").agg(pl.len().alias("games"), pl.col("won").sum().alias("wins"))
    return Figure(kind.name, Shape.RATES, kind.name, 1 / teams, judged(counted, 1 / teams))


def meetings(games: pl.DataFrame, kind: Kind) -> Figure:
    """How often each wins against each other, in the games that one of the two has won."""
    held = holdings(games, kind)
    met = held.join(held, on="game", suffix="_other").filter(
        pl.col("team") != pl.col("team_other"),
        pl.col("id") < pl.col("id_other"),
        pl.col("won") | pl.col("won_other"),
    )
    once = judged(
        met.group_by("id", pl.col("id_other").alias("other")).agg(
            pl.len().alias("games"), pl.col("won").sum().alias("wins")
        ),
        EVEN,
    )
    rows = pl.concat([once, _seen_from_the_other(once)]).sort("id", "other")
    return Figure(f"{kind.name}-meetings", Shape.MEETINGS, kind.name, EVEN, rows)


def says_something(figure: Figure) -> bool:
    """Are there two to compare, and enough games of them?"""
    rows = figure.rows
    return len(rows) > 1 and rows["games"].sum() >= FEWEST * len(rows)


def _seen_from_the_other(rows: pl.DataFrame) -> pl.DataFrame:
    """The same meetings with both sides exchanged."""
    return rows.select(
        pl.col("other").alias("id"),
        pl.col("id").alias("other"),
        "games",
        (pl.col("games") - pl.col("wins")).alias("wins"),
        (1 - pl.col("rate")).alias("rate"),
        (1 - pl.col("high")).alias("low"),
        (1 - pl.col("low")).alias("high"),
        "chance",
        pl.col("verdict").replace({"above": "below", "below": "above"}),
    )


def judged(counted: pl.DataFrame, fair: float) -> pl.DataFrame:
    """The counts with rates, intervals and verdicts, highest rate first."""
    counts = [(int(row["wins"]), int(row["games"])) for row in counted.iter_rows(named=True)]
    intervals = [wilson(wins, games) for wins, games in counts]
    chances = holm([chance(wins, games, fair) for wins, games in counts])
    verdict = (
        pl.when(pl.col("chance") >= ERROR)
        .then(pl.lit("open"))
        .otherwise(pl.when(pl.col("rate") > fair).then(pl.lit("above")).otherwise(pl.lit("below")))
    )
    return (
        counted.with_columns(
            (pl.col("wins") / pl.col("games")).alias("rate"),
            pl.Series("low", [low for low, _ in intervals], pl.Float64),
            pl.Series("high", [high for _, high in intervals], pl.Float64),
            pl.Series("chance", chances, pl.Float64),
        )
        .with_columns(verdict.alias("verdict"))
        .sort("rate", "games", "id", descending=[True, True, False])
    )
