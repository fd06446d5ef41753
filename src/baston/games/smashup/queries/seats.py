"""Seats in turn order, and whose turn it is."""

from __future__ import annotations

from baston.games.smashup.constants import END, PLAY, START
from baston.games.smashup.state.table import Table
from baston.kernel.frame import Frame


def in_play_phase(table: Table, seat: int) -> bool:
    """Whether it is the seat's own play phase, in which extra plays may be kept (SU-96)."""
    return table.phase == PLAY and table.turn == seat and not table.windows


def turn_order(table: Table) -> list[int]:
    """All seats, clockwise from the active one."""
    return [(table.turn + i) % table.players for i in range(table.players)]


def rivals(table: Table, seat: int) -> list[int]:
    """The other seats, clockwise from this one."""
    return [(seat + i) % table.players for i in range(1, table.players)]


def is_turn_of(table: Table, seat: int) -> bool:
    """Whether it is this seat's turn; the scoring and the end of a round are nobody's (BP-24, BP-89)."""
    return table.turn == seat and not is_nobodys_turn(table)


def is_turn_of_another(table: Table, seat: int) -> bool:
    """Whether it is the turn of another seat than this one."""
    return table.turn != seat and not is_nobodys_turn(table)


def is_nobodys_turn(table: Table) -> bool:
    """Whether it is a moment between the turns of a round, such as its scoring (BP-24)."""
    return table.phase not in (START, PLAY) and table.has_rounds()


def is_my_turn(table: Table, me: Frame) -> bool:
    """Whether the turn that begins or ends is that of the frame's player.

    All turns of a round end together (BP-45).
    """
    return table.turn == me.player or (table.phase == END and is_nobodys_turn(table))
