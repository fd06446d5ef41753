"""Prints what an answer costs with several workers: python -m bench workers [--seconds N] [--database KIND].

Fifty tables of two people at full speed, as in `bench server`, with 1, 2 and 4 workers. Counted is the
processor time of the workers, not that of the clients, of Redis, of PostgreSQL, nor of the processes that
bots think in (none do). The ratios to one worker hold on a machine of few cores too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import func, select

import baston
from baston.server.storage.database import database_url, engine_for
from baston.server.storage.schema import ENTRIES
from bench.server import Server, load, percentile, processor
from tests import needs
from tests.fuzz.served import Served
from tests.server.postgres import Postgres
from tests.server.redis import Redis

TABLES: Final = 50
WARM_UP: Final = 2.0  # seconds in which the same tables are played before anything is counted
COUNTS: Final = {1: "", 2: "≤ 1.25", 4: "≤ 1.35"}  # workers, and the bound of the ratio to one


async def entries(url: str) -> int:
    """Return how many entries the database has."""
    engine = engine_for(database_url(url, Path()))
    async with engine.connect() as connection:
        found = (await connection.execute(select(func.count()).select_from(ENTRIES))).scalar_one()
    await engine.dispose()
    return found


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


def measured(kind: str, workers: int, seconds: float) -> tuple[float, float, float]:
    """Return the processor time of an answer and the p99 of its time, in ms, and answers a second."""
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
        asyncio.run(load(house, [house.table() for _ in range(TABLES)], WARM_UP, 0.0))
        serving = served.workers()
        assert len(serving) == workers, "each worker runs"
        used, answers = sum(map(processor, serving)), asyncio.run(entries(url))
        took = asyncio.run(load(house, [house.table() for _ in range(TABLES)], seconds, 0.0))
        used, answers = sum(map(processor, serving)) - used, asyncio.run(entries(url)) - answers
        for browser in house.browsers:
            browser.close()
        return used / answers * 1000, percentile(took, 99), len(took) / seconds


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
        used, slowest, pace = measured(asked.database, workers, asked.seconds)
        alone = alone or used
        row = (str(workers), f"{used:.2f}", f"{used / alone:.2f}", bound, f"{pace:,.0f}", f"{slowest:,.0f}")
        print(f"| {' | '.join(row)} |", flush=True)
    print()
