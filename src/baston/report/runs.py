"""A folder of `baston simulate --out`, read and checked: anything else is refused with a sentence."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl

from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.text import BrokenSave, Json, a_dict, a_list, a_str, an_int, part
from baston.simulation.match import team_by_seat
from baston.simulation.store import PARTS, RUN
from baston.simulation.tables import EVENTS, GAMES, read

BY_SEAT: Final = ("bots", "factions", "champions", "decks", "team", "points")
NEEDED: Final = ("game", "players", "bots", "team", "points", "decisions", "cut_short")


@dataclass(frozen=True)
class Run:
    """Games played under one setup, and their events if they were kept, as docs/simulation.md tells them."""

    game: str
    players: int
    seats: list[str]
    options: dict[str, str]
    seed: int
    planned: int
    games: pl.DataFrame
    events: pl.DataFrame | None


def read_run(folder: Path) -> Run:
    """The run in the folder, finished or not. Raises Refusal and OSError."""
    if RUN not in {path.name for path in folder.iterdir()}:
        raise Refusal("report-empty", folder=str(folder))
    about = _about(folder / RUN)
    games = _rows(folder, "games", GAMES)
    if games is None or games.is_empty():
        raise Refusal("report-no-games", folder=str(folder))
    events = _rows(folder, "events", EVENTS)
    try:
        game = game_named(a_str(part(about, "game")))
        options = {name: a_str(value) for name, value in a_dict(part(about, "options")).items()}
        setup = game.setup(an_int(part(about, "players")), options)
        run = Run(
            game.name,
            setup.players,
            [a_str(seat) for seat in a_list(part(about, "seats"))],
            setup.options,
            an_int(part(about, "seed")),
            an_int(part(about, "games")),
            games,
            events,
        )
    except BrokenSave as broken:
        raise Refusal("report-run", file=str(folder / RUN), reason=str(broken)) from broken
    except Refusal as refusal:  # no such game, or none for so many players or with such options
        raise Refusal(refusal.key, **refusal.values | {"file": str(folder / RUN)}) from refusal
    _check_games(run, team_by_seat(game.teams(setup)), folder)
    return run


def _about(path: Path) -> dict[str, Json]:
    try:
        return a_dict(json.loads(path.read_text("utf-8")))
    except ValueError as error:  # a BrokenSave is one too
        raise Refusal("report-run", file=str(path), reason=str(error)) from error


def _rows(folder: Path, name: str, schema: pl.Schema) -> pl.DataFrame | None:
    """The joined file if it is there, else the parts in their order; None if there are neither."""
    joined = folder / f"{name}.parquet"
    files = [joined] if joined.exists() else sorted((folder / PARTS).glob(f"{name}-*.parquet"))
    return pl.concat([read(file, schema) for file in files]) if files else None


def _check_games(run: Run, team: list[int], folder: Path) -> None:
    """Raises Refusal unless each row is a game of this run: every seat in its team, and one of them won."""
    filled = [pl.col(name).is_not_null() for name in NEEDED]
    known = {name: pl.col(name).list.drop_nulls().list.len() for name in BY_SEAT}
    seats = [pl.col(name).is_null() | (count == run.players) for name, count in known.items()]
    teams = pl.col("team") == pl.lit(team, pl.List(pl.Int64))
    winner = pl.col("winner").is_null() | pl.col("winner").is_in(team)
    right = pl.all_horizontal(*filled, *seats, teams, winner, pl.col("players") == run.players)
    wrong = run.games.filter(~right.fill_null(False) | pl.col("game").is_duplicated())
    if not wrong.is_empty():
        raise Refusal("report-row", folder=str(folder), game=str(wrong["game"][0]))
