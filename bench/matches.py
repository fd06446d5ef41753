"""Prints who wins against whom: python -m bench decks, or python -m bench bots FIRST SECOND.

Games are fairly paired: each seed is played twice, with what is compared in exchanged seats. A draw counts
half for each. Shares come with intervals of 95 % (Wilson).
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from baston.bots import bot_named
from baston.bots.bot import Bot
from baston.games import game_named
from baston.games.galacticlash.decks.ready_decks import ready_decks
from baston.kernel.game import Game, Option, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State
from baston.simulation.wilson import wilson
from bench.reference import NAME as REFERENCE
from bench.reference import Reference
from tests.bots.match import played


def decks(arguments: list[str]) -> None:
    """The ready decks of Galacti'Clash against each other, both seats played by one bot."""
    parser = argparse.ArgumentParser(prog="bench decks", description=decks.__doc__)
    parser.add_argument("--format", default="flash", choices=("flash", "standard"))
    parser.add_argument("--games", type=int, default=1000, help="of each pair of decks")
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args(arguments)
    game, bot = game_named("galacticlash"), bot_named(asked.bot)
    won = dict.fromkeys(ready_decks(), 0.0)
    print(f"{asked.format}, {asked.bot}, {asked.games} games of each pair\n")
    print("| deck | against | wins, % | interval |\n| --- | --- | ---: | ---: |")
    for one, other in combinations(won, 2):
        setups = [
            game.setup(2, {"format": asked.format, "decks": ",".join(seated)})
            for seated in ((one, other), (other, one))
        ]
        points = sum(points_of(game, setups[i % 2], i, [bot, bot]) for i in range(asked.games))
        won[one] += points
        won[other] += asked.games - points
        print(f"| {one} | {other} | {share(points, asked.games)} |", flush=True)
    games = asked.games * (len(won) - 1)
    for one, points in won.items():
        print(f"| {one} | all | {share(points, games)} |")


def bots(arguments: list[str]) -> None:
    """One bot against another, of any game for two; `reference:0.1s` is the tree search as it first was."""
    parser = argparse.ArgumentParser(prog="bench bots", description=bots.__doc__)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--game", default="galacticlash")
    parser.add_argument("--games", type=int, default=1000, help="two of each deal, the seats exchanged")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="of the game")
    asked = parser.parse_args(arguments)
    game = game_named(asked.game)
    first, second = _bot(asked.first), _bot(asked.second)
    seats = ([first, second], [second, first])
    setup = game.setup(2, simulated(game.options) | dict(one.split("=", 1) for one in asked.option))
    points = [points_of(game, setup, i, seats[i % 2]) for i in range(asked.games)]
    deals = Counter(a + b for a, b in zip(points[::2], points[1::2], strict=False))
    print(f"{asked.game}: {asked.first} against {asked.second}, {asked.games} games")
    print(f"| {share(sum(points), asked.games)} |")
    print(f"Deals won from both seats, shared and lost from both: {deals[2]}, {deals[1]}, {deals[0]}")


def _bot(name: str) -> Bot:
    return Reference(name) if name.partition(":")[0] == REFERENCE else bot_named(name)


def simulated(options: Sequence[Option]) -> dict[str, str]:
    """What is settled for games between bots: chance deals, and somebody wins in the end."""
    return {option.name: option.simulated for option in options if option.simulated}


def points_of(game: Game[State], setup: Setup, number: int, seats: list[Bot]) -> float:
    """What the side that sits on the first seat in games of even number gets: 1 for a win, ½ for a draw."""
    return (played(game, setup, number // 2, seats, Rng(number), number % 2) + 1) / 2


def share(points: float, games: int) -> str:
    """A share and the interval that it lies in, in percent, as two cells."""
    low, high = wilson(points, games)
    return f"{100 * points / games:.1f} | {100 * low:.1f} to {100 * high:.1f}"
