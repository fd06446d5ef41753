"""Who of a table's people still plays."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from baston.server.storage.rows import AWAY, BACK, CONCEDE, TIMEOUT, Entry

STAND_IN_LEVEL: Final = "normal"  # the level of the bot that plays on for somebody who does not


class Departures:
    """Seats that have conceded or lost on time, and those that are away, with a bot playing on for them."""

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self.conceded: list[int] = []
        self.timed_out: list[int] = []
        self.away: list[int] = []
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> None:
        """Count an entry; most say nothing of this."""
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
        """Seats that have lost, whatever the points."""
        return self.conceded + self.timed_out

    def needs_bot(self, seat: int) -> bool:
        """Does a bot play on for the seat?"""
        return seat in self.conceded or seat in self.timed_out or seat in self.away
