"""People who left a game: conceded, lost on time, or away; or all of them, since the table was closed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baston.server.storage.rows import AWAY, BACK, CLOSE, CONCEDE, TIMEOUT, Entry

STAND_IN_LEVEL: Final = "normal"  # the level of the bot that plays on for somebody who left


class Departures:
    """Seats (from 0) that conceded, lost on time, or are away. A bot plays on for each of them.

    `faults`: by seat, the number of the fault by which a bot of others has lost, and so conceded.
    `is_closed`: who runs the server has closed the table, and nobody plays on.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.conceded: list[int] = []
        self.faults: dict[int, int] = {}
        self.timed_out: list[int] = []
        self.away: list[int] = []
        self.is_closed = False
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Note who has left or come back, or that the table is closed; other entries change nothing."""
        if entry.kind == CONCEDE:
            self.conceded.append(entry.seat)
            if entry.value:
                self.faults[entry.seat] = entry.value
        elif entry.kind == TIMEOUT:
            self.timed_out.append(entry.seat)
        elif entry.kind == AWAY:
            self.away.append(entry.seat)
        elif entry.kind == BACK:
            self.away.remove(entry.seat)
        elif entry.kind == CLOSE:
            self.is_closed = True

    @property
    def lost(self) -> list[int]:
        """The seats, from 0, that conceded or lost on time and so have lost, whatever their points."""
        return self.conceded + self.timed_out

    def end(self, players: int) -> bool:
        """Whether the game of so many players is over with them."""
        return self.is_closed or len(self.lost) >= players - 1

    def needs_bot(self, seat: int) -> bool:
        """Whether a bot plays on for the seat, which has conceded, lost on time or is away."""
        return seat in self.conceded or seat in self.timed_out or seat in self.away
