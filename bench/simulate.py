"""Prints how many games a second are simulated: python -m bench simulate [--game NAME] [--games N] [--ray].

By one process, by two and, if asked for, by a Ray cluster of two cores, all in one run, each keeping its rows
as `simulate --out` does. The time that processes take to start does not count.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Final

from baston.cli.arguments.seating import Wishes
from baston.cli.runs.simulate import planned
from baston.games import game_named
from baston.simulation.plan import Plan
from baston.simulation.run import run
from baston.simulation.runners import runner_for
from baston.simulation.store import Store
from bench.conditions import conditions

ROUNDS: Final = 3  # of all ways, in turn, so that what else the machine does falls on each
CORES: Final = 2


def main(arguments: list[str]) -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(prog="bench simulate", description=main.__doc__)
    parser.add_argument("--game", default="smashup")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", default="greedy,greedy")
    parser.add_argument("--ray", action="store_true")
    asked = parser.parse_args(arguments)
    plan = planned(game_named(asked.game), Wishes(seats=asked.seats, seed="1"), asked.games)
    ways: dict[str, Callable[[], float]] = {
        "one process": lambda: games_per_second(plan, 1),
        "two processes": lambda: games_per_second(plan, CORES),
    }
    if asked.ray:
        ways["Ray, two cores"] = lambda: games_per_second(plan, CORES, ray="")
    speeds: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, measure in ways.items():
            speeds[name].append(measure())
    print(f"{plan.game}, {asked.seats}, {plan.games} games, {conditions()}\n")
    print("| played by | games a second | times one process | bound |\n| --- | ---: | ---: | ---: |")
    one = median(speeds["one process"])
    for name, measured in speeds.items():
        bound = "≥ 1.9" if name == "two processes" else ""
        print(f"| {name} | {median(measured):,.1f} | {median(measured) / one:.2f} | {bound} |")
    print()


def games_per_second(plan: Plan, jobs: int, ray: str | None = None) -> float:
    """The speed of one run."""
    with TemporaryDirectory() as folder, runner_for(jobs, plan.games, ray) as runner:
        store = Store(Path(folder), plan)
        store.begin(overwrite=False)
        tally = run(plan, runner, store, lambda _: None)
    return tally.games_now / tally.seconds
