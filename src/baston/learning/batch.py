"""Several examples as one: rows of different numbers side by side, and matrices that sum them."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csc_array, csr_array

from baston.bots.network import AMOUNT_BITS
from baston.learning.example import NO_CANDIDATE, Examples, Floats, Places

AMOUNT: Final = 1 << AMOUNT_BITS  # counts as 1


class Links:
    """The links of one level: rows that name rows of lower levels alone, and the columns that name them.

    `by_row`, `by_source` and `by_column` sum what there is for each link.
    """

    def __init__(self, rows: Places, sources: Places, columns: Places, size: tuple[int, int]) -> None:
        self.sources = sources
        self.columns = columns
        self.linking: Places = np.unique(rows)
        self.by_row = sums(rows, size[0])
        self.by_source = sums(sources, size[0])
        self.by_column = sums(columns, size[1])


class Batch:
    """Examples to be learned from at once, of a network with so many words, columns and parts.

    `given` sums for each row the vectors of its words and the slopes of its columns, which stand below those,
    times its amounts.
    """

    def __init__(self, examples: Examples, words: int, columns: int, parts: int) -> None:
        self.size = len(examples)
        self.rows = len(examples.rows)
        ends, options = np.cumsum(examples.row_counts), examples.option_counts
        self.option_starts: Places = np.cumsum(options) - options
        self.option_of: Places = np.repeat(np.arange(self.size), options)
        self.options: Places = np.arange(options.sum()) + np.repeat(
            ends - options - self.option_starts, options
        )
        self.by_example = sums(self.option_of, self.size)
        self.able: NDArray[np.bool_] = examples.target != NO_CANDIDATE
        self.target: Floats = np.where(self.able, examples.target, 0).astype(np.float32)
        self.outcome = examples.outcome
        self.merit: Floats = examples.merit[:, 0]
        self.before: Floats = examples.merit[:, 1]
        example_of = np.repeat(np.arange(self.size), examples.row_counts)
        row_parts = examples.parts.astype(np.int64)
        self.pools: Places = example_of * parts + row_parts
        self.by_pool = sums(self.pools, self.size * parts)
        row_of = np.repeat(np.arange(self.rows), examples.rows)
        entries, of_columns = examples.entries.astype(np.int64), examples.columns.astype(np.int64)
        is_link = entries < 0
        first_rows = np.repeat(ends - examples.row_counts, examples.entry_counts)
        linked = (first_rows - 1 - entries)[is_link]
        self.levels = _levels(row_of[is_link], linked, of_columns[is_link], (self.rows, columns))
        kept = ~is_link
        both = np.stack([entries[kept], words + of_columns[kept]], 1).ravel()
        amounts = examples.amounts[kept] / AMOUNT
        numbers = np.stack([np.ones_like(amounts), amounts], 1).astype(np.float32).ravel()
        starts = np.concatenate([[0], 2 * np.cumsum(np.bincount(row_of[kept], minlength=self.rows))])
        self.given = csr_array((numbers, both, starts), shape=(self.rows, words + columns))
        self.part_of = row_parts
        self.by_part = sums(row_parts, parts)


def _levels(rows: Places, sources: Places, columns: Places, size: tuple[int, int]) -> list[Links]:
    """The links, those first whose rows need no other link."""
    level = np.zeros(size[0], np.int64)
    while True:
        needed = np.zeros(size[0], np.int64)
        np.maximum.at(needed, rows, level[sources] + 1)
        if (needed == level).all():
            break
        level = needed
    found = []
    for number in range(1, int(level.max(initial=0)) + 1):
        here = level[rows] == number
        found.append(Links(rows[here], sources[here], columns[here], size))
    return found


def sums(places: Places, count: int) -> csc_array:
    """Return what sums rows of numbers by their places, from 0 to below `count`."""
    at = np.arange(len(places) + 1)
    return csc_array((np.ones(len(places), np.float32), places, at), shape=(count, len(places)))
