"""The clocks of a game: the time that each person has left."""

from __future__ import annotations

from baston.server.protocol import Clock


class Clocks:
    """One clock by seat, of which at most one runs.

    `left` is in seconds, None for seats without a clock. `since` is when the running clock started, in
    seconds since 1970.
    """

    def __init__(self, clock: Clock | None, has_clock: list[bool], now: float) -> None:
        self.left = [float(clock.seconds) if clock and has else None for has in has_clock]
        self.since = now
        self.running: int | None = None
        self._increment = clock.increment if clock else 0

    def run(self, seat: int | None, now: float, answered: bool = False, start: float = 0.0) -> None:
        """Stop the running clock and start the seat's, not before `start`; None starts no clock.

        `answered`: the seat whose clock stops gets its increment.
        """
        if self.running is not None:
            bonus = self._increment if answered else 0
            self.left[self.running] = max(0.0, self.left_at(self.running, now) or 0.0) + bonus
        self.since = max(now, start)
        self.running = seat if seat is not None and self.left[seat] is not None else None

    def skip_to(self, now: float, away: float) -> None:
        """Restart the running clock at `now`. Nobody is charged for the `away` seconds before; see `RESUME`.

        0: nor for any other since it was started.
        """
        if away and self.running is not None:
            self.left[self.running] = max(0.0, self.left_at(self.running, now - away) or 0.0)
        self.since = now

    def left_at(self, seat: int, now: float) -> float | None:
        """Return the seconds that the seat has left at `now`, below 0 if none; None without a clock."""
        left = self.left[seat]
        if left is None or seat != self.running:
            return left
        return left - max(0.0, now - self.since)  # another machine's clock may be a little ahead

    def expires_at(self) -> float | None:
        """Return when the running clock runs out, in seconds since 1970; None if none runs."""
        left = None if self.running is None else self.left[self.running]
        return None if left is None else self.since + left
