"""The network that plays: what an observation is worth to each seat, and how good each option looks.

All is done in whole numbers, so that the answers are the same compiled or not and on every machine: numbers
of a file are 1/1024 each, sums are exact in any order, and every activation is cut to a range in which no
product passes 64 bits, whatever a file holds.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from baston.bots.features import Features
from baston.bots.weights import SEATS, Weights
from baston.kernel.observation import Part, Sheet

BITS: Final = 10  # of a fraction
ONE: Final = 1 << BITS
AMOUNT_BITS: Final = 3  # an amount of 8 counts as 1
POOL_BITS: Final = 3  # of the rows of a part an eighth of the sum is read
MOST: Final = 1 << 17  # of an activation: 128.0


class Network:
    """Weights laid out for one game; `read` an observation, then ask for `values` or `scores`.

    A row is a vector: the sum of its words' vectors, of its amounts times their slopes, and of the rows that
    it links to, each number of these scaled, and cut below 0. The rows of each part are added up; a layer
    makes of these sums how the table stands; from there come the values, and together with an option's row
    its score.
    """

    features: Features

    def __init__(self, weights: Weights, parts: tuple[Part, ...]) -> None:
        self.features = Features(parts, weights.words, weights.looks_ahead(parts))
        self._width = weights.width
        self._parts = len(parts)
        self._weights = weights
        rows = sum([part.rows for part in parts])
        self._vectors = vec[i64]([0] * (rows * weights.width))
        self._pools = vec[i64]([0] * (len(parts) * weights.width))
        self._table = vec[i64]([0] * weights.width)
        self._sum = vec[i64]([0] * weights.width)

    def read(self, sheet: Sheet, gains: list[int]) -> None:
        """Read the only observation of a sheet, with the gains of its options, if it looks ahead."""
        self.features.read(sheet, gains)
        for n in range(len(self._pools)):
            self._pools[n] = 0
        for row in range(self.features.rows):
            self._add_row(row)
        weights = self._weights
        _layer(self._table, weights.mix, weights.mix_offsets, self._pools, 0, BITS + POOL_BITS)
        _cut(self._table)

    def _add_row(self, row: i64) -> None:
        """Work out the vector of a row, and add it to those of its part."""
        features, weights, width = self.features, self._weights, i64(self._width)
        vectors, total = self._vectors, self._sum
        words, slopes, links = weights.vectors, weights.slopes, weights.links
        offset = i64(features.row_parts[row]) * width
        for d in range(width):
            total[d] = i64(weights.offsets[offset + d]) << AMOUNT_BITS
        for n in range(i64(features.starts[row]), i64(features.starts[row + 1])):
            entry, column = i64(features.entries[n]), i64(features.columns[n]) * width
            if entry < 0:
                linked = (-1 - entry) * width
                for d in range(width):
                    total[d] += (i64(links[column + d]) * vectors[linked + d]) >> (BITS - AMOUNT_BITS)
                continue
            amount, word = i64(features.amounts[n]), entry * width
            for d in range(width):
                total[d] += (i64(words[word + d]) << AMOUNT_BITS) + amount * i64(slopes[column + d])
        at = row * width
        pools = self._pools
        for d in range(width):
            x = total[d] >> AMOUNT_BITS
            if x > 0:
                x = min(x, i64(MOST))
                vectors[at + d] = x
                pools[offset + d] += x
            else:
                vectors[at + d] = 0

    def values(self) -> list[float]:
        """Return what the observation is worth to each seat, its own first, from −1 to 1."""
        weights = self._weights
        out = vec[i64]([0] * SEATS)
        _layer(out, weights.values, weights.value_offsets, self._table, 0, BITS)
        return [int(x) / (ONE + abs(int(x))) for x in out]

    def scores(self) -> list[int]:
        """Return the score of each option that the observation has room for: 1/1024 of a logit each."""
        weights, width = self._weights, i64(self._width)
        lean, turned = vec[i64]([0] * self._width), vec[i64]([0] * self._width)
        _layer(lean, weights.lean, weights.turn_offsets, self._table, 0, BITS)
        found: list[int] = []
        for row in range(i64(self.features.first_option), i64(self.features.rows)):
            _layer(turned, weights.turn, weights.no_offsets, self._vectors, row * width, BITS)
            total: i64 = 0
            for d in range(width):
                x = turned[d] + lean[d]
                if x > 0:
                    total += min(x, i64(MOST)) * i64(weights.score[d])
            found.append(int(total >> BITS))
        return found


def _layer(
    out: vec[i64], matrix: vec[i16], offsets: vec[i16], given: vec[i64], first: i64, bits: i64
) -> None:
    """Write a matrix times the numbers given from `first` on, shifted, plus the offsets.

    The matrix stands number given by number given, most of which are 0: a row for each, of what it adds to
    each number of `out`.
    """
    wide = i64(len(out))
    for d in range(wide):
        out[d] = 0
    at: i64 = 0
    for n in range(first, first + i64(len(matrix)) // wide):
        x = given[n]
        if x != 0:
            for d in range(wide):
                out[d] += i64(matrix[at + d]) * x
        at += wide
    for d in range(wide):
        out[d] = (out[d] >> bits) + i64(offsets[d])


def _cut(numbers: vec[i64]) -> None:
    """Cut numbers to the range of an activation."""
    for n in range(i64(len(numbers))):
        numbers[n] = max(i64(0), min(numbers[n], i64(MOST)))
