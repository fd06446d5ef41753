"""How the seats stand, in numbers that everybody sees."""

from __future__ import annotations

from baston.games.smashup.queries.power import total_power_of
from baston.games.smashup.state.table import Table


def figures(table: Table) -> dict[str, list[int]]:
    """Victory points by seat, and each seat's total power on all bases."""
    seats = range(table.players)
    power = [sum([total_power_of(table, place, seat) for place in table.places]) for seat in seats]
    return {"points": table.vp[:], "power": power}
