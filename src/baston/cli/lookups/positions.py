"""Positions checked: drawn as the board, or refused with the line and the word."""

from __future__ import annotations

import json

from baston.cli.arguments.positions import game_of, link_of, position_text
from baston.cli.boards import board_of
from baston.cli.terminal.names import ME, plate_names
from baston.cli.terminal.screen import Screen
from baston.kernel.beginning import POSITION


def position(named: str, lang: str, as_json: bool) -> None:
    """Print the board of a position, who plays next, and its link; or all of it as JSON.

    Raises Refusal where it cannot be set up and why.
    """
    text = position_text(named)
    game = game_of(text)
    state = game.texts.read(text, 0)
    players = len(game.points(state))
    setup = game.setup(players, {POSITION: text})
    asked = None if state.decision is None else state.decision.player
    if as_json:
        value = {
            "game": game.name,
            "players": players,
            "player": None if asked is None else asked + 1,
            "position": setup.options[POSITION],
            "options": {name: value for name, value in setup.options.items() if name != POSITION},
            "link": link_of(text),
        }
        print(json.dumps(value))
        return
    screen = Screen(lang)
    names = plate_names([ME] * players, lang)
    screen.show(board_of(game, lang, names).draw(game.presentation.view(state, asked)))
    if asked is None:
        screen.say("position-over", "bold")
    else:
        screen.say("position-holds", "bold", name=names[asked])
    screen.say("position-more", "dim", file="LINK" if "#" in named else named)
