"""A network that teaches itself: what the command line asks for, progress, what is told and kept."""

from __future__ import annotations

import errno
import json
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from baston.cli.arguments.seating import Wishes, arranged, seed_of
from baston.cli.runs.manner import Manner
from baston.kernel.game import Game, Refusal
from baston.kernel.state import State
from baston.learning.course import Course
from baston.learning.curve import figures, picture
from baston.learning.plan import SHOWN, SHOWN_AHEAD, Training
from baston.learning.store import Point, Store
from baston.locales import sentence
from baston.report.numbers import decimal
from baston.simulation.files import write_whole

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FIGURES: Final = "curve.csv"
PICTURE: Final = "curve.svg"
SECONDS: Final = 60
SEARCHED: Final = 50  # of a hundred decisions, where a search teaches


class Effort(NamedTuple):
    """How much is played: rounds, games of each, rollouts for each searched decision, games of each trial.

    `ahead`: the network is told what each option gains by the estimate.
    """

    rounds: int
    games: int
    rollouts: int
    trial: int
    ahead: bool = False


def planned(game: Game[State], wishes: Wishes, effort: Effort) -> Training:
    """Make the training that the command line asks for. Raises Refusal for a game that cannot be learned."""
    game.require_search()
    if not game.research.parts:
        raise Refusal("no-observation")
    setup, _ = arranged(game, wishes, simulated=True)
    mode = game.mode(setup)
    share = SEARCHED if effort.rollouts else 0
    of_game = (game.name, game.rules_version, setup, mode, seed_of(wishes))
    shown = SHOWN_AHEAD if effort.ahead else SHOWN
    played = (effort.rounds, effort.games, effort.rollouts)
    return Training(*of_game, *played, share=share, shown=shown, trial=effort.trial, ahead=effort.ahead)


def conduct(training: Training, manner: Manner, seeded: bool, minutes: int | None) -> None:
    """Train, tell how it goes, and keep each round.

    Raises Refusal if the folder cannot be used or the disk is full, OSError, and KeyboardInterrupt with all
    finished rounds kept.
    """
    manner.require_extras()
    if not (manner.out or "").strip():
        raise Refusal("out-empty")
    store = Store(Path(manner.out or "").expanduser())
    ends = None if minutes is None else time.monotonic() + SECONDS * minutes
    with manner.runner(training.games) as runner:
        if manner.resume:
            training = agreed(store, training, seeded)
        else:
            store.begin(training)
        course = Course(training, store, runner)
        try:
            while not course.is_over and (ends is None or time.monotonic() < ends):
                _round(course, manner)
        except KeyboardInterrupt:
            print(_words(manner, "train-kept", course), file=sys.stderr)
            raise
        except OSError as error:
            if error.errno not in FULL:
                raise
            rounds = course.reached.rounds
            raise Refusal(
                "train-full", folder=str(store.folder), done=rounds, rounds=training.rounds
            ) from error
    if manner.as_json:
        print(json.dumps(msgspec.to_builtins(course.reached.points)))
    else:
        print(_words(manner, "train-over" if course.is_over else "train-paused", course))


def agreed(store: Store, asked: Training, seeded: bool) -> Training:
    """Return the training in the folder, with as many rounds as are asked for.

    Raises Refusal unless it is what is asked for, but for the rounds and a seed not given.
    """
    there = store.training()
    for setting in Training.__struct_fields__:
        if setting in ("rounds", "rules_version") or (setting == "seed" and not seeded):
            continue
        if getattr(there, setting) != getattr(asked, setting):
            raise Refusal("train-differs", folder=str(store.folder), setting=f"--{setting}")
    return msgspec.structs.replace(there, rounds=asked.rounds)


def _round(course: Course, manner: Manner) -> None:
    """One round more, with the curve so far and a line that tells of it."""
    with _progress(course.training.games, manner) as tell:
        point = course.next_round(tell)
    points, folder = course.reached.points, course.store.folder
    write_whole(folder / FIGURES, figures(points))
    write_whole(folder / PICTURE, picture(course.training, points, manner.lang))
    if not manner.as_json:
        print(_line(point, course.training.rounds, manner.lang), flush=True)


def _line(point: Point, rounds: int, lang: str) -> str:
    return sentence(
        lang,
        "train-round",
        round=point.round,
        rounds=rounds,
        minutes=decimal(point.minutes, lang),
        decisions=point.decisions,
        games=point.games,
        share=decimal(100 * point.share, lang),
        low=decimal(100 * point.low, lang),
        high=decimal(100 * point.high, lang),
    )


def _words(manner: Manner, key: str, course: Course) -> str:
    folder = course.store.folder
    done, rounds = course.reached.rounds, course.training.rounds
    return sentence(
        manner.lang, key, folder=str(folder), file=str(folder / course.file_name), done=done, rounds=rounds
    )


@contextmanager
def _progress(games: int, manner: Manner) -> Iterator[Callable[[int, int], None]]:
    """A bar of the round's games, if there is a terminal."""
    if manner.as_json or not sys.stderr.isatty():
        yield _untold
        return
    from baston.cli.runs.progress import bar

    with bar(games, manner.lang, "simulate-rate") as show:
        yield show


def _untold(done: int, total: int) -> None:
    """Do nothing: there is no terminal."""
