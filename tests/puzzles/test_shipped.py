"""The puzzles that come with baston: enough of them, of all grades, each replayed along its kept lines."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from baston.puzzles import puzzle_of, shelf
from baston.puzzles.making import likeness_of
from baston.puzzles.puzzle import puzzles_text, read_puzzles
from baston.puzzles.shelf import SHIPPED
from tests.puzzles.proving import gaps, is_refuted

FEWEST = 40


@pytest.mark.parametrize("name", SHIPPED)
def test_each_reaches_its_goal_whatever_is_answered(name: str) -> None:
    assert {number: wrong for number, puzzle in enumerate(shelf(name), 1) if (wrong := gaps(puzzle))} == {}


@pytest.mark.parametrize("name", SHIPPED)
def test_each_refutes_somebody(name: str) -> None:
    for number, puzzle in enumerate(shelf(name), 1):
        assert puzzle.refuted, number
        assert all(is_refuted(puzzle, line) for line in puzzle.refuted), number


@pytest.mark.parametrize("name", SHIPPED)
def test_there_are_enough_of_all_grades_and_no_two_alike(name: str) -> None:
    puzzles = shelf(name)
    assert len(puzzles) >= FEWEST
    assert {puzzle.grade for puzzle in puzzles} == {1, 2, 3}
    assert len({likeness_of(puzzle) for puzzle in puzzles}) == len(puzzles)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_file_of_puzzles_is_written_as_it_is_read(name: str) -> None:
    assert tuple(read_puzzles(puzzles_text([*shelf(name)]))) == shelf(name)


def test_each_day_has_a_puzzle_and_all_have_their_day() -> None:
    first = date(2026, 1, 1)
    days = [puzzle_of(first + timedelta(days=day)) for day in range(4 * 100)]
    assert days[0] == puzzle_of(first)
    assert {name for name, _ in days[:4]} == set(SHIPPED)
    for name in SHIPPED:
        numbers = [number for shown, number in days if shown == name]
        assert set(numbers) == set(range(1, len(shelf(name)) + 1))
