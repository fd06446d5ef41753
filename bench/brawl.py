"""Prints how often the first player and each champion win: python -m bench champions."""

from __future__ import annotations

import argparse
from typing import Final

from baston.bots import bot_named
from baston.games.superfantasybrawl import GAME
from baston.games.superfantasybrawl.cards.card import CHAMPIONS
from baston.games.superfantasybrawl.state.arena import TEAMS, Arena
from baston.kernel.rng import Rng
from bench.matches import share, simulated

DRAW: Final = 0.5


def champions(arguments: list[str]) -> None:
    """Super Fantasy Brawl with random drafts, all seats played by one bot."""
    parser = argparse.ArgumentParser(prog="bench champions", description=champions.__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--bot", default="greedy")
    asked = parser.parse_args(arguments)
    bot = bot_named(asked.bot)
    setup = GAME.setup(TEAMS, simulated(GAME.options))
    first, rounds, limited = 0.0, 0, 0
    points = dict.fromkeys(range(1, len(CHAMPIONS)), 0.0)
    games = dict.fromkeys(points, 0)
    for number in range(asked.games):
        arena, chance = GAME.new(setup, number), Rng(number)
        while arena.decision is not None:
            player = arena.decision.player
            GAME.answer(arena, bot.choose(GAME, arena, player, chance.next32()))
        first += points_of(arena, arena.first)
        rounds += arena.round
        limited += max(arena.vp) < arena.goal()
        for seat, team in enumerate(arena.teams):
            for champion in team:
                points[champion] += points_of(arena, seat)
                games[champion] += 1
    print(f"{asked.bot}, {asked.games} games, {rounds / asked.games:.1f} rounds each")
    print(f"{limited} games were ended by the limit of rounds\n")
    print("| of | games | wins, % | interval |\n| --- | ---: | ---: | ---: |")
    print(f"| the first player | {asked.games} | {share(first, asked.games)} |")
    for champion in sorted(points, key=lambda champion: -points[champion] / games[champion]):
        told = share(points[champion], games[champion])
        print(f"| {CHAMPIONS[champion].title} | {games[champion]} | {told} |")


def points_of(arena: Arena, seat: int) -> float:
    """1 for a win, ½ for a draw."""
    if not arena.winners:
        return DRAW
    return 1.0 if seat in arena.winners else 0.0
