"""Prints how fast every game and mode is, on one core: python -m bench speeds [--part NAME] [--runs N].

Random decisions, games between two `greedy` bots, `Lanes` and the AEC loop with actions by chance, and the
tree search as it plays, all of processor time, to which the work of others does not count; of several runs in
turn the median and the best. The fixed integer loop before each game or mode tells how fast the machine is.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from statistics import mean, median
from typing import Final, NamedTuple

from baston.bots import bot_named
from baston.bots.monte_carlo import TUNED
from baston.games import game_named
from baston.games.smashup.variant import BASE_PRINCIPALE
from baston.kernel.rng import Rng
from bench.conditions import conditions
from bench.env import aec_speed, playing_speed, vector_speed
from bench.matches import simulated
from bench.search import positions, speed_at
from tests.bots.match import played

LANES: Final = 256
GREEDY_GAMES: Final = 20  # in a run
POSITIONS: Final = 100
ROLLOUTS: Final = 200  # at each position


class Part(NamedTuple):
    """A game in a mode or a format, and what is asked of it."""

    name: str
    game: str
    options: dict[str, str]
    greedy: str
    lanes: str
    search: str = ""


PARTS: Final = (
    Part("Smash Up", "smashup", {}, "≥ 100", "≥ 100,000", "≥ 6,000"),
    Part("Base Principale", "smashup", {"mode": BASE_PRINCIPALE}, "", "≥ 70,000"),
    Part("Super Fantasy Brawl", "superfantasybrawl", {}, "", "≥ 70,000"),
    Part("Galacti'Clash, flash", "galacticlash", {"format": "flash"}, "", "≥ 70,000"),
    Part("Galacti'Clash, standard", "galacticlash", {"format": "standard"}, "", "≥ 70,000"),
)


def main(arguments: list[str]) -> None:
    """Measure the games and modes one after another, and print a table of each."""
    parser = argparse.ArgumentParser(prog="bench speeds", description=main.__doc__)
    parser.add_argument("--part", default="", help="only those whose names begin so")
    parser.add_argument("--runs", type=int, default=3)
    asked = parser.parse_args(arguments)
    for part in PARTS:
        if part.name.startswith(asked.part):
            _measure(part, asked.runs)


def _measure(part: Part, runs: int) -> None:
    ways: list[tuple[str, Callable[[], float], str]] = [
        ("random decisions", lambda: playing_speed(part.game, 2, part.options), ""),
        ("games between `greedy` bots", lambda: greedy_speed(part), part.greedy),
        (f"steps of {LANES} lanes", lambda: vector_speed(part.game, 2, LANES, part.options), part.lanes),
        ("steps of the AEC loop", lambda: aec_speed(part.game, 2, part.options), ""),
        (f"simulations, mean of {POSITIONS} positions", lambda: search_speed(part), part.search),
    ]
    print(f"{part.name}, two seats, {conditions()}\n", flush=True)
    print("| a second of processor time | median | best | bound |\n| --- | ---: | ---: | ---: |")
    measured = [[measure() for _, measure, _ in ways] for _ in range(runs)]
    for n, (name, _, bound) in enumerate(ways):
        speeds = [run[n] for run in measured]
        digits = 0 if median(speeds) >= 1000 else 1
        print(f"| {name} | {median(speeds):,.{digits}f} | {max(speeds):,.{digits}f} | {bound} |", flush=True)
    print()


def greedy_speed(part: Part) -> float:
    """Games a second between two greedy bots."""
    game, bot = game_named(part.game), bot_named("greedy")
    setup = game.setup(2, simulated(game.options) | part.options)
    begun = time.process_time()
    for seed in range(GREEDY_GAMES):
        played(game, setup, seed, [bot, bot], Rng(seed), 0)
    return GREEDY_GAMES / (time.process_time() - begun)


def search_speed(part: Part) -> float:
    """Simulations a second of the tree search as it plays: rollouts end where the game is tuned for."""
    game = game_named(part.game)
    states = positions(game, POSITIONS, part.options)
    return mean(speed_at(game, state, ROLLOUTS, TUNED) for state in states)
