"""Are rows those of a run? A file may be whole, and of another run or changed."""

from __future__ import annotations

from functools import cache
from typing import Final

import polars as pl

from baston.games import game_named
from baston.simulation.match import mode_and_format, team_by_seat
from baston.simulation.plan import Plan, deal_seed

TOLD: Final = ("turn", "play", "lay", "use", "draw", "counter")  # what events may be
WITHOUT_CARD: Final = ("turn", "use")  # of these, what may be about no card
BY_SEAT: Final = ("factions", "champions", "decks", "points", "faults")
NEEDED: Final = ("players", "bots", "team", "points", "draw", "decisions", "cut_short")


def wrong_games(games: pl.DataFrame, plan: Plan) -> pl.DataFrame:
    """Return the rows that are no games of the plan, or are there twice."""
    right = pl.lit(_are_planned(games, plan)) & _are_possible(plan) & ~pl.col("game").is_duplicated()
    return games.filter(~right)


def wrong_events(events: pl.DataFrame, games: pl.DataFrame, plan: Plan) -> pl.DataFrame:
    """Return the events that cannot be of these games; those of each game must be numbered in order."""
    ended = games.select("game", pl.col("turns").alias("last"), pl.lit(True).alias("known"))
    counted = pl.col("number") == pl.int_range(pl.len()).over("game")
    met = events.with_columns(counted.alias("counted")).join(ended, on="game", how="left")
    turn = pl.col("turn").is_null() | pl.col("turn").is_between(0, pl.col("last"))
    nameless = pl.col("card").is_null() & pl.col("what").is_in(WITHOUT_CARD)
    stands = pl.col("standing").is_null() | (
        pl.col("standing").list.drop_nulls().list.len() == plan.setup.players
    )
    right = pl.all_horizontal(
        pl.col("known"),
        pl.col("counted"),
        pl.col("seat").is_between(0, plan.setup.players - 1),
        pl.col("what").is_in(TOLD),
        pl.col("card").is_in(_cards(plan.game)).fill_null(False) | nameless,
        stands,
        turn,
    )
    return met.filter(~right.fill_null(False)).select(events.columns)


@cache  # it takes a while, and parts are checked one by one
def _cards(game: str) -> list[str]:
    return [str(card["id"]) for card in game_named(game).texts.catalog()]


def _are_planned(games: pl.DataFrame, plan: Plan) -> pl.Series:
    """By row: whether the game has a number in the plan, and the seed that the plan gives it."""
    numbers = games["game"].to_list()
    seeds = [
        deal_seed(plan, number) if number is not None and 0 <= number < plan.games else None
        for number in numbers
    ]
    return (games["seed"] == pl.Series(seeds, dtype=pl.Int64)).fill_null(False)


def _are_possible(plan: Plan) -> pl.Expr:
    """By row: whether it is a game of this set-up and these bots, each seat in its team, one team winning."""
    game = game_named(plan.game)
    team = team_by_seat(game.teams(plan.setup))
    filled = [pl.col(name).is_not_null() for name in NEEDED]
    known = {name: pl.col(name).list.drop_nulls().list.len() for name in BY_SEAT}
    seats = [pl.col(name).is_null() | (count == plan.setup.players) for name, count in known.items()]
    mode, format = mode_and_format(game, plan.setup)
    settled = {"players": plan.setup.players, "mode": mode, "format": format}
    right = pl.all_horizontal(
        *filled,
        *seats,
        *[pl.col(name).eq_missing(pl.lit(value)) for name, value in settled.items()],
        pl.col("bots") == pl.lit(plan.seats, pl.List(pl.String)),
        pl.col("team") == pl.lit(team, pl.List(pl.Int64)),
        pl.col("winner").is_null() | pl.col("winner").is_in(team),
        pl.col("draw") == pl.col("winner").is_null(),
        pl.col("turns").is_null() | (pl.col("turns") >= 0),
        pl.col("decisions") >= 0,
        pl.col("starter").is_null() | pl.col("starter").is_between(0, plan.setup.players - 1),
    )
    return right.fill_null(False)
