"""Bots that follow a person's strength: what they are in the next game."""

from __future__ import annotations

from baston.bots.levels import mirrored
from baston.server.storage.rows import PERSON, SeatRow, TableRow


def next_level(level: str, table: TableRow, seats: list[SeatRow]) -> str:
    """Return the level of a bot for the next game of the same people.

    `mirror` goes a rung up if the only person of a game that is over has won, a rung down if they have lost.
    Every other level stays, and `mirror` too where several people play, or where all have won.
    """
    people = [seat.seat for seat in seats if seat.kind == PERSON]
    if table.result is None or len(people) != 1 or len(table.result["winners"]) == len(seats):
        return level
    return mirrored(level, people[0] in table.result["winners"])
