"""Compares decisions a second with those of hearts, in C++, of OpenSpiel: python -m bench hearts.

Both are driven by a loop in Python that picks by chance, on one core, in turn, so that what shares the
machine slows both. A decision is a question with two options or more; deals count in the time alone.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Final

import pyspiel

from baston.games import game_named
from bench.conditions import conditions
from bench.instructions import ROWS, Row
from bench.matches import simulated

SHARES: Final = {"Smash Up": 1.0}  # of hearts' decisions a second that a game must make …
SHARE: Final = 0.6  # … and all others
Play = Callable[[Random], int]


def hearts() -> Play:
    """Plays a game of hearts; how many decisions it took."""
    game = pyspiel.load_game("hearts")

    def play(chance: Random) -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance.random() * len(outcomes))][0])
                continue
            options = state.legal_actions()
            count += len(options) > 1
            state.apply_action(options[int(chance.random() * len(options))])
        return count

    return play


def ours(row: Row) -> Play:
    """Plays a game of ours likewise."""
    game = game_named(row.game)
    setup = game.setup(2, simulated(game.options) | row.options)

    def play(chance: Random) -> int:
        state, count = game.new(setup, chance.getrandbits(32)), 0
        while (decision := state.decision) is not None:
            options = decision.options
            count += len(options) > 1
            game.answer(state, options[int(chance.random() * len(options))])
        return count

    return play


def speed(play: Play, seconds: float, seed: int) -> float:
    """Decisions a second of processor time, of whole games."""
    chance, count, start = Random(seed), 0, time.process_time()
    while time.process_time() - start < seconds:
        count += play(chance)
    return count / (time.process_time() - start)


def main(arguments: list[str]) -> None:
    """Measure in turn, and print a table of medians."""
    parser = argparse.ArgumentParser(prog="bench hearts", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args(arguments)
    rivals = {row.title: ours(row) for row in ROWS}
    theirs = hearts()
    shares: dict[str, list[float]] = {title: [] for title in rivals}
    for seed in range(asked.rounds):
        for title, play in rivals.items():
            base = speed(theirs, asked.seconds, seed)
            shares[title].append(speed(play, asked.seconds, seed) / base)
    print(f"{conditions()}; {asked.rounds} rounds\n")
    print("| game | of hearts' decisions a second | least | most | bound |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for title, found in shares.items():
        bound = SHARES.get(title, SHARE)
        print(f"| {title} | {median(found):.2f} | {min(found):.2f} | {max(found):.2f} | ≥ {bound} |")
