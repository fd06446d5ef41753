"""Making a part of a game do nothing for a while, and whether its tests notice."""

from __future__ import annotations

import contextlib
import io
import signal
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import pytest

from baston.kernel.effect import Rulebook, S
from baston.kernel.frame import Frame
from baston.kernel.state import State

ELSEWHERE = ("factions", "champions", "test_playthrough.py", "test_whole_games.py")
LONGEST = 120  # seconds
# Each run of pytest finds what the one before has imported; other searches import hypothesis besides.
AGAIN = ("-W", "ignore::pytest.PytestAssertRewriteWarning")

Blank = tuple[str, Callable[[], Callable[[], None]]]  # what is blanked; do it, and get its undoing
T = TypeVar("T")


def nothing(state: State, me: Frame) -> None:
    """The act of a blanked step."""


def setting(thing: object, name: str, value: object) -> Callable[[], Callable[[], None]]:
    """Give a thing another value for the while."""

    def blank() -> Callable[[], None]:
        before = getattr(thing, name)
        setattr(thing, name, value)
        return lambda: setattr(thing, name, before)

    return blank


def leaving_out(things: list[T], thing: T) -> Callable[[], Callable[[], None]]:
    """Take a thing out of a list for the while."""

    def blank() -> Callable[[], None]:
        place = things.index(thing)
        del things[place]
        return lambda: things.insert(place, thing)

    return blank


def blanks_of_effects(rules: Rulebook[S], is_meant: Callable[[str], bool]) -> Iterator[Blank]:
    """Each step of the effects whose names are meant, and its "if you do"."""
    for effect in rules.effects:
        if is_meant(effect.name):
            for i, step in enumerate(effect.steps):
                yield f"{effect.name}, step {i + 1}", setting(step, "act", nothing)
                if step.if_acted:
                    yield f"{effect.name}, step {i + 1}, its condition", setting(step, "if_acted", False)


def unnoticed(blanks: Iterable[Blank], passes: Callable[[], bool]) -> list[str]:
    """What can be made to do nothing and the tests still pass."""
    found: list[str] = []
    for what, blank in blanks:
        undo = blank()
        try:
            if passes():
                found.append(what)
        finally:
            undo()
    return found


class OnlyOf:
    """A pytest plugin: keeps only the tests marked with the card."""

    def __init__(self, id: str) -> None:
        self.id = id

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if any(self.id in mark.args for mark in item.iter_markers("card"))]


class OnlyOfRules:
    """A pytest plugin: leaves out whole games, which notice too late, and what tests say of single cards."""

    def pytest_ignore_collect(self, collection_path: Path) -> bool | None:
        return True if collection_path.name in ELSEWHERE else None


def passes(tests: Path, *plugins: object) -> bool:
    """Do these tests pass? One that does not come to an end fails."""
    arguments = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *AGAIN, str(tests)]
    signal.signal(signal.SIGALRM, _too_long)
    signal.alarm(LONGEST)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            return pytest.main(arguments, plugins=[*plugins]) == pytest.ExitCode.OK
    except TimeoutError:
        return False
    finally:
        signal.alarm(0)


def _too_long(*of: object) -> None:
    raise TimeoutError
