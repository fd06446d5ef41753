"""What the state says: whose a card is, where, what figures it has. Nothing here writes."""

from __future__ import annotations

from collections.abc import Callable

from baston.games.galacticlash.cards.card import CARDS, FLYERS, Aura, Faction, printed
from baston.games.galacticlash.constants import (
    ATTACK,
    ATTACK_BONUS,
    DEFENSE_BONUS,
    DELAYED,
    ENERGIES,
    ENGAGED,
    FIRST_CARD,
    HASTE,
    KEYWORD,
    PLAY,
    SHIELD,
)
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.column import filled

# Seats.


def is_out(clash: Clash, seat: int) -> bool:
    """Has it left the game (G-100)?"""
    return clash.out[seat] == 1


def side_of(clash: Clash, seat: int) -> int:
    """The team in Duo Clash, else the seat itself."""
    return seat & 1 if clash.variant.is_duo else seat


def are_opponents(clash: Clash, one: int, other: int) -> bool:
    """A partner is no opponent (G-109)."""
    return side_of(clash, one) != side_of(clash, other)


def turn_order(clash: Clash, first: int) -> list[int]:
    """The seats still in the game, clockwise from this one (G-20)."""
    seats = [(first + n) % clash.players for n in range(clash.players)]
    return [seat for seat in seats if clash.out[seat] == 0]


def opponents(clash: Clash, seat: int) -> list[int]:
    """In turn order after the seat, those still in the game."""
    return [other for other in turn_order(clash, seat) if are_opponents(clash, seat, other)]


def player(seat: int) -> int:
    """The handle of a player."""
    return seat + 1


def is_player(thing: int) -> bool:
    return 0 < thing < FIRST_CARD


def life_of(clash: Clash, seat: int) -> int:
    return clash.life[side_of(clash, seat)]


def shield_of(clash: Clash, thing: int) -> int:
    """How many of the next wounds to a unit or player are prevented (G-63)."""
    return sum([m.amount for m in clash.lasting if m.kind == SHIELD and m.thing == thing])


# Cards.


def is_engaged(clash: Clash, card: int) -> bool:
    return clash.marks[card] & ENGAGED != 0


def is_delayed(clash: Clash, card: int) -> bool:
    """Is it under the summoning delay (G-46)?"""
    return clash.marks[card] & DELAYED != 0 and keywords(clash, card) & HASTE == 0


def is_in_play(clash: Clash, card: int) -> bool:
    return card > 0 and clash.zone[card] == PLAY


def has_faction(clash: Clash, card: int, faction: Faction) -> bool:
    return printed(clash, card).factions & faction.bit != 0


def is_flyer(clash: Clash, card: int) -> bool:
    return printed(clash, card).factions & FLYERS.bit != 0


def ready_energies(clash: Clash, seat: int) -> list[int]:
    """How many the seat has of each kind."""
    counts = [0] * len(ENERGIES)
    for card in clash.energies[seat]:
        if clash.marks[card] & ENGAGED == 0:
            counts[CARDS[clash.what[card]].energy] += 1
    return counts


def is_attacking(clash: Clash, card: int) -> bool:
    """Now, in the attack phase."""
    combat = clash.combat
    return combat is not None and clash.phase == ATTACK and card in combat.attackers


def is_blocking(clash: Clash, card: int) -> bool:
    """Now, in the attack phase."""
    return clash.phase == ATTACK and has_blocked(clash, card)


def has_blocked(clash: Clash, card: int) -> bool:
    """Has it blocked this turn, and is it still where it did?"""
    combat = clash.combat
    return combat is not None and card in combat.blockers


def is_in_combat(clash: Clash, card: int) -> bool:
    return is_attacking(clash, card) or is_blocking(clash, card)


# Figures of units.


def attack(clash: Clash, unit: int) -> int:
    """Its attack now, never below 0 (G-61)."""
    if len(clash.attacks) == 0:
        _reckon(clash)
    return max(0, clash.attacks[unit])


def defense(clash: Clash, unit: int) -> int:
    if len(clash.attacks) == 0:
        _reckon(clash)
    return clash.defenses[unit]


def keywords(clash: Clash, unit: int) -> int:
    """A bit for each keyword that it has now."""
    if len(clash.attacks) == 0:
        _reckon(clash)
    return clash.keywords[unit]


def has_keyword(clash: Clash, unit: int, keyword: int) -> bool:
    return keywords(clash, unit) & keyword != 0


def _reckon(clash: Clash) -> None:
    """The figures of all units: printed, what lasts, then the auras in play."""
    attacks = filled(0, len(clash.what))
    defenses = attacks[:]
    words = attacks[:]
    for unit in clash.units:
        card = CARDS[clash.what[unit]]
        attacks[unit] = card.attack
        defenses[unit] = card.defense
        words[unit] = card.keywords
    for m in clash.lasting:
        if m.kind == ATTACK_BONUS:
            attacks[m.thing] += m.amount
        elif m.kind == DEFENSE_BONUS:
            defenses[m.thing] += m.amount
        elif m.kind == KEYWORD:
            words[m.thing] |= m.amount
    applied: list[int] = []
    for source in clash.watchers:
        for place, aura in enumerate(CARDS[clash.what[source]].auras):
            for unit in _reached(clash, source, place, aura, applied):
                attacks[unit] += aura.attack
                defenses[unit] += aura.defense
                words[unit] |= aura.keywords
    clash.attacks = attacks
    clash.defenses = defenses
    clash.keywords = words


def _reached(clash: Clash, source: int, place: int, aura: Aura, applied: list[int]) -> list[int]:
    """The units that an aura changes; a non-cumulative one each unit but once (G-80)."""
    if aura.holds is not None and not aura.holds(clash, source):
        return []
    units = [unit for unit in clash.units if aura.whom(clash, source, unit)]
    if aura.cumulative:
        return units
    first = (clash.what[source] << 2 | place) << 10
    fresh = [unit for unit in units if first | unit not in applied]
    applied.extend([first | unit for unit in fresh])
    return fresh


# What auras reach and what they depend on.


def itself(clash: Clash, source: int, unit: int) -> bool:
    return unit == source


def my_others(faction: Faction) -> Callable[[Clash, int, int], bool]:
    """The controller's other units of the faction."""

    def reaches(clash: Clash, source: int, unit: int) -> bool:
        return (
            unit != source
            and clash.control[unit] == clash.control[source]
            and CARDS[clash.what[unit]].factions & faction.bit != 0
        )

    return reaches


def my_blockers(clash: Clash, source: int, unit: int) -> bool:
    """The controller's units that block: until wounds end, so that nothing dies of the end of a bonus."""
    return clash.control[unit] == clash.control[source] and has_blocked(clash, unit)


def with_others(faction: Faction, at_least: int) -> Callable[[Clash, int], bool]:
    """While the controller has so many other units of the faction."""

    def holds(clash: Clash, source: int) -> bool:
        mine = clash.control[source]
        found = 0
        for unit in clash.units:
            if unit != source and clash.control[unit] == mine and has_faction(clash, unit, faction):
                found += 1
        return found >= at_least

    return holds
