"""Prints how much the deal decides: python -m bench deals."""

from __future__ import annotations

import argparse
from typing import Final

from baston.bots import bot_named
from baston.bots.bot import Bot
from baston.games import game_named
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State
from bench.matches import share, simulated
from tests.bots.match import played

TIMES: Final = 16  # that a deal is played
ERRING: Final = ("greedy", "greedy:97%", "greedy:90%", "greedy:80%", "greedy:70%", "greedy:50%", "greedy:30%")
MODES: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("smashup", {"mode": "standard"}),
    ("smashup", {"mode": "base-principale"}),
    ("superfantasybrawl", {}),
    ("galacticlash", {"format": "flash"}),
    ("galacticlash", {"format": "standard"}),
)


def deals(arguments: list[str]) -> None:
    """The same deal over and over, in two tables: how often it decides, and how many seats never win.

    A deal is as good as decided if one seat wins nearly all of its games: shuffles, decks and who begins are
    the same in all of them, what the bots choose by chance is not. A seat never wins if bots that err now and
    then, often, and mostly all lose from it against greedy: whatever they tried, the cards were too bad.
    """
    parser = argparse.ArgumentParser(prog="bench deals", description=deals.__doc__)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--bot", default="greedy:95%")
    parser.add_argument("--tries", type=int, default=35, help="of each way to err, from each seat")
    parser.add_argument("--only", metavar="GAME")
    asked = parser.parse_args(arguments)
    modes = [mode for mode in MODES if asked.only in (None, mode[0])]
    bot = bot_named(asked.bot)
    print(f"{asked.deals} deals of each, each played {TIMES} times, {bot.name}\n")
    print(f"| game | deals of which a seat wins {TIMES - 1} of {TIMES} games, % | interval |")
    print("| --- | ---: | ---: |")
    for name, options in modes:
        told, game, setup = _mode(name, options)
        decided = 0
        for deal in range(asked.deals):
            chances = [Rng(deal * TIMES + n) for n in range(TIMES)]
            points = sum(played(game, setup, deal, [bot, bot], chance, 0) for chance in chances)  # −1, 0 or 1
            decided += abs(points) >= TIMES - 2
        print(f"| {told} | {share(decided, asked.deals)} |", flush=True)
    tried = len(ERRING) * asked.tries
    print(f"\nEach seat played {tried} times against greedy, by {', '.join(ERRING)}\n")
    print(f"| game | seats that never win in {tried} games, % | interval |\n| --- | ---: | ---: |")
    for name, options in modes:
        told, game, setup = _mode(name, options)
        lost = sum(
            not any(_wins(game, setup, deal, seat, bot_named(erring), asked.tries) for erring in ERRING)
            for deal in range(asked.deals)
            for seat in (0, 1)
        )
        print(f"| {told} | {share(lost, 2 * asked.deals)} |", flush=True)


def _mode(name: str, options: dict[str, str]) -> tuple[str, Game[State], Setup]:
    """What a table calls a mode of a game, the game, and how it is set up."""
    game = game_named(name)
    return ", ".join([game.title, *options.values()]), game, game.setup(2, simulated(game.options) | options)


def _wins(game: Game[State], setup: Setup, deal: int, seat: int, bot: Bot, tries: int) -> bool:
    """Does the bot win one of so many games from the seat against greedy?"""
    bots = [bot_named("greedy"), bot_named("greedy")]
    bots[seat] = bot
    return any(played(game, setup, deal, bots, Rng(deal * tries + n), seat) > 0 for n in range(tries))
