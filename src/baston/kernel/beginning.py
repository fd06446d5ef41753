"""Games that begin from a position: an option of the setup, so that they are games as all others are.

The position settles what it tells, such as cards, rules and format; what is left to the table stands `beside`
it. What it does not tell, the order of shuffled decks, is drawn from the game's chance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baston.kernel.effect import S
from baston.kernel.game import Game
from baston.kernel.position import one_line
from baston.kernel.refusal import Refusal
from baston.kernel.setup import Option, Setup

POSITION: Final = "position"
NONE: Final = ""  # the game is dealt
OPTION: Final = Option(POSITION, NONE)


def beside(options: dict[str, str]) -> dict[str, str]:
    """Return the options of a setup without its position."""
    return {name: value for name, value in options.items() if name != POSITION}


def setup_from(
    game: Game[S], players: int, options: dict[str, str], read: Callable[[int, dict[str, str]], Setup]
) -> Setup:
    """Return the setup of a game that begins from the position among the options.

    `read` makes the setup of what the position says and the table chooses beside it.

    Raises Refusal if the position cannot be set up ("position-…"), has another number of seats
    ("position-players"), or if an option is given that it settles otherwise ("position-settles").
    """
    text = one_line(options[POSITION])
    state = game.texts.read(text, 0)
    seats = len(game.points(state))
    if seats != players:
        raise Refusal("position-players", given=players, players=seats)
    said = game.texts.settings(state)
    for option in game.options:
        value = options.get(option.name, option.default)
        if option.name == POSITION or value == said.get(option.name, option.default):
            continue
        if option.beside:
            said[option.name] = options.get(option.name, said.get(option.name, option.default))
        elif value != option.default:
            raise Refusal("position-settles", name=option.name, value=said.get(option.name, option.default))
    return Setup(players, read(players, said).options | {POSITION: text})
