"""A moment at which seats may respond one after another, until all pass in a row."""

from __future__ import annotations

from baston.kernel.text import Json, int_lists, plain


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

    def save(self) -> Json:
        numbers = [self.timing, self.place, self.seat, self.passes]
        return [plain(numbers), plain(self.offered), plain(self.used)]

    @staticmethod
    def load(saved: Json) -> Window:
        """The window of a saved value. Raises BrokenSave."""
        numbers, offered, used = int_lists(saved)
        window = Window(numbers[0], numbers[1], numbers[2])
        window.passes = numbers[3]
        window.offered = offered
        window.used = used
        return window
