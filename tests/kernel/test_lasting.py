"""Modifiers that end, windows that are copied, and plain values."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baston.kernel.modifier import END_OF_TURN, START_OF_TURN, Modifier, still
from baston.kernel.text import BrokenSave, Json, a_dict, a_list, a_str, an_int, digest_of, int_lists, ints
from baston.kernel.window import Window


def test_what_ends_at_a_moment_goes_and_the_rest_stays() -> None:
    short, long = Modifier(1, 2, 3, END_OF_TURN), Modifier(1, -1, 3, START_OF_TURN + 2, 9)
    assert still([short, long], END_OF_TURN) == [long]
    assert still([short, long], START_OF_TURN + 1) == [short, long]
    assert still([short, long], START_OF_TURN + 2) == [short]
    assert long.save() == [1, -1, 3, START_OF_TURN + 2, 9]


def test_a_copy_of_a_window_is_its_own() -> None:
    window = Window(1, 2, 3)
    window.passes, window.offered, window.used = 4, [5], [6, 7]
    twin = window.copy()
    assert twin.save() == window.save() == [[1, 2, 3, 4], [5], [6, 7]]
    twin.offered.append(8)
    twin.used.append(8)
    twin.passes = 0
    assert window.save() == [[1, 2, 3, 4], [5], [6, 7]]
    assert Window.load(window.save()).save() == window.save()


def test_equal_values_have_equal_digests_whatever_the_order_of_their_names() -> None:
    assert digest_of({"a": 1, "b": [2]}) == digest_of({"b": [2], "a": 1})
    assert digest_of({"a": 1, "b": [2]}) != digest_of({"a": 1, "b": [3]})
    assert digest_of({"a": [1, None, "x"]}) == "09eb9d670454768e"


@pytest.mark.parametrize(
    ("read", "value"),
    [
        (an_int, "1"),
        (an_int, None),
        (a_str, 1),
        (a_list, {"a": 1}),
        (a_dict, [1]),
        (ints, [1, "2"]),
        (ints, 3),
        (int_lists, [[1], 2]),
    ],
)
def test_a_value_of_another_kind_is_refused(read: Callable[[Json], object], value: Json) -> None:
    with pytest.raises(BrokenSave):
        read(value)
