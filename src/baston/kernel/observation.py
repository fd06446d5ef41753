"""What a seat sees as numbers of a fixed shape, for programs that learn."""

from __future__ import annotations

from dataclasses import dataclass
from struct import unpack
from typing import Final

from librt.strings import BytesWriter, write_i16_le
from mypy_extensions import i16

BYTES: Final = 2  # of a number
LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1
OPTIONS: Final = "options"  # the name of the last part


@dataclass(frozen=True)
class Part:
    """A table of an observation. Rows that are not used are zero; what comes after the last row is left out.

    The last part of every game has a row for each option of the decision, in the order of the options.
    """

    name: str
    rows: int
    columns: tuple[str, ...]

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.rows * len(self.columns)


class Sheet:
    """What `Game.observe` writes an observation on: all numbers of a part, then `end`, part by part.

    They stand in memory as arrays hold them, two bytes each, the lower one first: a list of Python's numbers
    would take longer to turn into an array than all else that a step of a game costs.
    """

    numbers: BytesWriter
    sizes: list[int]  # in bytes, as all that follows
    starts: list[int]
    lengths: list[int]  # of the parts that have ended: what was written, also if there was no room for it

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.numbers = BytesWriter()
        self.sizes = [part.size * BYTES for part in parts]
        self.starts = [sum(self.sizes[:n]) for n in range(len(parts))]
        self.lengths = []
        self._zeros = bytes(sum(self.sizes))

    def clear(self) -> None:
        """Begin another observation."""
        self.numbers.truncate(0)
        self.lengths.clear()

    def add(self, number: i16) -> None:
        """Write a number. Raises ValueError if it has more than 16 bits."""
        write_i16_le(self.numbers, number)

    def add_zeros(self, numbers: int) -> None:
        self.numbers.write(self._zeros[: numbers * BYTES])

    def add_part(self, numbers: list[int]) -> None:
        """Write a part as a whole, and end it."""
        for number in numbers:
            write_i16_le(self.numbers, number)
        self.end()

    def end(self) -> None:
        """The part has no more rows. Those that there is no room for are left out."""
        part = len(self.lengths)
        size = self.sizes[part]
        length = len(self.numbers) - self.starts[part]
        self.lengths.append(length)
        if length > size:
            self.numbers.truncate(self.starts[part] + size)
        elif part < len(self.sizes) - 1:
            self.numbers.write(self._zeros[: size - length])

    def put(self, memory: memoryview, start: int, before: int) -> int:
        """Copy it into memory, from a byte on, over one of `before` bytes; what is left of that becomes zero.

        Returns how many bytes it has: the zeros at its end do not count.
        """
        length = len(self.numbers)
        memory[start : start + length] = self.numbers.getvalue()
        if before > length:
            memory[start + length : start + before] = self._zeros[: before - length]
        return length

    def tables(self) -> list[list[int]]:
        """The numbers of each part, without the zeros after its last row."""
        numbers = self.numbers.getvalue()
        found: list[list[int]] = []
        for start, size, length in zip(self.starts, self.sizes, self.lengths, strict=True):
            length = min(length, size)
            found.append(list(unpack(f"<{length // BYTES}h", numbers[start : start + length])))
        return found


def relative(seat: int, me: int, players: int) -> int:
    """A seat as another one counts: 1 itself, 2 the next one clockwise …; 0 nobody."""
    return (seat - me) % players + 1 if seat >= 0 else 0
