"""The speed of the research interfaces on one core: `python -m bench env [--game NAME] [--lanes N]`."""

from __future__ import annotations

import argparse
import platform
import time
from statistics import median

import numpy as np

import baston
from baston.env import aec
from baston.env.vector import Lanes

RUNS = 5
STEPS = 4_000  # of the AEC loop in a run
ROUNDS = 100  # steps of all lanes in a run
SEED = 1


def aec_speed(game: str, players: int) -> float:
    """Steps a second of the AEC loop, observation and mask read at each, actions drawn by the mask."""
    table, chance = aec.env(game, players), np.random.default_rng(SEED)
    table.reset(seed=SEED)
    begun = time.process_time()
    for _ in range(STEPS):
        seen, _, ended, _, _ = table.last()
        if ended:
            table.reset()
            continue
        legal = np.flatnonzero(seen["action_mask"])
        table.step(int(legal[int(chance.integers(len(legal)))]))
    return STEPS / (time.process_time() - begun)


def vector_speed(game: str, players: int, lanes: int) -> float:
    """Steps a second of all lanes together, observations and masks made at each, games begun included."""
    table, chance = Lanes(game, lanes, players, SEED), np.random.default_rng(SEED)
    begun = time.process_time()
    for _ in range(ROUNDS):
        table.step((chance.random(lanes) * table.options).astype(np.int64))
        table.masks()
    return ROUNDS * lanes / (time.process_time() - begun)


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench env", description=__doc__)
    parser.add_argument("--game", default="smashup")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--lanes", type=int, default=256)
    asked = parser.parse_args(argv)
    compiled = baston.compiled()
    one = median(aec_speed(asked.game, asked.players) for _ in range(RUNS))
    many = median(vector_speed(asked.game, asked.players, asked.lanes) for _ in range(RUNS))
    form = "compiled" if compiled else "interpreted"
    print(f"{asked.game}, {asked.players} seats, {form}, Python {platform.python_version()}\n")
    print("| steps a second of processor time | measured | bound |\n| --- | ---: | ---: |")
    print(f"| AEC loop | {one:,.0f} | {'≥ 10,000' if compiled else ''} |")
    print(f"| vector form, {asked.lanes} lanes | {many:,.0f} | {'≥ 77,000' if compiled else ''} |")
