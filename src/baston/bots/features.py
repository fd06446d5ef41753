"""An observation as what a network sums: for each row words, amounts and links to earlier rows."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from baston.kernel.observation import OPTIONS, Part, Sheet

MOST_AMOUNT: Final = 32  # greater numbers count as this one where they are amounts; as words they differ
FACTOR: Final = 0x9E3779B1  # odd, near 2**32 divided by the golden ratio: neighbours are spread
SALT: Final = 0x85EBCA6B
HALF: Final = 15  # bits by which a product is shifted, so that its upper bits count too
NO_PART: Final = -1
GAIN: Final = (
    "gain"  # a column that options have beyond those of the observation, where a network looks ahead
)


class Features:
    """The features of one observation at a time.

    Each number that is not 0 is an entry of its row. A column that links, as `Part.links` says, gives the row
    it names, written as −1 − row; every other number gives a word, from 0 below `words`, and an amount: the
    number itself, within ±MOST_AMOUNT. `entries`, `columns` and `amounts` stand row after row; the entries
    of row r are those from `starts[r]` to before `starts[r + 1]`. Rows of all parts are numbered from 0,
    those of options last, from `first_option` on; `row_parts` says which part each is of.

    With `ahead` options have one column more than the parts say, the last of all: GAIN.

    A word is a hash of the column's name and the number: a card is the same word in a hand and in play, but
    another one where it is an option. Two that meet in one word are learned together.
    """

    entries: vec[i32]
    columns: vec[i32]
    amounts: vec[i32]
    starts: vec[i32]
    row_parts: vec[i32]
    rows: int
    first_option: int

    def __init__(self, parts: tuple[Part, ...], words: int, ahead: bool = False) -> None:
        self.ahead = ahead
        self._mask: i64 = words - 1
        self._sizes = [part.size for part in parts]
        self._widths = [len(part.columns) for part in parts]
        salts = [_salt(part, column) for part in parts for column in part.columns]
        links = [_link(parts, part, column) for part in parts for column in part.columns]
        self._gain_column = len(salts)
        salts.append(_salt(parts[-1], GAIN))
        links.append(NO_PART)
        self._salts = vec[i64](salts)
        self._links = vec[i64](links)
        self._first_rows = vec[i64]([0] * (len(parts) + 1))
        numbers, rows = sum(self._sizes) + parts[-1].rows, sum([part.rows for part in parts])
        self.entries = vec[i32]([0] * numbers)
        self.columns = vec[i32]([0] * numbers)
        self.amounts = vec[i32]([0] * numbers)
        self.starts = vec[i32]([0] * (rows + 1))
        self.row_parts = vec[i32]([0] * rows)
        self.rows = 0
        self.first_option = 0

    def read(self, sheet: Sheet, gains: list[int]) -> None:
        """Take the features of the only observation of a sheet, with the gains of its options, if any."""
        lengths = sheet.lengths()
        numbers, first_rows = sheet.numbers, self._first_rows
        entry: i64 = 0
        row: i64 = 0
        at: i64 = 0
        column: i64 = 0
        last = len(self._sizes) - 1
        for part in range(len(self._sizes)):
            width: i64 = self._widths[part]
            end: i64 = at + min(lengths[part], self._sizes[part])
            first_rows[part] = row
            here = at
            while here < end:
                self.starts[row] = i32(entry)
                self.row_parts[row] = i32(part)
                for n in range(width):
                    number = i64(numbers[here + n])
                    if number != 0:
                        entry = self._add(entry, row, column + n, number)
                option = int(row - first_rows[part])
                if part == last and option < len(gains) and gains[option] != 0:
                    entry = self._add(entry, row, self._gain_column, gains[option])
                row += 1
                here += width
            at += self._sizes[part]
            column += width
        self.starts[row] = i32(entry)
        first_rows[len(self._sizes)] = row
        self.rows = int(row)
        self.first_option = int(first_rows[len(self._sizes) - 1])

    def _add(self, entry: i64, row: i64, column: i64, number: i64) -> i64:
        """Add an entry to the current row; return the number of the next entry."""
        part = self._links[column]
        if part == NO_PART:
            mixed = (number * FACTOR) ^ self._salts[column]
            self.entries[entry] = i32((mixed ^ (mixed >> HALF)) & self._mask)
            self.amounts[entry] = i32(max(-MOST_AMOUNT, min(number, MOST_AMOUNT)))
        else:
            linked = self._first_rows[part] + number - 1
            if number < 1 or linked >= row or linked >= self._end_of(part, row):
                return entry  # nothing that has been read
            self.entries[entry] = i32(-1 - linked)
            self.amounts[entry] = 0
        self.columns[entry] = i32(column)
        return entry + 1

    def _end_of(self, part: i64, row: i64) -> i64:
        """The row after the last of a part; of the one that is being read, the current row."""
        return self._first_rows[part + 1] if i64(self.row_parts[row]) > part else row


def _salt(part: Part, column: str) -> int:
    """What tells the words of one column from those of others: its name, and whether it is an option's."""
    mixed = 1 if part.name == OPTIONS else 0
    for letter in column:
        mixed = (mixed * 31 + ord(letter)) & 0xFFFFFFFF
    return mixed * SALT & 0xFFFFFFFF


def _link(parts: tuple[Part, ...], part: Part, column: str) -> int:
    """The number of the part whose rows a column names; NO_PART for any other column."""
    names = [other.name for other in parts]
    for linking, name in part.links:
        if linking == column:
            return names.index(name)
    return NO_PART
