"""Several examples as one: rows of different numbers side by side, and the order in which they are summed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from baston.bots.network import AMOUNT_BITS
from baston.learning.example import NO_CANDIDATE, Example, Floats

Places = NDArray[np.int64]
AMOUNT: Final = 1 << AMOUNT_BITS  # counts as 1


class Links:
    """The links of one level: rows that name rows of lower levels alone, and the columns that name them."""

    def __init__(self, rows: Places, sources: Places, columns: Places) -> None:
        self.rows = rows
        self.sources = sources
        self.columns = columns


class Batch:
    """Examples to be learned from at once. `words` are the entries that are no links, of all rows in order.

    The first word of each row stands for its part, and follows those of numbers: every row has one.
    """

    def __init__(self, examples: Sequence[Example], words: int, parts: int) -> None:
        self.size = len(examples)
        self._lay_out(examples, words, parts)
        rows, sources, columns = self._links
        self.levels = _levels(rows, sources, columns, self.rows)
        options = [len(example.target) for example in examples]
        ends = np.cumsum([len(example.rows) for example in examples])
        spans = [np.arange(end - count, end) for end, count in zip(ends, options, strict=True)]
        self.options: Places = np.concatenate(spans)
        self.option_of: Places = np.repeat(np.arange(self.size), options)
        self.option_starts: Places = np.cumsum([0, *options[:-1]])
        shares = np.concatenate([example.target for example in examples])
        self.able: NDArray[np.bool_] = shares != NO_CANDIDATE
        self.target: Floats = np.where(self.able, shares, 0).astype(np.float32)
        self.outcome: Floats = np.stack([example.outcome for example in examples])

    def _lay_out(self, examples: Sequence[Example], words: int, parts: int) -> None:
        counts = [len(example.rows) for example in examples]
        firsts = np.cumsum([0, *counts[:-1]])  # the first row of each example
        self.rows = int(sum(counts))
        row_parts = np.concatenate([example.parts for example in examples]).astype(np.int64)
        example_of = np.repeat(np.arange(self.size), counts)
        self.pools: Places = example_of * parts + row_parts
        sizes = [np.diff(example.rows, append=len(example.entries)) for example in examples]
        row_of = np.repeat(np.arange(self.rows), np.concatenate(sizes))
        entries = np.concatenate([example.entries for example in examples]).astype(np.int64)
        columns = np.concatenate([example.columns for example in examples]).astype(np.int64)
        amounts = np.concatenate([example.amounts for example in examples])
        is_link = entries < 0
        first_of = np.repeat(firsts, [len(example.entries) for example in examples])
        self._links = row_of[is_link], (first_of - 1 - entries)[is_link], columns[is_link]
        kept = ~is_link
        of_parts = np.arange(self.rows)
        rows = np.concatenate([of_parts, row_of[kept]])
        order = np.argsort(rows, kind="stable")
        self.row_of: Places = rows[order]
        self.words: Places = np.concatenate([words + row_parts, entries[kept]])[order]
        self.amounts: Floats = (np.concatenate([0 * of_parts, amounts[kept]]) / AMOUNT).astype(np.float32)[
            order
        ]
        self.columns: Places = np.concatenate([0 * of_parts, columns[kept]])[order]
        self.starts: Places = np.searchsorted(self.row_of, of_parts)


def _levels(rows: Places, sources: Places, columns: Places, count: int) -> list[Links]:
    """The links, those first whose rows need no other link."""
    level = np.zeros(count, np.int64)
    while True:
        needed = np.zeros(count, np.int64)
        np.maximum.at(needed, rows, level[sources] + 1)
        if (needed == level).all():
            break
        level = needed
    found = []
    for number in range(1, int(level.max(initial=0)) + 1):
        here = level[rows] == number
        found.append(Links(rows[here], sources[here], columns[here]))
    return found


def summed(values: Floats, places: Places, count: int) -> Floats:
    """Return the sums of rows of values by their places, in a fixed order."""
    out = np.zeros((count, values.shape[1]), np.float32)
    if len(places):
        order = np.argsort(places, kind="stable")
        sorted_places = places[order]
        starts = np.flatnonzero(np.diff(sorted_places, prepend=-1))
        out[sorted_places[starts]] = np.add.reduceat(values[order], starts, axis=0)
    return out
