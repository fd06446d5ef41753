"""The lessons that there are: read from their files once, found by name, by game, and in a game's setup."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from baston.kernel.beginning import POSITION
from baston.kernel.game import Refusal, Setup
from baston.lessons.lesson import Lesson
from baston.lessons.reading import read_lesson

NAMES: Final = (
    "smashup",
    "talents",
    "base-principale",
    "superfantasybrawl",
    "galacticlash",
)  # in which to learn


@cache
def lesson_named(name: str) -> Lesson:
    """Return the lesson with this id. Raises Refusal, "unknown-lesson"."""
    if name not in NAMES:
        raise Refusal("unknown-lesson", name=name, known=", ".join(NAMES))
    return read_lesson(files(__package__).joinpath("files", f"{name}.toml").read_text("utf-8"))


def lessons_of(game: str) -> list[Lesson]:
    """Return the lessons of the game with this id, in the order in which to learn them."""
    return [lesson for lesson in map(lesson_named, NAMES) if lesson.game == game]


def lesson_of(game: str, setup: Setup) -> Lesson | None:
    """Return the lesson that a game with this setup is; None if it is none."""
    position = setup.options.get(POSITION)
    return next((lesson for lesson in lessons_of(game) if position == lesson.position), None)
