"""Prints the figures of one form of the engine: python -m bench [--game NAME] [--games N].

`python -m bench server` prints those of the web table under load, `workers` what an answer costs with
several of them, `capacity` what tables cost, `fairness` how long a person waits for a bot while a stranger's
bots search, `browser` what a person waits for on the page; `decks`, `bots` and `champions` print who wins
against whom, `deals` how much of that the deal decides, `shown` what a search wins that is shown all cards,
`search` how fast the tree search is, `network` what a trained network takes, `calibration` how far its
chances are to be trusted, `simulate` how fast many games are, `speeds` how fast each game and mode is,
`instructions` how many machine instructions a decision of random play takes; `lessons` reckons how long the
lessons take.

Speeds and times are those of `baston bench`; added are the memory of a game and what is asked of each form.
"""

from __future__ import annotations

import argparse
import sys
import tracemalloc

import baston
from baston.bots.rollout import rollout
from baston.cli.runs.bench import MIDDLE, measured
from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from bench import (
    balance,
    brawl,
    browser,
    calibration,
    capacity,
    deals,
    env,
    fairness,
    hearts,
    instructions,
    lessons,
    matches,
    network,
    search,
    server,
    shown,
    simulate,
    speeds,
    workers,
)
from bench.conditions import conditions

STATES = 100  # held in memory at once
FIGURES = {  # what it is called; the bound of the compiled and of the interpreted form, if there is one
    "decisions_per_s": ("decisions a second", "≥ 150,000", "≥ 20,000"),
    "games_per_s": ("games a second", "≥ 1,000", ""),
    "copy_us": ("copy, µs", "≤ 3", "≤ 20"),
    "save_us": ("save, µs", "≤ 50", ""),
    "load_us": ("load, µs", "≤ 50", ""),
    "determinize_us": ("determinize, µs", "≤ 20", ""),
    "view_us": ("view, µs", "", ""),
    "game_kb": ("memory of a game, kB", "≤ 200", "≤ 200"),
    "first_game_s": ("cold process to the end of a first game, s", "≤ 0.5", "≤ 0.5"),
}


def kilobytes(game: Game[State]) -> float:
    """Memory of a state in mid-game as `tracemalloc` counts it; it is loaded, so that nothing is shared."""
    state = game.new(game.setup(game.seats[0], {}), 1)
    rollout(game, state, Rng(1), MIDDLE // 2)
    saved = game.save(state)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    states = [game.load(saved) for _ in range(STATES)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(states) / 1000


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("--game", default="smashup")
    parser.add_argument("--games", type=int, default=200, help="games in each of five runs")
    asked = parser.parse_args()
    game = game_named(asked.game)
    figures = measured(game, asked.games) | {"game_kb": kilobytes(game)}
    print(f"{game.title}, {conditions()}\n")
    print("| figure | measured | bound |\n| --- | ---: | ---: |")
    for key, (name, compiled, interpreted) in FIGURES.items():
        value = figures[key]
        assert isinstance(value, float)
        shown = f"{value:,.0f}" if value >= 1000 else f"{value:,.2f}"
        print(f"| {name} | {shown} | {compiled if baston.compiled() else interpreted} |")
    print()


OTHERS = {
    "balance": balance.balance,
    "capacity": capacity.main,
    "server": server.main,
    "browser": browser.main,
    "fairness": fairness.main,
    "workers": workers.main,
    "decks": matches.decks,
    "bots": matches.bots,
    "champions": brawl.champions,
    "deals": deals.deals,
    "shown": shown.main,
    "instructions": instructions.main,
    "hearts": hearts.main,
    "search": search.main,
    "simulate": simulate.main,
    "speeds": speeds.main,
    "network": network.main,
    "calibration": calibration.main,
    "env": env.main,
    "lessons": lessons.main,
}

if __name__ == "__main__":
    if sys.argv[1:2] and sys.argv[1] in OTHERS:
        OTHERS[sys.argv[1]](sys.argv[2:])
    else:
        main()
