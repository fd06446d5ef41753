"""The puzzles that there are, at the terminal."""

from __future__ import annotations

import json

from rich.table import Table
from rich.text import Text

from baston.cli.terminal.screen import Screen
from baston.locales import sentence
from baston.puzzles import puzzle_of, shelf, shelves, today


def puzzles(name: str | None, lang: str, as_json: bool) -> None:
    """Print the puzzles of a shelf, or how many each has, and which is the day's. Raises Refusal."""
    wanted = shelves() if name is None else [name]
    if as_json:
        print(json.dumps({one: [_plain(one, number) for number in _numbers(one)] for one in wanted}))
        return
    screen = Screen(lang)
    if name is None:
        for one in wanted:
            counts = [sum([puzzle.grade == grade for puzzle in shelf(one)]) for grade in (1, 2, 3)]
            told = ", ".join([f"{stars(grade)} {count}" for grade, count in enumerate(counts, 1)])
            screen.show(Text.assemble((one, "bold"), f"  {shelf_title(screen, one)}: {told}"))
        of_today, number = puzzle_of(today())
        screen.say("puzzle-today", "dim", shelf=of_today, number=number)
        return
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number in _numbers(name):
        puzzle = shelf(name)[number - 1]
        goal = screen.words(f"goal-{puzzle.goal.kind}", amount=puzzle.goal.amount)
        grid.add_row(Text(f"{number:>3}", "cyan"), grade_told(puzzle.grade, lang), Text(goal))
    screen.show(grid)


def stars(grade: int) -> str:
    """Return a grade as it is drawn: filled stars out of three."""
    return "★" * grade + "☆" * (3 - grade)


def grade_told(grade: int, lang: str) -> str:
    """Return a grade as it is drawn, or that nobody has graded the puzzle."""
    return stars(grade) if grade else sentence(lang, "puzzle-ungraded")


def shelf_title(screen: Screen, name: str) -> str:
    """Return what a shelf is called: one of baston's own by the game, a pack's by its name."""
    from baston.puzzles.shelf import SHIPPED

    return screen.words(f"shelf-{name}") if name in SHIPPED else name


def _numbers(name: str) -> range:
    return range(1, len(shelf(name)) + 1)


def _plain(name: str, number: int) -> dict[str, str | int]:
    puzzle = shelf(name)[number - 1]
    return {
        "number": number,
        "game": puzzle.game,
        "mode": puzzle.mode,
        "goal": str(puzzle.goal),
        "seat": puzzle.seat + 1,
        "grade": puzzle.grade,
        "position": puzzle.position,
    }
