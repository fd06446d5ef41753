"""REST: replays and analyses of games that are over."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from baston.server.protocol.choices import Choice
from baston.server.protocol.tables import Table
from baston.server.protocol.words import Mentions, Plain, Words

EventKind: TypeAlias = Literal[
    "turn",
    "turn-of-round",
    "round",
    "scoring",
    "points",
    "total",
    "resolved",
    "wounded",
    "met",
    "attacked",
    "played",
    "drawn",
    "shuffled",
    "destroyed",
    "walked",
    "displaced",
    "banned",
]


class LogEvent(Struct, frozen=True, gc=False):
    """What a line of the log tells, for programs. Only what applies is there.

    `turn`: that of `seats` begins, which is number `number`; `turn-of-round`: likewise, in round `number`.
    `round`: one begins. `scoring`: of the base `card`, else of all in period `number`, 0 for the extra round.
    `points`: `seats` gain `number`; `total`: they have so much of what points are given for.
    `played`: they play `card`. `destroyed`: `card` is, by `source`.
    `walked`: `thing` came to `place` by a way of which the end alone is told; `displaced`: hex by hex.
    `resolved`: `card` takes effect, if it can; `wounded`: `card`, else `seats`, by `number`.
    `met`: they have met a challenge worth `number`. `banned`: `seats` may not take `card`.
    `thing` and `place` are handles of the view, cards go by their ids.
    """

    kind: EventKind
    seats: list[int]
    number: int
    card: str | UnsetType = UNSET
    source: str | UnsetType = UNSET
    thing: int | UnsetType = UNSET
    place: int | UnsetType = UNSET


class Line(Struct, frozen=True, gc=False):
    """A line of the log, in the languages of `Words`.

    Lines of one answer share a number; those of the next have a higher one. `you` has the line as it speaks
    to a reader whom it is about and whom the plate calls You. `event`: what it tells, for programs.
    """

    number: int
    en: str
    fr: str | UnsetType = UNSET
    mentions: Mentions | UnsetType = UNSET
    you: Words | UnsetType = UNSET
    event: LogEvent | UnsetType = UNSET


class Step(Struct, frozen=True):
    """The table after so many answers.

    `label` is the answer that led here, by `player`, who had so many `choices`.
    """

    number: int
    player: int | None
    label: Words | None
    view: Plain
    log: list[Line]
    choices: int = 0


class PastDecision(Struct, frozen=True):
    """What was asked of `player` at step `number` of the replay, and the option that was `taken`.

    `option` of the choices is what `best_option` of an analysis names.
    """

    number: int
    player: int
    prompt: Words
    options: list[Choice]
    taken: int


class Replay(Struct, frozen=True):
    """A finished game, step by step, as `seat` saw it; `seat` null: a spectator, or all cards if `open`.

    `parting`: where today's rules lead elsewhere than the earlier ones that it was played under, if they do.
    The steps end there; how the game ended, if it did, is the table's `result`. Of the `total` of steps,
    these are those from `start`.
    """

    table: Table
    seat: int | None
    open: bool
    steps: list[Step]
    parting: Words | None
    start: int = 0
    total: int = 0


class JudgedDecision(Struct, frozen=True):
    """A decision of the seat at step `number` of the replay: its answer, and the best one found.

    The chances to win are those that the seat had by what it knew, from 0 to 1.
    """

    number: int
    taken: Words
    best: Words
    taken_chance: float
    best_chance: float
    best_option: int


class TurningPoint(Struct, frozen=True):
    """Where the game turned: by the answer given at step `number`, or by what had happened up to it.

    `change` is that of the chance to win.
    """

    number: int
    kind: Literal["mistake", "swing"]
    change: float


class Analysis(Struct, frozen=True):
    """A finished game judged from what a seat knew at each of its decisions, as far as that has come.

    Once there are as many `decisions` as `total`, there are the turning points too. `end`: 1 for a game won,
    null where today's rules do not lead to the end of a game of earlier ones.
    """

    seat: int
    search: str
    total: int
    decisions: list[JudgedDecision]
    turning_points: list[TurningPoint]
    end: float | None
