"""Power counters come from the supply, go from one minion to another, and go back (SU-100, SU-102)."""

from __future__ import annotations

from baston.games.smashup.constants import L_COUNTERS
from baston.games.smashup.state.table import Table
from tests.fuzz.invariants import check


class Watch:
    """Looks at a game at each of its decisions; how many counters there are must agree with the log."""

    def __init__(self) -> None:
        self.read = 0  # notes of the log
        self.counters = (0, 0)  # +1 and −1 counters in play
        self.clock = 0  # goes on whenever a card leaves play

    def __call__(self, table: Table) -> None:
        """Raises AssertionError, saying what is wrong."""
        check(table)
        assert table.notes is not None
        placed = [note.amount for note in table.notes[self.read :] if note.event == L_COUNTERS]
        plus = self.counters[0] + sum(amount for amount in placed if amount > 0)
        minus = self.counters[1] - sum(amount for amount in placed if amount < 0)
        now = counters_of(table)
        if table.clock == self.clock:
            assert now == (plus, minus), f"{now} counters, and {(plus, minus)} were placed and kept"
        assert now[0] <= plus, "a +1 counter has come from nowhere"
        assert now[1] <= minus, "a −1 counter has come from nowhere"
        self.read, self.counters, self.clock = len(table.notes), now, table.clock


def counters_of(table: Table) -> tuple[int, int]:
    """How many +1 and −1 counters lie on minions."""
    plus = sum(1 for marked in table.counters if marked > 0)
    return plus, len(table.counters) - plus
