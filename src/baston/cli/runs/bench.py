"""How fast the engine is on this machine: one core, random play, log off, the medians of five runs."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from statistics import median
from time import perf_counter
from typing import Final

import baston
from baston.bots.rollout import rollout
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.locales import sentence
from baston.simulation.plan import game_seed

RUNS: Final = 5
CALLS: Final = 2000  # of a copy, a save …, in each run
MIDDLE: Final = 80  # answered questions after which a game counts as in its middle


def bench(game: Game[State], games: int, lang: str, as_json: bool) -> None:
    """Measure the speed of a game and print the figures."""
    figures = measured(game, games)
    if as_json:
        print(json.dumps(figures))
        return
    print(sentence(lang, "bench-form", game=game.name, form="compiled" if baston.compiled() else "python"))
    for name, value in figures.items():
        if isinstance(value, float):
            print(f"  {sentence(lang, 'bench-' + name.replace('_', '-')):<44}{value:>14,.1f}")


def measured(game: Game[State], games: int) -> dict[str, str | bool | float]:
    """Return the figures by name; times of single calls in microseconds, of a process in seconds."""
    speeds = [_play(game, games, run) for run in range(RUNS)]
    state = _middle(game)
    saved = game.save(state)
    return {
        "game": game.name,
        "compiled": baston.compiled(),
        "decisions_per_s": median(decisions for decisions, _ in speeds),
        "games_per_s": median(count for _, count in speeds),
        "copy_us": _microseconds(lambda: game.copy(state)),
        "save_us": _microseconds(lambda: game.save(state)),
        "load_us": _microseconds(lambda: game.load(saved)),
        "determinize_us": _microseconds(lambda: game.search.determinize(state, 0, 1)),
        "view_us": _microseconds(lambda: game.presentation.view(state, 0)),
        "saved_bytes": float(len(json.dumps(saved))),
        "first_game_s": _first_game(game.name),
    }


def _play(game: Game[State], games: int, run: int) -> tuple[float, float]:
    """Decisions and games a second."""
    setup = game.setup(game.seats[0], {})
    decisions = 0
    start = perf_counter()
    for i in range(games):
        seed = game_seed(run, i)
        decisions += rollout(game, game.new(setup, seed), Rng(seed))
    seconds = perf_counter() - start
    return decisions / seconds, games / seconds


def _middle(game: Game[State]) -> State:
    """A state in the middle of a game, or at its last question if that comes before."""
    setup = game.setup(game.seats[0], {})
    for most in range(MIDDLE, -1, -1):
        state = game.new(setup, 1)
        rollout(game, state, Rng(1), most)
        if state.decision is not None:
            return state
    raise AssertionError("the game asks nothing")


def _microseconds(call: Callable[[], object]) -> float:
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        for _ in range(CALLS):
            call()
        times.append((perf_counter() - start) / CALLS * 1e6)
    return median(times)


def _first_game(name: str) -> float:
    """Seconds of a process of its own from its start to the end of its first game."""
    code = (
        "from baston.games import game_named; from baston.bots.rollout import rollout; "
        "from baston.kernel.rng import Rng; "
        f"game = game_named({name!r}); "
        "rollout(game, game.new(game.setup(game.seats[0], {}), 1), Rng(1))"
    )
    times = []
    for _ in range(RUNS):
        start = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        times.append(perf_counter() - start)
    return median(times)
