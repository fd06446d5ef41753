"""Decisions to learn from: what the seat saw, what it is to do there, how the game ended."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from baston.bots.features import Features
from baston.bots.weights import SEATS

Number = TypeVar("Number", np.int32, np.float32)
Ints = NDArray[np.int32]
Places = NDArray[np.int64]
Floats = NDArray[np.float32]
NO_CANDIDATE: Final = -1.0
TAUGHT: Final = 0.0  # the chance of what was not drawn, but shown by a teacher
UNSEATED: Final = -9.0  # the outcome of a seat that is not in the game
MERIT: Final = 2
NO_SPREAD: Final = np.float32(1e-6)


@dataclass(frozen=True)
class Seen:
    """What has been seen at decisions, with features as `baston.bots.features` has them.

    `rows` holds how many entries each row has; `target` the share of each option in what is to be learned,
    NO_CANDIDATE for options that bots leave out; `outcome` the score of each seat, the asked one first.
    `merit` holds two numbers: how much better the option turned out than was expected, and with which chance
    the network had drawn it; 1 and TAUGHT where a teacher says what to do.
    """

    entries: Ints
    columns: Ints
    amounts: Ints
    rows: Ints
    parts: Ints
    target: Floats
    outcome: Floats
    merit: Floats


@dataclass(frozen=True)
class Example(Seen):
    """One decision."""

    @property
    def is_taught(self) -> bool:
        """Whether a teacher shows what to do, and not what was drawn how it turned out."""
        return bool(self.merit[1] == TAUGHT)

    def ended(self, scores: Sequence[float]) -> Example:
        """Return the example with the scores of the game's end, counted from the asked seat."""
        outcome = np.full(SEATS, UNSEATED, np.float32)
        outcome[: len(scores)] = scores
        return replace(self, outcome=outcome)


def example_of(features: Features, target: Sequence[float]) -> Example:
    """Return what has just been read, with the target of its options, as a teacher's.

    Its outcome is not known yet.
    """
    rows = features.rows
    starts = _numbers(features.starts, rows + 1)
    last = int(starts[rows])
    lists = (features.entries, features.columns, features.amounts)
    entries, columns, amounts = (_numbers(numbers, last) for numbers in lists)
    shares = np.array(target, np.float32)
    parts = _numbers(features.row_parts, rows)
    unknown, taught = np.zeros(SEATS, np.float32), np.array([1, TAUGHT], np.float32)
    return Example(entries, columns, amounts, np.diff(starts), parts, shares, unknown, taught)


def _numbers(numbers: object, count: int) -> Ints:
    assert isinstance(numbers, Sequence) or hasattr(numbers, "__getitem__")
    return np.array(memoryview(numbers)[:count], np.int32)  # type: ignore[arg-type]  # a vec is a buffer


@dataclass(frozen=True)
class Examples(Seen):
    """Many examples, whose numbers stand one after another; `outcome` and `merit` have a row for each.

    Of each example `entry_counts`, `row_counts` and `option_counts` say how many there are.
    """

    entry_counts: Places
    row_counts: Places
    option_counts: Places

    def __len__(self) -> int:
        return len(self.merit)

    def picked(self, places: Places) -> Examples:
        """Return those at these places, in this order."""
        entries = _ranges(self.entry_counts, places)
        rows, options = _ranges(self.row_counts, places), _ranges(self.option_counts, places)
        return Examples(
            *(self.entries[entries], self.columns[entries], self.amounts[entries]),
            *(self.rows[rows], self.parts[rows], self.target[options]),
            *(self.outcome[places], self.merit[places]),
            *(self.entry_counts[places], self.row_counts[places], self.option_counts[places]),
        )

    def evened(self) -> Examples:
        """Return them with merits that are 0 in the mean, and 1 away from it, but for those of teachers."""
        drawn = self.merit[:, 1] != TAUGHT
        merit = self.merit.copy()
        if drawn.any():
            own = merit[drawn, 0]
            merit[drawn, 0] = (own - own.mean()) / (own.std() + NO_SPREAD)
        return replace(self, merit=merit)


def _ranges(counts: Places, places: Places) -> Places:
    """Where the numbers of the examples at these places stand."""
    ends, lengths = np.cumsum(counts), counts[places]
    firsts = ends[places] - lengths
    before = np.cumsum(lengths) - lengths
    ranges: Places = np.arange(lengths.sum()) + np.repeat(firsts - before, lengths)
    return ranges


def joined(examples: Sequence[Example]) -> Examples:
    """Return examples as one."""
    return Examples(
        _in_line([one.entries for one in examples]),
        _in_line([one.columns for one in examples]),
        _in_line([one.amounts for one in examples]),
        _in_line([one.rows for one in examples]),
        _in_line([one.parts for one in examples]),
        _in_line([one.target for one in examples]).astype(np.float32),
        np.array([one.outcome for one in examples], np.float32).reshape(-1, SEATS),
        np.array([one.merit for one in examples], np.float32).reshape(-1, MERIT),
        np.array([len(one.entries) for one in examples], np.int64),
        np.array([len(one.rows) for one in examples], np.int64),
        np.array([len(one.target) for one in examples], np.int64),
    )


def _in_line(columns: Sequence[NDArray[Number]]) -> NDArray[Number]:
    return np.concatenate(columns) if columns else np.zeros(0, np.int32)


def packed(examples: Examples) -> bytes:
    """Return examples as the bytes of an .npz file, without anything that would have to be unpickled."""
    out = io.BytesIO()
    np.savez(out, **{field.name: getattr(examples, field.name) for field in fields(Examples)})
    return out.getvalue()


def unpacked(data: bytes) -> Examples:
    """Return what was packed. Raises ValueError, KeyError or OSError if it is none of that."""
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        return Examples(*[arrays[field.name] for field in fields(Examples)])
