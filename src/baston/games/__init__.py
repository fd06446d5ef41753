"""The games, by name, each imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module

from baston.kernel.game import Game, Refusal
from baston.kernel.state import State

GAMES = ("smashup", "superfantasybrawl", "galacticlash")  # what `baston games` lists
TEMPLATES: tuple[str, ...] = ("nim",)  # complete, but made to be copied rather than played


def game_named(name: str) -> Game[State]:
    """The game with this id. Raises Refusal if there is none."""
    if name not in GAMES and name not in TEMPLATES:
        raise Refusal("unknown-game", name=name, known=", ".join(GAMES))
    game = import_module(f"baston.games.{name}").GAME
    assert isinstance(game, Game)
    return game
