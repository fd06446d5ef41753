"""What a seat's life, hand and cards in play are worth, in points of cost, and who is ahead by how much."""

from __future__ import annotations

from typing import Final

from baston.games.galacticlash.cards.card import CARDS
from baston.games.galacticlash.constants import REACH, UNBLOCKABLE
from baston.games.galacticlash.queries.figures import attack, defense, keywords
from baston.games.galacticlash.queries.in_play import is_delayed, is_engaged, is_flyer
from baston.games.galacticlash.queries.seats import life_of, opponents, side_of
from baston.games.galacticlash.state.clash import Clash

OF_LIFE: Final = 0.55
OF_CARD: Final = 0.9
OF_ENERGY: Final = 1.6
OF_MORE_ENERGIES: Final = 0.3
OF_STALLING: Final = 1.0  # having put nothing into play yet (G-94)
OF_DANGER: Final = 0.25  # each point that may be lost in the next attack
OF_DEADLY_DANGER: Final = 8.0
ENOUGH_ENERGIES: Final = 7
OF_PRESENCE: Final = 0.8  # of its cost
OF_ATTACK: Final = 0.75
OF_DEFENSE: Final = 0.4
OF_CAPACITY: Final = 0.8
OF_WINGS: Final = 0.8


def lead(clash: Clash, seat: int) -> float:
    """By how many points of cost a seat's side is ahead of its best opponent."""
    rivals = opponents(clash, seat)
    if clash.variant.is_duo:
        return _of_team(clash, seat) - _of_team(clash, rivals[0])
    best = worth(clash, rivals[0])
    for rival in rivals[1:]:
        best = max(best, worth(clash, rival))
    return worth(clash, seat) - best


def _of_team(clash: Clash, seat: int) -> float:
    """Both partners, but their points once."""
    mates = [s for s in range(clash.players) if side_of(clash, s) == side_of(clash, seat)]
    return sum([worth(clash, mate) for mate in mates]) - OF_LIFE * clash.life[side_of(clash, seat)]


def worth(clash: Clash, seat: int) -> float:
    """What a seat's life, hand and cards in play are worth, in points of cost."""
    energies = len(clash.energies[seat])
    total = OF_LIFE * clash.life[side_of(clash, seat)] + OF_CARD * len(clash.hand[seat])
    total += OF_ENERGY * min(energies, ENOUGH_ENERGIES)
    total += OF_MORE_ENERGIES * max(0, energies - ENOUGH_ENERGIES)
    for unit in clash.units:
        if clash.control[unit] == seat:
            total += _of_unit(clash, unit)
    for card in clash.presences:
        if clash.control[card] == seat:
            total += OF_PRESENCE * CARDS[clash.what[card]].cost.total
    if clash.laid[seat] == 0:
        total -= OF_STALLING
    return total - danger(clash, seat)


def danger(clash: Clash, seat: int) -> float:
    """What the next attack of an opponent may cost a seat, units that are ready blocking the strongest.

    In the opponent's own turn it is an attack of this turn, without units that are engaged or delayed.
    """
    rivals = opponents(clash, seat)
    worst = _wounds_to_come(clash, rivals[0], seat)
    for rival in rivals[1:]:
        worst = max(worst, _wounds_to_come(clash, rival, seat))
    return OF_DANGER * worst + (OF_DEADLY_DANGER if worst >= life_of(clash, seat) else 0.0)


def _wounds_to_come(clash: Clash, rival: int, seat: int) -> int:
    """What an attack of all a rival's units takes from a seat that blocks the strongest, in the air first."""
    high: list[int] = []
    low: list[int] = []
    high_blockers = blockers = 0
    for unit in clash.units:
        words = keywords(clash, unit)
        flies = is_flyer(clash, unit)
        if clash.control[unit] == seat and not is_engaged(clash, unit):
            if flies or words & REACH:
                high_blockers += 1
            else:
                blockers += 1
        elif clash.control[unit] == rival and (clash.turn != rival or _may_attack(clash, unit)):
            if flies or words & UNBLOCKABLE:
                high.append(attack(clash, unit))
            else:
                low.append(attack(clash, unit))
    blockers += max(0, high_blockers - len(high))
    return _unblocked(high, high_blockers) + _unblocked(low, blockers)


def _unblocked(attacks: list[int], blockers: int) -> int:
    left = len(attacks) - blockers
    if left <= 0:
        return 0
    weakest = sorted(attacks) if blockers > 0 else attacks
    return sum(weakest[n] for n in range(left))


def _may_attack(clash: Clash, unit: int) -> bool:
    return not is_engaged(clash, unit) and not is_delayed(clash, unit)


def _of_unit(clash: Clash, unit: int) -> float:
    card = CARDS[clash.what[unit]]
    strength = attack(clash, unit)
    total = 0.5 + OF_ATTACK * strength + OF_DEFENSE * max(0, defense(clash, unit))
    if card.capacities or card.abilities or card.auras:
        total += OF_CAPACITY
    if is_flyer(clash, unit):
        total += OF_WINGS
    return total
