"""Lessons begun at the terminal, or listed."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from baston.cli.table.play import Table
from baston.cli.table.session import begin_session
from baston.cli.terminal.names import ME
from baston.cli.terminal.screen import Screen
from baston.games import game_named
from baston.lessons import lesson_named, told
from baston.lessons.finding import NAMES


def learn(name: str | None, lang: str, table: type[Table]) -> int:
    """Begin a lesson and play it, or list all where none is named; return the exit status.

    Raises Refusal if there is no such lesson; OSError.
    """
    if name is None:
        _list(Screen(lang))
        return 0
    lesson = lesson_named(name)
    game = game_named(lesson.game)
    setup = game.setup(lesson.players, lesson.setup_options)
    session = begin_session(game, setup, [ME, *lesson.seats], lesson.seed)
    return table(session, lang).play()


def _list(screen: Screen) -> None:
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for lesson in map(lesson_named, NAMES):
        title = told(lesson.title, lesson.game, screen.lang)
        grid.add_row(lesson.id, Text(title), screen.words("lesson-minutes", count=lesson.minutes))
    screen.show(grid)
    screen.say("lesson-begin", "dim")
