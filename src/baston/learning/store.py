"""A training on the disk: what it is, how far it has come, what the last rounds have shown.

Each file is there whole or not at all. A training that is killed goes on from the last that was written.
"""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import msgspec
import numpy as np
from filelock import FileLock, Timeout

from baston.kernel.game import Refusal
from baston.learning.adam import Adam
from baston.learning.example import Examples, packed, unpacked
from baston.learning.model import Numbers
from baston.learning.plan import Training
from baston.simulation.files import write_whole

PLAN: Final = "training.json"
STATE: Final = "state.npz"
LOCK: Final = ".lock"
BROKEN: Final = (ValueError, KeyError, EOFError, OSError)  # what NumPy raises about a file that is none


class Point(msgspec.Struct):
    """A point of the curve: how strong the network was after a round."""

    round: int
    minutes: float  # of training, without trials
    decisions: int  # learned from so far
    games: int  # of the trial
    share: float
    low: float
    high: float
    policy_loss: float
    value_loss: float


class Reached:
    """How far a training has come: the numbers after so many rounds."""

    def __init__(self, numbers: Numbers, adam: Adam, points: list[Point]) -> None:
        self.numbers = numbers
        self.adam = adam
        self.points = points

    @property
    def rounds(self) -> int:
        """How many rounds are done."""
        return len(self.points)


class Store:
    """The folder of one training."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._lock = FileLock(folder / LOCK, timeout=0)

    def begin(self, training: Training) -> None:
        """Make the folder and write down the training. Raises Refusal unless it is new or empty; OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if (self.folder / PLAN).exists():
            raise Refusal("train-exists", folder=str(self.folder))
        if any(file.name[0] != "." for file in self.folder.iterdir()):
            raise Refusal("train-foreign", folder=str(self.folder))
        self._take()
        plan = msgspec.json.format(msgspec.json.encode(training), indent=2) + b"\n"
        write_whole(self.folder / PLAN, plan)

    def training(self) -> Training:
        """Return which training the folder holds. Raises Refusal if it holds none."""
        file = self.folder / PLAN
        if not file.is_file():
            raise Refusal("train-none", folder=str(self.folder))
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Training)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal("train-broken", file=str(file)) from error
        self._take()
        return found

    def _take(self) -> None:
        try:
            self._lock.acquire()
        except Timeout as error:
            raise Refusal("out-busy", folder=str(self.folder)) from error

    def write_examples(self, number: int, examples: Examples) -> None:
        """Keep what a round has shown. Raises OSError."""
        write_whole(self._examples(number), packed(examples))

    def examples(self, number: int) -> Examples | None:
        """Return what a round has shown; None if it has not been played. Raises Refusal."""
        file = self._examples(number)
        if not file.exists():
            return None
        try:
            return unpacked(file.read_bytes())
        except BROKEN as error:
            raise Refusal("train-broken", file=str(file)) from error

    def forget(self, number: int) -> None:
        """Remove what a round has shown, if it is there: nothing more is learned from it."""
        self._examples(number).unlink(missing_ok=True)

    def _examples(self, number: int) -> Path:
        return self.folder / f"round-{number}.npz"

    def write(self, reached: Reached) -> None:
        """Keep how far it has come. Raises OSError."""
        arrays = {f"numbers/{name}": block for name, block in reached.numbers.items()}
        arrays |= {f"mean/{name}": block for name, block in reached.adam.mean.items()}
        arrays |= {f"square/{name}": block for name, block in reached.adam.square.items()}
        points = np.frombuffer(msgspec.json.encode(reached.points), np.uint8)
        out = io.BytesIO()
        np.savez(out, steps=np.array(reached.adam.steps), points=points, **arrays)  # type: ignore[arg-type]
        write_whole(self.folder / STATE, out.getvalue())

    def reached(self, first: Numbers) -> Reached:
        """Return how far it has come; with the `first` numbers if nothing is done. Raises Refusal."""
        file = self.folder / STATE
        adam = Adam(first)
        if not file.exists():
            return Reached(first, adam, [])
        try:
            with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as arrays:
                numbers = {name: arrays[f"numbers/{name}"] for name in first}
                adam.mean = {name: arrays[f"mean/{name}"] for name in first}
                adam.square = {name: arrays[f"square/{name}"] for name in first}
                adam.steps = int(arrays["steps"])
                points = msgspec.json.decode(arrays["points"].tobytes(), type=list[Point])
        except BROKEN as error:
            raise Refusal("train-broken", file=str(file)) from error
        if any(numbers[name].shape != first[name].shape for name in first):
            raise Refusal("train-broken", file=str(file))
        return Reached(numbers, adam, points)
