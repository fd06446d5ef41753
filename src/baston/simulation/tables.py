"""Games and events as tables, which docs/simulation.md describes column by column."""

from __future__ import annotations

import errno
import io
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import polars
from polars.exceptions import PanicException, PolarsError

from baston.kernel.game import Refusal
from baston.simulation.files import made_whole, write_whole
from baston.simulation.match import Event, Row

IN_WORDS: Final = re.compile(r"os error (\d+)")  # how Polars tells what the machine refuses
_NAMES: Final = polars.List(polars.String)
_NUMBERS: Final = polars.List(polars.Int64)
GAMES: Final = polars.Schema(
    {
        "game": polars.Int64(),
        "seed": polars.Int64(),
        "players": polars.Int64(),
        "mode": polars.String(),
        "format": polars.String(),
        "bots": _NAMES,
        "factions": _NAMES,
        "champions": _NAMES,
        "decks": _NAMES,
        "team": _NUMBERS,
        "points": _NUMBERS,
        "winner": polars.Int64(),
        "draw": polars.Boolean(),
        "turns": polars.Int64(),
        "decisions": polars.Int64(),
        "cut_short": polars.Boolean(),
        "starter": polars.Int64(),
        "faults": _NAMES,
    }
)
EVENTS: Final = polars.Schema(
    {
        "game": polars.Int64(),
        "number": polars.Int64(),
        "turn": polars.Int64(),
        "seat": polars.Int64(),
        "what": polars.String(),
        "card": polars.String(),
        "answers": polars.Boolean(),
        "standing": _NUMBERS,
    }
)

# Columns that files of earlier versions lack: they are null there.
ADDED: Final = ("starter", "faults", "answers", "standing")


def write(path: Path, rows: Sequence[Row] | Sequence[Event], schema: polars.Schema) -> None:
    """Write the rows into a Parquet file, whole or not at all. Raises OSError."""
    columns = {name: [getattr(row, name) for row in rows] for name in schema}
    raw = io.BytesIO()
    polars.DataFrame(columns, schema=schema).write_parquet(raw)
    write_whole(path, raw.getvalue())


def read(path: Path, schema: polars.Schema) -> polars.DataFrame:
    """Read the rows of a Parquet file. Raises Refusal "rows-broken" if it holds no such rows; OSError."""
    raw = path.read_bytes()  # read here, so that what the machine refuses is told as such
    try:
        rows = polars.read_parquet(io.BytesIO(raw))
    except (PolarsError, PanicException) as error:
        raise Refusal("rows-broken", file=str(path)) from error
    lacking = [name for name in ADDED if name in schema and name not in rows.columns]
    if lacking and set(rows.columns) < set(schema):
        added = [polars.lit(None, schema[name]).alias(name) for name in lacking]
        rows = rows.with_columns(added).select(schema.names())
    if rows.schema != schema:
        raise Refusal("rows-broken", file=str(path))
    return rows


def join(paths: Sequence[Path], into: Path, schema: polars.Schema) -> None:
    """Write the rows of all files, in order, into one, whole or not at all.

    Raises Refusal "part-broken" about the file that holds no such rows; OSError.
    """

    def pour(unfinished: Path) -> None:
        try:
            parts = polars.scan_parquet(list(paths), glob=False, schema=schema, missing_columns="insert")
            parts.sink_parquet(unfinished)
        except (PolarsError, PanicException, OSError) as error:
            number = IN_WORDS.search(str(error))
            if number is None:
                _refuse_the_broken(paths, schema)
            raise OSError(int(number[1]) if number else errno.EIO, str(error)) from error

    made_whole(into, pour)


def _refuse_the_broken(paths: Sequence[Path], schema: polars.Schema) -> None:
    """Raise Refusal about the first file that holds no such rows: Polars does not say which one it is."""
    for path in paths:
        try:
            read(path, schema)
        except Refusal as refusal:
            raise Refusal("part-broken", file=str(path)) from refusal
