"""REST: watching again."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from baston.server.protocol.tables import Table
from baston.server.protocol.words import Plain, Words


class Line(Struct, frozen=True):
    """A line of the log, in the languages of `Words`.

    Lines of one answer share a number; those of the next have a higher one.
    """

    number: int
    en: str
    fr: str | UnsetType = UNSET


class Step(Struct, frozen=True):
    """The table after so many answers; `label` is the answer that led here, by `player`."""

    number: int
    player: int | None
    label: Words | None
    view: Plain
    log: list[Line]


class Replay(Struct, frozen=True):
    """A finished game, step by step, as `seat` saw it; `seat` null: a spectator, or all cards if `open`."""

    table: Table
    seat: int | None
    open: bool
    steps: list[Step]
