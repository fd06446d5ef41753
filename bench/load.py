"""Loads: people that answer by chance at many tables at once, and what that takes.

All of them are in one process, with one event loop, which is as cheap as clients can be.
"""

from __future__ import annotations

import asyncio
import gc
import os
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Final, NamedTuple, Protocol, TypeVar

import uvloop

from baston.kernel.rng import Rng
from bench.line import Line

OPENING: Final = 3.0  # seconds in which all lines are opened
TICKS: Final = os.sysconf("SC_CLK_TCK")  # a second, of the processor
IDLE: Final = (3, 4)  # among the columns of /proc/stat
T = TypeVar("T")


class House(Protocol):
    """A server that has tables."""

    def pids(self) -> list[int]:
        """The processes that serve."""

    def another(self) -> str:
        """The id of a table at which nobody has played yet."""

    async def line(self, table: str, seat: int | None, /) -> Line:
        """The open line of a seat, or of a spectator."""


class Load(NamedTuple):
    """What a load took. Times are in seconds; `took` has those of the answers, sorted.

    `served` and `played` are processor time, of the server and of the clients; `others`: how many cores other
    programs kept busy meanwhile.
    """

    took: list[float]
    seconds: float
    served: float
    played: float
    others: float

    @property
    def rate(self) -> float:
        """Answers a second."""
        return len(self.took) / self.seconds

    @property
    def cost(self) -> float:
        """Processor time of the server for an answer, in milliseconds."""
        return self.served / len(self.took) * 1000

    def percentile(self, percent: int) -> float:
        """The time that so many of a hundred answers took at most, in milliseconds."""
        return self.took[min(len(self.took) - 1, len(self.took) * percent // 100)] * 1000


def together(loads: Sequence[Load]) -> Load:
    """Return several runs of a load as one."""
    seconds = sum([run.seconds for run in loads])
    return Load(
        sorted(took for run in loads for took in run.took),
        seconds,
        sum([run.served for run in loads]),
        sum([run.played for run in loads]),
        sum([run.others * run.seconds for run in loads]) / seconds,
    )


def run(work: Coroutine[None, None, T]) -> T:
    """Run it in the event loop that costs least.

    Nothing looks for garbage meanwhile: the more the clients have heard, the longer all of them would wait
    for that, 0.1 s in the end.
    """
    gc.disable()
    try:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            return runner.run(work)
    finally:
        gc.enable()
        gc.collect()


async def play(house: House, table: str, seed: int, begin: float, end: float, pause: float) -> list[float]:
    """Answer by chance until the end, game after game; return the seconds of each answer after the beginning.

    With a pause each answer has a moment at which it is due, and its time counts from there: who waits for a
    slow server and asks less of it meanwhile would not see how slow it is.
    """
    chance, took = Rng(seed), list[float]()
    while time.perf_counter() < end:
        lines = [await house.line(table, seat) for seat in range(2)]
        states = [await line.state(0) for line in lines]
        due = time.perf_counter()
        while time.perf_counter() < end:
            asked = next((i for i, x in enumerate(states) if x.decision and x.decision.mine), None)
            if asked is None:
                break
            number, decision = states[asked].number, states[asked].decision
            assert decision is not None
            option = decision.options[chance.below(len(decision.options))].option
            due = due + pause if pause else time.perf_counter()
            if due > time.perf_counter():
                await asyncio.sleep(due - time.perf_counter())
            lines[asked].send({"type": "answer", "number": number, "seat": asked, "option": option})
            states = [await line.state(number + 1) for line in lines]
            now = time.perf_counter()
            if begin <= now < end:
                took.append(now - due)
        for line in lines:
            line.close()
        if time.perf_counter() < end:
            table = await asyncio.to_thread(house.another)
    return took


async def load(house: House, tables: list[str], seconds: float, pause: float) -> Load:
    """Play at all tables at once; what it takes counts once all lines are open.

    With a pause each table answers once in so many seconds; without, as soon as it can.
    """
    begin = time.perf_counter() + pause + OPENING
    end = begin + seconds

    async def one(n: int, table: str) -> list[float]:
        await asyncio.sleep(pause * n / len(tables))  # not all in the same moment
        return await play(house, table, n, begin, end, pause)

    async def spent() -> tuple[float, float, float]:
        await asyncio.sleep(begin - time.perf_counter())
        before = spending(house)
        await asyncio.sleep(end - time.perf_counter())
        served, played, busy = (after - b for after, b in zip(spending(house), before, strict=True))
        return served, played, max(0.0, busy - served - played) / seconds

    found, costs = await asyncio.gather(
        asyncio.gather(*[one(n, table) for n, table in enumerate(tables)]), spent()
    )
    return Load(sorted(x for took in found for x in took), seconds, *costs)


def spending(house: House) -> tuple[float, float, float]:
    """Return the processor time, in seconds, of the server, of this process, and of the machine, so far."""
    columns = Path("/proc/stat").read_text().splitlines()[0].split()[1:9]
    busy = sum(int(ticks) for i, ticks in enumerate(columns) if i not in IDLE)
    return sum(map(processor, house.pids())), time.process_time(), busy / TICKS


def processor(pid: int) -> float:
    """Seconds that the process has had a processor for, however busy the machine is otherwise."""
    used = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / TICKS


def memory(pid: int) -> float:
    """Megabytes of memory that the process holds."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1000
