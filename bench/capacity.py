"""Prints what tables cost: python -m bench capacity [--tables N] [--seconds N].

One worker on PostgreSQL with Redis, as one of several would be; tables of two people at Smash Up, each with a
WebSocket. Quiet tables are open and nobody answers there; at a few of them somebody answers each second
afterwards. Bytes are those that the server sends over WebSockets, without TLS.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from msgspec import Struct
from sqlalchemy import func, select, text

import baston
from baston.server.storage.database import database_url, engine_for
from baston.server.storage.schema import ENTRIES
from bench import line
from bench.load import load, memory, processor, run
from bench.server import Server
from bench.workers import database
from tests import needs
from tests.fuzz.served import Served
from tests.server.redis import Redis

PLAYED: Final = 50  # tables at which somebody answers each second
SIZES: Final = text("SELECT pg_total_relation_size('entries'), pg_current_wal_insert_lsn() - '0/0'::pg_lsn")
BACKENDS: Final = text("SELECT pid FROM pg_stat_activity")


class Used(Struct):
    """What has been used so far: seconds of the processor, by PostgreSQL's processes; bytes, answers."""

    postgres: dict[int, float]
    answers: int
    stored: int
    logged: int
    sent: int


async def used(url: str) -> Used:
    """Return what a database and its server have used."""
    engine = engine_for(database_url(url, Path()))
    async with engine.connect() as connection:
        stored, logged = (await connection.execute(SIZES)).one()
        answers = (await connection.execute(select(func.count()).select_from(ENTRIES))).scalar_one()
        backends = (await connection.execute(BACKENDS)).scalars()
        postgres = {pid: processor(pid) for pid in map(int, backends) if Path(f"/proc/{pid}").exists()}
    await engine.dispose()
    return Used(postgres, answers, int(stored), int(logged), line.received())


async def quiet(house: Server, tables: list[str], seconds: float) -> tuple[float, float, float]:
    """Open all tables for both players, and wait.

    Return the worker's memory with them in MB, the kilobytes that opening a table has sent, and the share of
    a core that they take.
    """
    before = line.received()
    lines = [await house.line(table, seat) for table in tables for seat in range(2)]
    for each in lines:
        await each.state(0)
    sent = (line.received() - before) / len(tables) / 1000
    pid = house.server.pid()
    begun, start = processor(pid), time.perf_counter()
    await asyncio.sleep(seconds)
    share = (processor(pid) - begun) / (time.perf_counter() - start)
    held = memory(pid)
    for each in lines:
        each.close()
    return held, sent, share


def figures(tables: int, seconds: float) -> dict[str, float]:
    """Return all that is measured, by its name."""
    with ExitStack() as open_:
        folder = Path(open_.enter_context(tempfile.TemporaryDirectory()))
        url = open_.enter_context(database("postgresql", folder))
        redis = Redis(needs.redis())
        redis.start()
        open_.callback(redis.stop)
        served = open_.enter_context(Served(folder, "--database", url, "--channels", redis.url))
        house = Server(served)
        empty = memory(served.pid())
        held, opened, share = run(quiet(house, [house.table() for _ in range(tables)], seconds))
        playing = [house.table() for _ in range(PLAYED)]
        before = run(used(url))
        played = run(load(house, playing, seconds, 1.0))
        after = run(used(url))
        house.close()
    answers = after.answers - before.answers
    sent = (after.sent - before.sent) / 1e3 - opened * PLAYED
    postgres = sum(time - before.postgres.get(pid, 0.0) for pid, time in after.postgres.items())
    return {
        "memory of a worker without open tables, MB": empty,
        "memory of an open table, MB": (held - empty) / tables,
        "bytes sent when both players open a table, kB": opened,
        "processor time that 1,000 quiet tables take, ms a second": share * 1e6 / tables,
        "processor time of the worker for an answer, ms": played.cost,
        "processor time of PostgreSQL for an answer, ms": postgres / answers * 1e3,
        "bytes sent for an answer, to both players, kB": sent / answers,
        "bytes that an answer takes in the database, with its index": (after.stored - before.stored)
        / answers,
        "bytes of PostgreSQL's write-ahead log for an answer": (after.logged - before.logged) / answers,
    }


def main(args: list[str]) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="bench capacity", description=__doc__)
    parser.add_argument("--tables", type=int, default=400, help="quiet ones")
    parser.add_argument("--seconds", type=float, default=20, help="of quiet, and of playing")
    asked = parser.parse_args(args)
    form = "compiled" if baston.compiled() else "interpreted"
    print(
        f"A worker on PostgreSQL, {asked.tables} tables of Smash Up, {form}, Python "
        f"{platform.python_version()}; load average before {os.getloadavg()[0]:.1f}\n"
    )
    print("| figure | measured |\n| --- | ---: |")
    for name, value in figures(asked.tables, asked.seconds).items():
        print(f"| {name} | {f'{value:,.0f}' if value >= 100 else f'{value:,.2f}'} |")
    print()
