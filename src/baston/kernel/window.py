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
        """Return a copy that shares no list with the window."""
        twin = Window(self.timing, self.place, self.seat)
        twin.passes = self.passes
        twin.offered = self.offered[:]
        twin.used = self.used[:]
        return twin

    def save(self) -> Json:
        """Return the window as a plain value: its numbers, what was offered, what was used."""
        numbers = [self.timing, self.place, self.seat, self.passes]
        return [plain(numbers), plain(self.offered), plain(self.used)]

    @staticmethod
    def load(saved: Json) -> Window:
        """Restore a window from what `save` returned. Raises BrokenSave if it is none."""
        numbers, offered, used = int_lists(saved)
        window = Window(numbers[0], numbers[1], numbers[2])
        window.passes = numbers[3]
        window.offered = offered
        window.used = used
        return window
