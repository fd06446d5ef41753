"""The combat going on: who fights whom, and how many wounds each deals (G-58 to G-61)."""

from __future__ import annotations

from baston.games.galacticlash.constants import HARMLESS, TRAMPLE
from baston.games.galacticlash.queries.figures import attack, defense, has_keyword
from baston.games.galacticlash.queries.seats import player_handle
from baston.games.galacticlash.state.clash import Clash, Combat
from baston.kernel.numbers import is_among


def present_combat(clash: Clash) -> Combat:
    """The combat going on; there must be one."""
    combat = clash.combat
    assert combat is not None, "there is no attack"
    return combat


def fought_by(clash: Clash, unit: int) -> list[int]:
    """The units in combat that a unit fights: an attacker's blockers, or the attackers that it blocks."""
    combat = present_combat(clash)
    pairs = combat.blocks
    if is_among(unit, combat.attackers):
        return [pairs[i] for i in range(0, len(pairs), 2) if pairs[i + 1] == unit]
    return [pairs[i + 1] for i in range(0, len(pairs), 2) if pairs[i] == unit]


def attacked_by(clash: Clash, unit: int) -> int:
    """The handle of the player that an attacker attacks."""
    combat = present_combat(clash)
    return player_handle(combat.against[combat.attackers.index(unit)])


def wounds_of(clash: Clash, unit: int) -> int:
    """How many combat wounds a unit deals: its attack, or 0 if they are prevented."""
    if any(m.kind == HARMLESS and m.thing == unit for m in clash.lasting):
        return 0
    return attack(clash, unit)


def wounds_needed(clash: Clash, units: list[int]) -> int:
    """How many more wounds it takes to kill all of these units, ignoring shields (G-60)."""
    return sum(max(0, defense(clash, unit) - clash.wounds[unit]) for unit in units)


def wounds_to_spare(clash: Clash, unit: int) -> int:
    """How many wounds of a blocked attacker with trample its blockers do not need (G-60)."""
    if unit not in present_combat(clash).blocked or not has_keyword(clash, unit, TRAMPLE):
        return 0
    return max(0, wounds_of(clash, unit) - wounds_needed(clash, fought_by(clash, unit)))


def wounds_assigned(clash: Clash, unit: int, thing: int) -> int:
    """How many wounds a fighter has been assigned to deal to a unit or player; −1 if none yet."""
    splits = present_combat(clash).splits
    for i in range(0, len(splits), 3):
        if splits[i] == unit and splits[i + 1] == thing:
            return splits[i + 2]
    return -1


def breaks_through(clash: Clash, unit: int) -> bool:
    """Whether any of a unit's wounds have been assigned to the attacked player, past its blockers."""
    return (
        unit in present_combat(clash).blocked and wounds_assigned(clash, unit, attacked_by(clash, unit)) > 0
    )
