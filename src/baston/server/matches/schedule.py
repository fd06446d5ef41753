"""What happens at a table because time has gone by, or because somebody has come or gone."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from msgspec import Struct

from baston.server.matches.match import Match
from baston.server.storage.rows import AWAY, BACK, REFUSE, TIMEOUT, UNDO, SeatRow

AUTO_PASS: Final = "passes"  # the response that is asked for is over


class ScheduledAction(Struct, frozen=True):
    """What is to be entered, for which seat, and when; in seconds since 1970."""

    at: float
    kind: str
    seat: int


def next_action(
    match: Match, seats: list[SeatRow], here: AbstractSet[str | None], gone: dict[int, float], now: float
) -> ScheduledAction | None:
    """What is due first. `here` are the browsers connected; `gone`: since when seats are without theirs."""
    if match.over:
        return None
    found: list[ScheduledAction] = []
    undo = match.undo_asked
    asked, passes, falls = match.asked, match.auto_pass_at, match.clocks.expires_at()
    if asked is not None and passes is not None and (undo is None or match.window_ends is not None):
        found.append(ScheduledAction(passes, AUTO_PASS, asked))
    if match.clocks.running is not None and falls is not None:
        found.append(ScheduledAction(falls, TIMEOUT, match.clocks.running))
    if undo is not None:
        silent = undo.waits_for
        found.append(
            ScheduledAction(undo.ends, REFUSE, silent[0]) if silent else ScheduledAction(now, UNDO, undo.seat)
        )
    for seat in match.departures.away:
        if seats[seat].browser in here and seat not in match.departures.lost:
            found.append(ScheduledAction(now, BACK, seat))
    if gone and match.terms.absence and any(seats[seat].browser in here for seat in match.people):
        found += [
            ScheduledAction(gone[seat] + match.terms.absence, AWAY, seat)
            for seat in match.people
            if seat in gone
        ]
    return min(found, key=lambda due: due.at, default=None)
