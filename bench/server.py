"""Prints the figures of the server under load: python -m bench server [--seconds N].

Tables of two people, each with a line of its own, in English; an answer's time ends when both have the view
after it.
Server and clients share the cores, and every answer is on the disk before it is shown.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
from pathlib import Path
from typing import Final

import httpx

import baston
from baston.kernel.rng import Rng
from bench.line import Line
from tests.fuzz.served import Served

OPENING: Final = 3.0  # seconds in which all lines are opened
SPARE: Final = 200  # tables made before anything is measured: making them is not answering
BOUNDS: Final = {  # what a figure must reach
    "one table, median, ms": "< 2",
    "50 tables, answers a second": "≥ 1,000",
    "50 tables, p99, ms": "< 50",
    "200 tables, an answer a second each, p99, ms": "< 100",
    "the same with 100 stalled spectators, p99, ms": "< 1.5 times the figure above",
    "memory of a running table, MB": "< 1",
    "processor time of the server for an answer, ms": "",
}


class Server:
    """Two browsers and the server that they play on."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.browsers = [httpx.Client(base_url=f"http://{server.address}", timeout=60) for _ in range(2)]
        for browser in self.browsers:
            browser.get("/api/health")
        self._spare = [self.table() for _ in range(SPARE)]

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


async def play(house: Server, table: str, seed: int, begin: float, end: float, pause: float) -> list[float]:
    """Answer by chance until the end, game after game; seconds of each answer since the beginning."""
    chance, took = Rng(seed), []
    while time.perf_counter() < end:
        lines = [await house.line(table, seat) for seat in range(2)]
        states = [await line.state(0) for line in lines]
        while time.perf_counter() < end:
            asked = next((i for i, x in enumerate(states) if x.decision and x.decision.mine), None)
            if asked is None:
                break
            number, decision = states[asked].number, states[asked].decision
            assert decision is not None
            option = decision.options[chance.below(len(decision.options))].option
            start = time.perf_counter()
            lines[asked].send({"type": "answer", "number": number, "seat": asked, "option": option})
            states = [await line.state(number + 1) for line in lines]
            now = time.perf_counter()
            if start >= begin:
                took.append(now - start)
            if pause:
                await asyncio.sleep(max(0.0, start + pause - now))
        for line in lines:
            line.close()
        table = await asyncio.to_thread(house.another)
    return took


async def load(house: Server, tables: list[str], seconds: float, pause: float) -> list[float]:
    """Play at all tables at once; answers count once all lines are open. Sorted seconds that they took."""
    begin = time.perf_counter() + pause + OPENING

    async def one(n: int, table: str) -> list[float]:
        await asyncio.sleep(pause * n / len(tables))  # not all in the same moment
        return await play(house, table, n, begin, begin + seconds, pause)

    found = await asyncio.gather(*[one(n, table) for n, table in enumerate(tables)])
    return sorted(x for took in found for x in took)


async def stalled(house: Server, tables: list[str], count: int, seconds: float) -> list[float]:
    """The same with spectators that never read."""
    spectators = [await house.line(tables[n % len(tables)], None) for n in range(count)]
    for spectator in spectators:
        await spectator.state(0)
        spectator.stall()
    try:
        return await load(house, tables, seconds, 1.0)
    finally:
        for spectator in spectators:
            spectator.close()


def memory(pid: int) -> float:
    """Megabytes of memory that the process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1000


def processor(pid: int) -> float:
    """Seconds that the process has had a processor for, however busy the machine is otherwise."""
    used = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


def percentile(sorted_times: list[float], percent: int) -> float:
    """In milliseconds."""
    return sorted_times[min(len(sorted_times) - 1, len(sorted_times) * percent // 100)] * 1000


def figures(seconds: float) -> dict[str, float]:
    """All that is measured, by its name."""
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as server:
        house = Server(server)
        used, answers = processor(server.pid()), len(server.stored()["entries"])
        alone = asyncio.run(load(house, [house.table()], seconds, 0.0))
        used, answers = processor(server.pid()) - used, len(server.stored()["entries"]) - answers
        before = memory(server.pid())
        many = [house.table() for _ in range(200)]
        calm = asyncio.run(load(house, many, seconds, 1.0))
        after = memory(server.pid())
        held = asyncio.run(stalled(house, many, 100, seconds))
        fifty = asyncio.run(load(house, [house.table() for _ in range(50)], seconds, 0.0))
        for browser in house.browsers:
            browser.close()
        assert server.alive(), server.said()
    values = (
        percentile(alone, 50),
        len(fifty) / seconds,
        percentile(fifty, 99),
        percentile(calm, 99),
        percentile(held, 99),
        (after - before) / 200,
        used / answers * 1000,
    )
    return dict(zip(BOUNDS, values, strict=True))


def main(args: list[str]) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="bench server", description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="of each load")
    before = os.getloadavg()[0]
    found = figures(parser.parse_args(args).seconds)
    form = "compiled" if baston.compiled() else "interpreted"
    print(
        f"The server, Smash Up {form}, Python {platform.python_version()}; "
        f"load average before {before:.1f}, after {os.getloadavg()[0]:.1f}\n"
    )
    print("| figure | measured | bound |\n| --- | ---: | ---: |")
    for name, value in found.items():
        print(f"| {name} | {f'{value:,.0f}' if value >= 1000 else f'{value:,.2f}'} | {BOUNDS[name]} |")
    print()
