"""Prints how fast the tree search is, on one core: python -m bench search [--game NAME].

Each position is in a random game for two, one further on than another, so that they lie all over it.
Rollouts go on to the end of the game, or end where the search that plays cuts them. Speeds are of the
processor's time, to which the work of others does not count; how long an answer takes is told by the clock.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from statistics import harmonic_mean, mean
from time import perf_counter, process_time
from typing import Final

import baston
from baston.bots import bot_named
from baston.bots.ismcts import Ismcts
from baston.bots.monte_carlo import TUNED
from baston.bots.rollout import rollout
from baston.games import game_named
from baston.kernel.frame import END
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from bench.conditions import conditions
from bench.matches import simulated

SPREAD: Final = 12  # positions of a game
BOUNDS: Final = {True: "≥ 1,200", False: "≥ 150"}
BUDGETS: Final = (0.1, 1.0)  # seconds


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench search", description=__doc__)
    parser.add_argument("--game", default="smashup")
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--rollouts", type=int, default=200, help="at each position")
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    states = list(positions(game, asked.positions))
    speeds = [speed_at(game, state, asked.rollouts, END) for state in states]
    as_it_plays = [speed_at(game, state, asked.rollouts, TUNED) for state in states]
    print(f"{game.title}, {conditions()}, {len(states)} positions\n")
    print("| figure | measured | bound |\n| --- | ---: | ---: |")
    bound = BOUNDS[baston.compiled()]
    print(f"| simulations a second, rollouts to the end, mean | {mean(speeds):,.0f} | {bound} |")
    print(f"| the same, of all positions one after another | {harmonic_mean(speeds):,.0f} | |")
    print(f"| simulations a second as it plays, mean | {mean(as_it_plays):,.0f} | |")
    for seconds in BUDGETS:
        most = max(taken_at(game, state, seconds) for state in states[:SPREAD])
        print(f"| the longest answer of `ismcts:{seconds}s`, s | {most:.3f} | ≤ {1.1 * seconds:.2f} |")


def positions(game: Game[State], count: int, options: Mapping[str, str] | None = None) -> Iterator[State]:
    """So many states in which there is something to choose, each of SPREAD a further part of its game."""
    setup = game.setup(2, simulated(game.options) | dict(options or {}))
    seed = found = 0
    while found < count:
        state = game.new(setup, seed)
        answered = rollout(game, game.copy(state), Rng(seed)) * (found % SPREAD) // SPREAD
        rollout(game, state, Rng(seed), answered)
        seed += 1
        if state.decision is not None and len(game.search.candidates(state)) > 1:
            found += 1
            yield state


def speed_at(game: Game[State], state: State, rollouts: int, depth: int) -> float:
    """Simulations a second of processor time, in one process, with rollouts of that depth."""
    assert state.decision is not None
    bot = Ismcts("measured", rollouts, depth=depth)
    start = process_time()
    bot.choose(game, state, state.decision.player, 1)
    return rollouts / (process_time() - start)


def taken_at(game: Game[State], state: State, seconds: float) -> float:
    """How long an answer takes with this budget."""
    assert state.decision is not None
    bot = bot_named(f"ismcts:{seconds}s")
    start = perf_counter()
    bot.choose(game, state, state.decision.player, 1)
    return perf_counter() - start
