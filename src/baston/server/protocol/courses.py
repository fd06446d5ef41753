"""REST: the course of a game that is over, in numbers."""

from __future__ import annotations

from msgspec import Struct


class Change(Struct, frozen=True):
    """How the seats stood from step `step` of the replay on; `line`: the number of its lines in the log."""

    step: int
    line: int
    values: list[int]


class Chart(Struct, frozen=True):
    """How what is counted went in a game: "points", "life", "power" or "health", whenever it changed."""

    name: str
    changes: list[Change]


class Deeds(Struct, frozen=True):
    """What a character, the printed `card`, of a seat has done in a game, by the name of what is counted."""

    card: str
    seat: int
    figures: dict[str, int]


class Course(Struct, frozen=True):
    """How a finished game went, in numbers that everybody could see. The first chart tells who led."""

    charts: list[Chart]
    deeds: list[Deeds]
