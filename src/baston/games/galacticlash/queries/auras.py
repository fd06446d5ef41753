"""What auras reach, and what they depend on."""

from __future__ import annotations

from collections.abc import Callable

from baston.games.galacticlash.cards.card import CARDS, Faction
from baston.games.galacticlash.queries.in_play import has_blocked, has_faction
from baston.games.galacticlash.state.clash import Clash


def itself(clash: Clash, source: int, unit: int) -> bool:
    """Whether the unit is the card that has the aura."""
    return unit == source


def my_others(faction: Faction) -> Callable[[Clash, int, int], bool]:
    """The condition "another unit of this faction with the same controller as the aura's card"."""

    def reaches(clash: Clash, source: int, unit: int) -> bool:
        return (
            unit != source
            and clash.control[unit] == clash.control[source]
            and CARDS[clash.what[unit]].factions & faction.bit != 0
        )

    return reaches


def my_blockers(clash: Clash, source: int, unit: int) -> bool:
    """Whether the unit blocks and has the same controller as the aura's card.

    It does until wounds end, so that nothing dies of the end of a bonus.
    """
    return clash.control[unit] == clash.control[source] and has_blocked(clash, unit)


def with_others(faction: Faction, at_least: int) -> Callable[[Clash, int], bool]:
    """The condition "while the controller has `at_least` other units of the faction, or more"."""

    def holds(clash: Clash, source: int) -> bool:
        mine = clash.control[source]
        found = 0
        for unit in clash.units:
            if unit != source and clash.control[unit] == mine and has_faction(clash, unit, faction):
                found += 1
        return found >= at_least

    return holds
