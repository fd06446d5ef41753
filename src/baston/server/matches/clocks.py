"""The time that each person at a table has left."""

from __future__ import annotations

from baston.server.protocol import Clock


class Clocks:
    """One clock at most runs at a time. `since`: when it began to, in seconds since 1970.

    `left` is by seat, in seconds; None for seats without a clock.
    """

    def __init__(self, clock: Clock | None, timed: list[bool], now: float) -> None:
        self.left = [float(clock.seconds) if clock and its else None for its in timed]
        self.since = now
        self.running: int | None = None
        self._increment = clock.increment if clock else 0

    def run(self, seat: int | None, now: float, answered: bool = False, start: float = 0.0) -> None:
        """Stop the clock that runs, and let the seat's run instead; who has answered is given time.

        What comes before `start` is nobody's time.
        """
        if self.running is not None:
            bonus = self._increment if answered else 0
            self.left[self.running] = max(0.0, self.left_at(self.running, now) or 0.0) + bonus
        self.since = max(now, start)
        self.running = seat if seat is not None and self.left[seat] is not None else None

    def skip_to(self, now: float) -> None:
        """The time from the last entry until now is nobody's."""
        self.since = now

    def left_at(self, seat: int, now: float) -> float | None:
        """What the seat has left at this time; below 0 if it has run out."""
        left = self.left[seat]
        if left is None or seat != self.running:
            return left
        return left - max(0.0, now - self.since)  # another machine's clock may be a little ahead

    def expires_at(self) -> float | None:
        """When the running clock runs out."""
        left = None if self.running is None else self.left[self.running]
        return None if left is None else self.since + left
