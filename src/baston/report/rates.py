"""Win rates: of whom or what takes part, and of each against each. A team counts once for all that it holds.

Only games that one team has won alone are counted. Where all teams hold the same, a game says nothing of it
and is left out. Where several teams of a game hold something, the game still counts once, with what its teams
are worth: a rate is that of one team, and the games of one share are as good as independent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from typing import Final

import polars as pl

from baston.report.figure import Figure, Shape
from baston.report.intervals import holm
from baston.report.shares import Share, weighted
from baston.simulation.wilson import ERROR

FEWEST: Final = 5  # games of each, on average, from which on a plot says something
EVEN: Final = 0.5  # between two, if all is equal


@dataclass(frozen=True)
class Kind:
    """Something that teams hold. `members` are the ids in what a seat's column says."""

    name: str
    column: str
    members: Callable[[str], list[str]]
    meets: bool = False  # whether each is shown against each


def _one(text: str) -> list[str]:
    return [text]


def _each(text: str) -> list[str]:
    return text.split("+")


def _pairs(text: str) -> list[str]:
    return ["+".join(pair) for pair in combinations(sorted(text.split("+")), 2)]


KINDS: Final = (
    Kind("seat", "seat", _one),
    Kind("order", "order", _one),
    Kind("bot", "bots", _one, meets=True),
    Kind("faction", "factions", _each, meets=True),
    Kind("faction-pair", "factions", _pairs),
    Kind("champion", "champions", _each, meets=True),
    Kind("champion-pair", "champions", _pairs),
    Kind("deck", "decks", _one, meets=True),
)


def holdings(games: pl.DataFrame, kind: Kind) -> pl.DataFrame:
    """Return a row for each game, team and id that it holds: game, team, id, won (by that team)."""
    seats = pl.int_ranges(0, pl.col("players"))
    orders = pl.when(pl.col("starter").is_not_null()).then((seats - pl.col("starter")) % pl.col("players"))
    sides = (
        games.with_columns(_numbered(seats).alias("seat"), _numbered(orders).alias("order"))
        .filter(pl.col("winner").is_not_null(), pl.col(kind.column).is_not_null())
        .select("game", "team", "winner", pl.col(kind.column).alias("held"))
        .explode("team", "held")
    )
    ids = [(held, id) for held in sides["held"].unique() for id in kind.members(held)]
    known = pl.DataFrame(ids, {"held": pl.String, "id": pl.String}, orient="row")
    won = (pl.col("team") == pl.col("winner")).alias("won")
    return sides.join(known, on="held").select("game", "team", "id", won).unique().sort("game", "team", "id")


def _numbered(places: pl.Expr) -> pl.Expr:
    """Lists of places from 0, as lists of their numbers from 1 in digits."""
    return places.list.eval((pl.element() + 1).cast(pl.String))


def rates(games: pl.DataFrame, kind: Kind, teams: int) -> Figure:
    """Return how often a team that holds an id wins, for each id of the kind; `teams` play in each game."""
    held = holdings(games, kind).group_by("game", "id").agg(pl.len().alias("k"), pl.col("won").any())
    counted = (
        held.filter(pl.col("k") < teams)
        .with_columns(pl.col("k").cast(pl.Int64))
        .group_by("id")
        .agg(
            pl.len().alias("games"),
            pl.col("won").sum().alias("wins"),
            pl.col("k").sum().alias("sides"),
            (pl.col("k") ** 2).sum().alias("squares"),
        )
    )
    shares = [Share(*counts) for counts in counted.select("wins", "sides", "squares").iter_rows()]
    return Figure(kind.name, Shape.RATES, kind.name, 1 / teams, judged(counted, shares, 1 / teams))


def meetings(games: pl.DataFrame, kind: Kind) -> Figure:
    """Return how often a team with one id wins against one with another, for every two ids of the kind.

    Only games that one of them has won count.
    """
    met = _met(holdings(games, kind))
    counted = met.group_by("id", "other").agg(
        pl.len().alias("games"),
        pl.col("won").sum().alias("wins"),
        # A win is one against each team of the other's: so both have the same chance if they are equal.
        (pl.col("won") * pl.col("against")).sum().alias("above"),
        (~pl.col("won") * pl.col("for")).sum().alias("below"),
        (pl.col("for") * pl.col("against")).sum().alias("spread"),
    )
    shares = [
        weighted(above, below, spread)
        for above, below, spread in counted.select("above", "below", "spread").iter_rows()
    ]
    once = judged(counted, shares, EVEN)
    rows = pl.concat([once, _seen_from_the_other(once)]).sort("id", "other")
    return Figure(f"{kind.name}-meetings", Shape.MEETINGS, kind.name, EVEN, rows)


def _met(held: pl.DataFrame) -> pl.DataFrame:
    """A row for each game and two ids that met: game, id, other, for, against (teams of either), won.

    A team that holds both stands for the one of them that no other team holds; else it stands for neither.
    """
    each = held.group_by("game", "id").agg(pl.len().alias("k"), pl.col("won").any())
    both = (
        held.join(held, on=["game", "team"], suffix="_other")
        .group_by("game", "id", pl.col("id_other").alias("other"))
        .agg(pl.len().alias("k_both"), pl.col("won").any().alias("won_both"))
    )
    met = (
        each.join(each, on="game", suffix="_other")
        .rename({"id_other": "other"})
        .filter(pl.col("id") < pl.col("other"))
        .join(both, on=["game", "id", "other"], how="left")
        .with_columns(pl.col("k_both").fill_null(0), pl.col("won_both").fill_null(False))
    )
    sides = {"for": ("k", "won"), "against": ("k_other", "won_other")}
    for side, (k, won) in sides.items():
        alone = pl.col(k) > pl.col("k_both")
        teams = pl.when(alone).then(pl.col(k).cast(pl.Int64) - pl.col("k_both")).otherwise(pl.col("k_both"))
        has_won = pl.when(alone).then(pl.col(won) & ~pl.col("won_both")).otherwise(pl.col("won_both"))
        met = met.with_columns(
            teams.cast(pl.Int64).alias(side), has_won.alias(f"{side}_won"), alone.alias(f"{side}_alone")
        )
    return met.filter(
        pl.col("for_alone") | pl.col("against_alone"), pl.col("for_won") | pl.col("against_won")
    ).select("game", "id", "other", "for", "against", pl.col("for_won").alias("won"))


def says_something(figure: Figure) -> bool:
    """Whether the figure has two rows to compare, and enough games of them."""
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


def judged(counted: pl.DataFrame, shares: list[Share], fair: float) -> pl.DataFrame:
    """Return the counts, each with its share, as rates with intervals and verdicts, highest rate first."""
    intervals = [share.interval() for share in shares]
    chances = holm([share.chance(fair) for share in shares])
    verdict = (
        pl.when(pl.col("chance") >= ERROR)
        .then(pl.lit("open"))
        .otherwise(pl.when(pl.col("rate") > fair).then(pl.lit("above")).otherwise(pl.lit("below")))
    )
    ids = [column for column in ("id", "other") if column in counted.columns]
    return (
        counted.select(*ids, "games", "wins")
        .with_columns(
            pl.Series("rate", [share.rate for share in shares], pl.Float64),
            pl.Series("low", [low for low, _ in intervals], pl.Float64),
            pl.Series("high", [high for _, high in intervals], pl.Float64),
            pl.Series("chance", chances, pl.Float64),
        )
        .with_columns(verdict.alias("verdict"))
        .sort("rate", "games", "id", descending=[True, True, False])
    )
