"""Matches between two bots, each pair of games played with seats exchanged."""

from __future__ import annotations

from baston.bots.bot import Bot
from baston.games import game_named
from baston.kernel.game import Game, Setup
from baston.kernel.rng import Rng
from baston.kernel.state import State


def wins(name: str, first: Bot, second: Bot, games: int) -> int:
    """How many of the games the first bot wins."""
    game = game_named(name)
    setup = game.setup(2, {})
    seats = ([first, second], [second, first])
    return sum(played(game, setup, i // 2, seats[i % 2], Rng(i), i % 2) > 0 for i in range(games))


def played(game: Game[State], setup: Setup, seed: int, seats: list[Bot], chance: Rng, seat: int) -> float:
    """The score of a seat once the bots have played a game."""
    state = game.new(setup, seed)
    while state.decision is not None:
        player = state.decision.player
        game.answer(state, seats[player].choose(game, state, player, chance.next32()))
    return game.score(state, seat)
