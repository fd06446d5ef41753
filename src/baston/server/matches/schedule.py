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
    passes = _auto_pass(match, seats, connected)
    if passes is not None:
        actions.append(passes)
    for seat in match.departures.away:
        if seats[seat].browser in connected and seat not in match.departures.lost:
            actions.append(ScheduledAction(now, BACK, seat))
    patience = match.terms.absence
    if absent_since and patience and any(seats[seat].browser in connected for seat in match.people):
        absent = [seat for seat in match.people if seat in absent_since]
        actions += [ScheduledAction(absent_since[seat] + patience, AWAY, seat) for seat in absent]
    return min(actions, key=_time, default=None)


def _auto_pass(
    match: Match, seats: list[SeatRow], connected: AbstractSet[str | None]
) -> ScheduledAction | None:
    """Return how the asked seat passes by itself; None while it does not.

    Who has nothing to answer waits as a browser does that would decline: while an undo is asked for, and
    until it is connected. Else who is away would tell that it has something.
    """
    asked, at = match.asked, match.auto_pass_at
    if asked is None or at is None:
        return None
    waits = match.undo_asked is not None or seats[asked].browser not in connected
    return None if waits and match.window_ends is None else ScheduledAction(at, AUTO_PASS, asked)


def _timed_actions(match: Match, now: float) -> list[ScheduledAction]:
    actions: list[ScheduledAction] = []
    undo, expires = match.undo_asked, match.clocks.expires_at()
    if match.clocks.running is not None and expires is not None:
        actions.append(ScheduledAction(expires, TIMEOUT, match.clocks.running))
    if undo is not None and undo.waits_for:
        actions.append(ScheduledAction(undo.ends, REFUSE, undo.waits_for[0]))
    elif undo is not None:
        actions.append(ScheduledAction(now, UNDO, undo.seat))
    return actions


def _time(action: ScheduledAction) -> float:
    return action.at
