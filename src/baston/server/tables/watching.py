"""Who may see a game with whose eyes."""

from __future__ import annotations

from baston.server.matches.match import Match
from baston.server.refusals import Refused
from baston.server.tables.room import Room
from baston.server.tables.table_info import seats_of_browser


def seen_by(room: Room, browser: str | None, seat: int | None) -> Match:
    """Return the game, going on or over, which the browser sees from a seat of its own, or as a spectator.

    Raises Refused: "not-your-seat" (another browser's, or a spectator's view for who has a seat),
    "not-running" (it has not begun).
    """
    own = seats_of_browser(room.subscribers.seats, browser)
    if seat not in own and (seat is not None or own):
        raise Refused("not-your-seat", 403)
    if room.match is None:
        raise Refused("not-running")
    return room.match
