"""Chance as part of the state: xoshiro128** on four 32-bit ints.

Every intermediate stays below 2**62, so that both forms of the engine draw the same numbers. They are the
machine's ints: large factors of Python's are multiplied as objects, where an interrupt that comes just then
ends a process of compiled code.
"""

from __future__ import annotations

from typing import Final, TypeVar

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
Thing = TypeVar("Thing")


def _mixed(x: i64) -> i64:
    """A well-stirred 32-bit int; the multipliers are below 2**30 so that no product passes 2**62."""
    x = ((x ^ (x >> 16)) * 0x2545F491) & MASK
    x = ((x ^ (x >> 13)) * 0x3C6EF35F) & MASK
    return x ^ (x >> 16)


class Rng:
    """A source of chance that can be copied and saved like the rest of a state."""

    a: i64
    b: i64
    c: i64
    d: i64

    def __init__(self, seed: int = 0) -> None:
        low: i64 = seed & MASK
        high: i64 = (seed >> 32) & MASK
        self.a = _mixed(low + 0x1E3779B9)
        self.b = _mixed(self.a ^ (high + 0x3C6EF372))
        self.c = _mixed(self.b + low + 0x1AA66D2B)
        self.d = _mixed(self.c ^ (high + 0x38E1CE5F)) | 1  # never all zero

    def copy(self) -> Rng:
        """Return a copy that draws the same numbers from here on."""
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        return twin

    def next32(self) -> int:
        """Return the next 32 random bits as a number."""
        b = self.b
        x = (b * 5) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a = self.a ^ d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) | (d >> 21)) & MASK
        return (x * 9) & MASK

    def below(self, n: int) -> int:
        """Return a random number from 0 to n − 1; n is at least 1 and below 2**30."""
        drawn: i64 = self.next32()
        most: i64 = n
        return (drawn * most) >> 32

    def shuffle(self, things: list[Thing]) -> None:
        """Put the list into a random order, in place."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def save(self) -> list[int]:
        """Return the four numbers of the generator's state."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    @staticmethod
    def load(saved: list[int]) -> Rng:
        """Restore a generator from the four numbers that `save` returned."""
        rng = Rng()
        rng.a, rng.b, rng.c, rng.d = saved
        return rng
