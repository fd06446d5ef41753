"""Prints how long a person waits for a bot while a stranger's search: python -m bench fairness [--seconds N].

A person plays against a `normal` bot; then nine tables are made from another address, at which `strong` bots
play each other, watched by nobody at first, then by the stranger. A wait is the time between the state in
which the bot is asked and the next one, beats included.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Final

import httpx

import baston
from baston.kernel.rng import Rng
from bench.line import Line
from tests.fuzz.served import Served

GAME: Final = "smashup"
PERSON, STRANGER = "192.0.2.1", "192.0.2.2"  # addresses, as a proxy names them
TABLES: Final = 9
BOUND: Final = 0.3  # seconds
PAUSE: Final = 0.05  # seconds in which the person thinks: nobody may answer faster all the time
LOADS: Final = ("nobody else", f"{TABLES} tables of strong bots", "the same, watched")


class Visitor:
    """A browser behind a proxy that names its address."""

    def __init__(self, server: Served, address: str) -> None:
        self._server = server
        headers = {"X-Forwarded-For": address}
        self._http = httpx.Client(base_url=f"http://{server.address}", headers=headers, timeout=60)
        self._http.get("/api/health")

    def play_now(self) -> str:
        """Make a table with a normal bot."""
        return self._made("/api/play-now", {"game": GAME})

    def strong_table(self) -> str:
        """Make a table of strong bots."""
        strong = {"kind": "bot", "level": "strong"}
        return self._made("/api/tables", {"game": GAME, "players": 2, "seats": [strong, strong]})

    async def line(self, table: str) -> Line:
        """Open a line to a table."""
        cookie = f"baston={self._http.cookies['baston']}"
        return await Line.opened(self._server.address, f"/api/tables/{table}/ws?lang=en", cookie)

    def close(self) -> None:
        """Close the browser; its lines stay open."""
        self._http.close()

    def _made(self, path: str, wish: dict[str, object]) -> str:
        made = self._http.post(path, json=wish)
        assert made.status_code == 201, made.text
        return str(made.json()["id"])


async def waits(person: Visitor, seconds: float, seed: int) -> list[float]:
    """Play by chance for so long, game after game; return the seconds that each answer of the bot took."""
    chance, end, found = Rng(seed), time.perf_counter() + seconds, list[float]()
    while time.perf_counter() < end:
        line = await person.line(await asyncio.to_thread(person.play_now))
        state = await line.state(0)
        while time.perf_counter() < end and state.decision is not None:
            if state.decision.mine:
                option = state.decision.options[chance.below(len(state.decision.options))].option
                await asyncio.sleep(PAUSE)
                line.send({"type": "answer", "number": state.number, "seat": 0, "option": option})
            state = await line.state(state.number + 1)
        found += [
            after - before
            for (before, asked), (after, _) in pairwise(line.states)
            if asked.decision is not None and not asked.decision.mine
        ]
        line.close()
    return sorted(found)


async def measured(server: Served, seconds: float) -> list[list[float]]:
    """The person's waits under each of the `LOADS`."""
    person, stranger = Visitor(server, PERSON), Visitor(server, STRANGER)
    found = [await waits(person, seconds, 1)]
    tables = [await asyncio.to_thread(stranger.strong_table) for _ in range(TABLES)]
    found.append(await waits(person, seconds, 1))
    lines = [await stranger.line(table) for table in tables]
    before = [(await line.state(0)).number for line in lines]
    found.append(await waits(person, seconds, 1))
    answers = sum([(await line.state(0)).number for line in lines]) - sum(before)
    print(f"The stranger's bots gave {answers} answers in the last {seconds:.0f} seconds.\n")
    for line in lines:
        line.close()
    person.close()
    stranger.close()
    return found


def main(args: list[str]) -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(prog="bench fairness", description=__doc__)
    parser.add_argument("--seconds", type=float, default=30, help="of each load")
    seconds = parser.parse_args(args).seconds
    form = "compiled" if baston.compiled() else "interpreted"
    print(
        f"{GAME} {form}, Python {platform.python_version()}, {os.cpu_count()} cores; waits for a normal bot\n"
    )
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder), "--rate-limit", "1000") as server:
        found = asyncio.run(measured(server, seconds))
        assert server.alive(), server.said()
    print("| load | answers | median, s | one in 20 takes longer than, s | longest, s |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for load, took in zip(LOADS, found, strict=True):
        late = took[len(took) * 95 // 100]
        print(f"| {load} | {len(took)} | {median(took):.3f} | {late:.3f} | {took[-1]:.3f} |")
    alone, *others = map(median, found)
    print(f"\nThe median rises by {max(others) - alone:.3f} s (bound: {BOUND}).\n")
