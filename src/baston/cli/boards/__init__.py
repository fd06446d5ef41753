"""How each game is drawn in a terminal: a module or package named for the game, or the plain board.

Draws from views and catalogs. Imports `terminal`, and nothing else of the command line.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from baston.cli.boards.board import Board
from baston.kernel.game import Game
from baston.kernel.state import State


def board_of(game: Game[State], lang: str, names: list[str]) -> Board:
    """Return the board that draws the game in the language; `names` are those of the seats."""
    module = f"{__name__}.{game.name}"
    if find_spec(module) is None:
        module = f"{__name__}.board"
    board = import_module(module).board(game, lang, names)
    assert isinstance(board, Board)
    return board
