"""Prints what a search wins that is shown all cards: python -m bench shown [--game NAME].

No bot can do this. What it wins says how much of a game is left to whoever plays it best, and how much the
shuffle has settled.
"""

from __future__ import annotations

import argparse
from typing import cast

from baston.bots import bot_named
from baston.bots.bot import Bot
from baston.bots.monte_carlo import TUNED
from baston.bots.tree import Tree
from baston.games import game_named
from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State
from bench.matches import points_of, share, simulated


class Shown(Bot):
    """A tree that grows in the true state alone: it knows hands, roles, what will be drawn."""

    def __init__(self, rollouts: int, turns: int) -> None:
        super().__init__(f"shown all, {rollouts} rollouts of {turns} turns")
        self.rollouts = rollouts
        self.turns = turns

    def choose(self, game: Game[S], state: S, seat: int, seed: int) -> int:
        options = game.search.candidates(state)
        if len(options) == 1:
            return options[0]
        tree = Tree(cast("Game[State]", game), state, seat, TUNED)
        tree.end_turn = (game.turns(state) or 0) + self.turns
        rng = Rng(seed)
        for _ in range(self.rollouts):
            tree.simulate(game.copy(state), rng)
        return max(options, key=lambda option: child.visits if (child := tree.child(option)) else 0)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="bench shown", description=__doc__)
    parser.add_argument("--game", default="galacticlash")
    parser.add_argument(
        "--rule", action="append", default=[], metavar="NAME=VALUE", help="format=standard, say"
    )
    parser.add_argument("--rollouts", type=int, default=400)
    parser.add_argument("--turns", type=int, default=8)
    parser.add_argument("--games", type=int, default=40)
    asked = parser.parse_args(arguments)
    game, greedy = game_named(asked.game), bot_named("greedy")
    rules = dict(rule.split("=", 1) for rule in asked.rule)
    setup = game.setup(2, simulated(game.options) | rules)
    bot = Shown(asked.rollouts, asked.turns)
    seats: tuple[list[Bot], list[Bot]] = ([bot, greedy], [greedy, bot])
    points = [points_of(game, setup, i, seats[i % 2]) for i in range(asked.games)]
    pairs = [one + other for one, other in zip(points[::2], points[1::2], strict=True)]
    won, lost = sum(pair > 1 for pair in pairs), sum(pair < 1 for pair in pairs)
    print(f"{asked.game}: {bot.name}, against greedy, {asked.games} games\n")
    print("| points, % | interval | deals won / shared / lost |\n| ---: | --- | ---: |")
    print(f"| {share(sum(points), asked.games)} | {won} / {len(pairs) - won - lost} / {lost} |")
