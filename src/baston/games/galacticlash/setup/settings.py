"""What a table may settle before the game, and how it is read."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.setup.dealing import RANDOM, read_decks
from baston.games.galacticlash.variant import DUO, FLASH, FORMATS, MULTI, PLAYED, READINGS, STANDARD, Format
from baston.kernel import turn_ends
from baston.kernel.game import Option, Refusal, Setup
from baston.kernel.setup import read_options

AUTO: Final = "auto"  # the format that fits the number of seats
OPTIONS: Final = (
    Option("format", AUTO, (AUTO, FLASH, STANDARD, MULTI, DUO)),
    Option("decks", RANDOM, by_seat=True),
    *[Option(name, values[0], values, played=PLAYED.get(name, "")) for name, values in READINGS.items()],
    turn_ends.OPTION,
)


def read_setup(players: int, options: dict[str, str]) -> Setup:
    """The setup with these options, missing ones filled in. Raises Refusal."""
    chosen = read_options(OPTIONS, options)
    turn_ends.settle(chosen, players)
    format = format_for(chosen["format"], players)
    chosen["format"] = format.name
    chosen["decks"] = read_decks(chosen["decks"], players, format)
    return Setup(players, chosen)


def format_for(name: str, players: int) -> Format:
    """The format named, or flash for two and multi for more. Raises Refusal if the seats do not fit (G-7)."""
    if name == AUTO:
        return FORMATS[FLASH if players == 2 else MULTI]
    format = FORMATS[name]
    if players not in format.players:
        raise Refusal(
            "format-seats", format=name, players=players, known=" / ".join(str(n) for n in format.players)
        )
    return format
