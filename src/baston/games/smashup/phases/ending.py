"""How the game ends: by victory points, or by a limit of rounds."""

from __future__ import annotations

from baston.games.smashup.constants import L_LIMIT, L_OVER
from baston.games.smashup.state.table import Table
from baston.kernel.log import note
from baston.kernel.rounds import NO_LIMIT


def leaders_of(table: Table) -> list[int]:
    """The seats with the most VP."""
    most = table.vp[0]
    for points in table.vp:
        most = max(most, points)
    return [seat for seat in range(table.players) if table.vp[seat] == most]


def is_won(table: Table) -> bool:
    """Whether the rules end the game here, after a turn (SU-70)."""
    return table.is_won(leaders_of(table))


def end_if_over(table: Table) -> bool:
    """End the game if it is won or the limit of rounds is reached (SU-202); return whether it has ended."""
    won = is_won(table)
    limit = table.variant.max_rounds
    if not won and (limit == NO_LIMIT or table.turn_number < limit * table.players):
        return False
    table.winners = leaders_of(table)
    table.over = True
    first = table.winners[0]
    note(table, L_OVER if won else L_LIMIT, first, 0, 0, table.vp[first])
    return True
