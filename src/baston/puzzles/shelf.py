"""The puzzles that there are: those that come with baston, and those of installed packs.

A shelf is one file's puzzles under one name, numbered from 1. A pack brings its own as an entry point of the
group `baston.puzzles`: its name is the shelf's, its value a package with the file `puzzles.toml`.
"""

from __future__ import annotations

from datetime import UTC, date, datetime
from functools import lru_cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Final

from baston.kernel.game import Refusal
from baston.puzzles.puzzle import Puzzle, read_puzzles

SHIPPED: Final = ("smashup", "base-principale", "superfantasybrawl", "galacticlash")
GROUP: Final = "baston.puzzles"
FILE: Final = "puzzles.toml"  # of a pack


def shelves() -> list[str]:
    """Return the names of all shelves, those of packs last."""
    own = [point.name for point in entry_points(group=GROUP) if point.name not in SHIPPED]
    return [*SHIPPED, *sorted(set(own))]


@lru_cache(maxsize=16)
def shelf(name: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a shelf, in order. Raises Refusal if there is none, or its file is broken."""
    if name in SHIPPED:
        return tuple(read_puzzles(files("baston.puzzles.data").joinpath(f"{name}.toml").read_text("utf-8")))
    for point in entry_points(group=GROUP):
        if point.name == name:
            try:
                text = files(point.value).joinpath(FILE).read_text("utf-8")
            except (OSError, ImportError) as error:
                raise Refusal("puzzles-pack", name=name, file=FILE) from error
            return tuple(read_puzzles(text))
    raise Refusal("unknown-shelf", name=name[:40], known=", ".join(shelves()))


def puzzle_numbered(name: str, number: int) -> Puzzle:
    """Return a puzzle of a shelf by its number, from 1. Raises Refusal if there is none."""
    puzzles = shelf(name)
    if not 1 <= number <= len(puzzles):
        raise Refusal("unknown-puzzle", number=number, last=len(puzzles))
    return puzzles[number - 1]


def today() -> date:
    """Return the day as it is in Greenwich, so that all have the same puzzle."""
    return datetime.now(UTC).date()


def puzzle_of(day: date) -> tuple[str, int]:
    """Return the shelf and the number of a day's puzzle: the same for everybody, another game each day."""
    turn, place = divmod(day.toordinal(), len(SHIPPED))
    name = SHIPPED[place]
    count = len(shelf(name))
    return name, _mixed(turn, count) + 1


def _mixed(turn: int, count: int) -> int:
    """All numbers below `count`, one after another, so that grades alternate."""
    step = next(step for step in range(count * 5 // 13 + 1, count + 2) if _has_no_common_part(step, count))
    return turn * step % count


def _has_no_common_part(one: int, other: int) -> bool:
    while other:
        one, other = other, one % other
    return one == 1
