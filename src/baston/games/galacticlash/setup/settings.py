"""What a table may settle before the game, and how it is read."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from baston.games.galacticlash.setup.dealing import RANDOM, read_decks
from baston.games.galacticlash.variant import (
    DUO,
    FLASH,
    FORMATS,
    MULTI,
    PLAYED,
    SETTLED,
    STANDARD,
    Format,
    Variant,
    readings_of,
)
from baston.kernel import beginning, turn_ends
from baston.kernel.game import Option, Refusal, Setup
from baston.kernel.setup import read_options

AUTO: Final = "auto"  # the format that fits the number of seats
BESIDE: Final = ("open_decks", "even_windows")  # what a table chooses even if it begins from a position
OPTIONS: Final = (
    Option("format", AUTO, (AUTO, FLASH, STANDARD, MULTI, DUO)),
    Option("decks", RANDOM, by_seat=True),
    *[
        Option(name, values[0], values, played=PLAYED.get(name, ""), beside=name in BESIDE)
        for name, values in SETTLED.items()
    ],
    turn_ends.OPTION,
    beginning.OPTION,
)


def read_setup(players: int, options: dict[str, str]) -> Setup:
    """The setup with these options, missing ones filled in. Raises Refusal."""
    chosen = beginning.beside(read_options(OPTIONS, options))
    turn_ends.settle(chosen, players)
    format = format_for(chosen["format"], players)
    chosen["format"] = format.name
    chosen["decks"] = read_decks(chosen["decks"], players, format)
    return Setup(players, chosen)


def settled_beside(variant: Variant, options: dict[str, str]) -> Variant:
    """The variant of a position with what a table has chosen beside it."""
    if not options:
        return variant
    return replace(
        variant,
        open_decks=variant.open_decks or options["open_decks"] == "true",
        even_windows=options["even_windows"] == "true",
        ends_turns=turn_ends.ends_of(options),
    )


def settings_of(variant: Variant) -> dict[str, str]:
    """The options that a position tells, as a setup has them."""
    return {"format": variant.format, **readings_of(variant)}


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
