"""Who is behind, for what helps those who are; of several opponents, one that is ahead is enough."""

from __future__ import annotations

from baston.games.galacticlash.queries.seats import life_of, opponents
from baston.games.galacticlash.state.clash import Clash


def has_less_life(clash: Clash, seat: int) -> bool:
    """Whether an opponent has more life than the seat."""
    return any(life_of(clash, other) > life_of(clash, seat) for other in opponents(clash, seat))


def has_fewer_units(clash: Clash, seat: int) -> bool:
    """Whether an opponent controls more creatures and heroes than the seat."""
    return any(_units_of(clash, other) > _units_of(clash, seat) for other in opponents(clash, seat))


def _units_of(clash: Clash, seat: int) -> int:
    count = 0
    for unit in clash.units:
        if clash.control[unit] == seat:
            count += 1
    return count
