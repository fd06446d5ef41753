"""Columns: a number for each handle, packed."""

from __future__ import annotations

import pytest

from baston.kernel.column import a_column, column, empty, filled, handle_of, plain_column
from baston.kernel.text import BrokenSave, Json


def test_a_copy_of_a_column_goes_its_own_way() -> None:
    one = column([3, -1, 1 << 20])
    other = one[:]
    other[0] = 7
    assert plain_column(one) == [3, -1, 1 << 20]
    assert plain_column(other) == [7, -1, 1 << 20]


def test_columns_of_one_number_and_of_none() -> None:
    assert plain_column(filled(-1, 3)) == [-1, -1, -1]
    assert len(empty()) == 0


def test_the_first_handle_of_a_card_is_found_from_a_handle_on() -> None:
    what = column([5, 0, 5, 8, 5])
    assert [handle_of(what, 5, first, 5) for first in range(5)] == [0, 2, 2, 4, 4]
    with pytest.raises(LookupError, match="nothing from 0 to 2 is 8"):
        handle_of(what, 8, 0, 3)


@pytest.mark.parametrize(
    ("saved", "why"),
    [
        ([1 << 31], "too large"),
        ([-(1 << 31) - 1], "too large"),
        ([1 << 70], "too large"),
        ([1, "2"], "'2' is no number"),
        (None, "None is no list"),
    ],
)
def test_a_saved_column_must_hold_numbers_that_fit(saved: Json, why: str) -> None:
    with pytest.raises(BrokenSave, match=why):
        a_column(saved)


def test_a_saved_column_comes_back() -> None:
    numbers = [(1 << 31) - 1, -(1 << 31), 0]
    assert plain_column(a_column([*numbers])) == numbers
