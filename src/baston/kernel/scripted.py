"""Chance that somebody decides, number by number: for programs that ask of it as they ask of seats."""

from __future__ import annotations

from baston.kernel.rng import Rng


class Undrawn(Exception):
    """Nobody has said yet what is drawn here: a number from 0 to `numbers` − 1, each as likely."""

    def __init__(self, numbers: int) -> None:
        super().__init__(numbers)
        self.numbers = numbers


class Script(Rng):
    """Draws the numbers that it is given, in their order, and then raises Undrawn.

    It takes the place of an `Rng` in a state. What was on its way when it raises is to be thrown away, and
    done again from a copy with one number more. Where there is one number alone, nobody is asked.
    """

    numbers: list[int]
    drawn: int  # how many of them have been

    def __init__(self, numbers: list[int], drawn: int = 0) -> None:
        super().__init__()  # whose own numbers are not used
        self.numbers = numbers
        self.drawn = drawn

    def copy(self) -> Rng:
        """Return a copy that draws the same numbers from here on."""
        return Script(self.numbers, self.drawn)

    def below(self, n: int) -> int:
        """Return the next of the numbers, which must be below n. Raises Undrawn after the last."""
        if n == 1:
            return 0
        if self.drawn == len(self.numbers):
            raise Undrawn(n)
        self.drawn += 1
        return self.numbers[self.drawn - 1]

    def next32(self) -> int:
        """Raise AssertionError: what games draw is below a bound."""
        raise AssertionError("a game draws below a bound")

    def save(self) -> list[int]:
        """Raise AssertionError: a state is saved when all has been drawn, with another generator."""
        raise AssertionError("what is on its way is not saved")
