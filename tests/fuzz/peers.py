"""The conformance tests of the libraries over all games, seats and options; what observations leave out."""

from __future__ import annotations

from baston.games import GAMES, TEMPLATES, game_named
from baston.kernel.game import Game, Refusal, Setup
from baston.kernel.observation import Sheet
from baston.kernel.rng import Rng
from baston.kernel.state import State
from tests.conformance.secrets import observations_hold_all_that_the_view_holds
from tests.conformance.setups import RIGS
from tests.conformance.walk import walk
from tests.env import peers

CYCLES = 100


def refuted(games: int, seed: int) -> list[str]:
    """What failed at so many tables, each with options drawn by chance."""
    wrong: list[str] = []
    for n in range(games):
        setup_of = Rng(seed + n)
        game = game_named((*GAMES, *TEMPLATES)[n % (len(GAMES) + len(TEMPLATES))])
        setup = _any_setup(game, setup_of)
        try:
            _check(game, setup, seed + n)
        except Exception as error:  # whatever they raise is what was looked for
            wrong.append(f"{game.name}, {setup.players} seats, {setup.options}: {error!r}")
    return wrong


def _any_setup(game: Game[State], chance: Rng) -> Setup:
    """A table that the game does not refuse."""
    while True:
        players = game.seats[chance.below(len(game.seats))]
        options = {
            option.name: option.choices[chance.below(len(option.choices))]
            for option in game.options
            if option.choices and chance.below(3) == 0
        }
        try:
            return game.setup(players, options)
        except Refusal:
            continue


def _check(game: Game[State], setup: Setup, seed: int) -> None:
    _check_room(game, setup, seed)
    observations_hold_all_that_the_view_holds(game, RIGS[game.name], setup, seed)
    given = (game.name, setup.players, setup.options)
    peers.pettingzoo(*given, cycles=CYCLES)
    peers.gymnasium(*given, seat=seed % setup.players)
    peers.openspiel(*given, games=1, serialize=True)


def _check_room(game: Game[State], setup: Setup, seed: int) -> None:
    """No part of an observation has more rows than there is room for, in a whole game."""
    sheet = Sheet(game.research.parts)
    for state in walk(game, setup, seed):
        for seat in range(setup.players):
            sheet.begin(0)
            game.research.observe(state, seat, sheet)
            for part, length in zip(game.research.parts, sheet.lengths(), strict=True):
                rows = length // len(part.columns)
                assert rows <= part.rows, f"{rows} rows of {part.name}"
