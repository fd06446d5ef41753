"""Lanes spread over several processes, which step them side by side."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, TypeVar, cast

import numpy as np

from baston.env.encoding import Encoding, Numbers
from baston.env.share import Kind, Share
from baston.games import game_named
from baston.kernel.observation import OPTIONS
from baston.kernel.rng import Rng
from baston.kernel.saving import load_rng
from baston.kernel.state import State
from baston.kernel.text import Json, plain
from baston.worker import Worker, WorkerLost

MEMORY = Path("/dev/shm")  # where Linux keeps files that are on no disk
Task = TypeVar("Task")
Result = TypeVar("Result")


class ProcessLost(RuntimeError):
    """A process of the lanes has ended: their games are lost."""

    def __init__(self) -> None:
        super().__init__(
            "a process of the lanes has ended, perhaps for want of memory, and its games with it; "
            "a script that makes lanes in processes must do so under `if __name__ == '__main__':`"
        )


class Part(NamedTuple):
    """What a process is told of the lanes that it steps: of what kind, from which one on, and how many."""

    kind: Kind
    first: int
    lanes: int
    seed: int  # of its first game
    weighs: bool  # does somebody want the points of all seats after each step?
    memory: str  # the file in which all observations lie …
    all_lanes: int  # … of so many lanes


class Report(NamedTuple):
    """What a process says of its lanes, numbered from 0, after whatever it was asked to do."""

    waiting: list[int]  # lanes whose games are over and have just come to wait
    asked: list[int]
    options: list[int]
    ended: list[int]
    scores: list[float]
    points: list[int]
    standing: list[list[int]]


class Spread:
    """Lanes in several processes; what each method does, `Share` says. Each raises ProcessLost."""

    def __init__(self, kind: Kind, lanes: int, seed: int, processes: int, weighs: bool) -> None:
        self.game = game_named(kind.game)
        self._firsts = [lanes * n // processes for n in range(processes + 1)]
        memory = _reserved(lanes * Encoding(self.game).size * np.dtype(np.int16).itemsize)
        try:
            self.observations = _opened(memory, lanes)
            self._workers = [Worker() for _ in range(processes)]
            parts = {
                n: Part(kind, first, end - first, seed + first, weighs, memory, lanes)
                for n, (first, end) in enumerate(zip(self._firsts, self._firsts[1:], strict=False))
            }
            self._reports = [*self._ask(_make, parts).values()]
        finally:
            with suppress(OSError):  # Windows deletes none that is open
                os.unlink(memory)  # all have opened it: it lasts as long as they do

    @property
    def asked(self) -> list[int]:
        return [seat for report in self._reports for seat in report.asked]

    @property
    def options(self) -> list[int]:
        return [count for report in self._reports for count in report.options]

    @property
    def ended(self) -> list[int]:
        return self._all_lanes([report.ended for report in self._reports])

    @property
    def scores(self) -> list[float]:
        return [score for report in self._reports for score in report.scores]

    @property
    def points(self) -> list[int]:
        return [points for report in self._reports for points in report.points]

    def standing(self) -> list[list[int]]:
        return [points for report in self._reports for points in report.standing]

    def reset(self, seed: int) -> None:
        self._do(_reset, {n: seed + self._firsts[n] for n in range(len(self._workers))})

    def begin(self, seeds: dict[int, int]) -> None:
        tasks: dict[int, dict[int, int]] = {}
        for lane, seed in seeds.items():
            n = self._holder(lane)
            tasks.setdefault(n, {})[lane - self._firsts[n]] = seed
        self._do(_begin, tasks)

    def step(self, actions: list[int]) -> list[int]:
        cuts = self._firsts
        return self._do(_step, {n: actions[cuts[n] : cuts[n + 1]] for n in range(len(self._workers))})

    def let_bots_answer(self, lanes: Iterable[int]) -> list[int]:
        tasks: dict[int, list[int]] = {}
        for lane in lanes:
            n = self._holder(lane)
            tasks.setdefault(n, []).append(lane - self._firsts[n])
        return self._do(_let_bots_answer, tasks)

    def state(self, lane: int) -> State:
        return self.game.load(self._saved(lane)[0])

    def chance(self, lane: int) -> Rng:
        return load_rng(self._saved(lane)[1])

    def _saved(self, lane: int) -> tuple[dict[str, Json], Json]:
        n = self._holder(lane)
        return self._ask(_save, {n: lane - self._firsts[n]})[n]

    def put(self, lane: int, state: State, chance: Rng) -> None:
        n = self._holder(lane)
        self._do(_put, {n: (lane - self._firsts[n], self.game.save(state), plain(chance.save()))})

    def forget(self) -> None:
        # The processes themselves forget with the next step.
        self._reports = [report._replace(ended=[], scores=[], points=[]) for report in self._reports]

    def close(self) -> None:
        """End the processes; nothing more can be done with the lanes."""
        for worker in self._workers:
            worker.stop()

    def _holder(self, lane: int) -> int:
        """Return the number of the process that steps a lane."""
        if not 0 <= lane < self._firsts[-1]:
            raise IndexError(f"there is no lane {lane}")
        return sum(first <= lane for first in self._firsts) - 1

    def _all_lanes(self, by_process: list[list[int]]) -> list[int]:
        """Return lanes as all are numbered."""
        return [self._firsts[n] + lane for n, lanes in enumerate(by_process) for lane in lanes]

    def _do(self, function: Callable[[Task], Report], tasks: dict[int, Task]) -> list[int]:
        """Let these processes do something, side by side. Return the lanes that have come to wait."""
        waiting: list[list[int]] = [[] for _ in self._workers]
        for n, report in self._ask(function, tasks).items():
            self._reports[n] = report
            waiting[n] = report.waiting
        return self._all_lanes(waiting)

    def _ask(self, function: Callable[[Task], Result], tasks: dict[int, Task]) -> dict[int, Result]:
        answers: dict[int, Result] = {}
        errors: list[Exception] = []
        try:
            for n, task in tasks.items():
                self._workers[n].submit(function, task)
            for n in tasks:  # all are waited for, also if one fails: none is left with something to say
                try:
                    answers[n] = cast("Result", self._workers[n].result())
                except WorkerLost:
                    raise
                except Exception as error:
                    errors.append(error)
        except WorkerLost as lost:
            self.close()
            raise ProcessLost from lost
        except BaseException:  # interrupted: what they say now would be taken for an answer to something else
            self.close()
            raise
        if errors:
            raise errors[0]
        return answers


def _reserved(size: int) -> str:
    """Make a file of so many bytes, in memory if it may be. Raises OSError if there is no room for it."""
    number, path = tempfile.mkstemp(prefix="baston-lanes-", dir=MEMORY if MEMORY.is_dir() else None)
    try:
        if hasattr(os, "posix_fallocate"):
            os.posix_fallocate(number, 0, size)
        else:
            os.truncate(number, size)
    except OSError:
        os.unlink(path)
        raise
    finally:
        os.close(number)
    return path


def _opened(path: str, lanes: int) -> Numbers:
    numbers: Numbers = np.asarray(np.memmap(path, np.int16, "r+"))
    return numbers.reshape(lanes, -1)


# In the processes.


class _Held:
    """The lanes of this process, and the memory in which all see what theirs see."""

    def __init__(self, part: Part) -> None:
        self.share = Share(part.kind, part.lanes, part.seed)
        self._weighs = part.weighs
        encoding = Encoding(self.share.game)
        self._options = encoding.slices[OPTIONS].start
        self._row = (encoding.size - self._options) // encoding.actions
        self._most = encoding.actions  # options that a lane had when it was copied last
        self._memory = _opened(part.memory, part.all_lanes)[part.first : part.first + part.lanes]

    def report(self, waiting: list[int], lanes: list[int] | None = None) -> Report:
        """Copy what these lanes see, or all, and tell about all."""
        share = self.share
        most = max(share.options)
        # Further to the right there are zeros, and have been before.
        used = self._options + max(most, self._most) * self._row
        if lanes is None:
            self._memory[:, :used] = share.observations[:, :used]
            self._most = most
        else:
            self._memory[lanes, :used] = share.observations[lanes, :used]
            self._most = max(most, self._most)
        standing = share.standing() if self._weighs else []
        return Report(waiting, share.asked, share.options, share.ended, share.scores, share.points, standing)


_HELD: list[_Held] = []


def _make(part: Part) -> Report:
    _HELD[:] = [_Held(part)]
    return _HELD[0].report([])


def _reset(seed: int) -> Report:
    _HELD[0].share.reset(seed)
    return _HELD[0].report([])


def _begin(seeds: dict[int, int]) -> Report:
    _HELD[0].share.begin(seeds)
    return _HELD[0].report([], [*seeds])


def _step(actions: list[int]) -> Report:
    return _HELD[0].report(_HELD[0].share.step(actions))


def _let_bots_answer(lanes: list[int]) -> Report:
    return _HELD[0].report(_HELD[0].share.let_bots_answer(lanes), lanes)


def _save(lane: int) -> tuple[dict[str, Json], Json]:
    share = _HELD[0].share
    return share.game.save(share.state(lane)), plain(share.chance(lane).save())


def _put(what: tuple[int, dict[str, Json], Json]) -> Report:
    lane, state, chance = what
    share = _HELD[0].share
    share.put(lane, share.game.load(state), load_rng(chance))
    return _HELD[0].report([], [lane])
