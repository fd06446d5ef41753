"""What happens without anybody asking: time runs out, a window closes, people leave or come back."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

from msgspec import Struct

from baston.server.matches.match import Match
from baston.server.storage.rows import AWAY, BACK, REFUSE, TIMEOUT, UNDO, SeatRow

AUTO_PASS: Final = "passes"  # the seat that is asked passes without having been asked


class ScheduledAction(Struct, frozen=True):
    """What to do at a time, in seconds since 1970, for a seat: pass, or store an entry of a kind."""

    at: float
    kind: str
    seat: int


def next_action(
    match: Match,
    seats: list[SeatRow],
    connected: AbstractSet[str | None],
    absent_since: dict[int, float],
    now: float,
) -> ScheduledAction | None:
    """Return the next thing that happens by itself at the table; None if nothing is due to.

    `connected` are the browsers at the table; `absent_since` is by seat, in seconds since 1970, for people
    who are not connected.
    """
    if match.over:
        return None
    actions = _timed_actions(match, now)
    for seat in match.departures.away:
        if seats[seat].browser in connected and seat not in match.departures.lost:
            actions.append(ScheduledAction(now, BACK, seat))
    patience = match.terms.absence
    if absent_since and patience and any(seats[seat].browser in connected for seat in match.people):
        absent = [seat for seat in match.people if seat in absent_since]
        actions += [ScheduledAction(absent_since[seat] + patience, AWAY, seat) for seat in absent]
    return min(actions, key=_time, default=None)


def _timed_actions(match: Match, now: float) -> list[ScheduledAction]:
    actions: list[ScheduledAction] = []
    undo = match.undo_asked
    asked, passes, expires = match.asked, match.auto_pass_at, match.clocks.expires_at()
    if asked is not None and passes is not None and (undo is None or match.window_ends is not None):
        actions.append(ScheduledAction(passes, AUTO_PASS, asked))
    if match.clocks.running is not None and expires is not None:
        actions.append(ScheduledAction(expires, TIMEOUT, match.clocks.running))
    if undo is not None and undo.waits_for:
        actions.append(ScheduledAction(undo.ends, REFUSE, undo.waits_for[0]))
    elif undo is not None:
        actions.append(ScheduledAction(now, UNDO, undo.seat))
    return actions


def _time(action: ScheduledAction) -> float:
    return action.at
