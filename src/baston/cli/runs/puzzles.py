"""Making puzzles: games between bots are searched for them, and what is found is kept at once."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from baston.cli.arguments.seating import Wishes, arranged, seed_of
from baston.games import game_named
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.locales import sentence
from baston.puzzles.making import Search, Wanted, kinds_of, likeness_of, make
from baston.puzzles.puzzle import Puzzle, puzzles_text, read_puzzles


def make_puzzles(name: str, wishes: Wishes, games: int, goals: list[str], out: str, lang: str) -> None:
    """Search so many games for puzzles and add each to the file as it is found.

    What the file has already is kept and not made again. Raises Refusal, OSError; KeyboardInterrupt goes on
    once it has been said what was kept.
    """
    game = game_named(name)
    kinds = kinds_of(game, goals)
    setup, _ = arranged(game, wishes, simulated=True)
    file = Path(out).expanduser()
    search = Search(known={likeness_of(puzzle) for puzzle in _there(file)})
    first = seed_of(wishes)
    wanted = Wanted(setup.players, setup.options, kinds)
    found = 0
    try:
        for puzzle in _told(game, wanted, range(first, first + games), search, lang):
            with file.open("a", encoding="utf-8") as kept:
                kept.write(("\n" if kept.tell() else "") + puzzles_text([puzzle]))
            found += 1
    finally:
        key = "puzzles-made"
        print(
            sentence(lang, key, count=found, games=search.games, positions=search.positions, file=out),
            file=sys.stderr,
        )


def _told(game: Game[State], wanted: Wanted, seeds: range, search: Search, lang: str) -> Iterator[Puzzle]:
    """The puzzles as they are found, each told in a line with how far the search is."""
    for puzzle in make(game, wanted, seeds, search):
        goal = sentence(lang, f"goal-{puzzle.goal.kind}", amount=puzzle.goal.amount)
        stars = "★" * puzzle.grade
        done = sentence(lang, "puzzles-so-far", done=search.games, games=len(seeds))
        print(f"{stars:<3} {goal} {done}", flush=True)
        yield puzzle


def _there(file: Path) -> list[Puzzle]:
    if not file.exists() or not file.stat().st_size:
        return []
    try:
        return read_puzzles(file.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise Refusal("no-text-file", file=str(file)) from error
