"""What a game is begun with: the seats, and the options that a table chooses."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game. Without `choices` it is free text that the game reads."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    before: str = ""  # what it is in games that were begun before there was this option; else the default
    simulated: str = ""  # what it is in simulations that do not say; else the default
    played: str = ""  # what it is at tables of people who do not say; else the default
    written: str = ""  # the default as a setup has it that writes it out in full

    def at_tables(self) -> str:
        """Its value at tables of people who do not say."""
        return self.played or self.default


@dataclass(frozen=True)
class Setup:
    """What a game is begun with, apart from the seed: the number of seats and the options by name.

    Made by `Game.setup`, which fills in defaults and refuses what is wrong.
    """

    players: int
    options: dict[str, str] = field(default_factory=dict)

    def __reduce__(self) -> tuple[type[Setup], tuple[int, dict[str, str]]]:
        """How it is pickled: compiled, it could not be filled in once it is there."""
        return Setup, (self.players, self.options)
