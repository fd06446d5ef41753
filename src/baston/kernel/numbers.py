"""Lists of numbers, looked through as such: compiled, `in` compares objects and takes five times as long."""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

Thing = TypeVar("Thing")

NONE: Final[list[int]] = []  # the answer "none" of a query that is asked all the time; never to be changed


def is_among(number: int, numbers: list[int]) -> bool:
    """Whether a number is in a list; for the few places where that is asked all the time."""
    for other in numbers:  # noqa: SIM110 - a generator would be slower than `in`
        if other == number:
            return True
    return False


def take_out(number: int, numbers: list[int]) -> None:
    """Take a number out of a list that has it once, looked for from the end. Raises ValueError without it."""
    if not take_out_if_there(number, numbers):
        raise ValueError(f"{number} is not there")


def take_out_if_there(number: int, numbers: list[int]) -> bool:
    """Take a number out of a list that has it at most once, looked for from the end; whether it was there."""
    place: i64 = len(numbers) - 1
    while place >= 0:  # with a `range` the places would be Python's numbers
        if numbers[place] == number:
            numbers.pop(place)
            return True
        place -= 1
    return False


def with_one(numbers: list[int], number: int) -> list[int]:
    """Add a number to a list and return it; in place of NONE, which most lists stay, another one is begun."""
    if numbers is NONE:
        return [number]
    numbers.append(number)
    return numbers


def add_all(things: list[Thing], more: list[Thing]) -> None:
    """Add the things of another list to a list; compiled, in half the time that `extend` takes for a few."""
    for thing in more:
        things.append(thing)  # noqa: PERF402


def without(number: int, numbers: list[int]) -> list[int]:
    """Return the list without a number that it has once, for a list that copies of a state share."""
    return [other for other in numbers if other != number]
