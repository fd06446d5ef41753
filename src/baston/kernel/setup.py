"""What a game is begun with: the seats, and the options that a table chooses."""

from __future__ import annotations

from dataclasses import dataclass, field

from baston.kernel.refusal import Refusal


@dataclass(frozen=True)
class Option:
    """A choice that a table makes before the game. Without `choices` it is free text that the game reads."""

    name: str
    default: str
    choices: tuple[str, ...] = ()
    before: str = ""  # what it is in games that were begun before there was this option; else the default
    simulated: str = ""  # what it is in simulations that do not say; else the default
    played: str = ""  # what it is at tables of people who do not say; else the default
    shared: str = ""  # what it is where two people or more play who do not say; else as `played`
    written: str = ""  # the default as a setup has it that writes it out in full
    by_seat: bool = False  # where it names several things, with commas between, they are those of the seats
    beside: bool = False  # a table that begins from a position chooses it all the same (`kernel.beginning`)

    def at_tables(self, people: int = 1) -> str:
        """The option's value at a table of so many people who have not chosen one."""
        return (self.shared if people > 1 else "") or self.played or self.default


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


def options_at_tables(known: tuple[Option, ...], people: int) -> dict[str, str]:
    """Return, by name, what tables of so many people have where it is not the default."""
    return {o.name: o.at_tables(people) for o in known if o.at_tables(people) != o.default}


def options_seated_on(known: tuple[Option, ...], options: dict[str, str]) -> dict[str, str]:
    """Return the options of a table at which everybody sits one seat further on: the second one first.

    What is chosen for a seat moves with whoever sits there; what names a seat by its number stays.
    """
    by_seat = {option.name for option in known if option.by_seat}
    return {name: _seated_on(value) if name in by_seat else value for name, value in options.items()}


def _seated_on(value: str) -> str:
    first, *others = value.split(",")
    return ",".join([*others, first])


def read_options(known: tuple[Option, ...], given: dict[str, str]) -> dict[str, str]:
    """Return the given options by name, defaults filled in.

    Raises Refusal for a name that is not `known`, or a value that is none of its choices.
    """
    chosen = {option.name: option.default for option in known}
    for name, value in given.items():
        if name not in chosen:
            raise Refusal("unknown-option", name=name, known=", ".join(chosen))
        chosen[name] = value
    for option in known:
        value = chosen[option.name]
        if option.choices and value not in option.choices:
            raise Refusal("bad-option", name=option.name, value=value, known=", ".join(option.choices))
    return chosen
