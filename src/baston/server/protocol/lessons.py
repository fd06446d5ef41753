"""REST: guided first games, and where a table stands in its own."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from baston.server.protocol.words import Words


class LessonStep(Struct, frozen=True):
    """One idea. `about` is what its words speak of: "prompt", "hand", "board", "log", or the id of a card."""

    id: str
    title: Words
    words: Words
    about: str


class Lesson(Struct, frozen=True):
    """A guided first game; a table made with its `players` and `options` is one. The last step is free play.

    The other seats are bots of the level `opponent`; whoever learns has the first.
    """

    id: str
    game: str
    title: Words
    minutes: int
    players: int
    opponent: Literal["easy", "normal", "strong"]
    options: dict[str, str]
    steps: list[LessonStep]


class LessonProgress(Struct, frozen=True):
    """Where a table stands in its lesson: the step told next, those ticked, what is said of the last deed."""

    lesson: str
    step: str
    ticked: list[str]
    remark: Words | None
