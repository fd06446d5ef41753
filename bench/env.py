"""The speed of the research interfaces on one core: `python -m bench env [--game NAME] [--lanes N]`.

With `--processes N` lanes are measured by the clock too, in one process and in N, one after the other.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial
from statistics import median

import numpy as np

import baston
from baston.bots.rollout import rollout
from baston.env import aec
from baston.env.vector import Lanes
from baston.games import game_named
from baston.kernel.rng import Rng
from bench.conditions import conditions

RUNS = 5
STEPS = 4_000  # of the AEC loop in a run
ROUNDS = 100  # steps of all lanes in a run
GAMES = 60  # of random play in a run
SEED = 1


def aec_speed(game: str, players: int, options: dict[str, str]) -> float:
    """Steps a second of the AEC loop, observation and mask read at each, actions drawn by the mask."""
    table = aec.env(game, players, max_cycles=None, render_mode=None, **options)
    chance = np.random.default_rng(SEED)
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


def vector_speed(game: str, players: int, lanes: int, options: dict[str, str]) -> float:
    """Steps a second of all lanes together, observations and masks made at each, games begun included."""
    return _lanes_speed(Lanes(game, lanes, players, SEED, None, "score", 1, **options), time.process_time)


def clock_speed(game: str, players: int, lanes: int, options: dict[str, str], processes: int) -> float:
    """As `vector_speed`, of lanes in so many processes, and a second by the clock, not of processor time."""
    table = Lanes(game, lanes, players, SEED, None, "score", processes, **options)
    speed = _lanes_speed(table, time.perf_counter)
    table.close()
    return speed


def _lanes_speed(table: Lanes, clock: Callable[[], float]) -> float:
    lanes, chance = len(table.options), np.random.default_rng(SEED)
    begun = clock()
    for _ in range(ROUNDS):
        table.step((chance.random(lanes) * table.options).astype(np.int64))
        table.masks()
    return ROUNDS * lanes / (clock() - begun)


def playing_speed(game: str, players: int, options: dict[str, str]) -> float:
    """Decisions a second of random play, nothing observed: what the machine has to give just now."""
    rules, decisions = game_named(game), 0
    setup = rules.setup(players, options)
    begun = time.process_time()
    for seed in range(SEED, SEED + GAMES):
        decisions += rollout(rules, rules.new(setup, seed), Rng(seed))
    return decisions / (time.process_time() - begun)


def main(argv: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench env", description=__doc__)
    parser.add_argument("--game", default="smashup")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args(argv)
    compiled = baston.compiled()
    rows: list[tuple[str, Callable[[], float], str]] = [
        ("AEC loop", lambda: aec_speed(asked.game, asked.players, {}), "≥ 10,000"),
        (
            f"vector form, {asked.lanes} lanes",
            lambda: vector_speed(asked.game, asked.players, asked.lanes, {}),
            "≥ 77,000",
        ),
        ("random play, nothing observed", lambda: playing_speed(asked.game, asked.players, {}), ""),
    ]
    for processes in (1, asked.processes) if asked.processes > 1 else ():
        name = f"lanes in {processes} process{'es' if processes > 1 else ''}, a second by the clock"
        measure = partial(clock_speed, asked.game, asked.players, asked.lanes, {}, processes)
        rows.append((name, measure, ""))
    # In turn, since the speed of a machine may change.
    runs = [[measure() for _, measure, _ in rows] for _ in range(RUNS)]
    print(f"{asked.game}, {asked.players} seats, {conditions()}\n")
    print("| steps a second of processor time | median | best | bound |\n| --- | ---: | ---: | ---: |")
    for n, (name, _, bound) in enumerate(rows):
        speeds = [run[n] for run in runs]
        print(f"| {name} | {median(speeds):,.0f} | {max(speeds):,.0f} | {bound if compiled else ''} |")
