"""How the seats stand, in numbers that everybody sees."""

from __future__ import annotations

from baston.games.galacticlash.queries.figures import attack
from baston.games.galacticlash.queries.seats import side_of
from baston.games.galacticlash.state.clash import Clash


def figures(clash: Clash) -> dict[str, list[int]]:
    """The life of each seat's side, and the attack of the units that each seat controls."""
    seats = range(clash.players)
    power = [0 for _ in seats]
    for unit in clash.units:
        power[clash.control[unit]] += attack(clash, unit)
    return {"life": [clash.life[side_of(clash, seat)] for seat in seats], "power": power}
