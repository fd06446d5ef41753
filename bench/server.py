"""Prints the figures of the server under load: python -m bench server [--seconds N].

Tables of two people, each with a line of its own, in English; an answer's time ends when both have the view
after it. Each load is put on a bare echo server of the same stack too, in turn, so that a busy machine can be
told from a slow server. Servers and clients share the cores, and every answer is on the disk before it is
shown.
"""

from __future__ import annotations

import argparse
import os
import platform
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

import httpx

import baston
from bench.echo import Echo, echoing
from bench.line import Line
from bench.load import House, Load, load, memory, run, together
from tests.fuzz.served import Served

ROUNDS: Final = 2  # in each of which a load is put on both servers
SPARE: Final = 500  # tables made before anything is measured: a new one waits for the nonces of browsers
FULL: Final = 50  # tables
OFFERED: Final = 1000  # answers a second


class Server:
    """Two browsers and the server that they play on."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.browsers = [httpx.Client(base_url=f"http://{server.address}", timeout=60) for _ in range(2)]
        for browser in self.browsers:
            browser.get("/api/health")
        self._spare = [self.table() for _ in range(SPARE)]

    def pids(self) -> list[int]:
        """The processes that serve."""
        return self.server.workers()

    def another(self) -> str:
        """A table to go on at when a game is over; while there are some, it has been made before."""
        return self._spare.pop() if self._spare else self.table()

    def table(self) -> str:
        """A new table with a browser in each seat."""
        wish = {
            "game": "smashup",
            "players": 2,
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "options": {"even_windows": "false"},  # a beat is no work of the server's
        }
        made = self.browsers[0].post("/api/tables", json=wish).json()
        self.browsers[1].post(f"/api/tables/{made['id']}/join", json={"invite": made["invite"]})
        return str(made["id"])

    async def line(self, table: str, seat: int | None) -> Line:
        """The open line of a seat, or of a spectator."""
        cookie = "" if seat is None else f"baston={self.browsers[seat].cookies['baston']}"
        return await Line.opened(self.server.address, f"/api/tables/{table}/ws?lang=en", cookie)

    def close(self) -> None:
        """Close the browsers; lines stay open."""
        for browser in self.browsers:
            browser.close()


class Figure(NamedTuple):
    """What is measured, the bound that it must keep, and the same of the echo server if it has it."""

    name: str
    measured: float
    bound: str
    echo: float | None = None


class Both(NamedTuple):
    """A load on the server, and on the echo server."""

    server: Load
    echo: Load


def on_both(server: Server, echo: Echo, tables: int, seconds: float, pause: float) -> Both:
    """Put a load on both servers in turn, for so many seconds on each."""
    found: list[list[Load]] = [[], []]
    own = [server.table() for _ in range(tables)]
    for _ in range(ROUNDS):
        bare = [echo.another() for _ in range(tables)]
        for loads, house, played in ((found[1], echo, bare), (found[0], server, own)):
            loads.append(run(load(house, played, seconds / ROUNDS, pause)))
    return Both(*map(together, found))


async def stalled(house: House, tables: list[str], count: int, seconds: float) -> Load:
    """Each table answers once a second, with spectators that never read."""
    spectators = [await house.line(tables[n % len(tables)], None) for n in range(count)]
    for spectator in spectators:
        await spectator.state(0)
        spectator.stall()
    try:
        return await load(house, tables, seconds, 1.0)
    finally:
        for spectator in spectators:
            spectator.close()


def figures(server: Server, echo: Echo, seconds: float) -> tuple[list[Figure], float]:
    """All that is measured, and how many cores other programs kept busy."""
    alone = on_both(server, echo, 1, seconds, 0.0)
    full = on_both(server, echo, FULL, seconds, 0.0)
    paced = on_both(server, echo, FULL, seconds, FULL / OFFERED)
    before = memory(server.server.pid())
    many = [server.table() for _ in range(200)]
    calm = on_both(server, echo, 200, seconds, 1.0)
    grown = (memory(server.server.pid()) - before) / 400
    held = run(stalled(server, many, 100, seconds))
    found = [
        _both("one table, median, ms", "< 2", *[x.percentile(50) for x in alone]),
        _both("50 tables at full speed, answers a second", "≥ 1,500", *[x.rate for x in full]),
        _both("the same, p99, ms", "", *[x.percentile(99) for x in full]),
        _both("the same, processor time of the server for an answer, ms", "≤ 0.5", *[x.cost for x in full]),
        _both("50 tables, 1,000 answers a second offered, given", "", *[x.rate for x in paced]),
        _both("the same, p99, ms", "< 50", *[x.percentile(99) for x in paced]),
        _both("200 tables, an answer a second each, p99, ms", "< 20", *[x.percentile(99) for x in calm]),
        Figure("the same with 100 stalled spectators, p99, ms", held.percentile(99), "< 1.5 times that"),
        Figure("memory of a running table, MB", grown, "< 1"),
    ]
    return found, together([x for both in (alone, full, paced, calm) for x in both] + [held]).others


def _both(name: str, bound: str, measured: float, echo: float) -> Figure:
    return Figure(name, measured, bound, echo)


def shown(value: float) -> str:
    """The number as the table has it."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.2f}"


def main(args: list[str]) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="bench server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="of each load on each server")
    seconds = parser.parse_args(args).seconds
    before = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, echoing() as echo:
        server = Server(served)
        found, others = figures(server, echo, seconds)
        server.close()
        assert served.alive(), served.said()
    form = "compiled" if baston.compiled() else "interpreted"
    print(
        f"The server, Smash Up {form}, Python {platform.python_version()}, {os.cpu_count()} cores; "
        f"load average before {before:.1f}; other programs kept {others:.2f} cores busy meanwhile\n"
    )
    print("| figure | measured | bound | echo server | ratio |\n| --- | ---: | ---: | ---: | ---: |")
    for name, measured, bound, bare in found:
        beside = ("", "") if bare is None else (shown(bare), f"{measured / bare:.2f}")
        print(f"| {' | '.join((name, shown(measured), bound, *beside))} |")
    print()
