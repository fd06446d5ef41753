"""Who controls a unit, and what leaves combat."""

from __future__ import annotations

from baston.games.galacticlash.constants import DELAYED
from baston.games.galacticlash.state.clash import Clash
from baston.games.galacticlash.verbs.state_check import unsettle


def set_control(clash: Clash, unit: int, seat: int) -> None:
    """Give a seat control of a unit: its delay starts again, and it leaves combat (G-85)."""
    clash.control[unit] = seat
    clash.marks[unit] |= DELAYED
    leave_combat(clash, unit)
    unsettle(clash)


def leave_combat(clash: Clash, unit: int) -> None:
    """Remove a unit from combat; what it blocked stays blocked, and its blockers stay blockers (G-60)."""
    combat = clash.combat
    if combat is None:
        return
    if unit in combat.attackers:
        place = combat.attackers.index(unit)
        del combat.attackers[place]
        del combat.against[place]
    if unit in combat.blockers:
        combat.blockers.remove(unit)
    pairs: list[int] = []
    for i in range(0, len(combat.blocks), 2):
        if unit not in (combat.blocks[i], combat.blocks[i + 1]):
            pairs += combat.blocks[i : i + 2]
    combat.blocks = pairs
    unsettle(clash)
