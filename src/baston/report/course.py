"""How games go: what is answered and countered, idle turns, who was behind, how long they are."""

from __future__ import annotations

from typing import Final

import polars as pl

from baston.report.figure import Figure, Shape
from baston.report.measure import Measure, longest, mean, middle, ratio, share

ACTS: Final = ("play", "use")  # with which a turn is not idle
DEEDS: Final = ("answers", "counters")


def course(games: pl.DataFrame, events: pl.DataFrame | None) -> list[Measure]:
    """Return the measures of how games go, but for those of what the run has not kept."""
    measures = [] if events is None else [*_deeds(games, events), *_standings(games, events)]
    lengths = games["turns"].drop_nulls().to_list()
    if lengths:
        measures += [middle("median-length", lengths), longest("longest", lengths)]
    return measures


def figure(measures: list[Measure]) -> Figure:
    """Return the measures as a figure of the report; most games know no answers, or no counters."""
    columns = {"id": pl.String, "value": pl.Float64, "low": pl.Float64, "high": pl.Float64, "games": pl.Int64}
    rows = [
        (each.id, each.value, each.low, each.high, each.games)
        for each in measures
        if each.value or each.id not in DEEDS
    ]
    return Figure("course", Shape.MEASURES, "measure", 0.0, pl.DataFrame(rows, columns, orient="row"))


def _deeds(games: pl.DataFrame, events: pl.DataFrame) -> list[Measure]:
    """What is answered and countered, and the turns in which their player does nothing."""
    counted = games.select("game").join(
        events.group_by("game").agg(
            pl.col("answers").fill_null(False).sum().alias("answers"),
            (pl.col("what") == "counter").sum().alias("counters"),
        ),
        on="game",
        how="left",
    )
    measures = [mean(name, counted[name].fill_null(0).to_list()) for name in DEEDS]
    turn = ["game", "turn", "seat"]
    acted = events.filter(pl.col("what").is_in(ACTS)).select(turn).unique()
    begun = events.filter(pl.col("what") == "turn").select(turn)
    idle = begun.join(acted.with_columns(acts=True), on=turn, how="left").group_by(
        "game", maintain_order=True
    )
    turns = idle.agg(pl.len().alias("turns"), pl.col("acts").is_null().sum().alias("idle"))
    if not turns.is_empty():
        measures.append(ratio("idle-turns", turns["idle"].to_list(), turns["turns"].to_list()))
    return measures


def _standings(games: pl.DataFrame, events: pl.DataFrame) -> list[Measure]:
    """How many winners were behind as a turn began, and how often the lead passes to another team."""
    teams = games.select("game", "winner", pl.col("team")).join(
        events.filter(pl.col("standing").is_not_null()).select("game", "number", "standing"), on="game"
    )
    if teams.is_empty():
        return []
    turn = ["game", "number"]
    points = (
        teams.explode("team", "standing")
        .group_by(*turn, "winner", "team")
        .agg(pl.col("standing").max())
        .with_columns(pl.col("standing").max().over(turn).alias("best"))
        .sort(*turn, "team")
    )
    winners = points.filter(pl.col("team") == pl.col("winner"))
    behind = winners.group_by("game").agg((pl.col("standing") < pl.col("best")).any())["standing"]
    leads = (
        points.filter(pl.col("standing") == pl.col("best"))
        .group_by(turn, maintain_order=True)
        .agg(pl.len().alias("leaders"), pl.col("team").first())
        .filter(pl.col("leaders") == 1)
        .with_columns((pl.col("team") != pl.col("team").shift(1).over("game")).alias("changes"))
    )
    changes = games.select("game").join(
        leads.group_by("game").agg(pl.col("changes").sum()), on="game", how="left"
    )
    measures = [share("winner-behind", int(behind.sum()), len(behind))] if len(behind) else []
    return [*measures, mean("lead-changes", changes["changes"].fill_null(0).to_list())]
