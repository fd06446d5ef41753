"""A folder of `baston simulate --out`, read and checked: anything else is refused with a sentence."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl

from baston.games import game_named
from baston.kernel.game import Refusal, Setup
from baston.kernel.text import a_dict, a_list, a_str, an_int, part
from baston.simulation import tables
from baston.simulation.checks import wrong_events, wrong_games
from baston.simulation.plan import Plan
from baston.simulation.store import EVENTS, PARTS, ROWS, RUN
from baston.simulation.tables import read

FIRST: Final = 1  # the rules of runs that do not name theirs


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
    rules: int  # the version that they were played under
    times: int = 1  # so many games have the same deal


def read_run(folder: Path) -> Run:
    """Read the run in the folder, finished or not. Raises Refusal if there is none; OSError."""
    if RUN not in {path.name for path in folder.iterdir()}:
        raise Refusal("report-empty", folder=str(folder))
    plan, rules = _plan(folder / RUN)
    games, events = _rows(folder)
    if games is None or games.is_empty():
        raise Refusal("report-no-games", folder=str(folder))
    _check(folder, plan, games, events)
    return Run(
        game=plan.game,
        players=plan.setup.players,
        seats=plan.seats,
        options=plan.setup.options,
        seed=plan.seed,
        planned=plan.games,
        games=games,
        events=events,
        rules=rules,
        times=plan.times,
    )


def _plan(path: Path) -> tuple[Plan, int]:
    """What run.json says was to be played, and under which rules. Raises Refusal about the file.

    What earlier rules allowed is taken as it is: today's need not allow it.
    """
    try:
        about = a_dict(json.loads(path.read_text("utf-8")))
        game = game_named(a_str(part(about, "game")))
        options = {name: a_str(value) for name, value in a_dict(part(about, "options")).items()}
        players, rules = an_int(part(about, "players")), an_int(about.get("rules_version", FIRST))
        plan = Plan(
            game.name,
            game.setup(players, options) if rules >= game.rules_version else Setup(players, options),
            [a_str(seat) for seat in a_list(part(about, "seats"))],
            an_int(part(about, "seed")),
            an_int(part(about, "games")),
            times=an_int(about.get("times", 1)),
        )
        return plan, rules
    except Refusal as refusal:  # no such game, or none for so many players or with such options
        raise Refusal(refusal.key, **refusal.values | {"file": str(path)}) from refusal
    except ValueError as error:  # no JSON, or a BrokenSave
        raise Refusal("report-run", file=str(path), reason=str(error)) from error


def _rows(folder: Path) -> tuple[pl.DataFrame | None, pl.DataFrame | None]:
    """The games and their events, of the joined files if they are there, else of the parts in their order.

    The events of a part are written before its games, which a kill may have prevented: they are left out.
    """
    joined = (folder / ROWS).exists()
    files = [folder / ROWS] if joined else sorted((folder / PARTS).glob("games-*.parquet"))
    beside = [folder / EVENTS] if joined else [_events_beside(file) for file in files]
    there = [file for file in beside if file.exists()]
    games = pl.concat([read(file, tables.GAMES) for file in files]) if files else None
    return games, pl.concat([read(file, tables.EVENTS) for file in there]) if there else None


def _events_beside(part: Path) -> Path:
    return part.with_name(part.name.replace("games-", "events-"))


def _check(folder: Path, plan: Plan, games: pl.DataFrame, events: pl.DataFrame | None) -> None:
    """Raise Refusal unless these are games of this run, all of them if it is finished, and their events."""
    wrong = wrong_games(games, plan)
    if not wrong.is_empty():
        raise Refusal("report-row", folder=str(folder), game=str(wrong["game"][0]))
    if (folder / ROWS).exists() and len(games) != plan.games:
        raise Refusal("report-count", folder=str(folder), games=len(games), planned=plan.games)
    if events is not None:
        wrong = wrong_events(events, games, plan)
        if not wrong.is_empty():
            raise Refusal("report-event", folder=str(folder), game=str(wrong["game"][0]))
