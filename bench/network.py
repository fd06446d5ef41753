"""Prints what an evaluation of a network takes, on one core: python -m bench network [--game NAME].

The weights are drawn at random unless a file is named. Of each position the shortest of several times counts,
since what else a machine does only ever makes one longer.
"""

from __future__ import annotations

import argparse
from statistics import mean
from time import perf_counter

from baston.bots.gains import gains_of
from baston.bots.network import Network
from baston.bots.weights import Weights, block_sizes, columns_of, fingerprint_of, read_weights
from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.observation import Sheet
from baston.kernel.rng import Rng
from baston.kernel.state import State
from bench.conditions import conditions
from bench.search import positions

WIDTH, WORDS = 32, 4096
MOST = 300  # of a weight, in 1/1024
BOUND = "≤ 100 compiled"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench network", description=__doc__)
    parser.add_argument("--game", default="smashup")
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--times", type=int, default=8, help="that each position is evaluated")
    parser.add_argument("--weights", help="a file, else some are drawn")
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    weights = read_weights(asked.weights) if asked.weights else some_weights(game)
    weights.check(game)
    network, sheet = Network(weights, game.research.parts), Sheet(game.research.parts)
    states = list(positions(game, asked.positions))
    taken = [times_of(game, network, sheet, state, asked.times) for state in states]
    print(f"{game.title}, {conditions()}, {len(states)} positions\n")
    print("| figure | measured | bound |\n| --- | ---: | ---: |")
    observed, evaluated = (1e6 * mean(column) for column in zip(*taken, strict=True))
    print(f"| writing an observation, mean, µs | {observed:,.0f} | |")
    print(f"| an evaluation of it, all scores and values, mean, µs | {evaluated:,.0f} | {BOUND} |")
    print(f"| bytes of the file | {len(weights.written()):,} | ≤ 1,000,000 |")


def some_weights(game: Game[State]) -> Weights:
    """Weights that nobody has trained."""
    parts, chance = game.research.parts, Rng(1)
    size = sum(block_sizes(WIDTH, WORDS, columns_of(parts), len(parts)))
    numbers = [chance.below(2 * MOST + 1) - MOST for _ in range(size)]
    shape = (WIDTH, WORDS, columns_of(parts), len(parts))
    return Weights(game.name, "", game.rules_version, fingerprint_of(game), *shape, numbers)


def times_of(
    game: Game[State], network: Network, sheet: Sheet, state: State, times: int
) -> tuple[float, float]:
    """The shortest times in seconds to observe a state, and to evaluate what is observed.

    Trying the options, for a network that looks ahead, is in neither.
    """
    decision = state.decision
    assert decision is not None, "somebody is asked"
    observed, evaluated = [], []
    gains = gains_of(game, state, decision.player, 1) if network.features.ahead else []
    for _ in range(times):
        begun = perf_counter()
        sheet.begin(0)
        game.research.observe(state, decision.player, sheet)
        seen = perf_counter()
        network.read(sheet, gains)
        network.values()
        network.scores()
        evaluated.append(perf_counter() - seen)
        observed.append(seen - begun)
    return min(observed), min(evaluated)
