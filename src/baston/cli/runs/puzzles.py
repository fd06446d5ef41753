"""Making puzzles: games between bots are searched for them, and what is found is kept at once."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from baston.cli.arguments.seating import Wishes, arranged, seed_of
from baston.games import game_named
from baston.kernel.game import Refusal
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
        with _progress(games, lang) as tell:
            for puzzle in make(game, wanted, range(first, first + games), search, tell):
                with file.open("a", encoding="utf-8") as kept:
                    kept.write(("\n" if kept.tell() else "") + puzzles_text([puzzle]))
                found += 1
                goal = sentence(lang, f"goal-{puzzle.goal.kind}", amount=puzzle.goal.amount)
                print(f"{'★' * puzzle.grade:<3} {goal}", flush=True)
    finally:
        counts = {"count": found, "games": search.games, "positions": search.positions}
        print(sentence(lang, "puzzles-made", file=out, **counts), file=sys.stderr)


@contextmanager
def _progress(games: int, lang: str) -> Iterator[Callable[[int], None]]:
    """A bar with rate and time left, if there is a terminal; it is told how many games are searched."""
    if not sys.stderr.isatty():
        yield _untold
        return
    from baston.cli.runs.progress import bar

    with bar(games, lang, "simulate-rate") as show:
        yield lambda done: show(done, games)


def _untold(games: int) -> None:
    """Do nothing: there is no terminal."""


def _there(file: Path) -> list[Puzzle]:
    if not file.exists() or not file.stat().st_size:
        return []
    try:
        return read_puzzles(file.read_text("utf-8"))
    except UnicodeDecodeError as error:
        raise Refusal("no-text-file", file=str(file)) from error
