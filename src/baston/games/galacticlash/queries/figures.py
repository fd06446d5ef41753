"""Figures of units as they are now: attack, defense, keywords, shields."""

from __future__ import annotations

from baston.games.galacticlash.cards.card import CARDS, Aura
from baston.games.galacticlash.constants import ATTACK_BONUS, DEFENSE_BONUS, KEYWORD, SHIELD
from baston.games.galacticlash.state.clash import Clash
from baston.kernel.column import filled


def attack(clash: Clash, unit: int) -> int:
    """The attack of a unit now, never below 0 (G-61)."""
    if len(clash.attacks) == 0:
        _reckon(clash)
    return max(0, clash.attacks[unit])


def defense(clash: Clash, unit: int) -> int:
    """The defense of a unit now (G-61)."""
    if len(clash.attacks) == 0:
        _reckon(clash)
    return clash.defenses[unit]


def keywords(clash: Clash, unit: int) -> int:
    """The keywords that a unit has now, as a bit set."""
    if len(clash.attacks) == 0:
        _reckon(clash)
    return clash.keywords[unit]


def has_keyword(clash: Clash, unit: int, keyword: int) -> bool:
    """Whether a unit has a keyword, given by its bit, now."""
    return keywords(clash, unit) & keyword != 0


def shield_of(clash: Clash, thing: int) -> int:
    """How many of the next wounds to a unit or player are prevented (G-63)."""
    total = 0
    for m in clash.lasting:
        if m.kind == SHIELD and m.thing == thing:
            total += m.amount
    return total


def changes(clash: Clash, unit: int) -> dict[int, list[int]]:
    """The printed cards that change a unit's figures now, each with what it adds to attack and defense."""
    found: dict[int, list[int]] = {}
    for m in clash.lasting:
        if m.thing == unit and m.kind in (ATTACK_BONUS, DEFENSE_BONUS):
            found.setdefault(m.source, [0, 0])[0 if m.kind == ATTACK_BONUS else 1] += m.amount
    applied: list[int] = []
    for source in clash.watchers:
        for place, aura in enumerate(CARDS[clash.what[source]].auras):
            if unit in _reached(clash, source, place, aura, applied):
                sums = found.setdefault(clash.what[source], [0, 0])
                sums[0] += aura.attack
                sums[1] += aura.defense
    return {card: sums for card, sums in found.items() if sums != [0, 0]}


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
