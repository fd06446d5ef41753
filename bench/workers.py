"""Prints what an answer costs with several workers: python -m bench workers [--seconds N] [--database KIND].

Fifty tables of two people at full speed, as in `bench server`, with 1, 2 and 4 workers. Counted is the
processor time of the workers, not that of the clients, of Redis, of PostgreSQL, nor of the processes that
bots think in (none do). The ratios to one worker hold on a machine of few cores too.
"""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

import baston
from bench.load import Load, load, run
from bench.server import Server
from tests import needs
from tests.fuzz.served import Served
from tests.server.postgres import Postgres
from tests.server.redis import Redis

TABLES: Final = 50
WARM_UP: Final = 2.0  # seconds in which the same tables are played before anything is counted
COUNTS: Final = {1: "", 2: "≤ 1.25", 4: "≤ 1.35"}  # workers, and the bound of the ratio to one


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """A new database, by its address."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'baston.sqlite'}"
        return
    with tempfile.TemporaryDirectory(prefix="baston-postgres-") as place:
        server = Postgres(needs.postgres(), Path(place))
        try:
            server.start()
            url = server.new_database().set(drivername="postgresql")
            yield url.render_as_string(hide_password=False)
        finally:
            server.close()


def measured(kind: str, workers: int, seconds: float) -> Load:
    """Put the load on so many workers."""
    with ExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        url = open_.enter_context(database(kind, folder))
        options = ["--database", url]
        if workers > 1:
            redis = Redis(needs.redis())
            redis.start()
            open_.callback(redis.stop)
            options += ["--workers", str(workers), "--channels", redis.url]
        served = open_.enter_context(Served(folder, *options))
        house = Server(served)
        run(load(house, [house.table() for _ in range(TABLES)], WARM_UP, 0.0))
        assert len(house.pids()) == workers, "each worker runs"
        found = run(load(house, [house.table() for _ in range(TABLES)], seconds, 0.0))
        house.close()
        return found


def main(args: list[str]) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="bench workers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=15, help="of each load")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="postgresql")
    asked = parser.parse_args(args)
    form = "compiled" if baston.compiled() else "interpreted"
    print(
        f"Workers on {asked.database}, Smash Up {form}, Python {platform.python_version()}, "
        f"{os.cpu_count()} cores; load average before {os.getloadavg()[0]:.1f}\n"
    )
    print("| workers | processor time for an answer, ms | ratio | bound | answers a second | p99, ms |")
    print("| ---: | ---: | ---: | ---: | ---: | ---: |")
    alone = 0.0
    for workers, bound in COUNTS.items():
        found = measured(asked.database, workers, asked.seconds)
        alone = alone or found.cost
        figures = (f"{found.cost:.2f}", f"{found.cost / alone:.2f}", bound)
        row = (str(workers), *figures, f"{found.rate:,.0f}", f"{found.percentile(99):,.0f}")
        print(f"| {' | '.join(row)} |", flush=True)
    print()
