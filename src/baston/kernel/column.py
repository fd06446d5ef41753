"""Columns of a state: a number for each handle, packed, so that they are quick to copy and stay in caches."""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i32

from baston.kernel.text import BrokenSave, Json, ints

# In quotes: compiled, the alias itself could not be made when the module is imported.
Column: TypeAlias = "vec[i32]"


def column(numbers: list[int]) -> Column:
    """Return a column that holds these numbers."""
    return vec[i32](numbers)


def filled(number: int, times: int) -> Column:
    """Return a column of the length `times` that holds the same number everywhere."""
    return vec[i32]([number] * times)


def empty() -> Column:
    """Return a column of the length 0."""
    return vec[i32]()


def plain_column(numbers: Column) -> list[Json]:
    """Return the numbers of a column as a list that JSON can hold."""
    return [*numbers]


def a_column(value: Json) -> Column:
    """Return a saved list of numbers as a column. Raises BrokenSave if it is none."""
    numbers = ints(value)
    try:
        return column(numbers)
    except (ValueError, OverflowError) as error:
        raise BrokenSave("a number of a column is too large") from error


def check_lengths(what: Column, columns: list[Column]) -> None:
    """Raise BrokenSave unless all columns are as long as `what`, the column of printed numbers."""
    for numbers in columns:
        if len(numbers) != len(what):
            raise BrokenSave("the columns differ in length")


def handle_of(what: Column, number: int, first: int, end: int) -> int:
    """Return the first handle in range(first, end) whose printed number is `number`. Raises LookupError."""
    for handle in range(first, end):
        if what[handle] == number:
            return handle
    raise LookupError(f"nothing from {first} to {end - 1} is {number}")
