"""A moment at which seats may respond one after another, until all pass in a row."""

from __future__ import annotations


class Window:
    """Who is to answer and how many have passed; what has been offered and used in it."""

    timing: int
    place: int
    seat: int
    passes: int
    offered: list[int]
    used: list[int]

    def __init__(self, timing: int, place: int, seat: int) -> None:
        self.timing = timing
        self.place = place
        self.seat = seat
        self.passes = 0
        self.offered = []
        self.used = []

    def copy(self) -> Window:
        twin = Window(self.timing, self.place, self.seat)
        twin.passes = self.passes
        twin.offered = self.offered[:]
        twin.used = self.used[:]
        return twin

    def save(self) -> list[int | list[int]]:
        return [self.timing, self.place, self.seat, self.passes, self.offered[:], self.used[:]]
