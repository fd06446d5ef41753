"""Prints how much the deal decides: python -m bench deals."""

from __future__ import annotations

import argparse
from typing import Final

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.rng import Rng
from bench.matches import share, simulated
from tests.bots.match import played

TIMES: Final = 16  # that a deal is played
MODES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("smashup", {"mode": "standard"}),
    ("smashup", {"mode": "base-principale"}),
    ("superfantasybrawl", {}),
    ("galacticlash", {"format": "flash"}),
    ("galacticlash", {"format": "standard"}),
)


def deals(arguments: list[str]) -> None:
    """The same deal over and over, both seats played by one bot that errs now and then.

    A deal is as good as decided if one seat wins nearly all of its games: shuffles, decks and who begins are
    the same in all of them, what the bots choose by chance is not.
    """
    parser = argparse.ArgumentParser(prog="bench deals", description=deals.__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--bot", default="greedy:95%")
    asked = parser.parse_args(arguments)
    bot = bot_named(asked.bot)
    print(f"{asked.deals} deals of each, each played {TIMES} times, {bot.name}\n")
    print(f"| game | deals of which a seat wins {TIMES - 1} of {TIMES} games, % | interval |")
    print("| --- | ---: | ---: |")
    for name, options in MODES:
        game = game_named(name)
        setup = game.setup(2, simulated(game.options) | options)
        decided = 0
        for deal in range(asked.deals):
            chances = [Rng(deal * TIMES + n) for n in range(TIMES)]
            points = sum(played(game, setup, deal, [bot, bot], chance, 0) for chance in chances)  # −1, 0 or 1
            decided += abs(points) >= TIMES - 2
        told = ", ".join([game.title, *options.values()])
        print(f"| {told} | {share(decided, asked.deals)} |", flush=True)
