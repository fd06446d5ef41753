"""Random games of Galacti'Clash in all formats and by all readings of the rules."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash import GAME
from baston.games.galacticlash.game import OPTIONS
from baston.games.galacticlash.variant import FORMATS
from baston.kernel.rng import Rng
from tests.galacticlash.invariants import searched

TOLD: Final = ("format", "decks")  # options that are not readings of the rules


def broken(games: int, seed: int) -> list[str]:
    """What went wrong, each with the setup and the seed that show it again."""
    found: list[str] = []
    for n in range(games):
        players, options = _table(Rng(seed + n))
        try:
            searched(GAME.setup(players, options), seed + n)
        except Exception as error:  # whatever it is, the search goes on
            found.append(f"seed {seed + n}, {players} players, {options}: {error!r}")
    return found


def _table(chance: Rng) -> tuple[int, dict[str, str]]:
    """Seats and options by chance: any format, generated or ready decks, any reading of each rule."""
    formats = list(FORMATS.values())
    format = formats[chance.below(len(formats))]
    players = format.players[chance.below(len(format.players))]
    options = {"format": format.name, "decks": ("generated", "random")[chance.below(2)]}
    for option in OPTIONS:
        if option.name not in TOLD:
            options[option.name] = option.choices[chance.below(len(option.choices))]
    return players, options
