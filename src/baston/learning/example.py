"""A decision to learn from: what the seat saw, what the search made of it, how the game ended."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from baston.bots.features import Features
from baston.bots.weights import SEATS

Ints = NDArray[np.int32]
Floats = NDArray[np.float32]
NO_CANDIDATE: Final = -1.0
UNSEATED: Final = -9.0  # the outcome of a seat that is not in the game


@dataclass(frozen=True)
class Example:
    """Features as `baston.bots.features` has them; `rows` holds where the entries of each row begin.

    `target` is the share of the search's visits by option, NO_CANDIDATE for options that bots leave out;
    `outcome` the score of each seat, the asked one first.
    """

    entries: Ints
    columns: Ints
    amounts: Ints
    rows: Ints
    parts: Ints
    target: Floats
    outcome: Floats

    def ended(self, scores: Sequence[float]) -> Example:
        """Return the example with the scores of the game's end, counted from the asked seat."""
        outcome = np.full(SEATS, UNSEATED, np.float32)
        outcome[: len(scores)] = scores
        return replace(self, outcome=outcome)


def example_of(features: Features, target: Sequence[float]) -> Example:
    """Return what has just been read, with the target of its options; its outcome is not known yet."""
    rows = features.rows
    starts = _numbers(features.starts, rows + 1)
    last = int(starts[rows])
    lists = (features.entries, features.columns, features.amounts)
    entries, columns, amounts = (_numbers(numbers, last) for numbers in lists)
    shares = np.array(target, np.float32)
    parts = _numbers(features.row_parts, rows)
    return Example(entries, columns, amounts, starts[:rows], parts, shares, np.zeros(SEATS, np.float32))


def _numbers(numbers: object, count: int) -> Ints:
    assert isinstance(numbers, Sequence) or hasattr(numbers, "__getitem__")
    return np.array(memoryview(numbers)[:count], np.int32)  # type: ignore[arg-type]  # a vec is a buffer


def packed(examples: Sequence[Example]) -> bytes:
    """Return examples as the bytes of an .npz file, without anything that would have to be unpickled."""
    arrays: dict[str, NDArray[np.generic]] = {}
    for field in fields(Example):
        columns = [getattr(example, field.name) for example in examples]
        arrays[field.name] = np.concatenate(columns) if columns else np.zeros(0, np.float32)
        arrays[f"{field.name}_lengths"] = np.array([len(column) for column in columns], np.int64)
    out = io.BytesIO()
    np.savez(out, **arrays)  # type: ignore[arg-type]  # its stubs take the names for those of options
    return out.getvalue()


def unpacked(data: bytes) -> list[Example]:
    """Return what was packed. Raises ValueError, KeyError or OSError if it is none of that."""
    with np.load(io.BytesIO(data), allow_pickle=False) as arrays:
        if not len(arrays["target_lengths"]):
            return []
        lists = [
            np.split(arrays[field.name], np.cumsum(arrays[f"{field.name}_lengths"])[:-1])
            for field in fields(Example)
        ]
    return [Example(*parts) for parts in zip(*lists, strict=True)]
