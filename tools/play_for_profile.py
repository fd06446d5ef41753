"""Plays games of each kind, for a compiler to count what is run how often: play_for_profile.py [GAMES].

By chance, between `greedy` bots and with a tree search, as researchers and benchmarks do: so many games by
chance, a sixth of them by bots, and so many answers of the search. The seeds are no benchmark's: what is
measured has not been practised.
"""

from __future__ import annotations

import sys
from typing import Final

from baston.bots import bot_named
from baston.games import game_named
from baston.kernel.game import Game
from baston.kernel.rng import Rng
from baston.kernel.state import State

GAMES: Final = 60
SEED: Final = 5_000
SEARCH: Final = "ismcts:60"
KINDS: Final[tuple[tuple[str, dict[str, str]], ...]] = (
    ("smashup", {}),
    ("smashup", {"mode": "base-principale"}),
    ("superfantasybrawl", {}),
    ("galacticlash", {"format": "flash"}),
    ("galacticlash", {"format": "standard"}),
)


def begun(name: str, options: dict[str, str], seed: int) -> tuple[Game[State], State]:
    """The game, and a table of two at its beginning."""
    game = game_named(name)
    simulated = {one.name: one.simulated for one in game.options if one.simulated}
    return game, game.new(game.setup(2, simulated | options), seed)


def by_chance(name: str, options: dict[str, str], seed: int) -> State:
    """The table after a game in which all answer by chance."""
    game, table = begun(name, options, seed)
    chance = Rng(seed)
    while table.decision is not None:
        answers = table.decision.options
        game.answer(table, answers[chance.below(len(answers))])
    return table


def by_bots(name: str, options: dict[str, str], seed: int, bot: str, answers: int | None = None) -> State:
    """The table after a game between two of these bots, or after so many answers."""
    game, table = begun(name, options, seed)
    chance, player, given = Rng(seed), bot_named(bot), 0
    while table.decision is not None and given != answers:
        seat = table.decision.player
        game.answer(table, player.choose(game, table, seat, chance.next32()))
        given += 1
    return table


def main(games: int) -> None:
    for name, options in KINDS:
        for number in range(games):
            by_chance(name, options, SEED + number)
        for number in range(-(-games // 6)):
            by_bots(name, options, SEED + games + number, "greedy")
        by_bots(name, options, SEED, SEARCH, answers=games)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
