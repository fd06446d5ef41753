"""What `simulate --out` writes: a row for each game in games.parquet, the run itself in run.json.

Columns: `game` (its number in the run, from 0), `seed`, `players`, `bots` (by seat), `factions` (by seat, as
"a+b"; null in games without factions), `points` (by seat), `winner` (a seat from 0; null if there is none, or
more than one), `turns` (null in games that count none), `decisions` (questions with two or more options).
"""

from __future__ import annotations

import io
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import baston
from baston.cli.saves import write_whole
from baston.games import game_named
from baston.kernel.game import Refusal
from baston.kernel.text import Json

if TYPE_CHECKING:
    from baston.cli.simulate import Plan, Played

ROWS: Final = "games.parquet"
RUN: Final = "run.json"


def ready_folder(out: str, overwrite: bool) -> Path:
    """The folder, made if need be and tried before hours of play. Raises Refusal and OSError."""
    folder = Path(out).expanduser()
    folder.mkdir(parents=True, exist_ok=True)
    if not overwrite and any((folder / name).exists() for name in (ROWS, RUN)):
        raise Refusal("out-exists", folder=out)
    tempfile.TemporaryFile(dir=folder).close()
    return folder


def write(folder: Path, plan: Plan, played: Played, summary: dict[str, Json]) -> None:
    """Write both files, each whole or not at all. Raises OSError."""
    import polars

    names = polars.List(polars.String)
    types = {"bots": names, "factions": names, "points": polars.List(polars.Int64)}
    columns = _columns(plan, played)
    rows = polars.DataFrame(columns, schema={name: types.get(name, polars.Int64()) for name in columns})
    table = io.BytesIO()
    rows.write_parquet(table)
    write_whole(folder / ROWS, table.getvalue())
    run = {
        "game": plan.game,
        "seats": plan.seats,
        "baston": baston.__version__,
        "compiled": baston.compiled(),
        "rules_version": game_named(plan.game).rules_version,
        "players": plan.setup.players,
        "options": plan.setup.options,
        "jobs": plan.jobs,
    }
    write_whole(folder / RUN, json.dumps(summary | run, indent=2) + "\n")


def _columns(plan: Plan, played: Played) -> dict[str, Sequence[object]]:
    """The rows, one per game, column by column."""
    count = len(played.seeds)
    return {
        "game": range(count),
        "seed": played.seeds,
        "players": [plan.setup.players] * count,
        "bots": [plan.seats] * count,
        "factions": [_factions(view) for view in played.views],
        "points": played.points,
        "winner": played.winners,
        "turns": [_turns(view) for view in played.views],
        "decisions": played.decisions,
    }


def _factions(view: dict[str, Json]) -> list[str] | None:
    factions = view.get("factions")
    if not isinstance(factions, list):
        return None
    return ["+".join(str(name) for name in both) for both in factions if isinstance(both, list)]


def _turns(view: dict[str, Json]) -> int | None:
    turns = view.get("turn_number")
    return turns if isinstance(turns, int) else None
