"""Matches between two bots, each pair of games played with seats exchanged."""

from __future__ import annotations

from baston.bots.bot import Bot
from baston.games import game_named
from baston.kernel.rng import Rng


def wins(name: str, first: Bot, second: Bot, games: int) -> int:
    """How many of the games the first bot wins."""
    game = game_named(name)
    won = 0
    for i in range(games):
        state = game.new(game.setup(2, {}), i // 2)
        chance = Rng(i)
        seats = [first, second] if i % 2 == 0 else [second, first]
        while state.decision is not None:
            player = state.decision.player
            game.answer(state, seats[player].choose(game, state, player, chance.next32()))
        won += game.score(state, i % 2) > 0
    return won
