"""People who left a game: conceded, lost on time, or away."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baston.server.storage.rows import AWAY, BACK, CONCEDE, TIMEOUT, Entry

STAND_IN_LEVEL: Final = "normal"  # the level of the bot that plays on for somebody who left


class Departures:
    """Seats (from 0) that conceded, lost on time, or are away. A bot plays on for each of them."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.conceded: list[int] = []
        self.timed_out: list[int] = []
        self.away: list[int] = []
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Note that a seat has conceded, lost on time, left or come back; other entries change nothing."""
        if entry.kind == CONCEDE:
            self.conceded.append(entry.seat)
        elif entry.kind == TIMEOUT:
            self.timed_out.append(entry.seat)
        elif entry.kind == AWAY:
            self.away.append(entry.seat)
        elif entry.kind == BACK:
            self.away.remove(entry.seat)

    @property
    def lost(self) -> list[int]:
        """The seats, from 0, that conceded or lost on time and so have lost, whatever their points."""
        return self.conceded + self.timed_out

    def needs_bot(self, seat: int) -> bool:
        """Whether a bot plays on for the seat, which has conceded, lost on time or is away."""
        return seat in self.conceded or seat in self.timed_out or seat in self.away
